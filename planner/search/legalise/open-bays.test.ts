import { expect, test } from "vitest";
import { type Rect, rect } from "#planner/geometry/rect.ts";
import type { Wall } from "#planner/plan/plan.ts";
import { profileOf } from "#planner/rules/profile-of.ts";
import { wallsOf } from "#planner/rules/walls-of.ts";
import { openBays } from "#planner/search/legalise/open-bays.ts";
import type { PlacedRoom, WalledLevel } from "#planner/search/legalise/placed-level.ts";
import { specOf } from "#planner/search/programme/sized.ts";

const INDIA = profileOf("in");
const FRAME = wallsOf(INDIA, "rcc-frame");
const SPAN = 4500;

function wall(id: string, kind: Wall["kind"], x0: number, y0: number, x1: number, y1: number): Wall {
  return { id, kind, from: [x0, y0], to: [x1, y1], thickness: 230 };
}

function room(kind: PlacedRoom["spec"]["kind"], open: boolean, ...box: [number, number, number, number]): PlacedRoom {
  const spec = specOf({ key: kind, kind, label: kind, owner: null }, 0, 12e6, INDIA);
  return { spec, rect: rect(...box), open };
}

/** A car's bay 5.77 m deep at the left, a sit-out beside it at the right, a living room behind both; the house is 6 m wide. */
const GROUND: WalledLevel = {
  index: 0,
  footprint: rect(0, 0, 6000, 10_000),
  inside: rect(230, 230, 5770, 9770),
  party: { left: false, right: false, rear: false },
  rooms: [
    room("parking", true, 230, 0, 3000, 6000),
    room("verandah", true, 3230, 0, 5770, 6000),
    room("living", false, 230, 6230, 5770, 9770),
  ],
  walls: [
    wall("left", "external", 115, 115, 115, 9885),
    wall("right", "external", 5885, 115, 5885, 9885),
    wall("between", "internal", 3115, 115, 3115, 6115),
    wall("across", "external", 115, 6115, 5885, 6115),
    wall("rear", "external", 115, 9885, 5885, 9885),
  ],
  padaCost: () => 0,
};

const idsOf = (walls: readonly Wall[]): readonly string[] => walls.map(({ id }) => id);
const openingOf = (bodies: readonly Rect[], x0: number): readonly Rect[] =>
  bodies.filter((body) => body.x0 === x0).sort((a, b) => a.y0 - b.y0);

test("in a frame a car's bay lies open to the sit-out beside it and to the yard, on columns no farther apart than the span", () => {
  const { ground, bodies } = openBays([GROUND], [[]], FRAME, SPAN);
  expect(idsOf(ground.walls)).toEqual(["left", "right", "across", "rear"]);
  for (const x0 of [0, 3000, 5770]) {
    const row = openingOf(bodies, x0);
    expect(row[0]?.y0).toBe(0);
    expect(row.at(-1)?.y1).toBeGreaterThan(6000);
    for (const [i, body] of row.entries()) expect((row[i + 1]?.y0 ?? body.y0) - body.y0).toBeLessThanOrEqual(SPAN);
  }
  const [left] = ground.walls;
  expect(Math.min(left?.from[1] ?? 0, left?.to[1] ?? 0)).toBe(6115);
});

test("the floor that the walls stood on belongs to the bays, once", () => {
  const { ground } = openBays([GROUND], [[]], FRAME, SPAN);
  const [bay, sitOut] = ground.rooms.map(({ extent, rect: clear }) => extent ?? clear) as [Rect, Rect];
  expect([bay.x0, sitOut.x1]).toEqual([0, 6000]);
  expect(bay.x1).toBe(sitOut.x0);
});

test("a wall across above the strip gets a column of its own, and columns that stand there already are used", () => {
  const above = { ...GROUND, index: 1, walls: [wall("cross", "internal", 115, 2500, 5885, 2500)] };
  const { bodies } = openBays([GROUND, above], [[rect(3000, 0, 3230, 300)], []], FRAME, SPAN);
  const row = openingOf(bodies, 3000);
  expect(row.some(({ y0, y1 }) => y0 <= 2500 && y1 >= 2500)).toBe(true);
  expect(row.filter(({ y0 }) => y0 < 500)).toHaveLength(1);
});

test("a party wall stays, and so do all walls of a house that stands on them", () => {
  const row = openBays([{ ...GROUND, party: { left: true, right: true, rear: false } }], [[]], FRAME, SPAN);
  expect(idsOf(row.ground.walls)).toEqual(["left", "right", "across", "rear"]);
  expect(row.ground.walls[0]).toEqual(GROUND.walls[0]);
  const bearing = openBays([GROUND], [[]], wallsOf(INDIA, "load-bearing"), SPAN);
  expect(bearing.ground.walls).toEqual(GROUND.walls);
});
