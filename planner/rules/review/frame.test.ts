import { expect, test } from "vitest";
import { measuredPlan } from "#planner/plan/check/measured-plan.ts";
import { type Change, changedPlan, drop } from "#planner/plan/fixtures/change.ts";
import { HOUSE_30X60 } from "#planner/plan/fixtures/house-30x60.ts";
import { frame } from "#planner/rules/review/frame.ts";

const said = (change: Change): readonly string[] =>
  frame(measuredPlan(changedPlan(HOUSE_30X60, change))).map(({ rule, message }) => `${rule}: ${message}`);

/** Posts of 230 mm about places, on both levels. */
const withPosts =
  (...places: readonly (readonly [number, number])[]): Change =>
  (p) => {
    for (const level of p.levels)
      for (const [x, y] of places) {
        const [x0, y0, x1, y1] = [x - 115, y - 115, x + 115, y + 115];
        level.columns.push({
          id: `c-${x}-${y}`,
          polygon: [
            [x0, y0],
            [x1, y0],
            [x1, y1],
            [x0, y1],
          ],
        });
      }
  };
const SHORT = withPosts([1115, 13_600], [8029, 7000]);

test("a beam between columns farther apart than the span is told, on every floor, until one stands between them", () => {
  const long = said(() => {});
  expect(long).toHaveLength(4);
  expect(long[0]).toBe(
    "practice/frame-span: A beam over an outer wall of ground floor spans 4.878 m between columns, more than 4.5 m.",
  );
  expect(said(SHORT)).toEqual([]);
});

test("an outer corner without a column is told, once for a floor", () => {
  const bare = said((p) => {
    SHORT(p);
    for (const corner of ["c1", "c14"]) drop(p.levels[1]?.columns ?? [], corner);
  });
  expect(bare).toEqual([
    "practice/frame-corner: 2 corners of the outer walls have no column on first floor: the engineer places one on the beam below.",
  ]);
});

test("bearing walls need no frame", () => {
  expect(
    said((p) => {
      p.brief.structure = "load-bearing";
    }),
  ).toEqual([]);
});
