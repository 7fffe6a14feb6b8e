import { expect, test } from "vitest";
import { profileOf } from "#planner/rules/profile-of.ts";
import { doorGraph } from "#planner/search/openings/door-graph.ts";
import { floorWith, room, wall } from "#planner/search/openings/fixtures/one-floor.ts";
import { placeDoors } from "#planner/search/openings/place-doors.ts";

const INDIA = profileOf("in");

/** A living room at the road, behind it a passage of 1 m between bath and bedroom. */
const LEVEL = floorWith(
  [
    room("living", 230, 230, 6000, 4000),
    room("bath", 230, 4115, 2115, 8000),
    room("passage", 2230, 4115, 3230, 8000),
    room("bedroom", 3345, 4115, 6000, 8000),
  ],
  [
    wall("middle", [115, 4057.5], [6115, 4057.5], 115),
    wall("bath", [2172.5, 4057.5], [2172.5, 8115], 115),
    wall("bedroom", [3287.5, 4057.5], [3287.5, 8115], 115),
  ],
);

function waysIn(compact: boolean) {
  return doorGraph(LEVEL, { entry: null, leaving: null, landing: 0 }, INDIA.doors, { openKitchen: false, compact });
}

test("in a house of the smallest rooms one walks on through the end of a passage no wider than a narrow leaf with its jambs", () => {
  const ways = waysIn(true) ?? [];
  const joined = ways.filter(({ from }) => from >= 0).map(({ kind, into, from, width }) => [kind, into, from, width]);
  expect(joined).toEqual([
    ["arch", 2, 0, 800],
    ["door", 1, 2, 750],
    ["door", 3, 2, 900],
  ]);
  expect(placeDoors(LEVEL, ways, [])).not.toBeNull();
});

test("where leaves are made narrower still the archway at such an end keeps less of its wall beside it", () => {
  const doors = profileOf("us").doors;
  const passage = room("passage", 2230, 4115, 2230 + doors.room.value - 100 + 200, 8000);
  const level = { ...LEVEL, rooms: LEVEL.rooms.map((one) => (one.spec.kind === "passage" ? passage : one)) };
  const manner = { openKitchen: false, compact: true };
  const arch = (doorGraph(level, { entry: null, leaving: null, landing: 0 }, doors, manner) ?? []).filter(
    ({ kind }) => kind === "arch",
  );
  expect(passage.rect.x1 - passage.rect.x0).toBeLessThan(1000);
  expect(arch.map(({ into, from, width }) => [into, from, width])).toEqual([[2, 0, 800]]);
  expect(placeDoors(level, arch, [])).not.toBeNull();
});

test("elsewhere its archway wants more wall", () => {
  expect(waysIn(false)).toBeNull();
});

test("one goes to the stair from a room with wall enough for an archway at its landing, not from one that hardly touches it", () => {
  const stair = room("stair", 3345, 4230, 6000, 5885);
  const rooms = [
    room("living", 230, 230, 6000, 4000),
    room("passage", 230, 4230, 3115, 5885),
    { ...stair, spec: { ...stair.spec, through: true } },
    room("bedroom", 230, 6000, 6000, 8000),
  ];
  const level = floorWith(rooms, [
    wall("middle", [115, 4115], [6115, 4115]),
    wall("shaft", [3230, 4115], [3230, 5942.5]),
    wall("bedroom", [115, 5942.5], [6115, 5942.5], 115),
  ]);
  const stairEnd = { entry: "left", leaving: null, landing: 950 } as const;
  const ways = doorGraph(level, stairEnd, INDIA.doors, { openKitchen: false, compact: false }) ?? [];
  expect(ways.find(({ into }) => into === 2)?.from).toBe(1);
  expect(placeDoors(level, ways, [])).not.toBeNull();
});

test("an archway wants no more wall than a room's door: where leaves are narrower, less", () => {
  const rooms = [
    room("living", 230, 230, 6000, 4000),
    room("passage", 230, 4115, 1310, 8000),
    room("bedroom", 1425, 4115, 6000, 8000),
  ];
  const level = floorWith(rooms, [
    wall("middle", [115, 4057.5], [6115, 4057.5], 115),
    wall("bedroom", [1367.5, 4057.5], [1367.5, 8115], 115),
  ]);
  const waysFor = (doors: typeof INDIA.doors) =>
    doorGraph(level, { entry: null, leaving: null, landing: 0 }, doors, { openKitchen: false, compact: false });
  expect(waysFor(INDIA.doors)).toBeNull();
  expect(waysFor(profileOf("us").doors)).not.toBeNull();
});
