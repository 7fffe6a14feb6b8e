import { expect, test } from "vitest";
import { parseBrief } from "#planner/brief/parse-brief.ts";
import { boundsOf, rect } from "#planner/geometry/rect.ts";
import { checkPlan } from "#planner/plan/check-plan.ts";
import type { Plan } from "#planner/plan/plan.ts";
import { planHouse } from "#planner/plan-house.ts";
import { INDIA } from "#planner/rules/profiles/india.ts";
import { UNITED_KINGDOM as UK } from "#planner/rules/profiles/uk.ts";
import { UNITED_STATES as US } from "#planner/rules/profiles/us.ts";
import type { ShaftEnd } from "#planner/search/core/core.ts";
import { coreLines, moveAtRandom } from "#planner/search/core/core-lines.ts";
import { drawStair } from "#planner/search/core/draw-stair.ts";
import { landingsWithin, shaftUnderHead } from "#planner/search/core/open-flight.ts";
import { type StairDesign, stairDesign } from "#planner/search/core/stair-shaft.ts";
import { seededRandom } from "#planner/search/random.ts";

const ENDS: readonly ShaftEnd[] = ["front", "rear", "left", "right"];

test("an open flight has landings no deeper than the law asks, in India one between its two flights as well", () => {
  for (const profile of [US, UK, INDIA]) {
    const design = stairDesign(profile, 2, 12_000, "open", "straight") as StairDesign;
    expect([design.across, design.landing]).toEqual([profile.stair.width.value, profile.stair.landing.value]);
    const between = (design.flights.length - 1) * design.between;
    const steps = (design.risers - design.flights.length) * design.tread;
    expect(design.along).toBe(2 * design.landing + between + steps);
    expect(shaftUnderHead(rect(0, 0, design.across, design.along), "front", design)?.y1).toBe(design.steps);
  }
});

test("under its head the shaft holds its steps and its lower landing and nothing more, whichever way one climbs", () => {
  const design = stairDesign(US, 2, 12_000, "open", "straight") as StairDesign;
  for (const entry of ENDS) {
    const [across, along] = [design.across, design.along + 200];
    const shaft = entry === "front" || entry === "rear" ? rect(0, 0, across, along) : rect(0, 0, along, across);
    const short = shaftUnderHead(shaft, entry, design);
    const stair = drawStair("g-s1", "g-stair", shaft, entry, design, 1);
    const parts = [...stair.flights.map(({ polygon }) => polygon), stair.landings[0] ?? []].map(boundsOf);
    const held = {
      x0: Math.min(...parts.map(({ x0 }) => x0)),
      y0: Math.min(...parts.map(({ y0 }) => y0)),
      x1: Math.max(...parts.map(({ x1 }) => x1)),
      y1: Math.max(...parts.map(({ y1 }) => y1)),
    };
    expect(short, entry).toEqual(held);
    expect(landingsWithin(stair, short ?? shaft)).toEqual([stair.landings[0]]);
    expect(landingsWithin(stair, shaft)).toEqual(stair.landings);
  }
});

test("however the walls about it move the shaft under a stair's head keeps its size", () => {
  const random = seededRandom(5);
  const shaft = rect(4000, 3000, 4914, 8130);
  const short = rect(4000, 3000, 4914, 7216);
  const stair = { kind: "stair", rect: shaft, entry: "front" } as const;
  const under = { kind: "stair", rect: short, entry: "front", growth: 0 } as const;
  const lines = coreLines([stair, under], [], rect(0, 0, 12_000, 12_000), 115);
  const [low, high] = [3000 - 115, 7216].map((at) => [...lines.at.keys()].find((line) => lines.at[line] === at));
  const moved = new Set<number>();
  for (let i = 0; i < 500; i++) {
    moveAtRandom(lines, random);
    const [from, to] = [low, high].map((line) => lines.at[line as number] as number);
    expect((to as number) - (from as number)).toBe(7216 - 3000 + 115);
    moved.add(from as number);
  }
  expect(moved.size).toBeGreaterThan(1);
});

test("a house 3.5 m deep with three bedrooms keeps every law: below, rooms go on under the stair's head", () => {
  const parsed = parseBrief({
    region: "us",
    plot: { width: 37, depth: 28, unit: "ft" },
    facing: "W",
    edges: { left: "open", right: "open", rear: "party" },
    roadWidth: 4.5,
    floors: 2,
    bedrooms: 3,
    bathrooms: 2,
    kitchen: "closed",
    dining: "with-living",
    pooja: false,
    study: true,
    utility: true,
    parking: "car",
    style: "traditional",
    balcony: false,
    vastu: "none",
    family: 3,
    structure: "rcc-frame",
  });
  if (parsed.kind === "invalid") throw new Error(parsed.message);
  const outcome = planHouse(parsed.brief, { options: 1, seed: 7 });
  if (outcome.kind === "refused") throw new Error(outcome.reasons[0]?.message);
  const [plan] = outcome.plans as [Plan];
  expect(checkPlan(plan).filter(({ severity }) => severity === "error")).toEqual([]);
  const [below, above] = plan.levels.map(({ rooms }) => rooms.find(({ kind }) => kind === "stair")?.area ?? 0);
  expect(above).toBeGreaterThan((below ?? 0) + 0.7);
  expect(plan.relaxed.map(({ what }) => what)).toContain("kitchen");
});
