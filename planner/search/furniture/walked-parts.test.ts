import { expect, test } from "vitest";
import type { Point } from "#planner/geometry/point.ts";
import { rect } from "#planner/geometry/rect.ts";
import { walkedParts } from "#planner/search/furniture/walked-parts.ts";

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

test("a house and its mirror image are walked alike: who stands on the edge of what one keeps off a piece stands free", () => {
  const atEdge = [rect(640, 0, 1200, 3000), rect(2800, 0, 3360, 3000)];
  expect(atEdge.map((piece) => walkedParts(ROOM, ENDS, [piece], 290))).toEqual([2, 2]);
  const aside = [rect(640, 1000, 1200, 2000), rect(2800, 1000, 3360, 2000)];
  expect(aside.map((piece) => walkedParts(ROOM, ENDS, [piece], 290))).toEqual([1, 1]);
});
