import { expect, test } from "vitest";
import { rect } from "#planner/geometry/rect.ts";
import { assignRooms } from "#planner/search/arrange/assign/assign-rooms.ts";
import { groupsOf } from "#planner/search/arrange/assign/groups.ts";
import { entranceCost } from "#planner/search/arrange/assign/reach.ts";
import { zonesIn } from "#planner/search/arrange/assign/zones.ts";
import { vastuModel } from "#planner/search/arrange/vastu-model.ts";
import type { Core } from "#planner/search/core/core.ts";
import type { SkeletonNode } from "#planner/search/core/skeleton.ts";
import type { Place } from "#planner/search/partis/parti.ts";
import type { RoomSpec } from "#planner/search/programme/room-spec.ts";
import { STANDARDS } from "#planner/search/programme/standards.ts";

/** A stair 2 m deep at the left, 5 m from the road, on a floor of 6 x 12 m: a zone before it, one beside it and one behind. */
const INSIDE = rect(0, 0, 6000, 12_000);
const ZONE: SkeletonNode = { kind: "zone" };
const cut = (vertical: boolean, at: number, low: SkeletonNode, high: SkeletonNode): SkeletonNode => ({
  kind: "cut",
  vertical,
  at,
  thickness: 230,
  low,
  high,
});
const BESIDE = cut(true, 4000, { kind: "fixed", index: 0 }, ZONE);
const SKELETON = cut(false, 5000, ZONE, cut(false, 7230, BESIDE, ZONE));
const CORE: Core = {
  parti: "side-stair-hall",
  fixed: [{ kind: "stair", rect: rect(0, 5230, 4000, 7230), entry: "right" }],
  skeleton: SKELETON,
};
const ZONES = zonesIn(SKELETON, CORE, INSIDE, { left: false, right: false, rear: false }, { landing: 1000 }, 250);

function room(kind: RoomSpec["kind"], square: number, owner: string | null = null): RoomSpec {
  const { label, width, aspect, light, through, wet } = STANDARDS[kind];
  const areas = {
    target: square * 1e6,
    sizes: [0, square * 5e5, square * 1e6, square * 2e6] as const,
    leastArea: 0,
    leastWidth: 900,
    goodWidth: width,
    aspect,
  };
  return {
    id: kind,
    kind,
    label,
    ...areas,
    light,
    through,
    wet,
    owner,
    apart: null,
    car: kind === "parking",
    garage: false,
    roof: false,
    corner: 0,
  };
}

const MIDDLE: Place = [0.5, 0.5];
/** A car's length, mm. */
const CAR = 5000;

/** The kinds in each zone of the best draft; `north`: the bearing of the rear where strict vastu is wanted. */
function best(
  rooms: readonly RoomSpec[],
  {
    zones = ZONES,
    north = null as number | null,
    places = rooms.map(() => MIDDLE),
    notAtFront = entranceCost("preferred", false),
  } = {},
): readonly (readonly string[])[] {
  const kinds = rooms.map(({ kind }) => kind);
  const vastu = north === null ? null : vastuModel("strict", kinds, 20, 1, INSIDE, north);
  const groups = groupsOf(rooms, places, false, CAR);
  const [first] = assignRooms(groups, rooms, zones, INSIDE, vastu, true, { notAtFront, bathApart: 8 }, 4, 1000);
  return (first?.rooms ?? []).map((some) => some.map((i) => rooms[i]?.kind ?? "").sort());
}

test("zones are told in the order of the tree, with their walls to the road, the open air, the landing and one another", () => {
  expect(ZONES.map(({ rect: r }) => [r.x0, r.y0, r.x1, r.y1])).toEqual([
    [0, 0, 6000, 5000],
    [4230, 5230, 6000, 7230],
    [0, 7460, 6000, 12_000],
  ]);
  expect(ZONES.map(({ front }) => front)).toEqual([6000, 0, 0]);
  expect(ZONES.map(({ lit }) => lit)).toEqual([16_000, 2000, 15_080]);
  expect(ZONES.map(({ landing }) => landing)).toEqual([1000, 2000, 1000]);
  expect(ZONES.map(({ beside }) => [...beside])).toEqual([
    [0, 1770, 0],
    [1770, 0, 1770],
    [0, 1770, 0],
  ]);
});

test("rooms go to the zones whose floor they fill", () => {
  const rooms = [room("living", 29), room("passage", 3.3), room("master-bedroom", 17), room("bedroom", 9.5)];
  expect(best(rooms)).toEqual([["living"], ["passage"], ["bedroom", "master-bedroom"]]);
  const turned = [room("living", 26.5), room("passage", 3.3), room("master-bedroom", 20), room("bedroom", 9.5)];
  expect(best(turned)[1]).toEqual(["passage"]);
  expect(best(turned)).not.toEqual(best(rooms));
});

test("a car stands at the road though its place is behind", () => {
  const rooms = [
    room("parking", 14),
    room("living", 14),
    room("dining", 3.3),
    room("kitchen", 13),
    room("bedroom", 13),
  ];
  const places: readonly Place[] = [[0.5, 1], ...rooms.slice(1).map((): Place => [0.5, 0])];
  expect(best(rooms, { places: [...places] })[0]).toContain("parking");
});

test("a car stands where its bay is deep enough, not in the shallow zone that its floor would fill", () => {
  const halves = cut(true, 2900, cut(false, 5200, ZONE, ZONE), cut(false, 3500, ZONE, ZONE));
  const open = { left: false, right: false, rear: false };
  const zones = zonesIn(halves, { ...CORE, fixed: [] }, INSIDE, open, { landing: 0 }, 250);
  const others = [room("bedroom", 15), room("master-bedroom", 19), room("bedroom", 23)];
  const zoneOf = (car: boolean): number =>
    best([{ ...room("parking", 8.9), car }, ...others], { zones }).findIndex((some) => some.includes("parking"));
  // Two-wheelers stand in the shallow one.
  expect([zoneOf(true), zoneOf(false)]).toEqual([0, 2]);
});

test("the living room takes the zone at the road, where the main door is, for a little floor in wrong rooms; with a foyer or a sit-out there it need not, nor where one may enter from any side", () => {
  const living = room("living", 28);
  const others = [room("bedroom", 29), room("passage", 3.3)];
  expect(best([living, ...others])[0]).toEqual(["living"]);
  expect(best([living, ...others], { notAtFront: entranceCost("free", true) })[0]).toEqual(["bedroom"]);
  expect(best([living, room("bedroom", 26), room("passage", 3.3), room("foyer", 3)])[0]).toEqual(["bedroom", "foyer"]);
});

test("a bath goes with its bedroom, but may lie apart from it", () => {
  const rooms = [room("living", 29), room("dining", 3.5), room("bedroom", 22), room("bath", 4, "bedroom")];
  const places = rooms.map(() => MIDDLE);
  expect(groupsOf(rooms, places, false, CAR).map(({ rooms: some }) => some)).toEqual([[0], [2, 3], [1]]);
  expect(groupsOf(rooms, places, true, CAR)).toHaveLength(4);
});

test("no draft has an empty zone: fewer groups than zones have none", () => {
  expect(best([room("living", 29), room("bedroom", 27)])).toEqual([]);
  const few = best([room("living", 29), room("bedroom", 27), room("bedroom", 14)]);
  expect(few.every((some) => some.length > 0)).toBe(true);
});

test("in strict vastu the kitchen lies in the southern one of two zones of one size, wherever north is", () => {
  const half = cut(false, 5885, ZONE, ZONE);
  const open = { left: false, right: false, rear: false };
  const zones = zonesIn(half, { ...CORE, fixed: [] }, INSIDE, open, { landing: 0 }, 250);
  const rooms = [room("living", 20), room("kitchen", 14), room("bedroom", 20), room("store", 14)];
  const kitchenIn = (north: number) => best(rooms, { zones, north }).findIndex((some) => some.includes("kitchen"));
  expect([kitchenIn(0), kitchenIn(180)]).toEqual([0, 1]);
});

test("the drafts come best first, as many as are asked for", () => {
  const rooms = [room("living", 22), room("dining", 8), room("passage", 3), room("bedroom", 13), room("kitchen", 12)];
  const groups = groupsOf(
    rooms,
    rooms.map(() => MIDDLE),
    false,
    CAR,
  );
  const costs = assignRooms(
    groups,
    rooms,
    ZONES,
    INSIDE,
    null,
    true,
    { notAtFront: entranceCost("preferred", false), bathApart: 8 },
    5,
    1000,
  ).map(({ cost }) => cost);
  expect(costs).toHaveLength(5);
  expect(costs).toEqual([...costs].sort((a, b) => a - b));
});
