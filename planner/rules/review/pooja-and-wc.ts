import { type Area, common, sizeOf } from "#planner/plan/check/area.ts";
import type { MeasuredLevel } from "#planner/plan/check/measured-plan.ts";
import { grown } from "#planner/plan/check/rect.ts";
import { BATHROOMS, type Finding } from "#planner/plan/plan.ts";
import { type ReviewRule, warning } from "#planner/rules/review/remark.ts";

/** Two rooms share a wall if they are no farther apart than `BESIDE`, a one-brick wall and a bit, for more than `SHARED`, mm: not if just corners meet. */
const BESIDE = 260;
const SHARED = 500;

/** Whether two rooms lie on either side of one wall. */
export function shareWall(one: Area, other: Area): boolean {
  const around = one.map((r) => grown(r, BESIDE));
  return common(other, around).some((r) => Math.max(r.x1 - r.x0, r.y1 - r.y0) > SHARED);
}

/** The rule's name where a toilet stands over a shrine, or under one. */
export const POOJA_STACKED_WITH_WC = "vastu/pooja-under-wc";
/** Up to this overlap two rooms on two storeys have no floor in common, mm2: their walls are just a little out of line. */
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
          ...toiletOn(levels[i + 1], stacked).map((wc) => told(POOJA_STACKED_WITH_WC, `${wc} stands over ${label}.`)),
          ...toiletOn(levels[i - 1], stacked).map((wc) => told(POOJA_STACKED_WITH_WC, `${label} stands over ${wc}.`)),
        ];
      }),
  );
};
