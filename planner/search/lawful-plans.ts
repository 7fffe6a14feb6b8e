import { checkPlan } from "#planner/plan/check-plan.ts";
import type { Plan } from "#planner/plan/plan.ts";
import { type ReviewedPlan, reviewedPlan } from "#planner/reviewed-plan.ts";
import type { Candidate } from "#planner/search/arrange/arrange-house.ts";
import { totalCost, totalMissed } from "#planner/search/arrange/arrangement.ts";
import { type BuildInput, buildPlan } from "#planner/search/build-plan.ts";

/** A plan that keeps every law, with what the search thought of it: its cost, and the neighbourhoods asked for that it misses. */
export type Standing = { readonly reviewed: ReviewedPlan; readonly cost: number; readonly missed: number };

/** Phases 4 to 6 on every candidate, and the laws on what comes of it; `rejected` is told why one was thrown away. */
export function lawfulPlans(
  candidates: readonly Candidate[],
  input: Omit<BuildInput, "candidate">,
  entered: (stage: "openings" | "check") => void,
  rejected: (reasons: readonly string[]) => void,
): readonly Standing[] {
  return candidates.flatMap((candidate) => {
    entered("openings");
    const plan = buildPlan({ ...input, candidate });
    if (typeof plan === "string") {
      rejected([plan]);
      return [];
    }
    entered("check");
    const broken = brokenLaws(plan);
    if (broken.length > 0) {
      rejected(broken);
      return [];
    }
    const { arrangement } = candidate;
    return [{ reviewed: reviewedPlan(plan), cost: totalCost(arrangement), missed: totalMissed(arrangement) }];
  });
}

function brokenLaws(plan: Plan): readonly string[] {
  return checkPlan(plan)
    .filter((finding) => finding.severity === "error")
    .map(({ rule, where, message }) => {
      const place = where.room ?? where.wall ?? where.opening ?? "";
      return `${rule} ${where.level ?? ""} ${place}: ${message}`;
    });
}
