import { type Area, common, sizeOf } from "#planner/plan/check/area.ts";
import type { MeasuredLevel, MeasuredRoom } from "#planner/plan/check/measured-plan.ts";
import { grown } from "#planner/plan/check/rect.ts";
import { BATHROOMS, type Finding } from "#planner/plan/plan.ts";
import { type ReviewRule, warning } from "#planner/rules/review/remark.ts";

/** Rooms no farther apart than a one-brick wall and a bit share it, where they lie side by side for more than so much, mm: corners that meet do not. */
const BESIDE = 260;
const SHARED = 500;

/** Whether one wall has one of two rooms on either side. */
export function shareWall(one: Area, other: Area): boolean {
  const around = one.map((r) => grown(r, BESIDE));
  return common(other, around).some((r) => Math.max(r.x1 - r.x0, r.y1 - r.y0) > SHARED);
}

/** The rule's name where a toilet stands over a shrine, or under one. */
export const POOJA_UNDER_WC = "vastu/pooja-under-wc";
/** What two storeys' walls are off one another is no floor in common, mm2. */
const CRUMB = 1e5;

/** Vastu: a pooja shares no wall with a toilet, and none stands over or under it. */
export const poojaAndWc: ReviewRule = ({ plan, levels }) => {
  if (plan.brief.vastu === "none") return [];
  return levels.flatMap((level, i) =>
    level.rooms
      .filter(({ room }) => room.kind === "pooja")
      .flatMap((pooja) => {
        const where = { level: level.index, room: pooja.room.id };
        const told = (rule: string, message: string): Finding => warning(rule, message, where, "vastu tradition");
        const wc = level.rooms.find(({ room, area }) => BATHROOMS.includes(room.kind) && shareWall(pooja.area, area));
        const meets = (other: MeasuredLevel | undefined): MeasuredRoom | undefined =>
          other?.rooms.find(
            ({ room, area }) => BATHROOMS.includes(room.kind) && sizeOf(common(pooja.area, area)) > CRUMB,
          );
        const above = meets(levels[i + 1]);
        const below = meets(levels[i - 1]);
        return [
          ...(wc === undefined
            ? []
            : [told("vastu/pooja-and-wc", `${pooja.room.label} shares a wall with ${wc.room.label}.`)]),
          ...(above === undefined
            ? []
            : [told(POOJA_UNDER_WC, `${above.room.label} stands over ${pooja.room.label}.`)]),
          ...(below === undefined
            ? []
            : [told(POOJA_UNDER_WC, `${pooja.room.label} stands over ${below.room.label}.`)]),
        ];
      }),
  );
};
