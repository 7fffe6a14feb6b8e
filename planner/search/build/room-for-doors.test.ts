import { expect, test } from "vitest";
import { corners, rect } from "#planner/geometry/rect.ts";
import type { Wall } from "#planner/plan/plan.ts";
import { type Arrangement, newArrangement } from "#planner/search/arrange/arrangement.ts";
import { treeOfThree } from "#planner/search/arrange/fixtures/tree-of-three.ts";
import type { LevelModel } from "#planner/search/arrange/level-model.ts";
import { BARE, type Drawn, modelOf } from "#planner/search/arrange/objective/fixtures/drawn-level.ts";
import type { StuckDoor } from "#planner/search/build/opened-house.ts";
import { waysToMakeRoom } from "#planner/search/build/room-for-doors.ts";
import { coreLines } from "#planner/search/core/core-lines.ts";

/** Two levels of three rooms; `upperStore` (mm2) makes the upper left room at the rear narrower than the store below. */
function twoLevels(upperStore: number): Arrangement {
  const lower: readonly Drawn[] = [
    ["living", 0, 0, 0, 0, 54e6],
    ["store", 0, 0, 0, 0, 9e6],
    ["dining", 0, 0, 0, 0, 45e6],
  ];
  const upper: readonly Drawn[] = [
    ["family", 0, 0, 0, 0, 54e6],
    ["store", 0, 0, 0, 0, upperStore],
    ["bedroom", 0, 0, 0, 0, 54e6 - upperStore],
  ];
  const models = [modelOf(lower), modelOf(upper, "none", 1)];
  return newArrangement(
    models,
    [treeOfThree(), treeOfThree()],
    [],
    coreLines(BARE.fixed, [], rect(230, 230, 9230, 12_230), 230),
  );
}

/** Where the wall beside the left room at the rear lies, x in mm. */
function besideStore({ models }: Arrangement, level: number): number {
  const { wall } = (models[level] as LevelModel).layout;
  return (wall[7] as number) + (wall[8] as number) / 2;
}

/** The store's door from the living room, with a column under the upper wall. */
function storeDoor(house: Arrangement): StuckDoor {
  const { rooms } = (house.models[0] as LevelModel).layout;
  const [from, y, to] = [rooms[4] as number, rooms[5] as number, rooms[6] as number];
  const centre = y - 115;
  const wall: Wall = { id: "w", kind: "internal", from: [from, centre], to: [9230, centre], thickness: 230 };
  const face = { vertical: false, centre, from, to, inward: 1, wall } as const;
  const way = { kind: "door", into: 1, from: 0, faces: [face], width: 750, main: false } as const;
  const x = Math.round(besideStore(house, 1));
  return {
    level: 0,
    way,
    columns: [{ id: "c1", polygon: corners(rect(x - 115, centre - 115, x + 115, centre + 115)) }],
  };
}

test("an upper wall whose column takes a door its place moves aside until the leaf with its jambs stands beside it, or the room below grows", () => {
  const house = twoLevels(5.6e6);
  const { way, ...stuck } = storeDoor(house);
  const { from, to } = way.faces[0] as (typeof way.faces)[0];
  const free = (): number => {
    const [column, end] = [besideStore(house, 1), besideStore(house, 0) - 57];
    return Math.max(column - 135 - from, end - column - 135);
  };
  expect(to - from).toBeGreaterThan(1200);
  expect(free()).toBeLessThan(850);
  const ways = waysToMakeRoom(house, { way, ...stuck });
  expect(ways.length).toBeGreaterThan(1);
  for (const makeRoom of ways) {
    makeRoom();
    expect(free()).toBeGreaterThanOrEqual(850);
  }
});
