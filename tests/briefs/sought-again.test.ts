import { expect, test } from "vitest";
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
  timeout: 120_000,
}, () => {
  const narrow = { plot: { width: 20, depth: 60 }, edges: { left: "party", right: "party", rear: "open" } };
  const [plan] = planned({ ...narrow, facing: "N", floors: 2, bedrooms: 3 });
  // The programme as asked has no sound plan; the next that has one gives up a bathroom, dining, utility and the car's bay.
  const given = plan?.relaxed.map(({ what }) => what) ?? [];
  expect(given.length, given.join(", ")).toBeLessThanOrEqual(3);
  expect(given).not.toContain("bathrooms");
});
