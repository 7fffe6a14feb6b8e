import { expect, test } from "vitest";
import { all, changedPlan } from "#planner/plan/fixtures/change.ts";
import { HOUSE_30X60 } from "#planner/plan/fixtures/house-30x60.ts";
import { PROTECTED_STAIR } from "#planner/rules/review/protected-stair.ts";
import { reviewPlan } from "#planner/rules/review-plan.ts";

test("in the UK an open stair to a floor more than 4.5 m up is told, an enclosed one or one in India is not", () => {
  const told = (region: "in" | "uk", floorLevel: number, kind: "arch" | "door") => {
    const plan = changedPlan(HOUSE_30X60, (p) => {
      p.brief.region = region;
      const [ground, first] = p.levels;
      if (ground === undefined || first === undefined) throw new Error("two storeys");
      first.floorLevel = floorLevel;
      for (const { id } of [...ground.openings, ...first.openings].filter(
        ({ rooms }) => rooms.includes("g-stair") || rooms.includes("f-stair"),
      ))
        if (all(p).opening(id).kind === "arch") all(p).opening(id).kind = kind;
    });
    return reviewPlan(plan).filter(({ rule }) => rule === PROTECTED_STAIR).length;
  };
  expect(told("uk", 5850, "arch")).toBe(1);
  expect(told("uk", 3150, "arch")).toBe(0);
  expect(told("uk", 5850, "door")).toBe(0);
  expect(told("in", 5850, "arch")).toBe(0);
});
