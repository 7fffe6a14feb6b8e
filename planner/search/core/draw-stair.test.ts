import { expect, test } from "vitest";
import type { Point, Polygon } from "#planner/geometry/point.ts";
import { boundsOf, rect } from "#planner/geometry/rect.ts";
import { INDIA } from "#planner/rules/profiles/india.ts";
import { UNITED_STATES as US } from "#planner/rules/profiles/us.ts";
import type { ShaftEnd } from "#planner/search/core/core.ts";
import { drawStair } from "#planner/search/core/draw-stair.ts";
import { type StairDesign, stairDesign } from "#planner/search/core/stair-shaft.ts";

const ENDS: readonly ShaftEnd[] = ["front", "rear", "left", "right"];

function sizeAlong(polygon: Polygon, up: Point): { readonly run: number; readonly across: number } {
  const { x0, y0, x1, y1 } = boundsOf(polygon);
  return up[0] === 0 ? { run: y1 - y0, across: x1 - x0 } : { run: x1 - x0, across: y1 - y0 };
}

test.each([
  ["dog-leg", INDIA],
  ["straight", INDIA],
  ["straight", US],
] as const)(
  "in a shaft wider than it needs a %s stair is written as wide as it is drawn, and its landings are as deep",
  (form, profile) => {
    const design = stairDesign(profile, 2, 12_000, "tight", form) as StairDesign;
    for (const entry of ENDS) {
      for (const spare of [0, 95, 300]) {
        const [across, along] = [design.across + spare, design.along + spare];
        const shaft = entry === "front" || entry === "rear" ? rect(0, 0, across, along) : rect(0, 0, along, across);
        const stair = drawStair("g-s1", "g-stair", shaft, entry, design, 1);
        const way = stair.flights[0]?.up as Point;
        for (const { polygon } of stair.flights) expect(sizeAlong(polygon, way).across).toBe(stair.width);
        for (const landing of stair.landings)
          expect(sizeAlong(landing, way).run, `${entry}, ${spare} mm to spare`).toBeGreaterThanOrEqual(stair.width);
      }
    }
  },
);
