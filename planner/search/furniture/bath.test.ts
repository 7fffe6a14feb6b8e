import { expect, test } from "vitest";
import { furnishBath } from "#planner/search/furniture/bath.ts";
import type { Tub } from "#planner/search/furniture/customs.ts";
import { DOOR, floorOf, placedBy, placeOf } from "#planner/search/furniture/fixtures/furnished-floor.ts";

const TUB: Tub = { length: 1700, width: 700 };
const kinds = (width: number, depth: number, tub: Tub | null): readonly string[] =>
  placedBy((put) => furnishBath(floorOf(width, depth, DOOR), "bath", put, tub))
    .map(({ kind }) => kind)
    .sort();

test("a bath with room for a tub has one in place of the shower, along a wall with an end in a corner", () => {
  expect(kinds(2200, 2400, TUB)).toEqual(["basin", "bathtub", "wc"]);
  expect(kinds(2200, 2400, null)).toEqual(["basin", "shower", "wc"]);
  const tub = placeOf(
    placedBy((put) => furnishBath(floorOf(2200, 2400, DOOR), "bath", put, TUB)),
    "bathtub",
  );
  if (tub === undefined) throw new Error("no tub");
  const atWalls = [tub.x0 === 0, tub.x1 === 2200, tub.y0 === 0, tub.y1 === 2400].filter(Boolean);
  expect(atWalls.length).toBeGreaterThanOrEqual(2);
});

test("where a tub would leave WC or basin no place there is a shower", () => {
  expect(kinds(1500, 2400, TUB)).toEqual(kinds(1500, 2400, null));
  expect(kinds(1500, 2400, TUB)).toContain("shower");
});
