import { expect, test } from "vitest";
import { type Rect, rect } from "#planner/geometry/rect.ts";
import type { Wall, WallKind } from "#planner/plan/plan.ts";
import { profileOf } from "#planner/rules/profile-of.ts";
import { openedFloorsOf, withOpenedFloor } from "#planner/search/legalise/open-floors.ts";
import { parted } from "#planner/search/legalise/parting.ts";
import type { PlacedRoom, WalledLevel } from "#planner/search/legalise/placed-level.ts";
import { specOf } from "#planner/search/programme/sized.ts";

function room(kind: "balcony" | "terrace", clear: Rect): PlacedRoom {
  return {
    spec: specOf({ key: kind, kind, label: kind, owner: null }, 1, 12e6, profileOf("in")),
    rect: clear,
    open: true,
  };
}

function wall(id: string, kind: WallKind, x0: number, y0: number, x1: number, y1: number, thickness: number): Wall {
  return { id, kind, from: [x0, y0], to: [x1, y1], thickness };
}

/** A ground floor, and above it a balcony and a terrace of this depth beside one another at the front. */
function house(deep: number): readonly WalledLevel[] {
  const bare = {
    index: 0,
    footprint: rect(0, 0, 8000, 9000),
    inside: rect(230, 230, 7770, 8770),
    party: { left: false, right: false, rear: false },
    rooms: [],
    walls: [],
    padaCost: () => 0,
  };
  const rooms = [room("balcony", rect(115, 115, 2900, 2000)), room("terrace", rect(3130, 115, 7885, deep))];
  const walls = [
    wall("f1-w1", "railing", 57, 57, 2900, 57, 115),
    wall("f1-w2", "parapet", 3130, 57, 7942, 57, 115),
    wall("f1-w3", "internal", 3015, 115, 3015, Math.min(2000, deep) + 115, 230),
  ];
  return [bare, { ...bare, index: 1, rooms, walls }];
}

test("a balcony takes in the terrace beside it that is as deep: the wall between goes, and the railing goes on before both", () => {
  const [whole, low] = openedFloorsOf(house(2000));
  if (whole === undefined || low === undefined) throw new Error("no way to open them");
  expect(whole).toMatchObject({ level: 1, room: "f1-balcony", beside: "f1-terrace", wall: "f1-w3" });
  const [, upper] = withOpenedFloor(house(2000), whole);
  expect(upper?.rooms.map(({ spec, rect: r }) => [spec.kind, r])).toEqual([["balcony", rect(115, 115, 7885, 2000)]]);
  expect(upper?.walls).toEqual([wall("f1-w1", "railing", 57, 57, 7942, 57, 115)]);
  expect(low.whole).toBeNull();
});

test("between a balcony and a deeper terrace a parapet stands instead of a wall", () => {
  const thoughts = openedFloorsOf(house(3500));
  expect(thoughts.map(({ whole }) => whole)).toEqual([null]);
  const [, upper] = withOpenedFloor(house(3500), thoughts[0] as (typeof thoughts)[number]);
  expect(upper?.rooms).toHaveLength(2);
  expect(upper?.walls.find(({ id }) => id === "f1-w3")?.kind).toBe("parapet");
});

test("a wall that is built after another went has a name of its own", () => {
  const [whole] = openedFloorsOf(house(2000));
  if (whole === undefined) throw new Error("no way to open them");
  const [ground, upper] = house(2000) as [WalledLevel, WalledLevel];
  const later = { ...upper, walls: [...upper.walls, wall("f1-w4", "internal", 115, 5000, 7885, 5000, 115)] };
  const { id: _, ...made } = wall("", "internal", 4000, 5000, 4000, 8885, 115);
  const part = room("terrace", rect(4057, 5057, 7770, 8770));
  const parting = { level: 1, room: "f1-bed", keeps: rect(230, 5057, 3942, 8770), part, beyond: [], walls: [made] };
  const [, after] = parted(withOpenedFloor([ground, later], whole), parting);
  expect(after?.walls.map(({ id }) => id)).toEqual(["f1-w1", "f1-w4", "f1-w5"]);
});

test("a wall that goes on beside rooms stays there, and is a parapet between the two floors", () => {
  const [ground, upper] = house(2000) as [WalledLevel, WalledLevel];
  const long = upper.walls.map((one) => (one.id === "f1-w3" ? { ...one, to: [3015, 8000] as const } : one));
  const levels = [ground, { ...upper, walls: long }];
  const [low, ...others] = openedFloorsOf(levels);
  expect(others).toEqual([]);
  expect(low?.whole).toBeNull();
  const [, after] = withOpenedFloor(levels, low as NonNullable<typeof low>);
  expect(after?.walls.slice(2)).toEqual([
    wall("f1-w3", "parapet", 3015, 115, 3015, 2115, 230),
    wall("f1-w3b", "internal", 3015, 2115, 3015, 8000, 230),
  ]);
});
