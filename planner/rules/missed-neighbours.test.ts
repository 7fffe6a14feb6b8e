import { expect, test } from "vitest";
import { changedPlan, drop } from "#planner/plan/fixtures/change.ts";
import { HOUSE_20X60 } from "#planner/plan/fixtures/house-20x60.ts";
import { HOUSE_30X60 } from "#planner/plan/fixtures/house-30x60.ts";
import { missedNeighbours } from "#planner/rules/missed-neighbours.ts";

test("of two drawn houses one misses no neighbourhood, one a single one; without its door, or with its bath elsewhere, it misses that one", () => {
  expect(missedNeighbours(HOUSE_20X60)).toEqual(["kitchen-dining"]);
  // One bath for two bedrooms is everybody's; where the floor has another, the master bedroom has its own.
  const baths = changedPlan(HOUSE_20X60, (p) => {
    const level = p.levels.find(({ rooms }) => rooms.some(({ kind }) => kind === "master-bedroom"));
    const free = level?.rooms.find(({ kind }) => kind === "bedroom");
    if (free === undefined) throw new Error("a second bedroom lies on the master bedroom's floor");
    free.kind = "wc";
  });
  expect(missedNeighbours(baths)).toContain("master bath");
  expect(missedNeighbours(HOUSE_30X60)).toEqual([]);
  const kitchen = HOUSE_30X60.levels[0]?.openings.find(
    ({ kind, rooms }) => kind === "door" && rooms.includes("g-utility") && rooms.includes("g-kitchen"),
  );
  const shut = changedPlan(HOUSE_30X60, (p) => drop(p.levels[0]?.openings ?? [], kitchen?.id ?? ""));
  expect(missedNeighbours(shut)).toEqual(["utility-kitchen"]);
  const four = changedPlan(HOUSE_30X60, (p) => {
    p.brief.attached = 4;
  });
  expect(missedNeighbours(four).length).toBeGreaterThan(0);
  const wc = changedPlan(HOUSE_30X60, (p) => {
    for (const room of p.levels[0]?.rooms ?? []) if (room.kind !== "pooja") room.kind = "wc";
  });
  expect(missedNeighbours(wc)).toContain("pooja apart");
});
