import { type ReviewedPlan, reviewedPlan } from "#planner/reviewed-plan.ts";
import type { BuildInput } from "#planner/search/build/build-input.ts";
import { buildPlan } from "#planner/search/build/build-plan.ts";
import { changedHouse } from "#planner/search/build/walled-house.ts";
import { likelyShifts } from "#planner/search/finish/likely-shifts.ts";
import { brokenLaws } from "#planner/search/judge/lawful-plan.ts";
import { misplacedShare } from "#planner/search/judge/misplaced-floor.ts";
import { type Shift, shifted } from "#planner/search/legalise/shifts.ts";

/** At most this many plans are built for one option. */
const MOST_PLANS = 40;

/** A plan, and the shifts of walls that made it. */
export type Resized = { readonly reviewed: ReviewedPlan; readonly shifts: readonly Shift[] };

/**
 * The plan with its walls shifted one by one, each time where most floor comes into the right rooms. With each shift the plan is built and reviewed anew; the
 * shift stays if the plan keeps the laws and it `losesNothing` else.
 */
export function resized(first: ReviewedPlan, house: BuildInput, losesNothing: (one: ReviewedPlan) => boolean): Resized {
  let best = first;
  let made: readonly Shift[] = [];
  let plans = 0;
  // By level, wall and side the least shift that was refused, mm: longer ones are not tried.
  const refused = new Map<string, number>();
  const built = (shift: Shift): ReviewedPlan | null => {
    const side = `${shift.level} ${shift.wall} ${Math.sign(shift.by)}`;
    if (Math.abs(shift.by) >= (refused.get(side) ?? Number.POSITIVE_INFINITY)) return null;
    plans++;
    const plan = buildPlan({ ...house, shifts: [...made, shift] });
    if (typeof plan !== "string" && misplacedShare(plan) < misplacedShare(best.plan)) {
      const reviewed = reviewedPlan(plan);
      if (losesNothing(reviewed) && brokenLaws(reviewed.plan).length === 0) return reviewed;
    }
    refused.set(side, Math.abs(shift.by));
    return null;
  };
  for (let goesOn = true; goesOn; ) {
    goesOn = false;
    for (const shift of likelyShifts(shifted(changedHouse(house), made), best.plan)) {
      if (plans >= MOST_PLANS) return { reviewed: best, shifts: made };
      const better = built(shift);
      if (better === null) continue;
      [best, made, goesOn] = [better, [...made, shift], true];
      break;
    }
  }
  return { reviewed: best, shifts: made };
}
