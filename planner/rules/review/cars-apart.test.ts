import { expect, test } from "vitest";
import { all, changedPlan, set } from "#planner/plan/fixtures/change.ts";
import { HOUSE_30X60 } from "#planner/plan/fixtures/house-30x60.ts";
import { reviewPlan } from "#planner/rules/review-plan.ts";

/** The house with a second car where its sit-out is, in a bay from `x0` on, mm; the first car's bay ends at 4570. */
function withSecondCar(x0: number) {
  return changedPlan(HOUSE_30X60, (p) => {
    all(p).room("g-sitout").kind = "parking";
    set(all(p).room("g-sitout"), x0, 4300, 7800, 8200);
    const [ground] = p.levels;
    const car = ground?.furniture.find(({ kind }) => kind === "car");
    if (car !== undefined) ground?.furniture.push({ ...car, id: "g-f99", room: "g-sitout" });
  });
}

test("a car that stands apart from the other is told, with how far; side by side, or alone, neither is", () => {
  const told = (plan: typeof HOUSE_30X60) =>
    reviewPlan(plan)
      .filter(({ rule }) => rule === "practice/cars-apart")
      .map(({ message }) => message);
  expect(told(withSecondCar(5570))).toEqual([expect.stringContaining("1 m from the other car")]);
  expect(told(withSecondCar(4730))).toEqual([]);
  expect(told(HOUSE_30X60)).toEqual([]);
});
