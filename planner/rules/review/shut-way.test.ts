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

test("in a room with a corner cut out of it one walks round the corner, and a piece from wall to wall there is remarked", () => {
  // The living room without its right front corner: the main door is left of it, the arches behind.
  const cornered = (depth: number) =>
    changedPlan(HOUSE_30X60, (p) => {
      const living = p.levels[0]?.rooms.find(({ id }) => id === "g-living");
      if (living === undefined) throw new Error("no living room");
      living.polygon = [
        [4800, 4630],
        [6600, 4630],
        [6600, 6500],
        [7914, 6500],
        [7914, 9942],
        [4800, 9942],
      ];
      const kept = p.levels[0]?.furniture.filter(({ room }) => room !== "g-living") ?? [];
      const shelf = piece("g-f98", "shelf", "g-living", box(4800, 7500, 4800 + depth, 7800), [0, -1]);
      p.levels[0]?.furniture.splice(0, 99, ...kept, JSON.parse(JSON.stringify(shelf)));
    });
  const isTold = (plan: typeof HOUSE_30X60) =>
    reviewPlan(plan).some(({ rule, where }) => rule === SHUT_WAY && where.room === "g-living");
  expect(isTold(cornered(600))).toBe(false);
  expect(isTold(cornered(3000))).toBe(true);
});
