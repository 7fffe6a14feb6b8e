import fc from "fast-check";
import { expect, test } from "vitest";
import { overlaps, type Rect, rect, within } from "#planner/geometry/rect.ts";
import type { FurnitureKind, RoomKind } from "#planner/plan/plan.ts";
import { furnishBath } from "#planner/search/furniture/bath.ts";
import { furnishBedroom } from "#planner/search/furniture/bedroom.ts";
import { furnishDining } from "#planner/search/furniture/dining.ts";
import { DOOR, floorOf, placedBy, placeOf, wayIn } from "#planner/search/furniture/fixtures/furnished-floor.ts";
import { against, type Floor, type WallSpan } from "#planner/search/furniture/floor.ts";
import { furnishKitchen } from "#planner/search/furniture/kitchen.ts";
import { furnishLiving } from "#planner/search/furniture/living.ts";
import { furnishLivingDining } from "#planner/search/furniture/living-dining.ts";
import { furnishLobby } from "#planner/search/furniture/lobby.ts";
import { furnishRoomToLet } from "#planner/search/furniture/room-to-let.ts";

test("in a lounge seven feet and a half wide the sofa still faces a screen", () => {
  const arches = [1, 3].map((side): WallSpan => ({ side, from: 0, to: 2290 }));
  const floor = floorOf(4200, 2290, arches[0] as WallSpan);
  const between: Floor = {
    ...floor,
    walk: arches.map(({ side, from, to }) => against(floor.room, side, from, to, 650)),
  };
  const placed = placedBy((put) => furnishLiving(between, put));
  const [sofa, screen] = [placeOf(placed, "sofa-3") ?? placeOf(placed, "sofa-2"), placeOf(placed, "tv-unit")];
  expect(sofa).toBeDefined();
  expect(screen).toBeDefined();
});

test("the sink lies under the window, the hob in the counter apart from it, a short counter turns the corner", () => {
  const window = { side: 2, from: 300, to: 1500 };
  const placed = placedBy((put) => furnishKitchen(floorOf(2400, 3200, DOOR, [window]), put));
  const sink = placeOf(placed, "sink") as Rect;
  expect((sink.x0 + sink.x1) / 2).toBe(900);
  expect(placed.filter(({ kind }) => kind === "counter")).toHaveLength(2);
  const hob = placeOf(placed, "hob") as Rect;
  expect(overlaps(hob, { x0: sink.x0 - 300, y0: sink.y0 - 300, x1: sink.x1 + 300, y1: sink.y1 + 300 })).toBe(false);
  expect(placeOf(placed, "fridge")).toBeDefined();
});

test("the counter of a long kitchen is no longer than a cook walks, and has the window's sink", () => {
  const window = { side: 2, from: 6000, to: 7200 };
  const placed = placedBy((put) => furnishKitchen(floorOf(8400, 2700, DOOR, [window]), put));
  const counter = placeOf(placed, "counter") as Rect;
  expect(counter.x1 - counter.x0).toBe(4200);
  expect((placeOf(placed, "sink") as Rect).x0).toBe(6300);
});

test("from the door inwards stand basin, WC and shower", () => {
  const placed = placedBy((put) => furnishBath(floorOf(2000, 3600, { side: 3, from: 115, to: 1015 }), "bath", put));
  const far = (kind: FurnitureKind): number => (placeOf(placed, kind) as Rect).y1;
  expect(far("shower")).toBeGreaterThan(far("wc"));
  expect(far("wc")).toBeGreaterThan(far("basin"));
});

test("the door of a bath does not open onto its WC where that can stand elsewhere", () => {
  const door: WallSpan = { side: 3, from: 115, to: 865 };
  for (const [width, depth] of [
    [2334, 1676],
    [1774, 2250],
    [2868, 1670],
  ] as const) {
    const placed = placedBy((put) => furnishBath(floorOf(width, depth, door), "bath", put));
    const seat = placeOf(placed, "wc") as Rect;
    const opposite = seat.x1 === width && seat.x1 - seat.x0 > seat.y1 - seat.y0;
    expect(opposite && seat.y0 < door.to && seat.y1 > door.from).toBe(false);
    expect(placed.map(({ kind }) => kind).sort()).toEqual(["basin", "shower", "wc"]);
  }
});

test("the sofa looks at the screen, and no table stands between them: rather there is no screen", () => {
  const door = { side: 0, from: 2200, to: 3100 };
  for (const [width, depth, hasScreen] of [
    [5400, 3300, true],
    [4800, 3000, false],
  ] as const) {
    const bare = floorOf(width, depth, door);
    const floor: Floor = { ...bare, ways: [wayIn(bare.room, door, "kitchen")] };
    const placed = placedBy((put) => {
      furnishDining(floor, true, put);
      furnishLiving(floor, put);
    });
    expect(placeOf(placed, "dining-table-6")).toBeDefined();
    expect(placeOf(placed, "sofa-3") ?? placeOf(placed, "sofa-2")).toBeDefined();
    expect(placeOf(placed, "tv-unit") !== undefined).toBe(hasScreen);
  }
});

test("in a small room for both uses a smaller table, or one at the wall, leaves room for a sofa", () => {
  const door = { side: 1, from: 115, to: 1015 };
  for (const [width, depth] of [
    [3000, 2700],
    [2700, 2600],
    [2550, 3400],
  ] as const) {
    const placed = placedBy((put) => furnishLivingDining(floorOf(width, depth, door), put)).map(({ kind }) => kind);
    expect(placed.some((kind) => kind.startsWith("sofa"))).toBe(true);
    expect(placed.some((kind) => kind.startsWith("dining-table"))).toBe(true);
  }
});

test("in a room too narrow for a table in its middle one stands against the wall, and one still walks past its chairs", () => {
  const door = { side: 0, from: 115, to: 1015 };
  for (const [width, depth, seats] of [
    [1850, 4200, 4],
    [1850, 2800, 3],
  ] as const) {
    const floor = floorOf(width, depth, door);
    const placed = placedBy((put) => furnishDining(floor, false, put));
    const table = placeOf(placed, "dining-table-4") as Rect;
    expect(table.x0 === 0 || table.x1 === width || table.y1 === depth).toBe(true);
    const chairs = placed.filter(({ kind }) => kind === "chair").map(({ body }) => body);
    expect(chairs).toHaveLength(seats);
    for (const chair of chairs) {
      expect(within(chair, floor.room)).toBe(true);
      expect(floor.walk.some((way) => overlaps(way, chair))).toBe(false);
    }
  }
});

const NESTED: readonly FurnitureKind[] = ["sink", "hob", "chair"];
test("four sit at the table of a narrow shared room before an armchair stands beside the sofa", () => {
  const across: WallSpan = { ...DOOR, side: 2 };
  const floor = floorOf(2800, 4600, DOOR);
  const walk = [...floor.walk, against(floor.room, across.side, across.from, across.to, 900)];
  const ways = [...floor.ways, wayIn(floor.room, across, "passage")];
  const placed = placedBy((put) => furnishLivingDining({ ...floor, walk, ways }, put));
  expect(placed.filter(({ kind }) => kind === "chair")).toHaveLength(4);
  expect(placeOf(placed, "sofa-3")).toBeDefined();
  expect(placeOf(placed, "tv-unit")).toBeDefined();
});

/** The floor between two pieces that face each other across a room. */
function betweenThem(a: Rect, b: Rect): Rect {
  const [x0, x1] = [Math.max(a.x0, b.x0), Math.min(a.x1, b.x1)];
  const [y0, y1] = [Math.max(a.y0, b.y0), Math.min(a.y1, b.y1)];
  return rect(Math.min(x0, x1), Math.min(y0, y1), Math.max(x0, x1), Math.max(y0, y1));
}

test("in a room shared with the table nothing stands between the sofa and the screen", () => {
  let screens = 0;
  fc.assert(
    fc.property(
      fc.integer({ min: 2700, max: 5000 }),
      fc.integer({ min: 3500, max: 7000 }),
      fc.integer({ min: 0, max: 3 }),
      (width, depth, side) => {
        const door: WallSpan = { side, from: 115, to: 1015 };
        const placed = placedBy((put) => furnishLivingDining(floorOf(width, depth, door), put));
        const [sofa, screen] = [placeOf(placed, "sofa-3") ?? placeOf(placed, "sofa-2"), placeOf(placed, "tv-unit")];
        if (sofa === undefined || screen === undefined) return;
        screens++;
        const view = betweenThem(sofa, screen);
        const dining = placed.filter(({ kind }) => kind === "chair" || kind.startsWith("dining-table"));
        expect(dining.filter(({ body }) => overlaps(body, view))).toEqual([]);
      },
    ),
    { seed: 7, numRuns: 200 },
  );
  expect(screens).toBeGreaterThan(100);
});

const KINDS: readonly RoomKind[] = ["master-bedroom", "bedroom", "bath", "wc", "kitchen", "dining", "living"];

test("whatever the room and its door, pieces stay in it, off its ways, and off each other", () => {
  const arbitrary = fc.record({
    kind: fc.constantFrom(...KINDS),
    width: fc.integer({ min: 1200, max: 6000 }),
    depth: fc.integer({ min: 1200, max: 6000 }),
    side: fc.integer({ min: 0, max: 3 }),
    at: fc.integer({ min: 0, max: 100 }),
    glass: fc.integer({ min: 0, max: 3 }),
  });
  fc.assert(
    fc.property(arbitrary, ({ kind, width, depth, side, at, glass }) => {
      const long = side % 2 === 0 ? width : depth;
      const from = Math.round(((long - 900) * at) / 100);
      const floor = floorOf(width, depth, { side, from, to: from + 900 }, [{ side: glass, from: 300, to: 1100 }]);
      const placed = placedBy((put) => {
        if (kind === "kitchen") furnishKitchen(floor, put);
        else if (kind === "dining") furnishDining(floor, false, put);
        else if (kind === "living") furnishLiving(floor, put);
        else if (kind === "bath" || kind === "wc") furnishBath(floor, kind, put);
        else furnishBedroom(floor, kind === "master-bedroom", () => 0, put);
      });
      const standing = placed.filter((one) => !NESTED.includes(one.kind));
      for (const [i, { body }] of standing.entries()) {
        expect(within(body, floor.room)).toBe(true);
        expect(floor.walk.some((way) => overlaps(way, body))).toBe(false);
        expect(standing.slice(i + 1).some((other) => overlaps(other.body, body))).toBe(false);
      }
    }),
    { numRuns: 300 },
  );
});

test("a lobby as wide as a room is sat in, clear of who turns at its doors; a foyer has no screen, a passage nothing", () => {
  const lobby = floorOf(3300, 3800, DOOR);
  const placed = placedBy((put) => furnishLobby(lobby, "passage", put));
  expect(placed.map(({ kind }) => kind)).toEqual(expect.arrayContaining(["sofa-3", "tv-unit"]));
  for (const { kind, body } of placed) {
    if (kind !== "armchair")
      expect(overlaps(body, against(lobby.room, DOOR.side, DOOR.from, DOOR.to, 1000))).toBe(false);
  }
  const foyer = placedBy((put) => furnishLobby(floorOf(3300, 3800, DOOR), "foyer", put));
  expect(foyer.map(({ kind }) => kind)).toEqual(["sofa-3"]);
  expect(placedBy((put) => furnishLobby(floorOf(1500, 4000, DOOR), "passage", put))).toEqual([]);
});

test("in an L nothing stands in the corner that is another room's, or needs its floor", () => {
  const notch = rect(3285, 2785, 4500, 4000);
  const ell = (): Floor => ({ ...floorOf(4500, 4000, DOOR), bodies: [notch] });
  const rooms = [
    placedBy((put) => furnishBedroom(ell(), true, () => 0, put)),
    placedBy((put) => furnishLiving(ell(), put)),
    placedBy((put) => furnishDining(ell(), false, put)),
    placedBy((put) => furnishLivingDining(ell(), put)),
  ];
  for (const placed of rooms) {
    expect(placed.length).toBeGreaterThan(1);
    for (const { body } of placed) expect(overlaps(body, notch)).toBe(false);
  }
});

test("a large living room seats guests on a second sofa at a right angle to the first, with a way past behind it or its back to the wall", () => {
  const sofas = (width: number, depth: number) => {
    const placed = placedBy((put) => furnishLiving(floorOf(width, depth, DOOR), put));
    return placed.filter(({ kind }) => kind.startsWith("sofa"));
  };
  expect(sofas(3600, 4200)).toHaveLength(1);
  for (const [width, depth] of [
    [5000, 4200],
    [6600, 4800],
    [4300, 5600],
  ] as const) {
    const [first, second] = sofas(width, depth);
    if (first === undefined || second === undefined) throw new Error("no two sofas");
    const { x0, y0, x1, y1 } = second.body;
    expect(first.body.x1 - first.body.x0 > first.body.y1 - first.body.y0).not.toBe(x1 - x0 > y1 - y0);
    const gaps = [x0, y0, width - x1, depth - y1];
    expect(gaps.every((gap) => gap === 0 || gap >= 900)).toBe(true);
  }
});

test("in a long room for both uses the sofa stands in the middle of what the table leaves, not of the room", () => {
  const door: WallSpan = { side: 2, from: 3000, to: 3900 };
  const placed = placedBy((put) => furnishLivingDining(floorOf(4000, 8000, door), put));
  const middle = (kind: FurnitureKind): number => {
    const { y0, y1 } = placeOf(placed, kind) as Rect;
    return (y0 + y1) / 2;
  };
  const table = placed.filter(({ kind }) => kind === "chair" || kind === "dining-table-6");
  const left = Math.min(...table.map(({ body }) => body.y0));
  const beyond = 8000 - Math.max(...table.map(({ body }) => body.y1));
  const part = left > beyond ? left / 2 : 8000 - beyond / 2;
  expect(Math.abs(middle("sofa-3") - part)).toBeLessThan(500);
});

test("who rents a single room sleeps there: bed and wardrobe come first, then a table where the floor is left for one", () => {
  for (const [width, depth, table] of [
    [2700, 3400, false],
    [3077, 3180, false],
    [2405, 4645, true],
    [4096, 2700, true],
    [2497, 6120, true],
  ] as const) {
    const kinds = placedBy((put) => furnishRoomToLet(floorOf(width, depth, DOOR), () => 0, put)).map(
      ({ kind }) => kind,
    );
    expect(
      kinds.some((kind) => kind.startsWith("bed-")),
      `${width} x ${depth}`,
    ).toBe(true);
    expect(kinds).toContain("wardrobe");
    expect(kinds.includes("dining-table-4"), `${width} x ${depth}`).toBe(table);
  }
});
