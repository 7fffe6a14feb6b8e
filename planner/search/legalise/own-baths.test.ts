import { expect, test } from "vitest";
import { area, rect } from "#planner/geometry/rect.ts";
import { HOUSE_30X60 } from "#planner/plan/fixtures/house-30x60.ts";
import { BATHROOMS, type Plan, type Wall } from "#planner/plan/plan.ts";
import { profileOf } from "#planner/rules/profile-of.ts";
import { wallsOf } from "#planner/rules/walls-of.ts";
import { outerWall } from "#planner/search/legalise/fixtures/outer-wall.ts";
import { ownBathsOf } from "#planner/search/legalise/own-baths.ts";
import type { Parting } from "#planner/search/legalise/parting.ts";
import type { PlacedRoom, WalledLevel } from "#planner/search/legalise/placed-level.ts";
import { sidesOf } from "#planner/search/legalise/wall-across.ts";
import { specOf } from "#planner/search/programme/sized.ts";

const UK = profileOf("uk");
const INDIA = profileOf("in");
const BATHS = HOUSE_30X60.levels.flatMap(({ rooms }) => rooms).filter(({ kind }) => BATHROOMS.includes(kind)).length;

/** The fixture's plan, with a brief that asks for just the bathrooms that it has, but for these fields. */
const asking = (fields: Partial<Plan["brief"]>): Plan => ({
  ...HOUSE_30X60,
  brief: { ...HOUSE_30X60.brief, bathrooms: BATHS, region: "uk", ...fields },
});

function room(key: string, kind: PlacedRoom["spec"]["kind"], y0: number, y1: number, owner?: string): PlacedRoom {
  const spec = specOf({ key, kind, label: kind, owner: owner ?? null }, 1, 12e6, UK);
  return { spec, rect: rect(230, y0, 4230, y1), open: false };
}

/** An upper floor of one strip of rooms 4 m wide, one behind the other, beside a passage as long as they are. */
function strip(party: boolean, rooms: readonly PlacedRoom[]): WalledLevel {
  const rear = Math.max(...rooms.map(({ rect: { y1 } }) => y1)) + 115;
  const passage = { ...room("passage", "passage", 230, rear - 115), rect: rect(4345, 230, 5445, rear - 115) };
  const middle: Wall = { id: "middle", kind: "internal", from: [4287.5, 115], to: [4287.5, rear], thickness: 115 };
  return {
    index: 1,
    footprint: rect(0, 0, 5675, rear + 115),
    inside: rect(230, 230, 5445, rear - 115),
    party: { left: party, right: false, rear: false },
    rooms: [...rooms, passage],
    walls: [outerWall("left", [115, 115], [115, rear]), middle],
    padaCost: () => 0,
  };
}

const found = (plan: Plan, rooms: readonly PlacedRoom[], party = false): readonly Parting[] =>
  ownBathsOf(
    plan,
    [{ ...strip(false, rooms), index: 0, rooms: [] }, strip(party, rooms)],
    wallsOf(UK, "load-bearing"),
    UK,
  );

test("where no bathroom is missing a bedroom so long that it would get a dressing gets a bath of its own instead, which nobody asked for", () => {
  const baths = found(asking({}), [room("bed-2", "bedroom", 230, 7230)]);
  expect(baths.length).toBeGreaterThan(0);
  for (const { part, keeps, unasked } of baths) {
    expect([part.spec.kind, part.spec.owner, unasked]).toEqual(["bath", "f1-bed-2", true]);
    expect(sidesOf(part.rect).short).toBeGreaterThanOrEqual(UK.rooms.bath?.width ?? 0);
    expect(area(keeps)).toBeGreaterThanOrEqual(8.6e6);
  }
  const [long, short] = [room("bed-2", "bedroom", 230, 7230), room("bed-2", "bedroom", 230, 5430)];
  expect(found(asking({}), [short])).toEqual([]);
  expect(found(asking({}), [long, room("bath-2", "bath", 7345, 8845, "bed-2")])).toEqual([]);
  // One is missing: it is looked for otherwise. One alone is everybody's. As many open from bedrooms as were asked to.
  expect(found(asking({ bathrooms: BATHS + 1 }), [long])).toEqual([]);
  expect(found(asking({ bathrooms: 1 }), [long])).toEqual([]);
  expect(found(asking({ attached: 0 }), [long])).toEqual([]);
});

test("a master bedroom with floor to spare gets its bath whatever its shape, and keeps what furnishes well", () => {
  const master = (deep: number) => found(asking({}), [room("bed-1", "master-bedroom", 230, 230 + deep)]);
  const wide = found(asking({}), [
    room("bed-1", "master-bedroom", 230, 230 + 4400),
    room("common-1", "bath", 4745, 9000),
  ]);
  expect(master(4400)).toEqual([]);
  expect(master(5600).every(({ keeps }) => area(keeps) >= 12.5e6)).toBe(true);
  expect(master(5600).length).toBeGreaterThan(0);
  expect(wide.map(({ room: of, part }) => [of, part.spec.owner])).toEqual([["f1-common-1", "f1-bed-1"]]);
});

test("such a bath has an outer wall that no neighbour shares", () => {
  const rooms = [room("bed-2", "bedroom", 230, 7230)];
  expect(found(asking({}), rooms).length).toBeGreaterThan(0);
  expect(found(asking({}), rooms, true)).toEqual([]);
});

test("in India, where it would ask for a sunken slab, no such bath lies over a dry room", () => {
  const rooms = [room("bed-2", "bedroom", 230, 7230)];
  const over = (kind: PlacedRoom["spec"]["kind"]): readonly Parting[] => {
    const below = { ...strip(false, rooms), index: 0, rooms: [room("below", kind, 230, 7230)] };
    return ownBathsOf(asking({ region: "in" }), [below, strip(false, rooms)], wallsOf(INDIA, "rcc-frame"), INDIA);
  };
  expect(over("living")).toEqual([]);
  expect(over("utility").length).toBeGreaterThan(0);
});
