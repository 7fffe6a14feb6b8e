import { expect, test } from "vitest";
import { overlaps, type Rect, rect, within } from "#planner/geometry/rect.ts";
import { furnishBedroom } from "#planner/search/furniture/bedroom.ts";
import { DOOR, floorOf, placedBy, placeOf } from "#planner/search/furniture/fixtures/furnished-floor.ts";
import type { WallSpan } from "#planner/search/furniture/floor.ts";

test("a double bed is reached from both sides where there is room; in a very narrow bedroom there is a single, and the wardrobe comes first", () => {
  const wide = placedBy((put) => furnishBedroom(floorOf(3300, 3600, DOOR), false, () => 0, put));
  expect(wide.map(({ kind }) => kind)).toEqual(expect.arrayContaining(["bed-queen", "wardrobe"]));
  const narrow = placedBy((put) => furnishBedroom(floorOf(2250, 3600, DOOR), false, () => 0, put));
  expect(narrow.map(({ kind }) => kind)).toEqual(expect.arrayContaining(["bed-single", "wardrobe"]));
});

test("a single bed stands where one gets in from a side", () => {
  const door: WallSpan = { side: 0, from: 115, to: 1015 };
  const placed = placedBy((put) => furnishBedroom(floorOf(2100, 3000, door), false, () => 0, put));
  const bed = placeOf(placed, "bed-single");
  const others = placed.filter(({ kind }) => kind !== "bed-single");
  if (bed === undefined) throw new Error("no bed");
  const sides = [
    { ...bed, x0: bed.x0 - 400, x1: bed.x0 },
    { ...bed, x0: bed.x1, x1: bed.x1 + 400 },
    { ...bed, y0: bed.y0 - 400, y1: bed.y0 },
    { ...bed, y0: bed.y1, y1: bed.y1 + 400 },
  ].filter((side) => side.x1 - side.x0 > 1900 || side.y1 - side.y0 > 1900);
  const free = sides.filter(
    (side) => within(side, rect(0, 0, 2100, 3000)) && !others.some(({ body }) => overlaps(body, side)),
  );
  expect(sides).toHaveLength(2);
  expect(free.length).toBeGreaterThan(0);
});

test("a double that two sides leave no room for stands with one at the wall, two feet free at the other and at its foot; in a narrower room there is a single", () => {
  const furnished = (width: number) =>
    placedBy((put) => furnishBedroom(floorOf(width, 2900, DOOR), false, () => 0, put));
  const small = furnished(2600);
  const bed = placeOf(small, "bed-queen") as Rect;
  const wardrobe = placeOf(small, "wardrobe") as Rect;
  // Its head is at the right wall, its left side at the rear one.
  expect([bed.x1, bed.y1]).toEqual([2600, 2900]);
  expect(bed.x0).toBeGreaterThanOrEqual(600);
  expect(bed.y0 - wardrobe.y1).toBeGreaterThanOrEqual(600);
  expect(furnished(2250).map(({ kind }) => kind)).toContain("bed-single");
});

test("a double bed finds its place in a room eight feet wide", () => {
  const door: WallSpan = { side: 1, from: 115, to: 1015 };
  const floor = floorOf(2440, 3740, door, [{ side: 3, from: 875, to: 2275 }]);
  const placed = placedBy((put) => furnishBedroom(floor, false, () => 0, put));
  expect(placed.map(({ kind }) => kind)).toEqual(expect.arrayContaining(["bed-queen", "wardrobe"]));
});

test("beds lie with their heads where vastu likes them", () => {
  for (const liked of [1, 2, 3]) {
    const placed = placedBy((put) =>
      furnishBedroom(floorOf(4500, 4500, DOOR), true, (side) => (side === liked ? 0 : 1), put),
    );
    const bed = placeOf(placed, "bed-king") as Rect;
    const atWall = [bed.y0 === 0, bed.x1 === 4500, bed.y1 === 4500, bed.x0 === 0];
    expect(atWall[liked]).toBe(true);
  }
});

test("in a long bedroom the wardrobe stands across an end from wall to wall, in another it does not", () => {
  const door: WallSpan = { side: 1, from: 1100, to: 2000 };
  const glass: readonly WallSpan[] = [{ side: 2, from: 600, to: 1800 }];
  const wardrobe = (depth: number) =>
    placeOf(
      placedBy((put) => furnishBedroom(floorOf(2500, depth, door, glass), false, () => 0, put)),
      "wardrobe",
    );
  expect(wardrobe(4400)).toEqual(rect(0, 0, 2500, 600));
  const usual = wardrobe(3800);
  expect(usual).toBeDefined();
  expect(usual).not.toEqual(rect(0, 0, 2500, 600));
});

test("where another corner is free no wardrobe stands with its end before a window of the wall beside it", () => {
  const door: WallSpan = { side: 3, from: 115, to: 1015 };
  const glass: WallSpan = { side: 1, from: 300, to: 1800 };
  const wardrobeBeside = (windows: readonly WallSpan[]): Rect | undefined =>
    placeOf(
      placedBy((put) => furnishBedroom(floorOf(3000, 3600, door, windows), false, () => 0, put)),
      "wardrobe",
    );
  const beside = wardrobeBeside([glass]);
  if (beside === undefined) throw new Error("no wardrobe");
  expect(beside.x1 < 2700 || beside.y0 >= glass.to || beside.y1 <= glass.from).toBe(true);
  // With windows beside all four corners it still stands.
  const everywhere = [1, 3].flatMap((side) => [300, 2400].map((from): WallSpan => ({ side, from, to: from + 900 })));
  expect(wardrobeBeside(everywhere)).toBeDefined();
});

test("a dressing table stands in a corner or beside the wardrobe, a desk there or in the middle of a window: neither anywhere along a wall", () => {
  const glass: readonly WallSpan[] = [{ side: 2, from: 1500, to: 3000 }];
  for (const [width, depth] of [
    [4500, 4500],
    [3600, 4800],
    [5200, 4400],
    [4200, 5000],
  ] as const) {
    for (const master of [true, false]) {
      const placed = placedBy((put) => furnishBedroom(floorOf(width, depth, DOOR, glass), master, () => 0, put));
      const table = placeOf(placed, master ? "dressing-table" : "desk") as Rect;
      const wardrobe = placeOf(placed, "wardrobe") as Rect;
      const [w, d] = [table.x1 - table.x0, table.y1 - table.y0];
      const ends = w > d ? [table.x0, width - table.x1] : [table.y0, depth - table.y1];
      const beside =
        Math.max(wardrobe.x0 - table.x1, table.x0 - wardrobe.x1, wardrobe.y0 - table.y1, table.y0 - wardrobe.y1) === 0;
      const inLight = !master && table.y1 === depth && Math.abs((table.x0 + table.x1) / 2 - 2250) < 100;
      expect(Math.min(...ends) === 0 || beside || inLight, `${width} x ${depth} ${master}`).toBe(true);
    }
  }
});

test("a single bed lies in a corner: what is between its side and a wall is nobody's floor", () => {
  const door: WallSpan = { side: 0, from: 115, to: 1015 };
  for (const [width, depth] of [
    [2150, 3600],
    [2250, 3200],
    [2100, 4000],
  ] as const) {
    const bed = placeOf(
      placedBy((put) => furnishBedroom(floorOf(width, depth, door), false, () => 0, put)),
      "bed-single",
    ) as Rect;
    const along = bed.x1 - bed.x0 < bed.y1 - bed.y0 ? [bed.x0, width - bed.x1] : [bed.y0, depth - bed.y1];
    expect(Math.min(...along), `${width} x ${depth}`).toBe(0);
  }
});

test("a wardrobe is as long as what stands beside it lets it be, up to one for two", () => {
  const lengthIn = (width: number, depth: number) => {
    const wardrobe = placeOf(
      placedBy((put) => furnishBedroom(floorOf(width, depth, DOOR), false, () => 0, put)),
      "wardrobe",
    ) as Rect;
    return Math.max(wardrobe.x1 - wardrobe.x0, wardrobe.y1 - wardrobe.y0);
  };
  // Of the listed ones 1500 is the longest that fits; beside the door there is wall for these.
  expect([lengthIn(2700, 3000), lengthIn(3000, 3300)]).toEqual([1650, 1950]);
});

test("a bed's head stands at no bath's wall where another wall is free", () => {
  const dry = floorOf(3600, 3600, DOOR);
  const headOf = (wet: readonly WallSpan[]) => {
    const bed = placeOf(
      placedBy((put) => furnishBedroom({ ...dry, wet, bodies: [], zones: [] }, false, () => 0, put)),
      "bed-queen",
    ) as Rect;
    return [bed.y0 === 0, bed.x1 === 3600, bed.y1 === 3600, bed.x0 === 0].indexOf(true);
  };
  const usual = headOf([]);
  expect(headOf([{ side: usual, from: 0, to: 3600 }])).not.toBe(usual);
  expect(headOf([{ side: usual, from: 0, to: 300 }])).toBe(usual);
});

test("a double has a table at each side where the floor is there, at one where the other side has none", () => {
  const tables = (width: number, depth: number) =>
    placedBy((put) => furnishBedroom(floorOf(width, depth, DOOR), false, () => 0, put)).filter(
      ({ kind }) => kind === "bedside-table",
    );
  expect(tables(3300, 3300)).toHaveLength(2);
  expect(tables(3000, 3300)).toHaveLength(1);
});
