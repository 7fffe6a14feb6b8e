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

test("elsewhere its archway wants more wall", () => {
  expect(waysIn(false)).toBeNull();
});
