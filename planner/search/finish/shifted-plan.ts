import type { Plan } from "#planner/plan/plan.ts";
import { type ReviewedPlan, reviewedPlan } from "#planner/reviewed-plan.ts";
import type { BuildInput } from "#planner/search/build/build-input.ts";
import { buildPlan } from "#planner/search/build/build-plan.ts";
import type { Together } from "#planner/search/finish/likely-shifts.ts";
import { brokenLaws } from "#planner/search/judge/lawful-plan.ts";
import type { Shift } from "#planner/search/legalise/shifts.ts";

/** At most this many plans are built for one option in each way of shifting. */
export const MOST_PLANS = 40;

/** A plan, and the shifts of walls that made it. */
export type ShiftedPlan = { readonly reviewed: ReviewedPlan; readonly shifts: readonly Shift[] };

/** The house whose walls are shifted, and what no shift may cost it. */
export type Shifting = { readonly house: BuildInput; readonly losesNothing: (one: ReviewedPlan) => boolean };

/** The plan with more shifts, built and reviewed anew; null where it is not `better` than before, loses something or breaks a law. */
export function withMoreShifts(
  { reviewed: { plan: before }, shifts: made }: ShiftedPlan,
  more: Together,
  { house, losesNothing }: Shifting,
  isBetter: (plan: Plan, before: Plan) => boolean,
): ShiftedPlan | null {
  const shifts = [...made, ...more];
  const plan = buildPlan({ ...house, shifts });
  if (typeof plan === "string" || !isBetter(plan, before)) return null;
  const reviewed = reviewedPlan(plan);
  return losesNothing(reviewed) && brokenLaws(reviewed.plan).length === 0 ? { reviewed, shifts } : null;
}
