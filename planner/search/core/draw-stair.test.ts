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
  ["open-well", INDIA],
] as const)(
  "in a shaft wider than it needs a %s stair is written as wide as it is drawn, and its landings are as deep",
  (form, profile) => {
    const design = stairDesign(profile, 2, 12_000, "tight", form) as StairDesign;
    for (const entry of ENDS) {
      for (const spare of [0, 95, 300]) {
        const [across, along] = [design.across + spare, design.along + spare];
        const shaft = entry === "front" || entry === "rear" ? rect(0, 0, across, along) : rect(0, 0, along, across);
        const stair = drawStair("g-s1", "g-stair", shaft, entry, design, 1);
        for (const { polygon, up } of stair.flights) expect(sizeAlong(polygon, up).across).toBe(stair.width);
        for (const landing of stair.landings) {
          const { run, across } = sizeAlong(landing, [0, 1]);
          expect(Math.min(run, across), `${entry}, ${spare} mm to spare`).toBeGreaterThanOrEqual(stair.width);
        }
      }
    }
  },
);

test("a stair with an open well has as many steps across its end as make it no longer than the house is wide", () => {
  const within = (most: number) => stairDesign(INDIA, 2, 12_000, "tight", "open-well", most);
  expect(within(3630)?.flights).toEqual([7, 2, 7]);
  expect(within(3300)?.flights).toEqual([6, 4, 6]);
  expect(within(3050)?.flights).toEqual([5, 6, 5]);
  expect(within(2500)).toBeNull();
  for (const most of [3630, 3300, 3050]) expect(within(most)?.along).toBeLessThanOrEqual(most);
});

test("the flights of an open well follow on over its corners, and none lies on another", () => {
  const design = stairDesign(INDIA, 2, 12_000, "tight", "open-well", 3300) as StairDesign;
  const shaft = rect(0, 0, design.along + 100, design.across + 60);
  for (const entry of ["left", "right"] as const) {
    const { flights, landings } = drawStair("g-s1", "g-stair", shaft, entry, design, 1);
    const [up, middle, last] = flights.map(({ polygon }) => boundsOf(polygon));
    const [, first, second] = landings.map((landing) => boundsOf(landing));
    const meet = entry === "left" ? "x1" : "x0";
    const corner = entry === "left" ? "x0" : "x1";
    expect([up?.[meet], last?.[meet]]).toEqual([first?.[corner], second?.[corner]]);
    expect([first?.y1, middle?.y1]).toEqual([middle?.y0, second?.y0]);
    expect([first?.y0, second?.y1]).toEqual([shaft.y0, shaft.y1]);
    expect(up?.y1).toBeLessThanOrEqual(last?.y0 ?? 0);
    expect(flights.reduce((all, flight) => all + flight.risers, 0)).toBe(design.risers);
  }
});
