import { expect, test } from "vitest";
import { all, changedPlan, set } from "#planner/plan/fixtures/change.ts";
import { HOUSE_30X60 } from "#planner/plan/fixtures/house-30x60.ts";
import { FAR_TOO_LONG, TOO_LONG } from "#planner/rules/review/proportion.ts";
import { reviewPlan } from "#planner/rules/review-plan.ts";

test("a bedroom is as long as it is before a wardrobe that stands across its end from wall to wall", () => {
  const named = (depth: number) =>
    reviewPlan(
      changedPlan(HOUSE_30X60, (p) => {
        set(all(p).room("f-bed-2"), 1230, 8430, 4685, 10430);
        const wardrobe = p.levels[1]?.furniture.find((f) => f.kind === "wardrobe" && f.room === "f-bed-2");
        if (wardrobe === undefined) throw new Error("a bedroom without a wardrobe");
        set(wardrobe, 4085, 10430 - depth, 4685, 10430);
      }),
    ).some((f) => f.rule === TOO_LONG && f.where.room === "f-bed-2");
  expect(named(2000)).toBe(false);
  expect(named(1500)).toBe(true);
});

test("a pooja that is a strip is told of, one in a corner is not", () => {
  const named = (length: number) =>
    reviewPlan(
      changedPlan(HOUSE_30X60, (p) => {
        const room = all(p).room("g-pooja");
        set(room, 1000, 1000, 1000 + length, 2000);
      }),
    ).some((f) => f.rule === TOO_LONG && f.where.room === "g-pooja");
  expect([named(2100), named(2300)]).toEqual([false, true]);
});

test("the arm of an L by which one comes in is none of its length, an arm in which a bed or seats stand is", () => {
  const named = (arm: number) =>
    reviewPlan(
      changedPlan(HOUSE_30X60, (p) => {
        const room = all(p).room("f-bed-2");
        room.polygon = [
          [1230, 8430],
          [4230, 8430],
          [4230, 13_830],
          [4230 - arm, 13_830],
          [4230 - arm, 12_030],
          [1230, 12_030],
        ];
      }),
    ).some((f) => f.rule === TOO_LONG && f.where.room === "f-bed-2");
  expect([named(1200), named(1800)]).toEqual([false, true]);
});

test("a bedroom nearly twice as long as wide is a corridor, a pooja as long is only too long", () => {
  const told = (id: string, length: number) =>
    reviewPlan(changedPlan(HOUSE_30X60, (p) => set(all(p).room(id), 1000, 1000, 1000 + length, 3000)))
      .filter((f) => f.where.room === id && [TOO_LONG, FAR_TOO_LONG].includes(f.rule))
      .map((f) => f.rule);
  expect([told("f-bed-2", 3700), told("f-bed-2", 3900)]).toEqual([[TOO_LONG], [FAR_TOO_LONG]]);
  expect(told("g-pooja", 5000)).toEqual([TOO_LONG]);
});
