import { expect, test } from "vitest";
import { profileOf } from "#planner/rules/profile-of.ts";
import { openedForUse } from "#planner/search/furniture/opened-for-use.ts";
import type { PlacedLevel, PlacedRoom } from "#planner/search/legalise/placed-level.ts";
import { balconyWays } from "#planner/search/openings/balcony-doors.ts";
import { floorWith, room, wall } from "#planner/search/openings/fixtures/one-floor.ts";
import { placeDoors } from "#planner/search/openings/place-doors.ts";
import { placeWindows } from "#planner/search/openings/place-windows.ts";
import type { PlacedDoor } from "#planner/search/openings/placed-door.ts";
import { facesBetween } from "#planner/search/openings/shared-wall.ts";

const INDIA = profileOf("in");
const [BALCONY, BEDROOM, LOBBY] = [0, 1, 2] as const;

/** An upper floor with a balcony along its front, behind it a bedroom and, from `x0` on, a lobby. */
function floor(x0: number, kind: PlacedRoom["spec"]["kind"] = "passage"): PlacedLevel {
  const balcony = { ...room("balcony", 230, 230, 6000, 1500), open: true };
  const rooms = [balcony, room("bedroom", 230, 1730, x0 - 115, 8000), room(kind, x0, 1730, 6000, 8000)];
  const walls = [wall("before", [115, 1615], [6115, 1615]), wall("between", [x0 - 57, 1615], [x0 - 57, 8115], 115)];
  return { ...floorWith(rooms, walls), index: 1 };
}

/** Doors from one room to another of a floor. */
function doorsOf(
  level: PlacedLevel,
  joined: readonly (readonly [into: number, from: number])[],
): readonly PlacedDoor[] {
  const at = (i: number) => (level.rooms[i] as PlacedRoom).rect;
  const ways = joined.map(([into, from]) => {
    const faces = facesBetween(at(into), at(from), level.walls);
    return { kind: "door" as const, into, from, faces, width: 900, main: false };
  });
  return placeDoors(level, ways, []) ?? [];
}

test("a balcony entered from a bedroom alone may have a door from a lobby or lounge that lies along it, not from one that only touches it", () => {
  const waysOn = (level: PlacedLevel) =>
    balconyWays(level, doorsOf(level, [[BEDROOM, BALCONY]]), INDIA.doors).map(({ into, from }) => [into, from]);
  expect(waysOn(floor(4000))).toEqual([[LOBBY, BALCONY]]);
  expect(waysOn(floor(4000, "family"))).toEqual([[LOBBY, BALCONY]]);
  expect(waysOn(floor(4500))).toEqual([]);
  expect(waysOn(floor(4000, "bedroom"))).toEqual([]);
});

test("a balcony that the household enters already gets no second door", () => {
  const level = floor(4000);
  expect(balconyWays(level, doorsOf(level, [[LOBBY, BALCONY]]), INDIA.doors)).toEqual([]);
});

test("the lobby's window onto the balcony makes room for its door", () => {
  const level = { ...floor(4000), party: { left: true, right: true, rear: true } };
  const doors = doorsOf(level, [
    [BEDROOM, BALCONY],
    [BEDROOM, LOBBY],
  ]);
  const windows = placeWindows(level, doors, INDIA) ?? [];
  expect(windows.some(({ room: of, onto }) => of === LOBBY && onto === BALCONY)).toBe(true);
  const customs = { head: () => 0, altar: () => 0 };
  const opened = openedForUse({ level, doors, windows, keepClear: [] }, customs, INDIA);
  const door = opened.doors.find(({ way }) => way.into === LOBBY && way.from === BALCONY);
  const window = opened.windows.find(({ room: of }) => of === LOBBY);
  if (door === undefined || window === undefined) throw new Error("no door, or no window");
  expect(Math.max(door.span.from - window.span.to, window.span.from - door.span.to)).toBeGreaterThanOrEqual(150);
});
