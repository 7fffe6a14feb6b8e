import { expect, test } from "vitest";
import { parseBrief } from "#planner/brief/parse-brief.ts";
import { checkPlan } from "#planner/plan/check-plan.ts";
import { planHouse } from "#planner/plan-house.ts";

type Fields = Readonly<Record<string, unknown>>;

const OPEN = { left: "open", right: "open", rear: "open" };

/** Briefs that were once refused though a house stands on their plots; each by what stood in its way. */
const TIGHT: readonly (readonly [what: string, told: string, brief: Fields])[] = [
  [
    "a house one room wide, where a lobby's walls would stand on nothing",
    "rental-none",
    {
      plot: { width: 29, depth: 30 },
      facing: "NE",
      edges: OPEN,
      roadWidth: 7.5,
      floors: 4,
      bedrooms: 1,
      bathrooms: 1,
      parking: "car",
      pooja: true,
      study: true,
      utility: true,
      family: 3,
      future: "rental-unit",
      style: "traditional",
      vastu: "none",
    },
  ],
  [
    "four floors with room for the living room or two bedrooms on each, to the centimetre",
    "living-upstairs",
    {
      plot: { width: 22, depth: 35 },
      facing: "E",
      edges: { left: "open", right: "party", rear: "open" },
      roadWidth: 7.5,
      floors: 4,
      bedrooms: 2,
      bathrooms: 2,
      dining: "with-living",
      pooja: true,
      utility: false,
      parking: "two-wheeler",
      balcony: false,
      vastu: "none",
    },
  ],
  [
    "a budget for less floor than the plot's shape needs",
    "budget-over",
    {
      plot: { width: 40, depth: 37 },
      facing: "W",
      edges: OPEN,
      roadWidth: 6,
      floors: 3,
      bedrooms: 1,
      bathrooms: 1,
      future: "extra-floor",
      budget: 1_100_000,
    },
  ],
  [
    "a house one room deep, whose bath would stand between the living room and the bedroom",
    "parking-none",
    {
      region: "us",
      plot: { width: 39, depth: 36 },
      facing: "W",
      edges: OPEN,
      roadWidth: 9,
      floors: 1,
      bedrooms: 1,
      bathrooms: 1,
      structure: "load-bearing",
      vastu: "none",
    },
  ],
  [
    "a house 3.7 m wide, where no room finds its width beside a stair that turns",
    "roof-no-stair",
    {
      plot: { width: 17, depth: 40 },
      facing: "S",
      edges: { left: "open", right: "party", rear: "party" },
      roadWidth: 12,
      floors: 2,
      bedrooms: 2,
      bathrooms: 1,
      attached: 0,
      pooja: false,
      utility: false,
      parking: "none",
      balcony: false,
      vastu: "none",
    },
  ],
  [
    "a bedroom behind the stair that wants every millimetre of the plot, and the shared bath's door",
    "parking-none",
    {
      plot: { width: 19, depth: 37 },
      facing: "N",
      edges: { left: "road", right: "party", rear: "open" },
      roadWidth: 4.5,
      floors: 2,
      bedrooms: 2,
      bathrooms: 1,
      vastu: "none",
    },
  ],
  [
    "two bedrooms on every floor and a landing for one door beside theirs: the bath opens from a bedroom",
    "bathrooms-fewer",
    {
      plot: { width: 20, depth: 45 },
      facing: "E",
      edges: { left: "party", right: "open", rear: "party" },
      roadWidth: 24,
      floors: 4,
      bedrooms: 6,
      bathrooms: 4,
      vastu: "none",
    },
  ],
  [
    "a ground floor too small for the living room beside the parents' rooms",
    "living-upstairs",
    {
      plot: { width: 23, depth: 37 },
      facing: "NE",
      edges: OPEN,
      roadWidth: 18,
      floors: 2,
      bedrooms: 1,
      bathrooms: 1,
      elders: true,
    },
  ],
  [
    "two bedrooms beside the stair on four floors of bearing walls, which leave them no width",
    "structure-frame",
    {
      plot: { width: 28, depth: 33 },
      facing: "W",
      edges: OPEN,
      roadWidth: 18,
      floors: 4,
      bedrooms: 4,
      bathrooms: 3,
      attached: 0,
      kitchen: "open",
      dining: "with-living",
      pooja: false,
      utility: false,
      parking: "none",
      balcony: false,
      structure: "load-bearing",
      family: 6,
      vastu: "none",
    },
  ],
  [
    "two bedrooms on each upper floor of a house 4 m deep, and one bath, which lies on the ground floor for both",
    "utility-in-kitchen",
    {
      plot: { width: 35, depth: 28 },
      facing: "E",
      edges: OPEN,
      roadWidth: 7.5,
      floors: 3,
      bedrooms: 4,
      bathrooms: 1,
      dining: "with-living",
      pooja: false,
      utility: true,
      parking: "none",
      balcony: false,
      vastu: "none",
    },
  ],
  [
    "two bedrooms and a lobby before a stair across the house, narrower than good and as wide as the law asks, with a narrower door",
    "dining-with-living",
    {
      plot: { width: 20, depth: 35 },
      facing: "E",
      edges: { left: "party", right: "party", rear: "open" },
      roadWidth: 6,
      floors: 3,
      bedrooms: 4,
      bathrooms: 1,
      pooja: false,
      store: true,
      utility: true,
      parking: "none",
      balcony: false,
      structure: "load-bearing",
      vastu: "none",
    },
  ],
  [
    "20 ft with open sides, too narrow for a dog-leg across them or a living room beside one",
    "utility-in-kitchen",
    {
      plot: { width: 20, depth: 45 },
      facing: "E",
      edges: OPEN,
      roadWidth: 6,
      floors: 2,
      bedrooms: 2,
      bathrooms: 2,
      dining: "with-living",
    },
  ],
  [
    "one storey whose passage ends in the living room, no wider than the way through it",
    "utility-in-kitchen",
    {
      plot: { width: 20, depth: 50 },
      facing: "E",
      edges: OPEN,
      roadWidth: 6,
      floors: 1,
      bedrooms: 2,
      bathrooms: 2,
      dining: "with-living",
    },
  ],
  [
    "3.7 m between outer walls with three bedrooms, where rooms open off the landing of two flights in a line",
    "kitchen-open",
    {
      plot: { width: 17, depth: 41 },
      facing: "S",
      edges: { left: "party", right: "open", rear: "open" },
      roadWidth: 7.5,
      floors: 2,
      bedrooms: 3,
      bathrooms: 4,
      pooja: true,
      study: true,
      utility: false,
      parking: "two-wheeler",
      balcony: false,
      family: 6,
      style: "traditional",
      budget: 3_200_000,
    },
  ],
  [
    "3.3 m between outer walls on three floors, where beside the parents' bedroom there is room for a WC and none for a bath",
    "elders-wc",
    {
      region: "us",
      plot: { width: 22, depth: 37 },
      facing: "E",
      edges: { left: "party", right: "open", rear: "open" },
      roadWidth: 9,
      floors: 3,
      bedrooms: 2,
      bathrooms: 3,
      attached: 2,
      dining: "with-living",
      pooja: false,
      utility: true,
      parking: "none",
      balcony: true,
      elders: true,
      family: 2,
      style: "colonial",
      vastu: "none",
    },
  ],
];

test.each(TIGHT)("%s: planned, and every law holds", { timeout: 120_000 }, (_, told, fields) => {
  const parsed = parseBrief({ region: "in", ...fields });
  if (parsed.kind === "invalid") throw new Error(parsed.message);
  const outcome = planHouse(parsed.brief, { options: 1, seed: 7 });
  if (outcome.kind === "refused") throw new Error(outcome.reasons[0]?.message);
  expect(outcome.plans.flatMap((plan) => checkPlan(plan).filter(({ severity }) => severity === "error"))).toEqual([]);
  expect(outcome.plans[0]?.relaxed.map(({ code }) => code)).toContain(told);
});

test("a house that a search misses by a hair is sought again before a household is sent away, and says the seed that was asked for", {
  timeout: 120_000,
}, () => {
  const parsed = parseBrief({
    region: "in",
    plot: { width: 32, depth: 30 },
    facing: "SE",
    edges: OPEN,
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
  });
  if (parsed.kind === "invalid") throw new Error(parsed.message);
  // With this seed the first search finds none.
  const outcome = planHouse(parsed.brief, { options: 1, seed: 11 });
  if (outcome.kind === "refused") throw new Error(outcome.reasons[0]?.message);
  expect(outcome.plans.map(({ seed }) => seed)).toEqual([11]);
  expect(outcome.plans.flatMap((plan) => checkPlan(plan).filter(({ severity }) => severity === "error"))).toEqual([]);
});

test("a house that a poorer programme gave plans for takes back what it gave up for nothing", {
  timeout: 120_000,
}, () => {
  const narrow = { plot: { width: 20, depth: 60 }, edges: { left: "party", right: "party", rear: "open" } };
  const parsed = parseBrief({ region: "in", ...narrow, facing: "N", floors: 2, bedrooms: 3 });
  if (parsed.kind === "invalid") throw new Error(parsed.message);
  const outcome = planHouse(parsed.brief, { options: 1, seed: 7 });
  if (outcome.kind === "refused") throw new Error(outcome.reasons[0]?.message);
  // The programme as asked has no sound plan; the next that has one gives up a bathroom, dining, utility and the car's bay.
  const given = outcome.plans[0]?.relaxed.map(({ what }) => what) ?? [];
  expect(given.length, given.join(", ")).toBeLessThanOrEqual(2);
});
