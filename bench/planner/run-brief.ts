import type { BriefJson } from "#bench/planner/brief-space.ts";
import { type Feasibility, feasibility } from "#bench/planner/feasible.ts";
import { measurePlan, type PlanMeasure } from "#bench/planner/measure-plan.ts";
import type { NoHouse } from "#bench/planner/no-house/no-house.ts";
import { parseBrief } from "#planner/brief/parse-brief.ts";
import { compareOptions } from "#planner/plan/compare-options.ts";
import type { Plan } from "#planner/plan/plan.ts";
import { planHouse } from "#planner/plan-house.ts";
import { profileOf } from "#planner/rules/profile-of.ts";

/** What became of one brief. */
export type BriefRecord = {
  readonly n: number;
  readonly brief: BriefJson;
  readonly floors: number;
  /** 30x40 ft or larger, either way round. */
  readonly roomy: boolean;
  readonly vastu: string;
  readonly feasibility: Feasibility;
  /** What is proved of a refused brief; only with `--prove`. */
  readonly noHouse?: NoHouse;
  readonly asked: number;
  readonly refused: readonly string[];
  readonly plans: readonly PlanMeasure[];
  /** How different the first two options are (law 11), 0..1; null where there is one or none. */
  readonly difference: number | null;
  readonly sameParti: boolean;
  /** Processor milliseconds for all options together. */
  readonly ms: number;
  /** Why candidates were thrown away, and how often; the eight commonest reasons, the commonest first. */
  readonly rejected: readonly (readonly [why: string, times: number])[];
};

/** Plans brief number `n` of its list and measures the plans that are handed out; `onPlan` is given each. */
export function runBrief(
  n: number,
  json: BriefJson,
  options: number,
  seed: number,
  onPlan: (plan: Plan) => void = () => undefined,
): BriefRecord {
  const parsed = parseBrief(json);
  if (parsed.kind === "invalid") throw new Error(`brief ${n}: ${parsed.message}`);
  const { brief } = parsed;
  const rejected = new Map<string, number>();
  const onRejected = (reasons: readonly string[]): void => {
    for (const reason of reasons) rejected.set(reason, (rejected.get(reason) ?? 0) + 1);
  };
  const before = process.cpuUsage();
  const outcome = planHouse(brief, { options, seed, onRejected });
  const used = process.cpuUsage(before);
  const plans = outcome.kind === "planned" ? outcome.plans : [];
  for (const plan of plans) onPlan(plan);
  const [first, second] = plans;
  const compared = first === undefined || second === undefined ? null : compareOptions(first, second);
  const feet = brief.plot.unit === "ft" ? 1 : 1 / 0.3048;
  const sides = [brief.plot.width * feet, brief.plot.depth * feet].sort((a, b) => a - b);
  return {
    n,
    brief: json,
    floors: brief.floors,
    roomy: (sides[0] ?? 0) >= 29.9 && (sides[1] ?? 0) >= 39.9,
    vastu: brief.vastu,
    feasibility: feasibility(brief, profileOf(brief.region)),
    asked: options,
    refused: outcome.kind === "refused" ? outcome.reasons.map(({ rule, message }) => `${rule}: ${message}`) : [],
    plans: plans.map(measurePlan),
    difference: compared?.difference ?? null,
    sameParti: compared?.sameParti ?? false,
    ms: (used.user + used.system) / 1000,
    rejected: [...rejected].sort((a, b) => b[1] - a[1]).slice(0, 8),
  };
}
