import { widthOf } from "#planner/plan/check/measured-plan.ts";
import { BEDROOMS } from "#planner/plan/plan.ts";
import { note, type ReviewRule } from "#planner/rules/review/remark.ts";

const SOURCE = "Andhra Pradesh G.O. 119: 0.9 m to habitable rooms; main door by practice";

/** A bed or a cupboard is carried through a bedroom's door of 0.9 m (0.76 m outside India), and a main door is a metre wide. */
export const doorWidth: ReviewRule = ({ levels, plan }) =>
  levels.flatMap((level) =>
    level.openings
      .map(({ opening }) => opening)
      .filter(({ kind }) => kind === "door")
      .flatMap((opening) => {
        const toBedroom = level.rooms.find(
          ({ room }) => opening.rooms.includes(room.id) && BEDROOMS.includes(room.kind),
        );
        const entered = level.rooms.every(
          ({ room }) =>
            !(
              opening.rooms.includes(room.id) &&
              ["bath", "wc", "bathroom", "powder", "dressing", "balcony"].includes(room.kind)
            ),
        );
        const least =
          opening.main === true
            ? 1000
            : toBedroom !== undefined && entered
              ? plan.brief.region === "in"
                ? 900
                : 760
              : 0;
        if (widthOf(opening) >= least) return [];
        const message = `Door ${opening.id} is ${widthOf(opening)} mm wide; ${least} mm lets furniture through.`;
        return [note("practice/door-width", message, { level: level.index, opening: opening.id }, SOURCE)];
      }),
  );
