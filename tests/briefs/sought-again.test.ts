import { expect, test } from "vitest";
import { carsInYard } from "#planner/plan/cars-in-yard.ts";
import type { Plan } from "#planner/plan/plan.ts";
import { givenUp } from "#planner/plan/told.ts";
import { lawsBroken, planned } from "#tests/briefs/planned.ts";

test("a house that a search misses by a hair is sought again before a household is sent away, and says the seed that was asked for", {
  timeout: 120_000,
}, () => {
  const brief = {
    plot: { width: 32, depth: 30 },
    facing: "SE",
    edges: { left: "open", right: "open", rear: "open" },
    roadWidth: 30,
    floors: 2,
    bedrooms: 1,
    bathrooms: 1,
    kitchen: "open",
    pooja: true,
    utility: true,
    parking: "two-wheeler",
    balcony: false,
    family: 1,
    budget: 1_700_000,
  };
  // With this seed the first search finds none.
  const plans = planned(brief, { seed: 11 });
  expect(plans.map(({ seed }) => seed)).toEqual([11]);
  expect(lawsBroken(plans)).toEqual([]);
});

test("a house that a poorer programme gave plans for takes back what it gave up for nothing", {
  timeout: 360_000,
}, () => {
  const narrow = { plot: { width: 20, depth: 60 }, edges: { left: "party", right: "party", rear: "open" } };
  const plans = [7, 8, 9].flatMap((seed) => planned({ ...narrow, facing: "N", floors: 2, bedrooms: 3 }, { seed }));
  const count = plans.reduce((sum, plan) => sum + givenUp(plan), 0);
  // The programme as asked mostly has no sound plan; the next that has one gives up five things, the utility and the pooja's own room among them.
  expect(count, plans.flatMap(codesOf).join(", ")).toBeLessThanOrEqual(3 * plans.length);
});

test.each([7, 9])(
  "where the smallest rooms are tried and their richest form fails, some of what the poorest gives up comes back (seed %i)",
  {
    timeout: 240_000,
  },
  (seed) => {
    const house = { plot: { width: 25, depth: 40 }, facing: "N", floors: 2, bedrooms: 2 };
    const plans = planned(house, { options: 2, seed });
    expect(plans.length).toBe(2);
    // The poorest form gives up dining, utility, pooja, balcony, parking and a bathroom; the other option may come of it.
    expect(codesOf(plans[0]).length, codesOf(plans[0]).join(", ")).toBeLessThanOrEqual(3);
    expect(lawsBroken(plans)).toEqual([]);
  },
);

test("on a plot too small for a whole bay the car stands with its nose in the front yard, and one dines in a room of its own", {
  timeout: 120_000,
}, () => {
  const [plan] = planned({ plot: { width: 30, depth: 40 }, facing: "N", floors: 3, bedrooms: 4 });
  expect(codesOf(plan)).toEqual(["parking-half-covered"]);
  expect(plan?.levels[0]?.rooms.map(({ kind }) => kind)).toContain("dining");
  expect(plan && carsInYard(plan).length).toBe(1);
  expect(lawsBroken(plan === undefined ? [] : [plan])).toEqual([]);
});

function codesOf(plan: Plan | undefined): readonly (string | undefined)[] {
  return plan?.relaxed.map(({ code }) => code) ?? [];
}
