import { expect, test } from "vitest";
import type { Point } from "#planner/geometry/point.ts";
import { rect } from "#planner/geometry/rect.ts";
import { walkedParts } from "#planner/geometry/walked-parts.ts";

const ROOM = rect(0, 0, 4000, 3000);
const ENDS: readonly Point[] = [
  [350, 1500],
  [3650, 1500],
];

test("one walks past a piece that leaves two feet at a wall, and past none that leaves less", () => {
  const across = (depth: number) => [rect(1800, 0, 2400, depth)];
  expect(walkedParts(ROOM, ENDS, [], 290)).toBe(1);
  expect(walkedParts(ROOM, ENDS, across(2400), 290)).toBe(1);
  expect(walkedParts(ROOM, ENDS, across(2500), 290)).toBe(2);
  expect(walkedParts(ROOM, ENDS, across(2500), 230)).toBe(1);
});

test("a place that something stands on is a part by itself, and two places of one part count once", () => {
  expect(walkedParts(ROOM, [...ENDS, [2000, 1500]], [], 290)).toBe(1);
  expect(walkedParts(ROOM, [...ENDS, [2000, 700]], [rect(1800, 400, 2200, 1000)], 290)).toBe(2);
});
