import type { Brief } from "#planner/brief/brief.ts";
import type { Plan } from "#planner/plan/plan.ts";

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
};

/**
 * Designs a house for a brief: every plan handed out has passed the laws of planner/plan.
 * The search is counted in steps, never in time.
 */
export function planHouse(_brief: Brief, _options: PlanningOptions): PlanningOutcome {
  throw new Error("the search is not built yet");
}
