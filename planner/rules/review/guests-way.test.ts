import { expect, test } from "vitest";
import { all, changedPlan } from "#planner/plan/fixtures/change.ts";
import { HOUSE_30X60 } from "#planner/plan/fixtures/house-30x60.ts";
import { GUESTS_WAY } from "#planner/rules/review/guests-way.ts";
import { reviewPlan } from "#planner/rules/review-plan.ts";

test("a guest who comes to the living room only through the dining room is remarked; one who enters it from the sit-out is not", () => {
  const remarks = (plan: typeof HOUSE_30X60) => reviewPlan(plan).filter(({ rule }) => rule === GUESTS_WAY);
  const behindTheTable = changedPlan(HOUSE_30X60, (p) => {
    all(p).room("g-living").kind = "dining";
    all(p).room("g-dining").kind = "living";
  });
  expect(remarks(HOUSE_30X60)).toEqual([]);
  expect(remarks(behindTheTable).map(({ where }) => where.room)).toEqual(["g-dining"]);
});
