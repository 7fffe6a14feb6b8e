import { expect, test } from "vitest";
import { twoStorey30x60 } from "#drawing/fixtures/two-storey-30x60.ts";
import { roofBoxes, unroofed } from "#drawing/sheet/house/roof-boxes.ts";
import { isFullHeight, wallBodies } from "#drawing/sheet/house/wall-bodies.ts";
import { boxAround } from "#drawing/sheet/shapes/box.ts";
import type { Level } from "#planner/plan/plan.ts";

const top = twoStorey30x60().levels.at(-1) as Level;
const covers = (level: Level, [x, y]: readonly [number, number], above?: Level) =>
  roofBoxes(level, above).some((box) => box.x1 < x && x < box.x2 && box.y1 < y && y < box.y2);
const middleOf = (polygon: Level["rooms"][number]["polygon"]) => {
  const { x1, y1, x2, y2 } = boxAround(polygon);
  return [(x1 + x2) / 2 + 1, (y1 + y2) / 2 + 1] as const;
};

test("on the topmost storey every room has a roof but terraces, balconies, courtyards and ducts", () => {
  expect(unroofed(top).length).toBeGreaterThan(0);
  for (const room of top.rooms)
    expect([room.id, covers(top, middleOf(room.polygon))]).toEqual([room.id, !unroofed(top).includes(room)]);
});

test("no strip of slab hangs over the parapets and railings of an open terrace", () => {
  const low = wallBodies(top.walls).filter(({ wall }) => !isFullHeight(wall));
  expect(low.length).toBeGreaterThan(0);
  for (const { box, wall } of low) {
    const middle = [(box.x1 + box.x2) / 2 + 1, (box.y1 + box.y2) / 2 + 1] as const;
    expect([wall.id, covers(top, middle)]).toEqual([wall.id, false]);
  }
});

test("a terrace that a storey stands over has that storey's floor for a roof", () => {
  const terrace = unroofed(top)[0] as Level["rooms"][number];
  const above = { ...top, index: top.index + 1, rooms: [] };
  expect(covers(top, middleOf(terrace.polygon), above)).toBe(true);
});
