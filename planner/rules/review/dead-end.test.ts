import { expect, test } from "vitest";
import { all, type Change, changedPlan, set, withoutOpenings } from "#planner/plan/fixtures/change.ts";
import { HOUSE_30X60 } from "#planner/plan/fixtures/house-30x60.ts";
import { DEAD_END } from "#planner/rules/review/dead-end.ts";
import { reviewPlan } from "#planner/rules/review-plan.ts";

const minded = (...changes: readonly Change[]) =>
  reviewPlan(changes.reduce(changedPlan, HOUSE_30X60))
    .filter(({ rule }) => rule === DEAD_END)
    .map(({ where, message }) => [where.room, message]);

test("a passage that goes on beyond its last door is remarked, with how far; one with a door near its end is not", () => {
  expect(minded()).toEqual([]);
  // The last door that is left upstairs ends 3.16 m before the wall.
  expect(minded(withoutOpenings("f-d8", "f-d9"))).toEqual([
    ["f-passage", "Passage goes on for 3.2 m beyond its last door."],
  ]);
  expect(minded(withoutOpenings("f-d8"))).toEqual([]);
});

test("so is one that begins far before its first door", () => {
  expect(minded(withoutOpenings("f-a1", "f-a2"))).toEqual([
    ["f-passage", "Passage goes on for 1.9 m beyond its last door."],
  ]);
});

test("a passage with one way leads nowhere altogether, and one wide enough for seats has its use: neither has a dead end", () => {
  expect(minded(withoutOpenings("f-d6", "f-d8", "f-d9", "f-a2"))).toEqual([]);
  const wide: Change = (p) => set(all(p).room("f-passage"), 3700, 10_057, 5790, 16_058);
  expect(minded(withoutOpenings("f-d8", "f-d9"), wide)).toEqual([]);
});
