import { expect, test } from "vitest";
import { all, changedPlan } from "#planner/plan/fixtures/change.ts";
import { HOUSE_30X60 } from "#planner/plan/fixtures/house-30x60.ts";
import { reviewPlan } from "#planner/rules/review-plan.ts";

test("a single room to let misses its bed and no sofa, the household's living room its sofa", () => {
  const missed = (label: string): readonly string[] => {
    const plan = changedPlan(HOUSE_30X60, (p) => {
      for (const level of p.levels) level.furniture = level.furniture.filter((piece) => piece.room !== "g-living");
      all(p).room("g-living").kind = "living-dining";
      all(p).room("g-living").label = label;
    });
    return reviewPlan(plan).flatMap(({ rule, message }) => (rule === "practice/furnished" ? [message] : []));
  };
  expect(missed("Room (to let)")).toEqual(["No bed found a place in Room (to let)."]);
  expect(missed("Living")).toContain("No sofa found a place in Living.");
});

test("a bath without a shower or a tub is no bath", () => {
  const plan = changedPlan(HOUSE_30X60, (p) => {
    for (const level of p.levels)
      level.furniture = level.furniture.filter(({ kind }) => kind !== "shower" && kind !== "bathtub");
  });
  const of = (rooms: typeof HOUSE_30X60) =>
    reviewPlan(rooms).filter(({ rule, message }) => rule === "practice/furnished" && message.startsWith("No shower"));
  const baths = plan.levels.flatMap(({ rooms }) => rooms.filter(({ kind }) => kind === "bath"));
  expect(of(plan)).toHaveLength(baths.length);
  expect(of(HOUSE_30X60)).toEqual([]);
});
