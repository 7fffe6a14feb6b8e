import { changedHouse } from "#planner/search/build/walled-house.ts";
import { shiftsIntoLine } from "#planner/search/finish/likely-shifts.ts";
import { MOST_PLANS, type ShiftedPlan, type Shifting, withMoreShifts } from "#planner/search/finish/shifted-plan.ts";
import { wallsOutOfLine } from "#planner/search/finish/walls-out-of-line.ts";
import { shifted } from "#planner/search/legalise/shifts.ts";

/**
 * The plan with walls that stand partly on a wall below and partly beside it brought into line one by one, first those that bring least floor into wrong
 * rooms. A shift stays if the plan keeps the laws and loses nothing else.
 */
export function broughtIntoLine(first: ShiftedPlan, shifting: Shifting): ShiftedPlan {
  let best = first;
  const refused = new Set<string>();
  for (;;) {
    const likely = shiftsIntoLine(shifted(changedHouse(shifting.house), best.shifts), best.reviewed.plan);
    const together = likely.find((some) => !refused.has(JSON.stringify(some)));
    if (together === undefined || refused.size >= MOST_PLANS) return best;
    const better = withMoreShifts(
      best,
      together,
      shifting,
      (plan, before) => wallsOutOfLine(plan.levels) < wallsOutOfLine(before.levels),
    );
    if (better === null) refused.add(JSON.stringify(together));
    else best = better;
  }
}
