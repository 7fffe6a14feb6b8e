import { expect, test } from "vitest";
import { all, type Change, changedPlan } from "#planner/plan/fixtures/change.ts";
import { HOUSE_30X60 } from "#planner/plan/fixtures/house-30x60.ts";
import { THIN_OUTER_WALL } from "#planner/rules/review/thin-outer-wall.ts";
import { reviewPlan } from "#planner/rules/review-plan.ts";

test("a half-brick wall between a sit-out and the room behind it is remarked; one between two rooms, and a brick's thickness, are not", () => {
  const remarks = (...changes: readonly Change[]) =>
    reviewPlan(changes.reduce(changedPlan, HOUSE_30X60)).filter(({ rule }) => rule === THIN_OUTER_WALL);
  const openPassage: Change = (p) => {
    all(p).room("g-passage").kind = "verandah";
  };
  expect(remarks()).toEqual([]);
  expect(remarks(openPassage).map(({ where }) => where.wall)).toContain("g-w7");
  const thick: Change = (p) => {
    for (const { walls } of p.levels) for (const wall of walls) wall.thickness = 230;
  };
  expect(remarks(openPassage, thick)).toEqual([]);
});
