import { expect, test } from "vitest";
import { parseBrief } from "#planner/brief/parse-brief.ts";
import { checkPlan } from "#planner/plan/check-plan.ts";
import { planHouse } from "#planner/plan-house.ts";

test("a house 3.2 m deep, refused about any other stair, keeps every law about one with a quarter turn, which ends under the roof and says so", {
  timeout: 120_000,
}, () => {
  const parsed = parseBrief({
    region: "in",
    plot: { width: 32, depth: 30 },
    facing: "SE",
    edges: { left: "open", right: "open", rear: "open" },
    roadWidth: 30,
    floors: 2,
    bedrooms: 1,
    bathrooms: 1,
    kitchen: "open",
    dining: "separate",
    pooja: true,
    store: false,
    utility: true,
    parking: "two-wheeler",
    balcony: false,
    family: 1,
    budget: 1_700_000,
  });
  if (parsed.kind === "invalid") throw new Error(parsed.message);
  const outcome = planHouse(parsed.brief, { options: 1, seed: 7 });
  if (outcome.kind === "refused") throw new Error(outcome.reasons[0]?.message);
  const [plan] = outcome.plans;
  if (plan === undefined) throw new Error("no plan");
  expect(checkPlan(plan).filter(({ severity }) => severity === "error")).toEqual([]);
  expect(plan.relaxed.map(({ code }) => code)).toContain("roof-no-stair-turned");
  expect(plan.levels.map(({ stairs }) => stairs.map(({ kind }) => kind))).toEqual([["l-shaped"], []]);
});
