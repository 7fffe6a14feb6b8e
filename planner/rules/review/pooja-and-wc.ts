import { common, sizeOf } from "#planner/plan/check/area.ts";
import { grown } from "#planner/plan/check/rect.ts";
import { BATHROOMS } from "#planner/plan/laws/03-requested-rooms.ts";
import { type ReviewRule, warning } from "#planner/rules/review/remark.ts";

/** A wall's thickness and a bit. */
const BESIDE = 260;
const SHARED = 500;

/** Vastu: a pooja shares no wall with a toilet. */
export const poojaAndWc: ReviewRule = ({ plan, levels }) => {
  if (plan.brief.vastu === "none") return [];
  return levels.flatMap((level) =>
    level.rooms
      .filter(({ room }) => room.kind === "pooja")
      .flatMap((pooja) => {
        const around = pooja.area.map((r) => grown(r, BESIDE));
        const wc = level.rooms.find(
          ({ room, area }) => BATHROOMS.includes(room.kind) && sizeOf(common(area, around)) > SHARED * (BESIDE - 230),
        );
        if (wc === undefined) return [];
        const message = `${pooja.room.label} shares a wall with ${wc.room.label}.`;
        return [warning("vastu/pooja-and-wc", message, { level: level.index, room: pooja.room.id }, "vastu tradition")];
      }),
  );
};
