import { expect, test } from "vitest";
import { type Rect, rect } from "#planner/geometry/rect.ts";
import type { Wall } from "#planner/plan/plan.ts";
import { profileOf } from "#planner/rules/profile-of.ts";
import { type Entrance, shoePlace } from "#planner/search/furniture/entrance.ts";
import { floorOf, wayIn } from "#planner/search/furniture/fixtures/furnished-floor.ts";
import type { Floor } from "#planner/search/furniture/floor.ts";
import { against } from "#planner/search/furniture/floor.ts";
import { furnishedRoom } from "#planner/search/furniture/furnish.ts";
import { specOf } from "#planner/search/programme/sized.ts";

const wall = (id: string, from: [number, number], to: [number, number], kind: Wall["kind"] = "external"): Wall => ({
  id,
  kind,
  from,
  to,
  thickness: 230,
});
/** A sit-out, open to the front and the left, before a living room; the main door between them. */
const WALLS = [
  wall("beside", [2115, -115], [2115, 5115]),
  wall("between", [-115, 1615], [2115, 1615]),
  wall("left", [-115, 1615], [-115, 5115]),
];

function entrance(kind: Entrance["kind"], room: Rect, side: number, kept: readonly Rect[] = []): Entrance {
  const way = wayIn(room, { side, from: 115, to: 1165 }, "outside", true);
  const strip = side === 0 ? rect(115, room.y0, 1165, room.y0 + 650) : rect(115, room.y1 - 650, 1165, room.y1);
  const floor: Floor = {
    room,
    walk: [strip],
    swept: [],
    glass: [],
    ways: [way],
    wet: [],
    shrines: [],
    bodies: [],
    zones: [],
  };
  return { index: side, kind, floor, kept };
}

const sitOut = (kept: readonly Rect[] = []) => entrance("verandah", rect(0, 0, 2000, 1500), 2, kept);
const living = (kept: readonly Rect[] = []) => entrance("living", rect(0, 1730, 2000, 5000), 0, kept);

test("shoes are left before the main door, against a wall and not at the sit-out's open edge", () => {
  const place = shoePlace([living(), sitOut()], WALLS);
  expect(place?.at.kind).toBe("verandah");
  expect([1, 2]).toContain(place?.side);
});

test("where the sit-out has no wall free the rack stands behind the door, never before a window; where nothing is free there is none", () => {
  const full = [rect(0, 0, 2000, 1500)];
  const place = shoePlace([living(), sitOut(full)], WALLS);
  expect(place?.at.kind).toBe("living");
  const window = rect(1650, 1730, 2000, 5000);
  const other = shoePlace([living([window]), sitOut(full)], WALLS);
  expect(other?.side).toBe(3);
  expect(shoePlace([living([rect(0, 1730, 2000, 5000)]), sitOut(full)], WALLS)).toBeNull();
});

test("no shoes are left against the pooja's wall: the rack stands at another one, or inside", () => {
  const before = sitOut();
  const usual = shoePlace([before], WALLS);
  const shrine = { side: usual?.side ?? 0, from: -5000, to: 10_000 };
  const beside = { ...before, floor: { ...before.floor, shrines: [shrine] } };
  expect(usual).not.toBeNull();
  const place = shoePlace([beside, living()], WALLS);
  expect(place).not.toBeNull();
  expect(place?.at === beside && place.side === shrine.side).toBe(false);
});

test("shoes are left near the door, and one walks past the rack", () => {
  const place = shoePlace([living()], WALLS);
  expect(place?.body.y1).toBeLessThan(1730 + 3000);
  const narrow = entrance("passage", rect(0, 1730, 1050, 5000), 0);
  expect(shoePlace([narrow], WALLS)).toBeNull();
});

test("the smallest pooja still has its altar, the smallest utility its sink beside the machine", () => {
  for (const [kind, width, depth, door, pieces] of [
    ["pooja", 1500, 1050, { side: 0, from: 115, to: 865 }, ["altar"]],
    ["utility", 1300, 1700, { side: 0, from: 115, to: 865 }, ["washing-machine", "sink"]],
  ] as const) {
    const spec = specOf({ key: kind, kind, label: kind, owner: null }, 0, 2e6, profileOf("in"));
    const floor = floorOf(width, depth, door);
    const room = { spec, rect: floor.room, open: false };
    const found = furnishedRoom(floor, room, { head: () => 0, altar: () => 0 });
    expect(found.map((piece) => piece.kind)).toEqual(pieces);
  }
});

test("a dressing with a door in two walls has a narrow wardrobe in the corner between them", () => {
  const spec = specOf({ key: "dressing", kind: "dressing", label: "Dressing", owner: null }, 0, 2e6, profileOf("in"));
  const floor = floorOf(1300, 1640, { side: 2, from: 115, to: 865 });
  const leaf = against(floor.room, 2, 115, 865, 700);
  const walk = [leaf, against(floor.room, 1, 115, 865, 650)];
  const room = { spec, rect: floor.room, open: false };
  const found = furnishedRoom({ ...floor, walk, swept: [leaf] }, room, { head: () => 0, altar: () => 0 });
  expect(found.map(({ kind }) => kind)).toEqual(["wardrobe"]);
});
