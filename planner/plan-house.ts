import type { Brief } from "#planner/brief/brief.ts";
import type { Plan } from "#planner/plan/plan.ts";
import { design, isPlannable, looksFeasible } from "#planner/search/design.ts";
import type { DesignOptions, Stage } from "#planner/search/design-options.ts";
import { nearestBrief } from "#planner/search/programme/nearest-brief.ts";
import { type RefusalReason, refusal } from "#planner/search/programme/refusal.ts";

export type { RefusalReason, Stage };
export { refusal };

export type PlanningOutcome =
  | { readonly kind: "planned"; readonly plans: readonly Plan[] }
  | { readonly kind: "refused"; readonly reasons: readonly RefusalReason[] };

export type PlanningOptions = DesignOptions;

/**
 * Designs a house for a brief: every plan handed out has passed the laws of planner/plan; a refusal names the nearest brief that
 * was tried and works. The search is counted in steps, never in time.
 */
export function planHouse(brief: Brief, options: PlanningOptions): PlanningOutcome {
  const outcome = design(brief, options);
  if (outcome.kind === "planned") return outcome;
  const { rule, code, params } = outcome;
  const { seed } = options;
  const help = nearestBrief(
    brief,
    (other) => looksFeasible(other, seed),
    (other) => isPlannable(other, seed),
  );
  return { kind: "refused", reasons: [refusal(rule, code, params, help)] };
}
