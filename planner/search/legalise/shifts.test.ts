import { expect, test } from "vitest";
import { area, type Rect, rect } from "#planner/geometry/rect.ts";
import type { RoomKind, Wall } from "#planner/plan/plan.ts";
import { profileOf } from "#planner/rules/profile-of.ts";
import { floorOf, type PlacedRoom, type WalledLevel } from "#planner/search/legalise/placed-level.ts";
import { shifted } from "#planner/search/legalise/shifts.ts";
import { specOf } from "#planner/search/programme/sized.ts";

function room(kind: RoomKind, clear: Rect): PlacedRoom {
  const spec = specOf({ key: kind, kind, label: kind, owner: null }, 0, 12e6, profileOf("in"));
  return { spec, rect: clear, open: false };
}

function wall(id: string, x0: number, y0: number, x1: number, y1: number, thickness = 100): Wall {
  return { id, kind: thickness === 200 ? "external" : "internal", from: [x0, y0], to: [x1, y1], thickness };
}

/** A bedroom and a bath on the left, a lounge on the right; `bath`: what stands in the bath's place. */
function level(bath: RoomKind = "bath"): WalledLevel {
  return {
    index: 0,
    footprint: rect(0, 0, 8400, 6400),
    inside: rect(200, 200, 8200, 6200),
    party: { left: false, right: false, rear: false },
    rooms: [
      room("bedroom", rect(200, 200, 3200, 4000)),
      room(bath, rect(200, 4100, 3200, 6200)),
      room("family", rect(3300, 200, 8200, 6200)),
    ],
    walls: [
      wall("g-w1", 100, 100, 8300, 100, 200),
      wall("g-w2", 8300, 100, 8300, 6300, 200),
      wall("g-w3", 100, 6300, 8300, 6300, 200),
      wall("g-w4", 100, 100, 100, 6300, 200),
      wall("g-w5", 3250, 150, 3250, 6250),
      wall("g-w6", 150, 4050, 3250, 4050),
    ],
    padaCost: () => 0,
  };
}

/** Floor of the rooms and of walls' bodies, which reach half their thickness past their ends, counted once. */
function covered({ rooms, walls }: WalledLevel): number {
  const bodies = walls.map(({ from, to, thickness: t }) =>
    rect(from[0] - t / 2, from[1] - t / 2, to[0] + t / 2, to[1] + t / 2),
  );
  let cells = 0;
  for (let x = 25; x < 8400; x += 50) {
    for (let y = 25; y < 6400; y += 50) {
      const lies = (r: Rect) => x > r.x0 && x < r.x1 && y > r.y0 && y < r.y1;
      const inRooms = rooms.filter((one) => lies(one.rect)).length;
      expect(inRooms, `${x} ${y}`).toBeLessThanOrEqual(bodies.some(lies) ? 0 : 1);
      if (inRooms > 0 || bodies.some(lies)) cells++;
    }
  }
  return cells * 2500;
}

const floors = ({ rooms }: WalledLevel): readonly number[] => rooms.map((one) => floorOf(one) / 1e4);

test("a wall that is shifted takes from the rooms on one side what it gives to those on the other, and walls that end at it follow", () => {
  const [after] = shifted([level()], [{ level: 0, wall: "g-w5", by: 300 }]) as [WalledLevel];
  expect(floors(after)).toEqual([1254, 693, 2760]);
  expect(after.walls.find(({ id }) => id === "g-w6")?.to).toEqual([3550, 4050]);
  expect(covered(after)).toBe(area(after.footprint));
});

test("outer walls stay, and walls beside a stair", () => {
  const before = [level("stair")];
  expect(shifted(before, [{ level: 0, wall: "g-w2", by: -300 }])).toEqual(before);
  expect(shifted(before, [{ level: 0, wall: "g-w5", by: 300 }])).toEqual(before);
  expect(shifted(before, [{ level: 0, wall: "g-w6", by: 300 }])).toEqual(before);
});

test("a wall in two lengths goes as one where a room lies along both", () => {
  const { walls, ...rest } = level();
  const parted = walls.flatMap((one) =>
    one.id === "g-w5" ? [wall("g-w5", 3250, 150, 3250, 4000), wall("g-w7", 3250, 4000, 3250, 6250)] : [one],
  );
  const [after] = shifted([{ ...rest, walls: parted }], [{ level: 0, wall: "g-w7", by: -200 }]) as [WalledLevel];
  expect(floors(after)).toEqual([1064, 588, 3060]);
  expect(covered(after)).toBe(area(after.footprint));
});

test("a wall beside which the storey is left out stays with all that would move with it", () => {
  const storey = level();
  const rooms = storey.rooms.filter(({ spec }) => spec.kind !== "bath");
  const before = [{ ...storey, rooms, leftOut: rect(0, 4100, 3200, 6400) }];
  expect(shifted(before, [{ level: 0, wall: "g-w5", by: 300 }])).toEqual(before);
});
