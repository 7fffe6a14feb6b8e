import { type Area, common, sizeOf } from "#planner/plan/check/area.ts";
import type { MeasuredLevel } from "#planner/plan/check/measured-plan.ts";
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
      .flatMap(({ room: { id, label }, area: shrine }) => {
        const toiletOn = (other: MeasuredLevel | undefined, meets: (area: Area) => boolean): readonly string[] =>
          (other?.rooms ?? [])
            .filter(({ room, area }) => BATHROOMS.includes(room.kind) && meets(area))
            .slice(0, 1)
            .map(({ room }) => room.label);
        const told = (rule: string, message: string): Finding =>
          warning(rule, message, { level: level.index, room: id }, "vastu tradition");
        const stacked = (area: Area): boolean => sizeOf(common(shrine, area)) > CRUMB;
        return [
          ...toiletOn(level, (area) => shareWall(shrine, area)).map((wc) =>
            told("vastu/pooja-and-wc", `${label} shares a wall with ${wc}.`),
          ),
          ...toiletOn(levels[i + 1], stacked).map((wc) => told(POOJA_UNDER_WC, `${wc} stands over ${label}.`)),
          ...toiletOn(levels[i - 1], stacked).map((wc) => told(POOJA_UNDER_WC, `${label} stands over ${wc}.`)),
        ];
      }),
  );
};
