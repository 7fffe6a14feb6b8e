import { expect, test } from "vitest";
import type { Brief } from "#planner/brief/brief.ts";
import { type Fields, planned, ROOMY } from "#tests/briefs/planned.ts";

/** An answer to each field other than the usual one: a field that is added without one here does not compile. */
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
function built(answers: Fields): string {
  const plans = planned({ ...ROOMY, ...answers });
  return JSON.stringify(plans.map(({ levels }) => levels));
}

const usual = built({});

test.each(Object.entries(OTHERWISE))(
  "%s: another answer makes another house",
  { timeout: 180_000 },
  (field, answer) => {
    expect(built({ [field]: answer })).not.toBe(usual);
  },
);
