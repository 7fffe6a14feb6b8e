import { expect, test } from "vitest";
import { all, type Change, changedPlan } from "#planner/plan/fixtures/change.ts";
import { HOUSE_30X60 } from "#planner/plan/fixtures/house-30x60.ts";
import { reviewPlan } from "#planner/rules/review-plan.ts";

test("a wall between a balcony and a terrace beside it is found; one between a balcony and a room, and a parapet, are not", () => {
  const found = (...changes: readonly Change[]) =>
    reviewPlan(changes.reduce(changedPlan, HOUSE_30X60)).filter(({ rule }) => rule === "practice/parted-terrace");
  const terrace: Change = (p) => {
    all(p).room("f-master").kind = "terrace";
  };
  expect(found()).toEqual([]);
  expect(found(terrace).map(({ where }) => where.room)).toHaveLength(1);
  const low: Change = (p) => {
    for (const { walls } of p.levels) for (const wall of walls) wall.kind = "parapet";
  };
  expect(found(terrace, low)).toEqual([]);
});
