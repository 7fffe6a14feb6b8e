import { expect, test } from "vitest";
import { footingNotes, sharedFootings } from "#drawing/sheet/structure/shared-footings.ts";
import { HOUSE_30X60 } from "#planner/plan/fixtures/house-30x60.ts";
import type { Level, Plan } from "#planner/plan/plan.ts";

/** The house in a frame with columns of 230 mm whose front left corners are so. */
function withColumnsAt(corners: readonly (readonly [number, number])[]): {
  readonly plan: Plan;
  readonly ground: Level;
} {
  const [first, ...above] = HOUSE_30X60.levels as readonly [Level, ...Level[]];
  const columns = corners.map(([x, y], index) => ({
    id: `c${index}`,
    polygon: [
      [x, y],
      [x + 230, y],
      [x + 230, y + 230],
      [x, y + 230],
    ] as const,
  }));
  const ground = { ...first, columns };
  const upper = above.map((level) => ({ ...level, columns }));
  const brief = { ...HOUSE_30X60.brief, structure: "rcc-frame" as const };
  return { plan: { ...HOUSE_30X60, brief, levels: [ground, ...upper] }, ground };
}

test("columns less than 600 mm apart, in line or aslant, one after the other, are named for one footing", () => {
  const far = withColumnsAt([
    [0, 1500],
    [830, 1500],
    [0, 2330],
  ]);
  expect([sharedFootings(far.plan, far.ground), footingNotes(far.plan, far.ground)]).toEqual([[], []]);
  const near = withColumnsAt([
    [0, 1500],
    [829, 1500],
    [1600, 1500],
    [4000, 6000],
    [4500, 6400],
  ]);
  expect(sharedFootings(near.plan, near.ground)).toEqual([
    ["C1", "C2", "C3"],
    ["C4", "C5"],
  ]);
  expect(footingNotes(near.plan, near.ground)).toEqual([
    "One footing each under C1, C2 and C3; C4 and C5, whose own would overlap, to the structural engineer's design.",
  ]);
});

test("a house of bearing walls and an upper floor are told nothing of columns' footings", () => {
  const { plan, ground } = withColumnsAt([
    [0, 1500],
    [500, 1500],
  ]);
  const walled: Plan = { ...plan, brief: { ...plan.brief, structure: "load-bearing" } };
  expect([
    footingNotes(walled, ground),
    footingNotes(plan, plan.levels[1] as Level),
    footingNotes(plan, ground).length,
  ]).toEqual([[], [], 1]);
});
