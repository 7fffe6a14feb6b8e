import { expect, test } from "vitest";
import { boundsOf, rect } from "#planner/geometry/rect.ts";
import { INDIA } from "#planner/rules/profiles/india.ts";
import { drawStair } from "#planner/search/core/draw-stair.ts";
import { landingStrip } from "#planner/search/core/landing-strip.ts";
import { type StairDesign, stairDesign } from "#planner/search/core/stair-shaft.ts";

test("where rooms are at their least a longer shaft gives its landing the length, as it is drawn and as doors see it", () => {
  const design = stairDesign(INDIA, 2, 12_000, "tight") as StairDesign;
  const shaft = rect(0, 0, design.along + 314, design.across);
  const strip = landingStrip(shaft, "right", design);
  expect(strip).toEqual({ ...shaft, x0: shaft.x1 - design.landing - 314 });
  const { landings } = drawStair("g-s1", "g-stair", shaft, "right", design, 1);
  expect(boundsOf(landings[0] ?? [])).toEqual(strip);
});

test("elsewhere the landing keeps its own depth", () => {
  const design = stairDesign(INDIA, 2, 12_000, "usual") as StairDesign;
  const shaft = rect(0, 0, design.across, design.along + 314);
  expect(landingStrip(shaft, "front", design)).toEqual({ ...shaft, y1: design.landing });
});
