import { expect, test } from "vitest";
import type { RegionCode } from "#planner/brief/brief.ts";
import { area as areaOf, boundsOf, grown, overlaps, type Rect, rect, within } from "#planner/geometry/rect.ts";
import { HOUSE_30X60 } from "#planner/plan/fixtures/house-30x60.ts";
import type { Level, RoomKind } from "#planner/plan/plan.ts";
import { relaxation } from "#planner/plan/told.ts";
import { INDIA } from "#planner/rules/profiles/india.ts";
import { asDrawn } from "#planner/search/document/stand-ins.ts";
import { floorOf, furnishedRoom } from "#planner/search/furniture/furnish.ts";
import { type Gone, inPlaceOfRooms, type WrittenLevel } from "#planner/search/furniture/in-place-of-rooms.ts";
import { specOf } from "#planner/search/programme/sized.ts";

type Size = readonly [width: number, depth: number];

/** One floor of rooms beside one another, furnished for their use, without doors. */
function floor(rooms: Readonly<Partial<Record<RoomKind, Size>>>): WrittenLevel {
  let at = 0;
  const placed = Object.entries(rooms).map(([kind, [width, depth]]) => {
    const spec = specOf({ key: kind, kind: kind as RoomKind, label: kind, owner: null, toLet: false }, 0, 5e6, INDIA);
    const room = { spec, rect: rect(at, 0, at + width, depth), open: false };
    at += width + 115;
    return room;
  });
  const inside = rect(0, 0, at, 6000);
  const party = { left: false, right: false, rear: false };
  const level = {
    index: 0,
    footprint: inside,
    inside,
    party,
    rooms: placed,
    walls: [],
    columns: [],
    padaCost: () => 0,
  };
  const furniture = placed.flatMap((room, i) => furnishedRoom(floorOf(level, i, [], []), room, CUSTOMS));
  const ids = furniture.map((piece, i) => ({ ...piece, id: `g-f${i + 1}` }));
  const written = placed.map(
    ({ spec, rect: r }) =>
      ({
        id: spec.id,
        kind: spec.kind,
        label: spec.label,
        polygon: [
          [r.x0, r.y0],
          [r.x1, r.y0],
          [r.x1, r.y1],
          [r.x0, r.y1],
        ],
        area: 0,
      }) as const,
  );
  const [ground] = HOUSE_30X60.levels;
  if (ground === undefined) throw new Error("the house has no level");
  return {
    opened: { level, doors: [], windows: [], keepClear: [] },
    windows: [],
    level: { ...ground, rooms: written, furniture: ids },
  };
}

const CUSTOMS = { head: () => 0, altar: () => 0 };

function added(one: WrittenLevel, gone: Gone, region: RegionCode = "in") {
  const [level] = inPlaceOfRooms([one], [gone], region, CUSTOMS);
  const [piece, ...others] = (level as Level).furniture.slice(one.level.furniture.length);
  expect(others).toEqual([]);
  return piece;
}

test("without a utility the washing machine stands in a roomy bath, in Britain under the counter beside sink and hob", () => {
  const house = floor({ bath: [2400, 3000], kitchen: [3600, 2700] });
  expect(added(house, "utility")).toMatchObject({
    kind: "washing-machine",
    room: "g-bath",
    id: `g-f${house.level.furniture.length + 1}`,
  });
  const machine = added(house, "utility", "uk");
  expect(machine?.room).toBe("g-kitchen");
  const body = boundsOf(machine?.polygon ?? []);
  const of = (...kinds: string[]) =>
    house.level.furniture.filter(({ kind }) => kinds.includes(kind)).map(({ polygon }) => boundsOf(polygon));
  expect(of("counter").some((counter) => within(body, counter))).toBe(true);
  expect(of("sink", "hob", "fridge").filter((one) => overlaps(one, body))).toEqual([]);
});

test("in a small kitchen the hob moves along its counter for the machine, apart from the sink and off the counter's ends", () => {
  const house = floor({ kitchen: [1900, 2400] });
  const [level] = inPlaceOfRooms([house], ["utility"], "uk", CUSTOMS);
  const of = (kind: string, pieces = (level as Level).furniture) =>
    pieces.filter((piece) => piece.kind === kind).map(({ polygon }) => boundsOf(polygon));
  const [machine, hob, sink] = [of("washing-machine")[0], of("hob")[0], of("sink")[0]] as [Rect, Rect, Rect];
  expect(hob).not.toEqual(of("hob", [...house.level.furniture])[0]);
  expect(of("hob")).toHaveLength(1);
  expect(overlaps(machine, hob) || overlaps(machine, sink)).toBe(false);
  expect(overlaps(grown(sink, 90), hob)).toBe(false);
  expect(of("counter").some((counter) => within(hob, counter))).toBe(true);
});

test("without a pooja room an altar stands in the living room, without a study a desk in a bedroom that has none yet", () => {
  expect(added(floor({ living: [3600, 4500] }), "pooja")).toMatchObject({ kind: "altar", room: "g-living" });
  expect(added(floor({ "master-bedroom": [3900, 4500] }), "study")).toMatchObject({
    kind: "desk",
    room: "g-master-bedroom",
  });
  const withDesk = floor({ bedroom: [3600, 4500] });
  expect(withDesk.level.furniture.map(({ kind }) => kind)).toContain("desk");
  expect(added(withDesk, "study")).toBeUndefined();
});

test("a household is told of the desk, the altar and the washing machine that are drawn, and of none that is not", () => {
  const told = (one: WrittenLevel, ...gone: readonly Gone[]) => {
    const levels = inPlaceOfRooms([one], gone, "in", CUSTOMS);
    const relaxed = [
      relaxation("study", "study-none"),
      relaxation("pooja", "pooja-niche"),
      relaxation("utility", "utility-none"),
    ];
    return asDrawn(relaxed, { levels, findings: [] }).map(({ code }) => code);
  };
  const roomy = floor({ living: [3600, 4500], "master-bedroom": [3900, 4500], bath: [2400, 3000] });
  expect(told(roomy, "study", "pooja", "utility")).toEqual(["study-none", "pooja-niche", "utility-none"]);
  const tight = floor({ living: [1500, 1500], bedroom: [2400, 2400], kitchen: [3600, 2700] });
  expect(told(tight, "study", "pooja", "utility")).toEqual(["study-no-desk", "pooja-shelf", "utility-in-kitchen"]);
  expect(told(floor({ passage: [1000, 3000] }), "utility")).toEqual([
    "study-no-desk",
    "pooja-shelf",
    "utility-no-machine",
  ]);
});

test("where a desk in place of a study stands beside a wardrobe that has grown along its wall, that keeps its usual length", () => {
  const sizes = [3000, 3300, 3600, 3900, 4200].flatMap((width) =>
    [2700, 3000, 3300].map((depth): Size => [width, depth]),
  );
  const rooms = sizes.flatMap((size) => {
    const one = floor({ "master-bedroom": size });
    const [level] = inPlaceOfRooms([one], ["study"], "in", CUSTOMS);
    const desk = level?.furniture.find(({ kind }) => kind === "desk");
    return level === undefined || desk === undefined ? [] : [{ before: one.level, level, desk }];
  });
  const wardrobes = ({ furniture }: Level): readonly number[] =>
    furniture.filter(({ kind }) => kind === "wardrobe").map(({ polygon }) => areaOf(boundsOf(polygon)));
  expect(rooms.some(({ before, level }) => (wardrobes(before)[0] ?? 0) > (wardrobes(level)[0] ?? 0))).toBe(true);
  for (const { level, desk } of rooms) {
    const others = level.furniture.filter((piece) => piece !== desk);
    expect(others.filter(({ polygon }) => overlaps(boundsOf(polygon), boundsOf(desk.polygon)))).toEqual([]);
  }
});
