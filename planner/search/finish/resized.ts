import type { Plan } from "#planner/plan/plan.ts";
import { changedHouse } from "#planner/search/build/walled-house.ts";
import { likelyShifts, type Together } from "#planner/search/finish/likely-shifts.ts";
import { MOST_PLANS, type ShiftedPlan, type Shifting, withMoreShifts } from "#planner/search/finish/shifted-plan.ts";
import { wallsOutOfLine } from "#planner/search/finish/walls-out-of-line.ts";
import { misplacedShare } from "#planner/search/judge/misplaced-floor.ts";
import { shifted } from "#planner/search/legalise/shifts.ts";

/**
 * The plan with its walls shifted one by one, or with those over and under it, each time where most floor comes into the right rooms. A shift stays if the
 * plan keeps the laws and loses nothing else; no wall is brought out of line with the one below.
 */
export function resized(first: ShiftedPlan, shifting: Shifting): ShiftedPlan {
  let best = first;
  let plans = 0;
  // By walls and side the least shift that was refused, mm: longer ones are not tried.
  const refused = new Map<string, number>();
  const built = (together: Together): ShiftedPlan | null => {
    const by = together[0]?.by ?? 0;
    const side = `${together.map(({ level, wall }) => `${level} ${wall}`)} ${Math.sign(by)}`;
    if (Math.abs(by) >= (refused.get(side) ?? Number.POSITIVE_INFINITY)) return null;
    plans++;
    const better = withMoreShifts(best, together, shifting, isRoomier);
    if (better === null) refused.set(side, Math.abs(by));
    return better;
  };
  for (let goesOn = true; goesOn; ) {
    goesOn = false;
    for (const together of likelyShifts(shifted(changedHouse(shifting.house), best.shifts), best.reviewed.plan)) {
      if (plans >= MOST_PLANS) return best;
      const better = built(together);
      if (better === null) continue;
      [best, goesOn] = [better, true];
      break;
    }
  }
  return best;
}

function isRoomier(plan: Plan, before: Plan): boolean {
  return misplacedShare(plan) < misplacedShare(before) && wallsOutOfLine(plan.levels) <= wallsOutOfLine(before.levels);
}
