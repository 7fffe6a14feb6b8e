import { expect, test } from "vitest";
import { checkPlan } from "#planner/plan/check-plan.ts";
import { HOUSE_30X60 } from "#planner/plan/fixtures/house-30x60.ts";

test("a house of two storeys that was drawn by hand breaks no law", () => {
  expect(checkPlan(HOUSE_30X60)).toEqual([]);
});
