import { expect, test } from "vitest";
import { gateOf } from "#drawing/sheet/drive/gate.ts";
import { HOUSE_30X60 } from "#planner/plan/fixtures/house-30x60.ts";
import type { Level } from "#planner/plan/plan.ts";

/** The gate of the house with a second car so far to the right of the first, mm. */
function gateWith(gap: number | null) {
  const [ground, ...upper] = HOUSE_30X60.levels as readonly [Level, ...Level[]];
  const car = ground.furniture.find(({ kind }) => kind === "car");
  if (car === undefined) throw new Error("no car");
  const moved = { ...car, id: "second", polygon: car.polygon.map(([x, y]) => [x + 1800 + (gap ?? 0), y] as const) };
  const level = { ...ground, furniture: gap === null ? ground.furniture : [...ground.furniture, moved] };
  return gateOf({ ...HOUSE_30X60, levels: [level, ...upper] }, level);
}

test("two cars side by side drive in by one gate as wide as both; one alone, or one of two far apart, has a gate of 3 m", () => {
  // The first car stands from 1600 to 3400.
  expect(gateWith(1200)).toMatchObject({ from: 1300, wide: 5400 });
  expect([gateWith(null)?.wide, gateWith(3000)?.wide]).toEqual([3000, 3000]);
});
