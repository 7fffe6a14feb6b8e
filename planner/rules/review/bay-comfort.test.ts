import { expect, test } from "vitest";
import { all, type Change, changedPlan, set } from "#planner/plan/fixtures/change.ts";
import { HOUSE_30X60 } from "#planner/plan/fixtures/house-30x60.ts";
import { relaxation } from "#planner/plan/told.ts";
import { reviewPlan } from "#planner/rules/review-plan.ts";

const narrow =
  (rear: number): Change =>
  (p) => {
    set(all(p).room("g-parking"), 1230, 3000, 3800, rear);
    for (const x of [1115, 3915])
      p.levels[0]?.walls.push({ id: `g-w${x}`, kind: "external", from: [x, 3000], to: [x, 8200], thickness: 230 });
  };

test("a car between two walls wants room for its doors; one that stands in the yard as far as its front doors opens them there", () => {
  const isMinded = (change: Change): boolean =>
    reviewPlan(changedPlan(HOUSE_30X60, change)).some(({ rule }) => rule === "practice/bay-comfort");
  const halfCovered =
    (rear: number): Change =>
    (p) => {
      narrow(rear)(p);
      p.relaxed.push(relaxation("parking", "parking-half-covered") as never);
    };
  expect([narrow(8200), halfCovered(5300), halfCovered(6000)].map(isMinded)).toEqual([true, false, true]);
});
