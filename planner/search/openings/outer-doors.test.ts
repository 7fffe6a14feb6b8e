import { expect, test } from "vitest";
import { corners, rect } from "#planner/geometry/rect.ts";
import { profileOf } from "#planner/rules/profile-of.ts";
import { doorGraph } from "#planner/search/openings/door-graph.ts";
import { floorWith, room, wall } from "#planner/search/openings/fixtures/one-floor.ts";
import { placeDoors } from "#planner/search/openings/place-doors.ts";

const AMERICA = profileOf("us");
const NO_STAIR = { entry: null, leaving: null };
const DOOR = { width: 2438, head: 2134 };

/** A garage in the left half of the front, a living room beside it. */
function floor(width: number) {
  const x = 230 + width;
  return floorWith(
    [room("garage", 230, 230, x, 8000), room("living", x + 230, 230, 6000, 8000)],
    [{ ...wall("middle", [x + 115, 115], [x + 115, 8115]), kind: "internal" }],
  );
}

test("a car drives into its garage by a door in the middle of its front that sweeps nothing, and one comes into it from the house", () => {
  const level = floor(3200);
  const manner = { openKitchen: false, compact: false, garageDoor: DOOR };
  const ways = doorGraph(level, NO_STAIR as never, AMERICA.doors, manner);
  const doors = placeDoors(level, ways ?? [], []) ?? [];
  const [shutter] = doors.filter(({ way }) => way.shutter !== undefined);
  expect(shutter).toMatchObject({ way: { into: 0, from: -1 }, swing: null, hinge: null });
  expect((shutter?.span.from ?? 0) + (shutter?.span.to ?? 0)).toBe(230 + 3430);
  expect(doors.filter(({ way }) => way.into === 0 && way.from === 1)).toHaveLength(1);
});

test("a garage for two cars has a door for each of them", () => {
  const level = floorWith(
    [room("garage", 230, 230, 6000, 6000), room("living", 230, 6230, 6000, 8000)],
    [{ ...wall("middle", [115, 6115], [6115, 6115]), kind: "internal" }],
  );
  const manner = { openKitchen: false, compact: false, garageDoor: DOOR };
  const doors = placeDoors(level, doorGraph(level, NO_STAIR as never, AMERICA.doors, manner) ?? [], []) ?? [];
  const middles = doors.filter(({ way }) => way.shutter !== undefined).map(({ span }) => (span.from + span.to) / 2);
  expect(middles).toEqual([1672, 4557]);
});

test("a garage whose front is too narrow for its door makes no house", () => {
  const manner = { openKitchen: false, compact: false, garageDoor: DOOR };
  expect(doorGraph(floor(2500), NO_STAIR as never, AMERICA.doors, manner)).toBeNull();
});

test("the main door opens to a sit-out that is too narrow for its usual leaf by one of a metre, unless columns leave that no room either", () => {
  const INDIA = profileOf("in");
  const main = (wide: number, columns: readonly number[] = []) => {
    const x = 6000 - wide;
    const sitOut = { ...room("verandah", x, 230, 6000, 2000), open: true };
    const store = room("store", 230, 230, x - 230, 2000);
    const level = floorWith(
      [room("living", 230, 2230, 6000, 8000), sitOut, store],
      [wall("cross", [115, 2115], [6115, 2115]), wall("between", [x - 115, 115], [x - 115, 2115])],
    );
    const bodies = columns.map((x0) => ({ id: `c${x0}`, polygon: corners(rect(x0, 2000, x0 + 230, 2230)) }));
    const manner = { openKitchen: false, compact: false };
    const ways = doorGraph({ ...level, columns: bodies }, NO_STAIR as never, INDIA.doors, manner) ?? [];
    return ways.flatMap(({ main: isMain, from, width }) => (isMain ? [[from, width]] : []));
  };
  expect(main(1400)).toEqual([[1, 1050]]);
  expect(main(1240)).toEqual([[1, 1000]]);
  expect(main(1240, [5400])).toEqual([[-1, 1050]]);
  expect(main(1100)).toEqual([[-1, 1050]]);
});
