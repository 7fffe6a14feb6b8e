import { expect, test } from "vitest";
import { rect } from "#planner/geometry/rect.ts";
import type { RoomKind, Wall } from "#planner/plan/plan.ts";
import { profileOf } from "#planner/rules/profile-of.ts";
import type { PlacedLevel, PlacedRoom } from "#planner/search/legalise/placed-level.ts";
import { shrinesFacingToilets } from "#planner/search/openings/facing.ts";
import type { PlacedDoor } from "#planner/search/openings/placed-door.ts";
import { doorAt } from "#planner/search/openings/placed-door.ts";
import { specOf } from "#planner/search/programme/sized.ts";

function room(kind: RoomKind, y0: number, y1: number): PlacedRoom {
  const spec = specOf({ key: kind, kind, label: kind, owner: null }, 0, 12e6, profileOf("in"));
  return { spec, rect: rect(0, y0, 3000, y1), open: false };
}

function door(into: number, from: number, y: number, x: number, inward: 1 | -1 = y > 2000 ? 1 : -1): PlacedDoor {
  const wall: Wall = { id: `${y}`, kind: "internal", from: [0, y], to: [3000, y], thickness: 115 };
  const face = { wall, vertical: false, centre: y, from: 0, to: 3000, inward };
  return doorAt({ kind: "door", into, from, faces: [face], width: 750, main: false }, face, x, true);
}

test("a shrine's door straight before a toilet's across a lobby is found with it, one farther along the lobby or of a wall that looks the same way is not", () => {
  const rooms = [room("pooja", 0, 1400), room("passage", 1515, 2700), room("bath", 2815, 4200)];
  const level: PlacedLevel = {
    index: 0,
    footprint: rect(0, 0, 3000, 4200),
    inside: rect(0, 0, 3000, 4200),
    party: { left: false, right: false, rear: false },
    rooms,
    walls: [],
    columns: [],
    padaCost: () => 0,
  };
  const shrine = door(0, 1, 1457, 115);
  const before = door(2, 1, 2757, 300);
  expect(shrinesFacingToilets(level, [shrine, before])).toEqual([shrine, before]);
  expect(shrinesFacingToilets(level, [shrine, door(2, 1, 2757, 1500)])).toEqual([]);
  // A door in another wall that looks the same way, as in a hall with a corner, does not face the shrine.
  expect(shrinesFacingToilets(level, [shrine, door(2, 1, 2757, 300, -1)])).toEqual([]);
});
