import { expect, test } from "vitest";
import { parseBrief } from "#planner/brief/parse-brief.ts";
import { planHouse } from "#planner/plan-house.ts";
import { scoreVastu } from "#planner/vastu/score-vastu.ts";

/** A facing towards the sun, one away from it and one askew, with plot and least score: askew on a small plot few rooms lie in a single zone. */
const BRIEFS = [
  ["E", 40, 60, 60],
  ["S", 40, 60, 60],
  ["NW", 30, 40, 55],
] as const;

test.each(BRIEFS)(
  "a strict household facing %s on %i x %i ft gets a house without a veto, its main door in a good pada",
  (facing, width, depth, least) => {
    const parsed = parseBrief({
      region: "in",
      plot: { width, depth, unit: "ft" },
      facing,
      floors: 2,
      bedrooms: 3,
      vastu: "strict",
    });
    if (parsed.kind === "invalid") throw new Error(parsed.message);
    const outcome = planHouse(parsed.brief, { options: 1, seed: 7 });
    if (outcome.kind === "refused") throw new Error(outcome.reasons[0]?.message);
    const report = scoreVastu(outcome.plans[0] as (typeof outcome.plans)[number]);
    expect(report.vetoes).toEqual([]);
    expect(report.pada?.good).toBe(true);
    expect(report.score).toBeGreaterThanOrEqual(least);
  },
);
