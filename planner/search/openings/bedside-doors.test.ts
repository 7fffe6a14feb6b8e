import { expect, test } from "vitest";
import { profileOf } from "#planner/rules/profile-of.ts";
import type { PlacedLevel, PlacedRoom } from "#planner/search/legalise/placed-level.ts";
import { bedsideWays } from "#planner/search/openings/bedside-doors.ts";
import { floorWith, room, wall } from "#planner/search/openings/fixtures/one-floor.ts";
import { placeDoors } from "#planner/search/openings/place-doors.ts";
import type { PlacedDoor } from "#planner/search/openings/placed-door.ts";
import { facesBetween } from "#planner/search/openings/shared-wall.ts";

const { doors: DOORS } = profileOf("in");
const CROSS = wall("cross", [115, 4057], [6115, 4057], 115);

/** Doors from a room in front to each of those behind it. */
function doorsFrom(front: number, level: PlacedLevel): readonly PlacedDoor[] {
  const ways = level.rooms.flatMap(({ rect }, into) => {
    const faces = facesBetween(rect, (level.rooms[front] as PlacedRoom).rect, level.walls);
    return into === front || faces.length === 0
      ? []
      : [{ kind: "door" as const, into, from: front, faces, width: 800, main: false }];
  });
  const doors = placeDoors(level, ways, []);
  if (doors === null) throw new Error("no place for the doors");
  return doors;
}

/** The rooms, by kind, that further doors of baths could join in a house whose other rooms open to the first one. */
function waysBehind(level: PlacedLevel): readonly string[] {
  return bedsideWays(level, doorsFrom(0, level), DOORS).map(({ from, into }) =>
    [from, into].map((i) => level.rooms[i]?.spec.kind).join(" to "),
  );
}

test("everybody's bath may have a door to the bedroom beside it if one comes to it only through the living room, not from a passage", () => {
  const behind = [room("bedroom", 230, 4115, 3600, 8000), room("bath", 3715, 4115, 6000, 8000)];
  const walls = [CROSS, wall("between", [3657, 4057], [3657, 8115], 115)];
  const house = (front: "living" | "passage") => floorWith([room(front, 230, 230, 6000, 4000), ...behind], walls);
  expect(waysBehind(house("living"))).toEqual(["bedroom to bath"]);
  expect(waysBehind(house("passage"))).toEqual([]);
});

test("a bath of another bedroom gets no such door", () => {
  const own = room("bath", 3715, 4115, 6000, 8000);
  const behind = [room("bedroom", 230, 4115, 3600, 8000), { ...own, spec: { ...own.spec, owner: "g-other" } }];
  const level = floorWith(
    [room("living", 230, 230, 6000, 4000), ...behind],
    [CROSS, wall("between", [3657, 4057], [3657, 8115], 115)],
  );
  expect(waysBehind(level)).toEqual([]);
});

test("a bath between two bedrooms may have such a door to either of them", () => {
  const level = floorWith(
    [
      room("living", 230, 230, 6000, 4000),
      room("bedroom", 230, 4115, 2185, 8000),
      room("bath", 2300, 4115, 3930, 8000),
      room("bedroom", 4045, 4115, 6000, 8000),
    ],
    [CROSS, wall("first", [2242, 4057], [2242, 8115], 115), wall("second", [3987, 4057], [3987, 8115], 115)],
  );
  expect(waysBehind(level)).toEqual(["bedroom to bath", "bedroom to bath"]);
});
