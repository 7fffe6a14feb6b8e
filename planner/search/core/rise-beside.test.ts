import { expect, test } from "vitest";
import { rect } from "#planner/geometry/rect.ts";
import { drawStair } from "#planner/search/core/draw-stair.ts";
import { riseBeside } from "#planner/search/core/rise-beside.ts";
import type { StairDesign } from "#planner/search/core/stair-shaft.ts";

/** Eighteen risers of 175 mm, up on the left and back on the right, entered from the front; in a shaft of 2100 by 4120 mm. */
const DESIGN: StairDesign = {
  form: "dog-leg",
  risers: 18,
  riser: 175,
  tread: 250,
  flights: [9, 9],
  flightWidth: 1000,
  landing: 1060,
  between: 1060,
  floorToFloor: 3150,
  clearHeight: 3000,
} as unknown as StairDesign;
const STAIR = drawStair("s", "stair", rect(0, 0, 2100, 4120), "front", DESIGN, 1);

const beside = (side: "front" | "rear" | "left" | "right", from: number, to: number): number => {
  const vertical = side === "left" || side === "right";
  const centre = { front: -115, rear: 4235, left: -115, right: 2215 }[side];
  return riseBeside(STAIR, { vertical, centre, from, to });
};

test("one stands on the floor by the landing where one enters, half a storey up on the one where the stair turns", () => {
  expect(beside("front", 500, 1500)).toBe(0);
  expect(beside("rear", 500, 1500)).toBe(9 * 175);
});

test("along a flight the steps are the higher the farther one has climbed, and a window beside two counts the higher", () => {
  const [early, late] = [beside("left", 1100, 1600), beside("left", 2500, 3000)];
  expect(early).toBeGreaterThan(175);
  expect(late).toBeGreaterThan(early);
  expect(late).toBeLessThanOrEqual(9 * 175);
  expect(beside("right", 1100, 1600)).toBeGreaterThan(beside("right", 2500, 3000));
  expect(beside("left", 200, 1600)).toBe(early);
});

test("a wall farther off has no steps along it", () => {
  expect(riseBeside(STAIR, { vertical: true, centre: 4000, from: 0, to: 4120 })).toBe(0);
});
