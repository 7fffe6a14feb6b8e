import { expect, test } from "vitest";
import { rect } from "#planner/geometry/rect.ts";
import { profileOf } from "#planner/rules/profile-of.ts";
import type { PlacedRoom } from "#planner/search/legalise/placed-level.ts";
import { doorGraph } from "#planner/search/openings/door-graph.ts";
import { floorWith, room, wall } from "#planner/search/openings/fixtures/one-floor.ts";
import { placeDoors } from "#planner/search/openings/place-doors.ts";
import { placeWindows } from "#planner/search/openings/place-windows.ts";
import { outerFacesOf } from "#planner/search/openings/shared-wall.ts";
import { facedFrom } from "#planner/search/openings/sight.ts";

const INDIA = profileOf("in");
const MANNER = { openKitchen: false, compact: false };

/** A living room in front of a bath, as an L about the lobby before it, in its rear right corner. */
const LIVING: PlacedRoom = { ...room("living", 230, 230, 6000, 4000), notch: rect(4775, 2775, 6000, 4000) };
const L_LEVEL = floorWith(
  [LIVING, room("bath", 230, 4230, 6000, 8000), room("passage", 4890, 2890, 6000, 4000)],
  [
    wall("middle", [115, 4115], [6115, 4115]),
    wall("upright", [4832.5, 2832.5], [4832.5, 4057.5], 115),
    wall("level", [4832.5, 2832.5], [6057.5, 2832.5], 115),
  ],
);

test("about a lobby in its corner a living room has the walls that it still has: doors and windows stand in no others", () => {
  const ways =
    doorGraph(L_LEVEL, { entry: null, leaving: null, landing: 0 }, INDIA.doors, {
      openKitchen: false,
      compact: false,
    }) ?? [];
  const joined = ways.filter(({ from }) => from >= 0).map(({ kind, into, from }) => [kind, into, from]);
  expect(joined).toEqual([
    ["arch", 2, 0],
    ["door", 1, 2],
  ]);
  const doors = placeDoors(L_LEVEL, ways, []) ?? [];
  const windows = placeWindows(L_LEVEL, doors, INDIA) ?? [];
  expect(windows.length).toBeGreaterThan(0);
  for (const { room: of, face, span } of windows) {
    if (of === 0 && face.wall.id === "right") expect(span.to).toBeLessThanOrEqual(2775);
  }
  expect(outerFacesOf(LIVING, L_LEVEL).map(({ side, from, to }) => [side, from, to])).toEqual([
    ["left", 230, 4000],
    ["front", 230, 6000],
    ["right", 230, 2775],
  ]);
});

test("nobody sees through the corner that is cut out of a room", () => {
  const ways = doorGraph(L_LEVEL, { entry: null, leaving: null, landing: 0 }, INDIA.doors, MANNER) ?? [];
  const doors = placeDoors(L_LEVEL, ways, []) ?? [];
  const main = doors.find(({ way }) => way.main);
  const bath = doors.find(({ way }) => way.into === 1);
  if (main === undefined || bath === undefined) throw new Error("no doors");
  // Without the archway into the lobby the straight line to the bath's door passes through its walls.
  const closed = [main, bath];
  expect(facedFrom({ ...L_LEVEL, rooms: L_LEVEL.rooms.map(({ notch: _, ...whole }) => whole) }, main, closed)).toEqual([
    bath,
  ]);
  expect(facedFrom(L_LEVEL, main, closed)).toEqual([]);
});
