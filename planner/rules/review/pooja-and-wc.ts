import { type Area, common } from "#planner/plan/check/area.ts";
import { grown } from "#planner/plan/check/rect.ts";
import { BATHROOMS } from "#planner/plan/plan.ts";
import { type ReviewRule, warning } from "#planner/rules/review/remark.ts";

/** Rooms no farther apart than a one-brick wall and a bit share it, where they lie side by side for more than so much, mm: corners that meet do not. */
const BESIDE = 260;
const SHARED = 500;

/** Whether one wall has one of two rooms on either side. */
export function shareWall(one: Area, other: Area): boolean {
  const around = one.map((r) => grown(r, BESIDE));
  return common(other, around).some((r) => Math.max(r.x1 - r.x0, r.y1 - r.y0) > SHARED);
}

/** Vastu: a pooja shares no wall with a toilet. */
export const poojaAndWc: ReviewRule = ({ plan, levels }) => {
  if (plan.brief.vastu === "none") return [];
  return levels.flatMap((level) =>
    level.rooms
      .filter(({ room }) => room.kind === "pooja")
      .flatMap((pooja) => {
        const wc = level.rooms.find(({ room, area }) => BATHROOMS.includes(room.kind) && shareWall(pooja.area, area));
        if (wc === undefined) return [];
        const message = `${pooja.room.label} shares a wall with ${wc.room.label}.`;
        return [warning("vastu/pooja-and-wc", message, { level: level.index, room: pooja.room.id }, "vastu tradition")];
      }),
  );
};
