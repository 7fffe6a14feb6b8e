import { expect, test } from "vitest";
import { rect } from "#planner/geometry/rect.ts";
import type { Wall } from "#planner/plan/plan.ts";
import { profileOf } from "#planner/rules/profile-of.ts";
import type { PlacedLevel, PlacedRoom } from "#planner/search/legalise/placed-level.ts";
import { doorGraph } from "#planner/search/openings/door-graph.ts";
import { floorWith, room, wall } from "#planner/search/openings/fixtures/one-floor.ts";
import { furtherDoors } from "#planner/search/openings/further-doors.ts";
import { placeDoors, wayWithoutRoom } from "#planner/search/openings/place-doors.ts";
import { placeWindows } from "#planner/search/openings/place-windows.ts";
import { facesBetween, outerFaces, outerFacesOf } from "#planner/search/openings/shared-wall.ts";
import { facedFrom } from "#planner/search/openings/sight.ts";
import type { Way } from "#planner/search/openings/way.ts";

const INDIA = profileOf("in");
/** A living room in front of a bath, as wide as the house. */
const LEVEL = floorWith(
  [room("living", 230, 230, 6000, 4000), room("bath", 230, 4230, 6000, 8000)],
  [{ ...wall("middle", [115, 4115], [6115, 4115]), kind: "internal" }],
);
const WALLS = LEVEL.walls;
const [LIVING, BATH] = LEVEL.rooms as [PlacedRoom, PlacedRoom];
const MAIN: Way = {
  kind: "door",
  into: 0,
  from: -1,
  faces: outerFaces(LIVING.rect, LEVEL.inside, LEVEL.footprint, LEVEL.party, WALLS).filter(
    ({ side }) => side === "front",
  ),
  width: 1050,
  main: true,
};
const TO_BATH: Way = {
  kind: "door",
  into: 1,
  from: 0,
  faces: facesBetween(BATH.rect, LIVING.rect, WALLS),
  width: 750,
  main: false,
};

test("a door stands near a corner of its room, and its leaf opens against the wall there", () => {
  const doors = placeDoors(LEVEL, [TO_BATH], []);
  const [door] = doors ?? [];
  expect(door?.span.from).toBeLessThan(400);
  expect(door?.hinge?.[0]).toBe(door?.span.from);
});

test("who enters does not look at a bath's door that can stand elsewhere", () => {
  const nook = room("passage", 4230, 2230, 6000, 4000);
  const walls: readonly Wall[] = [
    ...WALLS,
    { id: "nook", kind: "internal", from: [4115, 2115], to: [4115, 4115], thickness: 230 },
    { id: "lintel", kind: "internal", from: [4115, 2115], to: [6115, 2115], thickness: 230 },
  ];
  const living = room("living", 230, 230, 4000, 4000);
  const level: PlacedLevel = { ...LEVEL, walls, rooms: [living, BATH, nook] };
  const toNook: Way = {
    kind: "arch",
    into: 2,
    from: 0,
    faces: facesBetween(nook.rect, living.rect, walls),
    width: 900,
    main: false,
  };
  const faces = [...facesBetween(BATH.rect, living.rect, walls), ...facesBetween(BATH.rect, nook.rect, walls)];
  const doors =
    placeDoors(
      level,
      [{ ...MAIN, faces: MAIN.faces.map((face) => ({ ...face, to: 4000 })) }, toNook, { ...TO_BATH, faces }],
      [],
    ) ?? [];
  const main = doors.find(({ way }) => way.main);
  if (main === undefined) throw new Error("no main door");
  expect(doors.find(({ way }) => way.into === 1)?.span.from).toBeGreaterThan(4200);
  expect(facedFrom(level, main, doors).filter(({ way }) => way.into === 1)).toEqual([]);
});

test("windows light a room and none looks at a party wall", () => {
  const lit = placeWindows(LEVEL, [], INDIA) ?? [];
  const living = lit.filter((one) => one.room === 0);
  const glass = living.reduce((sum, one) => sum + (one.span.to - one.span.from) * (one.head - one.sill), 0);
  expect(glass).toBeGreaterThanOrEqual(5770 * 3770 * INDIA.openings.habitableShare.value);
  const row = { ...LEVEL, party: { left: true, right: true, rear: true } };
  expect((placeWindows({ ...row, rooms: [LIVING] }, [], INDIA) ?? []).map((one) => one.face.wall.id)).toEqual([
    "front",
  ]);
  expect(placeWindows(row, [], INDIA)).toBeNull();
});

test("rooms around a court look into it, however much light they have from outside", () => {
  const towards = (kind: "courtyard" | "duct") => {
    const court = { ...room(kind, 230, 4230, 6000, 8000), open: true };
    return (placeWindows({ ...LEVEL, rooms: [LIVING, court] }, [], INDIA) ?? []).filter(({ onto }) => onto === 1);
  };
  expect(towards("courtyard")).toHaveLength(1);
  expect(towards("duct")).toEqual([]);
});

test("a living room behind a sit-out looks across it to the road, however much light its other sides give; not across the car's bay", () => {
  const behind = (kind: "verandah" | "parking") => {
    const front = { ...room(kind, 230, 230, 6000, 4000), open: true };
    const living = room("living", 230, 4230, 6000, 8000);
    return (placeWindows({ ...LEVEL, rooms: [front, living] }, [], INDIA) ?? []).filter(({ onto }) => onto === 0);
  };
  expect(behind("verandah").map(({ face }) => face.wall.id)).toEqual(["middle"]);
  expect(behind("parking")).toEqual([]);
});

test("an open kitchen gives onto its neighbour by an archway, a closed one by a door", () => {
  const kitchen = { ...LEVEL, rooms: [LIVING, room("kitchen", 230, 4230, 6000, 8000)] };
  const way = (open: boolean) =>
    doorGraph(kitchen, { entry: null, leaving: null, landing: 0 }, INDIA.doors, {
      openKitchen: open,
      compact: false,
    })?.find(({ into }) => into === 1);
  expect(way(true)?.kind).toBe("arch");
  expect(way(false)?.kind).toBe("door");
});

test("where no wall to a bedroom is long enough for the usual leaf, a narrower one leads into it", () => {
  const widthBehind = (wall: number) =>
    doorGraph(
      { ...LEVEL, rooms: [LIVING, room("bedroom", 230, 4230, 230 + wall, 8000)] },
      { entry: null, leaving: null, landing: 0 },
      INDIA.doors,
      { openKitchen: false, compact: true },
    )?.find(({ into }) => into === 1)?.width;
  expect(widthBehind(1100)).toBe(900);
  expect(widthBehind(1050)).toBe(800);
  expect(widthBehind(990)).toBeUndefined();
});

test("a bath that all share opens from a bedroom only in a house of the smallest rooms, and where it has no other neighbour", () => {
  const behind = {
    ...LEVEL,
    rooms: [LIVING, room("bedroom", 230, 4230, 6000, 8000), room("bath", 6230, 4230, 8000, 8000)],
  };
  const wayOf = (level: PlacedLevel, compact: boolean) =>
    doorGraph(level, { entry: null, leaving: null, landing: 0 }, INDIA.doors, { openKitchen: false, compact })?.find(
      ({ into }) => into === 2,
    );
  expect(wayOf(behind, false)).toBeUndefined();
  expect(wayOf(behind, true)?.from).toBe(1);
});

test("a bath at the front corner is aired to the side, not on the front elevation", () => {
  const level: PlacedLevel = {
    ...LEVEL,
    rooms: [room("bath", 230, 230, 6000, 4000), room("living", 230, 4230, 6000, 8000)],
  };
  const vent = placeWindows(level, [], INDIA)?.find(({ kind }) => kind === "ventilator");
  expect(vent?.face.vertical).toBe(true);
  const row = { ...level, party: { left: true, right: true, rear: false } };
  expect(placeWindows(row, [], INDIA)?.find(({ kind }) => kind === "ventilator")?.face.wall.id).toBe("front");
});

test("between a sit-out and the car's bay a bath airs into the bay", () => {
  const open = (kind: PlacedRoom["spec"]["kind"], x0: number, x1: number) => ({
    ...room(kind, x0, 230, x1, 4000),
    open: true,
  });
  const walls: readonly Wall[] = [
    ...WALLS,
    { id: "by the sit-out", kind: "external", from: [2115, 115], to: [2115, 4115], thickness: 230 },
    { id: "by the bay", kind: "external", from: [4115, 115], to: [4115, 4115], thickness: 230 },
  ];
  const level: PlacedLevel = {
    ...LEVEL,
    walls,
    rooms: [
      open("verandah", 230, 2000),
      room("bath", 2230, 1500, 4000, 4000),
      open("parking", 4230, 6000),
      room("living", 230, 4230, 6000, 8000),
    ],
    party: { left: true, right: true, rear: false },
  };
  const vent = placeWindows(level, [], INDIA)?.find(({ kind }) => kind === "ventilator");
  expect(vent?.face.wall.id).toBe("by the bay");
});

test("a sit-out that the main door does not open to has a door all the same, where it stands in nobody's way", () => {
  const left = { ...room("verandah", 230, 230, 2400, 4000), open: true };
  const walls: readonly Wall[] = [
    ...WALLS,
    { id: "beside", kind: "external", from: [2515, 115], to: [2515, 4115], thickness: 230 },
  ];
  const level: PlacedLevel = {
    ...LEVEL,
    walls,
    rooms: [left, room("living", 2630, 4230, 6000, 8000), room("bedroom", 2630, 230, 6000, 4000)],
    party: { left: true, right: true, rear: true },
  };
  const between = (into: number, from: number) =>
    facesBetween((level.rooms[into] as PlacedRoom).rect, (level.rooms[from] as PlacedRoom).rect, walls);
  const [way, ...more] = furtherDoors(level, [], between, INDIA.doors);
  expect(way).toMatchObject({ into: 2, from: 0, dispensable: true });
  expect(more).toEqual([]);
  expect(furtherDoors(level, [{ ...(way as Way), main: true }], between, INDIA.doors)).toEqual([]);
  const placed = placeDoors(level, [way as Way], []);
  expect(placed).toHaveLength(1);
  expect(placeDoors(level, [way as Way], [rect(0, 0, 6230, 8230)])).toEqual([]);
});

test("where columns leave no room for the usual leaf, a narrower one is hung", () => {
  const post = (x0: number, x1: number) => ({
    id: `c${x0}`,
    polygon: [
      [x0, 4000],
      [x1, 4000],
      [x1, 4230],
      [x0, 4230],
    ] as const,
  });
  const level: PlacedLevel = { ...LEVEL, columns: [post(1100, 6000)] };
  const widths = (columns: PlacedLevel["columns"]) =>
    placeDoors({ ...level, columns }, [TO_BATH], [])?.map(({ span }) => span.to - span.from);
  expect(widths([])).toEqual([750]);
  expect(widths([post(1070, 6000)])).toEqual([700]);
  expect(widths([post(1000, 6000)])).toBeUndefined();
});

test("a door that columns leave no room gives way to one from another room", () => {
  const walls: readonly Wall[] = [
    ...WALLS,
    { id: "beside", kind: "internal", from: [3115, 115], to: [3115, 4115], thickness: 230 },
  ];
  const rooms = [
    room("living", 3230, 230, 6000, 4000),
    room("bath", 230, 4230, 6000, 8000),
    room("passage", 230, 230, 3000, 4000),
  ];
  const level: PlacedLevel = { ...LEVEL, walls, rooms };
  const polygon = [
    [230, 4000],
    [3230, 4000],
    [3230, 4230],
    [230, 4230],
  ] as const;
  const blocked: PlacedLevel = { ...level, columns: [{ id: "c", polygon }] };
  const ways = (apart: readonly Way[]) =>
    doorGraph(
      level,
      { entry: null, leaving: null, landing: 0 },
      INDIA.doors,
      { openKitchen: false, compact: false },
      apart,
    );
  const first = ways([]) ?? [];
  const stuck = wayWithoutRoom(blocked, first);
  expect(wayWithoutRoom(level, first)).toBeUndefined();
  expect(stuck).toMatchObject({ into: 1, from: 2 });
  const other = ways([stuck as Way]) ?? [];
  expect(other.find(({ into }) => into === 1)).toMatchObject({ from: 0 });
  expect(placeDoors(blocked, other, [])).not.toBeNull();
});

test("where a passage leads to a room as well, nobody walks to it past the stove", () => {
  const walls: readonly Wall[] = [
    ...WALLS.filter(({ id }) => id !== "middle"),
    { id: "first", kind: "internal", from: [115, 2615], to: [6115, 2615], thickness: 230 },
    { id: "second", kind: "internal", from: [115, 5615], to: [6115, 5615], thickness: 230 },
    { id: "between", kind: "internal", from: [4115, 2615], to: [4115, 5615], thickness: 230 },
  ];
  const rooms = [
    room("living", 230, 230, 6000, 2500),
    room("kitchen-dining", 230, 2730, 4000, 5500),
    room("passage", 4230, 2730, 6000, 5500),
    room("family", 230, 5730, 6000, 8000),
  ];
  const level: PlacedLevel = { ...LEVEL, walls, rooms };
  const manner = { openKitchen: true, compact: false };
  const ways = doorGraph(level, { entry: null, leaving: null, landing: 0 }, INDIA.doors, manner) ?? [];
  expect(ways.find(({ into }) => into === 3)).toMatchObject({ kind: "arch", from: 2 });
});

test("a room looks out over a terrace below where its own storey is left out", () => {
  const upper = { ...LEVEL, index: 1, rooms: [BATH], leftOut: rect(0, 0, 6230, 4000) };
  const [over] = outerFacesOf(BATH, upper).filter(({ side }) => side === "front");
  expect(over).toMatchObject({ vertical: false, centre: 4115, from: 230, to: 6000, inward: 1 });
  expect(outerFacesOf(BATH, LEVEL).some(({ side }) => side === "front")).toBe(false);
  const [window] = placeWindows({ ...upper, party: { left: true, right: true, rear: true } }, [], INDIA) ?? [];
  expect(window).toMatchObject({ room: 0, onto: -1, face: over });
});
