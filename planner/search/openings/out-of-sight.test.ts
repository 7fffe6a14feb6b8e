import { expect, test } from "vitest";
import type { PlacedRoom } from "#planner/search/legalise/placed-level.ts";
import { floorWith, room, wall } from "#planner/search/openings/fixtures/one-floor.ts";
import { placeDoors } from "#planner/search/openings/place-doors.ts";
import { facesBetween, outerFaces } from "#planner/search/openings/shared-wall.ts";
import { facedFrom } from "#planner/search/openings/sight.ts";
import type { Way } from "#planner/search/openings/way.ts";

/** A living room 1.6 m wide, a passage behind it and a bath behind that: whoever enters looks through both at the bath's door. */
const LEVEL = floorWith(
  [room("living", 230, 230, 1830, 4000), room("passage", 230, 4115, 1830, 5900), room("bath", 230, 6015, 1830, 8000)],
  [
    wall("side", [1888, 115], [1888, 8115], 115),
    wall("near", [115, 4057], [1888, 4057], 115),
    wall("far", [115, 5957], [1888, 5957], 115),
  ],
);
const [LIVING, PASSAGE, BATH] = LEVEL.rooms as [PlacedRoom, PlacedRoom, PlacedRoom];
const { inside, footprint, party, walls } = LEVEL;
const FRONT = outerFaces(LIVING.rect, inside, footprint, party, walls).filter(({ side }) => side === "front");
const MAIN: Way = { kind: "door", into: 0, from: -1, faces: FRONT, width: 1050, main: true };
const between = (one: PlacedRoom, other: PlacedRoom) => facesBetween(one.rect, other.rect, walls);
const ARCH: Way = { kind: "arch", into: 1, from: 0, faces: between(PASSAGE, LIVING), width: 1400, main: false };
const TO_BATH: Way = { kind: "door", into: 2, from: 1, faces: between(BATH, PASSAGE), width: 750, main: false };

test("an archway that may be closed gets a leaf where whoever enters would look through it at a toilet's door; another stays open", () => {
  const faced = (arch: Way) => {
    const doors = placeDoors(LEVEL, [MAIN, arch, TO_BATH], []) ?? [];
    const main = doors.find(({ way }) => way.main);
    if (main === undefined) throw new Error("no main door");
    return { kinds: doors.map(({ way }) => way.kind).sort(), seen: facedFrom(LEVEL, main, doors).length };
  };
  expect(faced(ARCH)).toEqual({ kinds: ["arch", "door", "door"], seen: 2 });
  expect(faced({ ...ARCH, leaf: 900 })).toEqual({ kinds: ["door", "door", "door"], seen: 1 });
});

test("a door beside the way in is not looked at, nor one behind a wall", () => {
  const wide = floorWith(
    [room("living", 230, 230, 6000, 2000), room("bath", 230, 2230, 6000, 8000)],
    [wall("middle", [115, 2115], [6115, 2115])],
  );
  const [hall, bath] = wide.rooms as [PlacedRoom, PlacedRoom];
  const front = outerFaces(hall.rect, inside, footprint, party, wide.walls).filter(({ side }) => side === "front");
  const facedAt = (from: number, to: number, level = wide): number => {
    const faces = facesBetween(bath.rect, hall.rect, wide.walls).map((face) => ({ ...face, from, to }));
    const toBath: Way = { ...TO_BATH, into: 1, from: 0, faces };
    const main: Way = { ...MAIN, faces: front.map((face) => ({ ...face, to: 1800 })) };
    const doors = placeDoors(wide, [main, toBath], []) ?? [];
    const entrance = doors.find(({ way }) => way.main);
    if (entrance === undefined) throw new Error("no main door");
    return facedFrom(level, entrance, doors).length;
  };
  expect(facedAt(300, 1300)).toBe(1);
  expect(facedAt(4500, 5800)).toBe(0);
  expect(facedAt(300, 1300, { ...wide, rooms: [room("living", 230, 230, 6000, 1000), bath] })).toBe(0);
});
