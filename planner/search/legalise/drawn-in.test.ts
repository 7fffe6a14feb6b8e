import { expect, test } from "vitest";
import { type Rect, rect } from "#planner/geometry/rect.ts";
import type { RoomKind, Wall } from "#planner/plan/plan.ts";
import { profileOf } from "#planner/rules/profile-of.ts";
import { wallsOf } from "#planner/rules/walls-of.ts";
import { type DrawnIn, drawnIn, drawnInsOf } from "#planner/search/legalise/drawn-in.ts";
import type { PlacedRoom, WalledLevel } from "#planner/search/legalise/placed-level.ts";
import { specOf } from "#planner/search/programme/sized.ts";

const WALLS = wallsOf(profileOf("in"), "rcc-frame");

function room(kind: RoomKind, clear: Rect): PlacedRoom {
  const spec = specOf({ key: kind, kind, label: kind, owner: null }, 0, 12e6, profileOf("in"));
  return { spec, rect: clear, open: false };
}

function wall(id: string, from: [number, number], to: [number, number], thickness = 230): Wall {
  return { id, kind: thickness > 200 ? "external" : "internal", from, to, thickness };
}

/** A house of two rooms side by side: on the left one of this kind, on the right a strip as wide as this, mm; half a brick stands between. */
function house(large: RoomKind, small: RoomKind, width: number): WalledLevel {
  const [right, rear] = [4115 + 115 + width, 3430];
  return {
    index: 0,
    footprint: rect(0, 0, right + 230, rear + 230),
    inside: rect(230, 230, right, rear),
    party: { left: false, right: false, rear: false },
    rooms: [room(large, rect(230, 230, 4115, rear)), room(small, rect(4230, 230, right, rear))],
    walls: [
      wall("g-w1", [115, 115], [right + 115, 115]),
      wall("g-w2", [right + 115, 115], [right + 115, rear + 115]),
      wall("g-w3", [115, rear + 115], [right + 115, rear + 115]),
      wall("g-w4", [115, 115], [115, rear + 115]),
      wall("g-w5", [4172.5, 115], [4172.5, rear + 115], 115),
    ],
    padaCost: () => 0,
  };
}

test("a pooja that is a strip beside the living room keeps one end, and the rest becomes floor of that room", () => {
  const levels = [house("living", "pooja", 900)];
  const ways = drawnInsOf(levels, WALLS);
  expect(ways.length).toBe(2);
  const rooms = ways.map((way) => drawnIn(levels, way)[0]?.rooms ?? []);
  for (const [living, pooja] of rooms as [PlacedRoom, PlacedRoom][]) {
    expect([living.spec.kind, living.rect]).toEqual(["living", rect(230, 230, 5130, 3430)]);
    expect([pooja.spec.kind, pooja.rect.x1 - pooja.rect.x0, pooja.rect.y1 - pooja.rect.y0]).toEqual([
      "pooja",
      900,
      1500,
    ]);
    const { x0, y0, x1, y1 } = living.notch as Rect;
    expect([x0, x1, y1 - y0]).toEqual([4115, 5130, 1615]);
  }
  expect(rooms.map(([, pooja]) => pooja?.rect.y0)).toEqual([230, 1930]);
});

test("the wall that stood between goes, and two meet about what is kept", () => {
  const levels = [house("living", "pooja", 900)];
  const [level] = drawnIn(levels, drawnInsOf(levels, WALLS)[0] as DrawnIn);
  expect(level?.walls.length).toBe(6);
  const between = level?.walls.filter(({ from, to }) => from[0] === 4172.5 && to[0] === 4172.5) ?? [];
  expect(between.map(({ from, to }) => Math.abs(to[1] - from[1]))).toEqual([1672.5]);
});

test("what is no strip stays, and so does a strip beside a stair", () => {
  expect(drawnInsOf([house("living", "pooja", 1700)], WALLS)).toEqual([]);
  expect(drawnInsOf([house("stair", "pooja", 900)], WALLS)).toEqual([]);
  expect(drawnInsOf([house("living", "bath", 900)], WALLS)).toEqual([]);
  expect(drawnInsOf([house("bedroom", "store", 900)], WALLS).length).toBe(2);
});
