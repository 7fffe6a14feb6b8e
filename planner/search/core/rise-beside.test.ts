import { expect, test } from "vitest";
import { DOG_LEG } from "#planner/search/core/fixtures/dog-leg.ts";
import { riseBeside } from "#planner/search/core/rise-beside.ts";

const beside = (side: "front" | "rear" | "left" | "right", from: number, to: number): number => {
  const vertical = side === "left" || side === "right";
  const centre = { front: -115, rear: 4235, left: -115, right: 2215 }[side];
  return riseBeside(DOG_LEG, { vertical, centre, from, to });
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
  expect(riseBeside(DOG_LEG, { vertical: true, centre: 4000, from: 0, to: 4120 })).toBe(0);
});
