import type { Plan } from "#planner/plan/plan.ts";
import { slivers } from "#planner/rules/review/proportion.ts";
import { reviewPlan } from "#planner/rules/review-plan.ts";
import { scoreVastu } from "#planner/vastu/score-vastu.ts";
import { vastuFindings, vastuRelaxation } from "#planner/vastu/vastu-findings.ts";

/** A plan that keeps the laws, with the review's remarks and the vastu lines in its findings. */
export type ReviewedPlan = {
  readonly plan: Plan;
  /** Vetoes of strict vastu that it breaks; 0 where strict vastu was not asked. */
  readonly vetoes: number;
  readonly warnings: number;
  /** Slivers of rooms and doors that furniture blocks: such a plan is the last that is handed out. */
  readonly grave: number;
};

/** Adds what the review and vastu find, and says in `relaxed` where strict vastu had to give way. */
export function reviewedPlan(plan: Plan): ReviewedPlan {
  const report = scoreVastu(plan);
  const relaxation = vastuRelaxation(plan, report);
  const told: Plan = relaxation === null ? plan : { ...plan, relaxed: [...plan.relaxed, relaxation] };
  const remarks = reviewPlan(told);
  return {
    plan: { ...told, findings: [...told.findings, ...remarks, ...vastuFindings(plan, report)] },
    vetoes: plan.brief.vastu === "strict" ? report.vetoes.length : 0,
    warnings: remarks.filter(({ severity }) => severity === "warning").length,
    grave: slivers(plan) + remarks.filter(({ rule }) => rule === "practice/blocked-door").length,
  };
}

/** A warning weighs as much as this part of the search's own cost of the cheapest candidate. */
const WARNING_SHARE = 0.04;

/**
 * Best first: plans without a grave fault, the fewest broken vetoes of strict vastu, then the search's cost with every warning of the review added to it.
 * Equal ones keep their order.
 */
export function ranked<T extends { readonly reviewed: ReviewedPlan; readonly cost: number }>(
  candidates: readonly T[],
): readonly T[] {
  const cheapest = Math.min(...candidates.map(({ cost }) => cost));
  const worth = ({ reviewed, cost }: T): number => cost + WARNING_SHARE * cheapest * reviewed.warnings;
  return [...candidates].sort(
    (a, b) => a.reviewed.grave - b.reviewed.grave || a.reviewed.vetoes - b.reviewed.vetoes || worth(a) - worth(b),
  );
}
