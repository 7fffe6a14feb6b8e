import { expect, test } from "vitest";
import { parseBrief } from "#planner/brief/parse-brief.ts";
import { checkPlan } from "#planner/plan/check-plan.ts";
import { planHouse } from "#planner/plan-house.ts";

type Fields = Readonly<Record<string, unknown>>;

/** Briefs that were once refused though a house stands on their plots; each by what stood in its way. */
const TIGHT: readonly (readonly [what: string, brief: Fields])[] = [
  [
    "a budget's floor as deep as it may be on a plot that is not filled across",
    {
      plot: { width: 50, depth: 70 },
      facing: "W",
      edges: { left: "party", right: "open", rear: "open" },
      roadWidth: 18,
      floors: 2,
      bedrooms: 5,
      bathrooms: 1,
      kitchen: "open",
      style: "traditional",
      vastu: "none",
      budget: 3_200_000,
    },
  ],
  [
    "three floors for one bedroom, rooms at the profile's least",
    {
      plot: { width: 22, depth: 35 },
      facing: "N",
      edges: { left: "party", right: "open", rear: "open" },
      roadWidth: 12,
      floors: 3,
      bedrooms: 1,
      bathrooms: 2,
      study: true,
      future: "extra-floor",
      structure: "load-bearing",
      vastu: "strict",
    },
  ],
];

test.each(TIGHT)("%s: planned, and every law holds", { timeout: 120_000 }, (_, fields) => {
  const parsed = parseBrief({ region: "in", ...fields });
  if (parsed.kind === "invalid") throw new Error(parsed.message);
  const outcome = planHouse(parsed.brief, { options: 1, seed: 7 });
  if (outcome.kind === "refused") throw new Error(outcome.reasons[0]?.message);
  expect(outcome.plans.flatMap((plan) => checkPlan(plan).filter(({ severity }) => severity === "error"))).toEqual([]);
});
