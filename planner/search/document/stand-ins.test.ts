import { expect, test } from "vitest";
import { HOUSE_30X60 } from "#planner/plan/fixtures/house-30x60.ts";
import { BATHROOMS, type Level, type Plan, type RoomKind } from "#planner/plan/plan.ts";
import { givenUp, relaxation } from "#planner/plan/told.ts";
import { bathsBehindBedrooms, SHARED_BATH } from "#planner/rules/missed-neighbours.ts";
import { asDrawn, standIns } from "#planner/search/document/stand-ins.ts";

/** The house with one kind of its rooms used otherwise. */
function withInPlaceOf(kind: RoomKind, other: RoomKind): readonly Level[] {
  return HOUSE_30X60.levels.map((level) => ({
    ...level,
    rooms: level.rooms.map((room) => (room.kind === kind ? { ...room, kind: other } : room)),
  }));
}

const ASKED = { ...HOUSE_30X60.brief, balcony: true, dining: "separate" } as const;

test("where all that was asked for stands nothing takes its place", () => {
  expect(standIns(ASKED, HOUSE_30X60.levels, [])).toEqual([]);
});

test("a terrace or a sit-out in place of the balcony, and an open kitchen in place of the dining room, are told, and count as nothing given up", () => {
  const codes = (kind: RoomKind, other: RoomKind) =>
    standIns(ASKED, withInPlaceOf(kind, other), []).map((one) => one.code);
  expect(codes("balcony", "terrace")).toEqual(["balcony-terrace"]);
  expect(codes("balcony", "verandah")).toEqual(["balcony-verandah"]);
  expect(codes("dining", "kitchen-dining")).toEqual(["dining-in-kitchen"]);
  const relaxed = standIns(ASKED, withInPlaceOf("balcony", "terrace"), []);
  expect(givenUp({ relaxed: [...relaxed, relaxation("store", "store-none")] })).toBe(1);
});

test("what is told already, or was not asked for, is not told again", () => {
  const levels = withInPlaceOf("balcony", "terrace");
  expect(standIns(ASKED, levels, [relaxation("balcony", "balcony-none")])).toEqual([]);
  expect(standIns({ ...ASKED, balcony: false }, levels, [])).toEqual([]);
});

test("a dining place that was to be part of the living room and is a room of its own is told; one that is in the kitchen is not said to be in the living room", () => {
  const told = standIns({ ...ASKED, dining: "with-living" }, HOUSE_30X60.levels, []);
  expect(told.map(({ code }) => code)).toEqual(["dining-apart"]);
  const gaveWay = [relaxation("dining", "dining-with-living")];
  const codes = (levels: readonly Level[]) => asDrawn(gaveWay, { levels, findings: [] }).map(({ code }) => code);
  expect(codes(withInPlaceOf("dining", "kitchen-dining"))).toEqual(["dining-in-kitchen"]);
  expect(codes(withInPlaceOf("dining", "living-dining"))).toEqual(["dining-with-living"]);
});

test("a tenant's dining place is none of the household's", () => {
  const let_ = {
    ...(HOUSE_30X60.levels[0] as Level).rooms[0],
    id: "g-let-living",
    kind: "living-dining",
    label: "Living (to let)",
  };
  const levels = HOUSE_30X60.levels.map((level, i) =>
    i === 0 ? { ...level, rooms: [...level.rooms, let_ as Level["rooms"][number]] } : level,
  );
  const told = standIns({ ...ASKED, dining: "with-living" }, levels, []);
  expect(told.map(({ code }) => code)).toEqual(["dining-apart"]);
});

test("a verandah that one enters by is not told as gone, nor a later floor's stair that goes on to the roof", () => {
  const gaveWay = [relaxation("style", "verandah-none"), relaxation("future", "extra-floor-none")];
  const codes = (levels: readonly Level[]) => asDrawn(gaveWay, { levels, findings: [] }).map(({ code }) => code);
  const [ground, top] = HOUSE_30X60.levels as readonly [Level, Level];
  const bare = ground.rooms.map((room) => (room.kind === "verandah" ? { ...room, kind: "parking" as const } : room));
  const without = { ...top, stairs: [] };
  const withStair = { ...top, stairs: ground.stairs };
  expect(codes([ground, withStair])).toEqual([]);
  expect(codes([{ ...ground, rooms: bare }, without])).toEqual(["verandah-none", "extra-floor-none"]);
});

test("bathrooms are told as many as are drawn, those that open from a bedroom too, and not at all where none is missing any more", () => {
  const told = (asked: number, attached: number, findings: Plan["findings"] = []) =>
    asDrawn(
      [
        relaxation("bathrooms", "bathrooms-fewer", { asked, given: 1 }),
        relaxation("attached", "attached-fewer", { asked: attached, given: 1 }),
      ],
      { levels: HOUSE_30X60.levels, findings },
    ).map(({ code, params }) => [code, params?.given]);
  const rooms = HOUSE_30X60.levels.flatMap((level) => level.rooms);
  const baths = rooms.filter(({ kind }) => BATHROOMS.includes(kind)).length;
  const [[, own] = []] = told(baths, 99);
  expect(told(baths + 1, 99)).toEqual([
    ["bathrooms-fewer", baths],
    ["attached-fewer", own],
  ]);
  expect(told(baths, Number(own) + 1)).toEqual([["attached-fewer", own]]);
  expect(told(baths, Number(own))).toEqual([]);
  expect(own).toBe(2);
  // A bath that all share is nobody's own.
  const shared = HOUSE_30X60.levels.flatMap(({ index, rooms: some }) =>
    some
      .filter(({ kind }) => kind === "bath")
      .map(
        ({ id }) =>
          ({ rule: SHARED_BATH, severity: "warning", message: "", where: { level: index, room: id } }) as const,
      ),
  );
  expect(told(99, 99, shared as never)[1]).toEqual(["attached-none", 0]);
});

test("a bath that only a bedroom leads to is told where the brief asked for fewer of them; one that a hall reaches as well is not", () => {
  const baths = HOUSE_30X60.levels.flatMap(({ rooms }) => rooms.filter(({ kind }) => BATHROOMS.includes(kind)));
  const behind = bathsBehindBedrooms(HOUSE_30X60.levels);
  expect(behind).toBeGreaterThan(0);
  expect(behind).toBeLessThan(baths.length);
  const told = (attached: number) =>
    standIns({ ...ASKED, attached }, HOUSE_30X60.levels, []).map(({ code, params }) => [code, params?.given]);
  expect(told(behind - 1)).toEqual([["attached-more", behind]]);
  expect(told(behind)).toEqual([]);
});

test("a balcony that gave way is said to be a terrace where one lies upstairs", () => {
  const codes = (levels: readonly Level[]) =>
    asDrawn([relaxation("balcony", "balcony-none")], { levels, findings: [] }).map(({ code }) => code);
  expect(codes(withInPlaceOf("balcony", "terrace"))).toEqual(["balcony-terrace"]);
  expect(codes(withInPlaceOf("balcony", "store"))).toEqual(["balcony-none"]);
});
