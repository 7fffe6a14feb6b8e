import { expect, test } from "vitest";
import { coveredDoors } from "#planner/search/openings/covered-doors.ts";
import { wall } from "#planner/search/openings/fixtures/one-floor.ts";
import { doorAt } from "#planner/search/openings/placed-door.ts";
import type { Face } from "#planner/search/openings/shared-wall.ts";
import type { Way } from "#planner/search/openings/way.ts";

const BEDROOM = 0;
/** The bedroom's wall towards the hall below it, and the one towards the bath on its left. */
const TO_HALL: Face = {
  vertical: false,
  centre: 0,
  from: 115,
  to: 4000,
  inward: 1,
  wall: wall("hall", [0, 0], [4000, 0]),
};
const TO_BATH: Face = {
  vertical: true,
  centre: 0,
  from: 115,
  to: 4000,
  inward: -1,
  wall: wall("bath", [0, 0], [0, 4000], 115),
};
const way = (from: number, into: number, face: Face, width: number): Way => ({
  kind: "door",
  from,
  into,
  faces: [face],
  width,
  main: false,
});
const fromHall = (start: number, hingeLow: boolean) => doorAt(way(1, BEDROOM, TO_HALL, 900), TO_HALL, start, hingeLow);
const toBath = (start: number) => doorAt(way(BEDROOM, 2, TO_BATH, 750), TO_BATH, start, true);

test("a leaf that opens against a wall stands before the door in that wall, unless the door lies beyond it or the leaf hangs on its other side", () => {
  const bath = toBath(200);
  expect(coveredDoors([fromHall(200, true), bath])).toEqual([bath]);
  expect(coveredDoors([fromHall(200, true), toBath(1000)])).toEqual([]);
  expect(coveredDoors([fromHall(200, false), bath])).toEqual([]);
});

test("of a wide archway a leaf may stand before a part, where enough is left to walk through", () => {
  const arch = { ...toBath(200), hinge: null, swing: null, box: null };
  const leaf = fromHall(200, true);
  expect(coveredDoors([leaf, { ...arch, span: { from: 200, to: 1700 } }])).toEqual([]);
  const narrow = { ...arch, span: { from: 200, to: 1200 } };
  expect(coveredDoors([leaf, narrow])).toEqual([narrow]);
});
