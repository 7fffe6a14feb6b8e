import { expect, test } from "vitest";
import { type Rect, rect } from "#planner/geometry/rect.ts";
import { DOOR, floorOf, placedBy, placeOf, wayIn } from "#planner/search/furniture/fixtures/furnished-floor.ts";
import { against, type Floor } from "#planner/search/furniture/floor.ts";
import { furnishLiving } from "#planner/search/furniture/living.ts";
import { partsOf } from "#planner/search/furniture/ways-kept.ts";

test("a second sofa that stands free turns its back to the other wall than the one with the main door", () => {
  for (const side of [1, 3]) {
    const floor = floorOf(6600, 4800, DOOR);
    const main = wayIn(floor.room, { side, from: 1200, to: 2250 }, "outside", true);
    const entered: Floor = {
      ...floor,
      walk: [...floor.walk, against(floor.room, side, main.from, main.to, 650)],
      ways: [...floor.ways, main],
    };
    const placed = placedBy((put) => furnishLiving(entered, put));
    const second = placed.find(({ kind }) => kind === "sofa-2")?.body;
    expect(second?.x0, `door on side ${side}`).toBeGreaterThan(side === 3 ? 3300 : 0);
    expect(second?.x1, `door on side ${side}`).toBeLessThan(side === 1 ? 3300 : 6600);
  }
});

test("an armchair stands where one still walks from each door of the room to every other, or it is left out", () => {
  const room = (width: number) => {
    const floor = floorOf(width, 3600, { side: 3, from: 115, to: 1015 });
    const beyond = wayIn(floor.room, { side: 1, from: 2400, to: 3300 }, "stair");
    return {
      ...floor,
      walk: [...floor.walk, against(floor.room, 1, beyond.from, beyond.to, 650)],
      ways: [...floor.ways, beyond],
    };
  };
  for (const width of [3300, 3600, 3900, 4200, 4800, 5400]) {
    const entered = room(width);
    const placed = placedBy((put) => furnishLiving(entered, put));
    const bodies = placed.filter(({ kind }) => kind !== "coffee-table").map(({ body }) => body);
    expect(partsOf(entered, bodies), `${width} wide`).toBe(1);
  }
  const large = placedBy((put) => furnishLiving(room(5400), put));
  expect(large.map(({ kind }) => kind)).toContain("armchair");
});

test("nobody walks between sofa and screen where the doors leave an end of the room for them", () => {
  for (const [side, from] of [
    [1, 900],
    [2, 200],
    [2, 900],
  ] as const) {
    const floor = floorOf(3300, 3000, DOOR);
    const other = wayIn(floor.room, { side, from, to: from + 900 }, "stair");
    const entered: Floor = {
      ...floor,
      walk: [...floor.walk, against(floor.room, side, other.from, other.to, 650)],
      ways: [...floor.ways, other],
    };
    const placed = placedBy((put) => furnishLiving(entered, put));
    const bodies = placed.filter(({ kind }) => kind !== "coffee-table").map(({ body }) => body);
    const [sofa, tv] = [placeOf(placed, "sofa-3"), placeOf(placed, "tv-unit")] as [Rect, Rect];
    const view =
      sofa.x1 <= tv.x0 || tv.x1 <= sofa.x0
        ? rect(Math.min(sofa.x1, tv.x1), Math.max(sofa.y0, tv.y0), Math.max(sofa.x0, tv.x0), Math.min(sofa.y1, tv.y1))
        : rect(Math.max(sofa.x0, tv.x0), Math.min(sofa.y1, tv.y1), Math.min(sofa.x1, tv.x1), Math.max(sofa.y0, tv.y0));
    expect(partsOf(entered, [...bodies, view]), `side ${side}`).toBe(1);
  }
});
