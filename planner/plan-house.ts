import type { Brief } from "#planner/brief/brief.ts";
import { checkPlan } from "#planner/plan/check-plan.ts";
import { compareOptions, ENTIRELY_DIFFERENT } from "#planner/plan/compare-options.ts";
import type { Plan } from "#planner/plan/plan.ts";
import { type ReviewedPlan, ranked, reviewedPlan } from "#planner/reviewed-plan.ts";
import { profileOf } from "#planner/rules/profile-of.ts";
import { arrangeHouse, USUAL_EFFORT } from "#planner/search/arrange/arrange-house.ts";
import { totalCost } from "#planner/search/arrange/arrangement.ts";
import { buildPlan } from "#planner/search/build-plan.ts";
import { stairDesign } from "#planner/search/core/stair-shaft.ts";
import { programmeFor } from "#planner/search/programme/programme.ts";
import { mixSeed } from "#planner/search/random.ts";
import { siteWithinBudget } from "#planner/search/site.ts";

/** Why a brief cannot be met, and the nearest change that would make it possible. */
export type RefusalReason = { readonly rule: string; readonly message: string; readonly suggestion: string };

export type Stage = "programme" | "core" | "arrange" | "legalise" | "openings" | "furniture" | "check";

export type PlanningOutcome =
  | { readonly kind: "planned"; readonly plans: readonly Plan[] }
  | { readonly kind: "refused"; readonly reasons: readonly RefusalReason[] };

export type PlanningOptions = {
  /** How many entirely different options to make, 1..4. */
  readonly options: number;
  /** Whole number; same brief, seed and engine version give the same plans. */
  readonly seed: number;
  /** Called as each option enters a stage, so that a loader can show the real work. */
  readonly onStage?: (stage: Stage, option: number) => void;
  /** Called for every candidate that was thrown away, with what was wrong: for those who better the search. */
  readonly onRejected?: (reasons: readonly string[]) => void;
};

/** A lawful plan with what the search thought of it. */
type Standing = { readonly reviewed: ReviewedPlan; readonly cost: number };

/** Rounds of search per programme before a poorer programme is tried. */
const ROUNDS = 2;
const MOST_PROGRAMMES = 8;
/** With so many hard problems in its best arrangement a programme is not tried again. */
const HOPELESS = 2;

/**
 * Designs a house for a brief: every plan handed out has passed the laws of planner/plan.
 * The search is counted in steps, never in time.
 */
export function planHouse(brief: Brief, options: PlanningOptions): PlanningOutcome {
  const profile = profileOf(brief.region);
  const site = siteWithinBudget(brief, profile, (one) => programmeFor(brief, profile, one).kind === "programme");
  const plans: Plan[] = [];
  for (let spared = 0; spared < MOST_PROGRAMMES; spared++) {
    options.onStage?.("programme", plans.length + 1);
    const outcome = programmeFor(brief, profile, site, spared);
    if (outcome.kind === "refused") {
      if (plans.length > 0) break;
      return outcome;
    }
    const { programme } = outcome;
    const stair = stairDesign(profile, brief.floors, site.height);
    if (stair === null) {
      const message = `${brief.floors} floors are higher than the ${site.height / 1000} m allowed here.`;
      return { kind: "refused", reasons: [{ rule: `${profile.id}/height`, message, suggestion: "One floor less." }] };
    }
    for (let round = 0; round < ROUNDS && plans.length < options.options; round++) {
      options.onStage?.("arrange", plans.length + 1);
      const seed = mixSeed(options.seed, spared, round, plans.length);
      const shaft = programme.wishes.stair ? stair : null;
      const { candidates, leastHard } = arrangeHouse(brief, profile, site, programme, shaft, seed, USUAL_EFFORT);
      if (leastHard >= HOPELESS) break;
      const standing: Standing[] = [];
      for (const candidate of candidates) {
        if (plans.some((plan) => plan.option.parti === candidate.core.parti)) continue;
        options.onStage?.("openings", plans.length + 1);
        const plan = buildPlan({
          brief,
          profile,
          site,
          programme,
          stair,
          seed: options.seed,
          candidate,
          option: plans.length + 1,
        });
        if (typeof plan === "string") {
          options.onRejected?.([plan]);
          continue;
        }
        options.onStage?.("check", plans.length + 1);
        const errors = checkPlan(plan).filter((finding) => finding.severity === "error");
        if (errors.length > 0) {
          options.onRejected?.(
            errors.map(
              (e) =>
                `${e.rule} ${e.where.level ?? ""} ${e.where.room ?? e.where.wall ?? e.where.opening ?? ""}: ${e.message}`,
            ),
          );
          continue;
        }
        standing.push({ reviewed: reviewedPlan(plan), cost: totalCost(candidate.arrangement) });
      }
      for (const { reviewed } of ranked(standing)) {
        if (plans.length >= options.options) break;
        const plan = { ...reviewed.plan, option: { ...reviewed.plan.option, index: plans.length + 1 } };
        if (plans.some((other) => other.option.parti === plan.option.parti)) continue;
        if (plans.some((other) => compareOptions(other, plan).difference < ENTIRELY_DIFFERENT)) {
          options.onRejected?.(["too like an option that stands already"]);
          continue;
        }
        plans.push(plan);
      }
    }
    if (plans.length >= options.options) break;
  }
  if (plans.length > 0) return { kind: "planned", plans };
  return {
    kind: "refused",
    reasons: [
      {
        rule: "search",
        message: "No arrangement of these rooms on this plot kept every rule.",
        suggestion: brief.bedrooms > 1 ? "One bedroom less, or one more floor." : "A larger plot.",
      },
    ],
  };
}
