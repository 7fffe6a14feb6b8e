import { expect, test } from "vitest";
import { all, changedPlan } from "#planner/plan/fixtures/change.ts";
import { HOUSE_30X60 } from "#planner/plan/fixtures/house-30x60.ts";
import { WAY_TO_BATH } from "#planner/rules/review/way-to-bath.ts";
import { reviewPlan } from "#planner/rules/review-plan.ts";

const remarked = (plan: typeof HOUSE_30X60) =>
  reviewPlan(plan)
    .filter(({ rule }) => rule === WAY_TO_BATH)
    .map(({ where }) => where.room);

test("a bedroom from which one comes to the shared bath only through the living room is remarked, one beside the bath's passage is not", () => {
  const asBedroom = (id: string) =>
    changedPlan(HOUSE_30X60, (p) => {
      all(p).room(id).kind = "bedroom";
    });
  expect(remarked(HOUSE_30X60)).toEqual([]);
  expect(remarked(asBedroom("g-dining"))).toEqual(["g-dining"]);
  expect(remarked(asBedroom("g-pooja"))).toEqual([]);
});

test("nobody asks for a way to a bath from a bedroom that has its own, nor on a floor without one to share", () => {
  const own = changedPlan(HOUSE_30X60, (p) => {
    all(p).room("g-dining").kind = "bedroom";
    all(p).room("g-kitchen").kind = "bath";
  });
  const none = changedPlan(HOUSE_30X60, (p) => {
    all(p).room("g-dining").kind = "bedroom";
    all(p).room("g-bath").kind = "store";
  });
  expect(remarked(own)).toEqual([]);
  expect(remarked(none)).toEqual([]);
});
