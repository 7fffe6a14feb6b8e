import { widthOf } from "#planner/plan/check/measured-plan.ts";
import { BEDROOMS, type RoomKind } from "#planner/plan/plan.ts";
import type { Profile, Sourced } from "#planner/rules/profile.ts";
import { note, type ReviewRule } from "#planner/rules/review/remark.ts";

/** Widths of leaf and frame through which furniture is carried in India, mm; elsewhere those of the profile's doors, where these are narrower. */
const MAIN = 1000;
const ROOM = 900;
const INDIAN = "Andhra Pradesh G.O. 119: 0.9 m to habitable rooms; main door by practice";
/** Rooms that one enters from a bedroom: nothing large is carried through their doors. */
const BEHIND: readonly RoomKind[] = ["bath", "wc", "bathroom", "powder", "dressing", "balcony"];

/** A bed or a cupboard is carried through the main door and through a bedroom's. */
export const doorWidth: ReviewRule = ({ levels, profile }) =>
  levels.flatMap((level) =>
    level.openings
      .map(({ opening }) => opening)
      .filter(({ kind }) => kind === "door")
      .flatMap((opening) => {
        const kinds = level.rooms.filter(({ room }) => opening.rooms.includes(room.id)).map(({ room }) => room.kind);
        const isIntoBedroom =
          kinds.some((kind) => BEDROOMS.includes(kind)) && !kinds.some((kind) => BEHIND.includes(kind));
        if (opening.main !== true && !isIntoBedroom) return [];
        const [usual, most] =
          opening.main === true ? ([profile.doors.main, MAIN] as const) : ([profile.doors.room, ROOM] as const);
        const least = Math.min(most, usual.value);
        if (widthOf(opening) >= least) return [];
        const message = `Door ${opening.id} is ${widthOf(opening)} mm wide; ${least} mm lets furniture through.`;
        const where = { level: level.index, opening: opening.id };
        return [note("practice/door-width", message, where, sourceOf(profile, usual))];
      }),
  );

function sourceOf({ region }: Profile, { source }: Sourced): string {
  return region === "in" ? INDIAN : source;
}
