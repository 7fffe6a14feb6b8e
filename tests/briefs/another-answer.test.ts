import { expect, test } from "vitest";
import type { Brief } from "#planner/brief/brief.ts";
import { parseBrief } from "#planner/brief/parse-brief.ts";
import { planHouse } from "#planner/plan-house.ts";

/** Another answer to each field than the usual one: a field that is added without one here does not compile. */
const OTHERWISE: Readonly<Record<keyof Brief, unknown>> = {
  region: "us",
  plot: { width: 36, depth: 60 },
  facing: "W",
  edges: { left: "party" },
  roadWidth: 20,
  floors: 3,
  bedrooms: 4,
  bathrooms: 2,
  attached: 1,
  kitchen: "open",
  dining: "with-living",
  pooja: false,
  study: true,
  store: true,
  utility: false,
  parking: "two-cars",
  stair: "external",
  balcony: false,
  elders: true,
  family: 12,
  future: "rental-unit",
  structure: "load-bearing",
  style: "traditional",
  vastu: "strict",
  budget: 4_500_000,
};

/** The house of a brief, as it is drawn on its plot: not the site, which repeats what was answered. */
function built(answers: Readonly<Record<string, unknown>>): string {
  const parsed = parseBrief({ region: "in", plot: { width: 40, depth: 60 }, facing: "E", ...answers });
  if (parsed.kind === "invalid") throw new Error(parsed.message);
  const outcome = planHouse(parsed.brief, { options: 1, seed: 7 });
  if (outcome.kind === "refused") throw new Error(outcome.reasons[0]?.message);
  return JSON.stringify(outcome.plans.map(({ levels }) => levels));
}

const usual = built({});

test.each(Object.entries(OTHERWISE))(
  "%s: another answer makes another house",
  { timeout: 180_000 },
  (field, answer) => {
    expect(built({ [field]: answer })).not.toBe(usual);
  },
);
