import { expect, test } from "vitest";
import { all, changedPlan, set } from "#planner/plan/fixtures/change.ts";
import { HOUSE_30X60 } from "#planner/plan/fixtures/house-30x60.ts";
import { reviewedPlan } from "#planner/reviewed-plan.ts";

test("a balcony of less than 0.9 m is grave: no such house is handed out while another stands", () => {
  const withBalcony = (deep: number) => {
    const plan = changedPlan(HOUSE_30X60, (p) => set(all(p).room("f-balcony"), 2000, 3000, 5000, 3000 + deep));
    const { plan: reviewed, grave } = reviewedPlan(plan);
    return { grave, found: reviewed.findings.some(({ rule }) => rule === "practice/narrow-balcony") };
  };
  const [narrow, usual] = [withBalcony(850), withBalcony(900)];
  expect([narrow.found, usual.found]).toEqual([true, false]);
  expect(narrow.grave).toBe(usual.grave + 1);
});
