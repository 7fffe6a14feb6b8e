import { expect, test } from "vitest";
import { corners, type Rect, rect } from "#planner/geometry/rect.ts";
import { numberedColumns } from "#planner/plan/numbered-columns.ts";
import type { Level } from "#planner/plan/plan.ts";

const levelWith = (...bodies: readonly Rect[]): Level =>
  ({ columns: bodies.map((body, i) => ({ id: `c${i + 1}`, polygon: corners(body) })) }) as unknown as Level;
const [left, middle, right] = [rect(0, 0, 230, 300), rect(3000, 0, 3230, 230), rect(6000, 0, 6230, 230)];
/** The number of each column, in the order in which the levels have them. */
const numbered = (...levels: readonly Level[]) =>
  numberedColumns(levels).map((found, i) =>
    levels[i]?.columns.map((one) => `c${found.find(({ column }) => column === one)?.number}`),
  );

test("a column has one number from the ground up, and no number is two columns", () => {
  expect(numbered(levelWith(left, middle, right), levelWith(right, left), levelWith(left))).toEqual([
    ["c1", "c2", "c3"],
    ["c3", "c1"],
    ["c1"],
  ]);
  expect(numbered(levelWith(left), levelWith(middle, left), levelWith(right))).toEqual([["c1"], ["c2", "c1"], ["c3"]]);
});

test("of two columns that stand on one wide column one has its number", () => {
  const wide = rect(0, 0, 900, 230);
  expect(numbered(levelWith(wide), levelWith(rect(0, 0, 230, 230), rect(670, 0, 900, 230)))).toEqual([
    ["c1"],
    ["c1", "c2"],
  ]);
});
