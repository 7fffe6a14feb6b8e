import { expect, test } from "vitest";
import { garageStubs } from "#drawing/sheet/chains/garage-stubs.ts";
import { levelChains } from "#drawing/sheet/chains/level-chains.ts";
import { unitsOf } from "#drawing/sheet/page/units.ts";
import { type Rect, rect } from "#planner/geometry/rect.ts";
import { rectMinus } from "#planner/geometry/rect-minus.ts";
import { HOUSE_30X60 } from "#planner/plan/fixtures/house-30x60.ts";
import type { Level } from "#planner/plan/plan.ts";

/** The house with its car's bay as a garage of 7 x 6 m, less what stands in it. */
function garageWith(...taken: readonly Rect[]): Level {
  const [ground] = HOUSE_30X60.levels as readonly [Level, ...Level[]];
  const polygon = rectMinus(rect(1000, 3000, 8000, 9000), taken);
  const rooms = ground.rooms.map((room) =>
    room.kind === "parking" ? { ...room, kind: "garage" as const, polygon } : room,
  );
  return { ...ground, rooms };
}

test("stubs of wall between a garage's cars are measured from the front and from the rear, beside a deeper garage's corner too; a column's corner is none", () => {
  const front = rect(4400, 3000, 4600, 4500);
  const rear = rect(4400, 7500, 4600, 9000);
  const both = [
    { line: 4500, half: 100, from: 3000, to: 4500 },
    { line: 4500, half: 100, from: 7500, to: 9000 },
  ];
  const stubs = garageStubs(garageWith(front, rear));
  expect([...stubs].sort((a, b) => a.from - b.from)).toEqual(both);
  expect(garageStubs(garageWith(rear, rect(4600, 8600, 8000, 9000)))).toEqual([
    { line: 4500, half: 100, from: 7500, to: 8600 },
  ]);
  expect(garageStubs(garageWith(rect(4400, 3000, 4600, 3070)))).toEqual([]);
  const chains = levelChains(HOUSE_30X60, garageWith(rear), unitsOf("us"));
  expect(chains).toContainEqual(expect.objectContaining({ kind: "jamb", axis: 1, stops: [7500, 9000], across: 4500 }));
});
