import { expect, test } from "vitest";
import { dueAreas, dueAt, factorFor, type Sizes } from "#planner/search/programme/due-areas.ts";

const LIVING: Sizes = [9.5, 10.5, 18, 34];
const BEDROOM: Sizes = [7.5, 8.6, 11.8, 20];
const STORE: Sizes = [1.6, 1.6, 2.8, 6];
const ROOMS = [LIVING, BEDROOM, STORE] as const;

function due(floor: number): readonly number[] {
  const areas = dueAreas(ROOMS);
  const factor = factorFor(areas, floor);
  return ROOMS.map((_, room) => dueAt(areas.sizes, room, factor));
}

test("what rooms are due adds up to every floor between the law's least and their most", () => {
  for (const floor of [18.6, 19, 20.7, 21, 25, 32.6, 40, 55, 59.9, 60])
    expect(due(floor).reduce((sum, one) => sum + one, 0)).toBeCloseTo(floor, 9);
});

test("rooms grow alike from their ideal areas, and one at its most leaves the rest to the others", () => {
  const [living, bedroom, store] = due(1.2 * 32.6) as [number, number, number];
  expect([living / 18, bedroom / 11.8, store / 2.8].map((one) => one.toFixed(6))).toEqual([
    "1.200000",
    "1.200000",
    "1.200000",
  ]);
  expect(due(20 + 1.8 * 20.8)).toEqual([expect.closeTo(1.8 * 18, 9), 20, expect.closeTo(1.8 * 2.8, 9)]);
});

test("on less floor than their usual least each room gives up the same share down to the law's", () => {
  const [living, bedroom, store] = due(19.65) as [number, number, number];
  expect(living).toBeCloseTo(10, 9);
  expect(bedroom).toBeCloseTo(8.05, 9);
  expect(store).toBeCloseTo(1.6, 9);
});

test("beyond the law's least and their most nothing is due", () => {
  expect(due(10)).toEqual([9.5, 7.5, 1.6]);
  expect(due(100)).toEqual([34, 20, expect.closeTo(6, 9)]);
});
