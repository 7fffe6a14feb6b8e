import { expect, test } from "vitest";
import { all, changedPlan } from "#planner/plan/fixtures/change.ts";
import { HOUSE_30X60 } from "#planner/plan/fixtures/house-30x60.ts";
import type { RoomKind } from "#planner/plan/plan.ts";
import { BATH_PRIVACY } from "#planner/rules/review/bath-privacy.ts";
import { reviewPlan } from "#planner/rules/review-plan.ts";

test("the toilet of a single room to let opens from it; beside a bedroom to let it does not open to the living room", () => {
  const remarks = (third: RoomKind): number => {
    const plan = changedPlan(HOUSE_30X60, (p) => {
      all(p).room("g-utility").kind = "bath";
      all(p).room("g-kitchen").kind = "living-dining";
      all(p).room("g-kitchen").label = "Room (to let)";
      all(p).room("g-dining").kind = third;
      all(p).room("g-dining").label = "Bedroom (to let)";
    });
    return reviewPlan(plan).filter(({ rule }) => rule === BATH_PRIVACY).length;
  };
  expect(remarks("store")).toBe(0);
  expect(remarks("bedroom")).toBe(1);
});
