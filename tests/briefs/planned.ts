import type { Brief } from "#planner/brief/brief.ts";
import { parseBrief } from "#planner/brief/parse-brief.ts";
import { checkPlan } from "#planner/plan/check-plan.ts";
import type { Finding, Plan } from "#planner/plan/plan.ts";
import { planHouse } from "#planner/plan-house.ts";

export type Fields = Readonly<Record<string, unknown>>;

/** A plot on which everything has room, where one answer is tried against another. */
export const ROOMY: Fields = { plot: { width: 40, depth: 60 }, facing: "E" };

/** The brief with these fields, in India unless they say otherwise; the others have their usual values. Throws where a field cannot be used. */
export function briefOf(fields: Fields): Brief {
  const parsed = parseBrief({ region: "in", ...fields });
  if (parsed.kind === "invalid") throw new Error(parsed.message);
  return parsed.brief;
}

/** The plans of such a brief, one unless more are asked for. Throws where it is refused. */
export function planned(fields: Fields, { options = 1, seed = 7 } = {}): readonly Plan[] {
  const outcome = planHouse(briefOf(fields), { options, seed });
  if (outcome.kind === "refused") throw new Error(outcome.reasons[0]?.message);
  return outcome.plans;
}

export function lawsBroken(plans: readonly Plan[]): readonly Finding[] {
  return plans.flatMap((plan) => checkPlan(plan).filter(({ severity }) => severity === "error"));
}
