/**
 * Law 10, scores. Each of the nine scores is a number from 0 to 100.
 */
import { broken } from "#planner/plan/check/finding.ts";
import type { MeasuredPlan } from "#planner/plan/check/measured-plan.ts";
import { type Finding, SCORE_NAMES } from "#planner/plan/plan.ts";

export function scoreLaw({ plan }: MeasuredPlan): readonly Finding[] {
  return SCORE_NAMES.filter((name) => !(plan.scores[name] >= 0 && plan.scores[name] <= 100)).map((name) =>
    broken("law-10/score", `The score ${name} is ${plan.scores[name]}, not 0 to 100.`),
  );
}
