import { expect, test } from "vitest";
import { all, changedPlan } from "#planner/plan/fixtures/change.ts";
import { HOUSE_30X60 } from "#planner/plan/fixtures/house-30x60.ts";
import { ENTRANCE_WC } from "#planner/rules/review/entrance-wc.ts";
import { reviewPlan } from "#planner/rules/review-plan.ts";

test("a house of two storeys whose entrance storey has no WC is remarked, in India only where more than one bathroom was asked for", () => {
  const remarks = (region: "in" | "uk", bathrooms: number, ground: "bath" | "store") => {
    const plan = changedPlan(HOUSE_30X60, (p) => {
      p.brief.region = region;
      p.brief.bathrooms = bathrooms;
      all(p).room("g-bath").kind = ground;
    });
    return reviewPlan(plan)
      .filter(({ rule }) => rule === ENTRANCE_WC)
      .map(({ source }) => source);
  };
  expect(remarks("in", 3, "bath")).toEqual([]);
  expect(remarks("in", 3, "store")).toEqual(["design practice"]);
  expect(remarks("in", 1, "store")).toEqual([]);
  expect(remarks("uk", 1, "store")).toEqual(["Approved Document M4(1)"]);
});
