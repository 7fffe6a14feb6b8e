import { expect, test } from "vitest";
import { changedPlan } from "#planner/plan/fixtures/change.ts";
import { box, piece } from "#planner/plan/fixtures/draw.ts";
import { HOUSE_30X60 } from "#planner/plan/fixtures/house-30x60.ts";
import { SHUT_WAY } from "#planner/rules/review/shut-way.ts";
import { reviewPlan } from "#planner/rules/review-plan.ts";

test("a piece past which one no longer comes from door to door is remarked, one that leaves two feet is not", () => {
  // The passage is 990 wide; its arches are at the front, bath and yard behind.
  const shelfOf = (width: number) =>
    changedPlan(HOUSE_30X60, (p) => {
      const shelf = piece("g-f99", "shelf", "g-passage", box(4800, 12000, 4800 + width, 13000), [1, 0]);
      p.levels[0]?.furniture.push(JSON.parse(JSON.stringify(shelf)));
    });
  const rooms = (plan: typeof HOUSE_30X60) =>
    reviewPlan(plan)
      .filter(({ rule }) => rule === SHUT_WAY)
      .map(({ where }) => where.room);
  expect(rooms(HOUSE_30X60)).toEqual([]);
  expect(rooms(shelfOf(350))).toEqual([]);
  expect(rooms(shelfOf(600))).toEqual(["g-passage"]);
});
