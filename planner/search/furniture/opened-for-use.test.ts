import { expect, test } from "vitest";
import { rect } from "#planner/geometry/rect.ts";
import type { Furniture, FurnitureKind, Wall } from "#planner/plan/plan.ts";
import { profileOf } from "#planner/rules/profile-of.ts";
import type { Customs } from "#planner/search/furniture/customs.ts";
import { furnish } from "#planner/search/furniture/furnish.ts";
import { openedForUse } from "#planner/search/furniture/opened-for-use.ts";
import type { PlacedLevel, PlacedRoom } from "#planner/search/legalise/placed-level.ts";
import { shrinesFacingToilets } from "#planner/search/openings/facing.ts";
import type { OpenedLevel } from "#planner/search/openings/opened-level.ts";
import { placeDoors } from "#planner/search/openings/place-doors.ts";
import { placeWindows } from "#planner/search/openings/place-windows.ts";
import { facesBetween, outerFaces } from "#planner/search/openings/shared-wall.ts";
import type { Way } from "#planner/search/openings/way.ts";
import { placesOfWindow } from "#planner/search/openings/window-places.ts";
import { specOf } from "#planner/search/programme/sized.ts";

type RoomKind = PlacedRoom["spec"]["kind"];

const INDIA = profileOf("in");
const noHead: Customs = { head: () => 0, altar: () => 0 };

function room(kind: PlacedRoom["spec"]["kind"], ...box: [number, number, number, number]): PlacedRoom {
  const spec = specOf({ key: kind, kind, label: kind, owner: null }, 0, 12e6, INDIA);
  return { spec, rect: rect(...box), open: false };
}

/** Two rooms one behind the other in a house between party walls, `wide` inside; the second begins at `middle`. */
function house(wide: number, middle: number, deep: number, kinds: readonly [RoomKind, RoomKind]): PlacedLevel {
  const [x1, y1] = [wide + 230, deep];
  const line = (id: string, from: [number, number], to: [number, number]): Wall => ({
    id,
    kind: id === "middle" ? "internal" : "external",
    from,
    to,
    thickness: 230,
  });
  return {
    index: 0,
    footprint: rect(0, 0, x1 + 230, y1 + 230),
    inside: rect(230, 230, x1, y1),
    party: { left: true, right: true, rear: false },
    rooms: [room(kinds[0], 230, 230, x1, middle - 115), room(kinds[1], 230, middle + 115, x1, y1)],
    walls: [
      line("front", [115, 115], [x1 + 115, 115]),
      line("rear", [115, y1 + 115], [x1 + 115, y1 + 115]),
      line("left", [115, 115], [115, y1 + 115]),
      line("right", [x1 + 115, 115], [x1 + 115, y1 + 115]),
      line("middle", [115, middle], [x1 + 115, middle]),
    ],
    columns: [],
    padaCost: () => 0,
  };
}

function opened(level: PlacedLevel, between: Pick<Way, "kind" | "width">): OpenedLevel {
  const [first, second] = level.rooms as [PlacedRoom, PlacedRoom];
  const faces = facesBetween(second.rect, first.rect, level.walls);
  const front = outerFaces(first.rect, level.inside, level.footprint, level.party, level.walls);
  const main: Way = { kind: "door", into: 0, from: -1, faces: front, width: 1050, main: true };
  const doors = placeDoors(level, [main, { ...between, into: 1, from: 0, faces, main: false }], []) ?? [];
  return { level, doors, windows: placeWindows(level, doors, INDIA) ?? [], keepClear: [] };
}

function furnished({ level, doors, windows }: OpenedLevel, customs: Customs): readonly Furniture[] {
  return furnish(level, doors, windows, "g", customs);
}

const holds = (pieces: readonly Furniture[], ...kinds: readonly FurnitureKind[]) =>
  pieces.some((piece) => kinds.includes(piece.kind));

test("an archway as wide as a small living room leaves no wall for a sofa: a narrower one at its end does", () => {
  const before = opened(house(3700, 2600, 5800, ["living", "dining"]), { kind: "arch", width: 2400 });
  const inUse = (pieces: readonly Furniture[]) => [
    holds(pieces, "sofa-2", "sofa-3") && holds(pieces, "tv-unit"),
    holds(pieces, "dining-table-4", "dining-table-6"),
  ];
  expect(inUse(furnished(before, noHead))).not.toEqual([true, true]);
  const after = openedForUse(before, noHead, INDIA);
  const joined = ({ doors }: OpenedLevel) => doors.map(({ way }) => [way.kind, way.into, way.from]);
  expect(joined(after)).toEqual(joined(before));
  expect(inUse(furnished(after, noHead))).toEqual([true, true]);
});

test("a window makes room for the bed's head, and the room keeps the light that it needs", () => {
  const toTheRear: Customs = { head: (side) => (side === 2 ? 0 : 1), altar: () => 0 };
  const before = opened(house(3300, 3600, 6600, ["living", "bedroom"]), { kind: "door", width: 900 });
  const after = openedForUse(before, toTheRear, INDIA);
  const headUnderGlass = (house: OpenedLevel) => {
    const bed = furnished(house, toTheRear).find(({ kind }) => kind === "bed-queen");
    const [low, high] = [Math.min, Math.max].map((of) => of(...(bed?.polygon.map(([x]) => x) ?? []))) as [
      number,
      number,
    ];
    return house.windows.some(({ room: a, span }) => a === 1 && span.from < high && span.to > low);
  };
  expect([headUnderGlass(before), headUnderGlass(after)]).toEqual([true, false]);
  const glass = after.windows.filter(({ room: a }) => a === 1).reduce((sum, { span }) => sum + span.to - span.from, 0);
  expect(glass * 1.2).toBeGreaterThanOrEqual(3.3 * 2.885 * 100);
});

test("a bedroom's window in the US stays wide enough to climb out of", () => {
  const { level, doors, windows } = opened(house(3300, 3600, 6600, ["living", "bedroom"]), {
    kind: "door",
    width: 900,
  });
  const window = windows.find((one) => one.room === 1);
  if (window === undefined) throw new Error("no window");
  const least = (profile: typeof INDIA) =>
    Math.min(...placesOfWindow(level, doors, windows, window, profile).map(({ span }) => span.to - span.from));
  expect([least(INDIA), least(profileOf("us"))]).toEqual([900, 1050]);
});

test("two houses that share what rooms were found to cost are opened as each by itself", () => {
  const houses = [900, 2400].map((width) =>
    opened(house(3700, 2600, 5800, ["living", "dining"]), { kind: "arch", width }),
  );
  const shared = new Map<string, number>();
  const together = houses.map((one) => openedForUse(one, noHead, INDIA, shared));
  expect(shared.size).toBeGreaterThan(0);
  expect(together).toEqual(houses.map((one) => openedForUse(one, noHead, INDIA)));
});

test("who prays looks to the east at a solid wall: the window there goes to another wall, or is left out", () => {
  const eastBehind: Customs = { head: () => 0, altar: (side) => (side === 2 ? 0 : 1) };
  const walled = house(1500, 3600, 5400, ["living", "pooja"]);
  const free = { ...walled, party: { left: true, right: false, rear: false } };
  const sidesOf = (level: PlacedLevel) => {
    const after = openedForUse(opened(level, { kind: "door", width: 750 }), eastBehind, INDIA);
    const altar = furnished(after, eastBehind).find(({ kind }) => kind === "altar");
    const windows = after.windows.filter(({ room: a }) => a === 1).map(({ face }) => face.wall.id);
    return { front: altar?.front, windows };
  };
  expect(sidesOf(walled)).toEqual({ front: [0, -1], windows: [] });
  expect(sidesOf(free)).toEqual({ front: [0, -1], windows: ["right"] });
});

test("a small toilet whose leaf takes the basin's place opens to the passage before it", () => {
  const thick = house(1600, 2000, 2957, ["passage", "powder"]);
  const [first, second] = thick.rooms as [PlacedRoom, PlacedRoom];
  const passage = { ...first, rect: { ...first.rect, y1: 1942 } };
  const powder = { ...second, rect: { ...second.rect, y0: 2057 } };
  const walls = thick.walls.map((wall) => (wall.id === "middle" ? { ...wall, thickness: 115 } : wall));
  const level: PlacedLevel = { ...thick, rooms: [passage, powder], walls };
  const faces = facesBetween(powder.rect, passage.rect, walls);
  const doors = placeDoors(level, [{ kind: "door", into: 1, from: 0, faces, width: 750, main: false }], []) ?? [];
  const inward: OpenedLevel = { level, doors, windows: placeWindows(level, doors, INDIA) ?? [], keepClear: [] };
  expect(holds(furnished(inward, noHead), "basin")).toBe(false);
  const eased = openedForUse(inward, noHead, INDIA);
  expect(eased.doors[0]?.box?.y1).toBeLessThan(2000);
  expect(holds(furnished(eased, noHead), "basin")).toBe(true);
});

test("a bedroom upstairs looks out over the terrace before it where no piece loses its place", () => {
  const ground = house(3600, 3000, 6600, ["terrace", "bedroom"]);
  const [terrace, bedroom] = ground.rooms as [PlacedRoom, PlacedRoom];
  const level: PlacedLevel = { ...ground, index: 1, rooms: [{ ...terrace, open: true }, bedroom] };
  const faces = facesBetween(bedroom.rect, terrace.rect, level.walls);
  const doors = placeDoors(level, [{ kind: "door", into: 1, from: 0, faces, width: 900, main: false }], []) ?? [];
  const bare: OpenedLevel = { level, doors, windows: placeWindows(level, doors, INDIA) ?? [], keepClear: [] };
  expect(bare.windows.filter(({ onto }) => onto === 0)).toEqual([]);
  const eased = openedForUse(bare, noHead, INDIA);
  expect(eased.windows.filter(({ onto }) => onto === 0)).toHaveLength(1);
  expect(furnished(eased, noHead).map(({ kind }) => kind)).toEqual(furnished(bare, noHead).map(({ kind }) => kind));
  const below = { ...bare, level: { ...level, index: 0 } };
  expect(openedForUse(below, noHead, INDIA).windows.filter(({ onto }) => onto === 0)).toEqual([]);
});

test("of two houses that share what rooms were found to cost a bed keeps off the wall that has a bath behind it in one of them alone", () => {
  const behind = (kind: RoomKind) => {
    const level = house(3300, 3600, 6600, ["living", "bedroom"]);
    const bath = room(kind, 3760, 3715, 5200, 6600);
    return opened({ ...level, rooms: [...level.rooms, bath] }, { kind: "door", width: 900 });
  };
  const houses = [behind("store"), behind("bath")];
  const headWall = (one: OpenedLevel) => furnished(one, noHead).find(({ kind }) => kind === "bed-queen")?.front;
  expect(headWall(houses[0] as OpenedLevel)).toEqual([-1, 0]);
  expect(headWall(houses[1] as OpenedLevel)).not.toEqual([-1, 0]);
  const shared = new Map<string, number>();
  expect(houses.map((one) => openedForUse(one, noHead, INDIA, shared))).toEqual(
    houses.map((one) => openedForUse(one, noHead, INDIA)),
  );
});

test("a shrine whose leaf sweeps the floor where one prays opens to the living room", () => {
  const level = house(1300, 3600, 5000, ["living", "pooja"]);
  const inward = opened(level, { kind: "door", width: 750 });
  expect(inward.doors.find(({ way }) => way.into === 1)?.box?.y1).toBeGreaterThan(3715);
  const eased = openedForUse(inward, noHead, INDIA);
  expect(eased.doors.find(({ way }) => way.into === 1)?.box?.y1).toBeLessThan(3715);
});

test("a shrine's door leaves the place straight before a toilet's across the passage", () => {
  const behind = house(3300, 2000, 6600, ["bath", "passage"]);
  const [bath, hall] = behind.rooms as [PlacedRoom, PlacedRoom];
  const passage = { ...hall, rect: { ...hall.rect, y1: 3400 } };
  const pooja = room("pooja", 230, 3515, 3530, 6600);
  const between: Wall = { id: "before", kind: "internal", from: [115, 3457], to: [3645, 3457], thickness: 115 };
  const level: PlacedLevel = { ...behind, rooms: [bath, passage, pooja], walls: [...behind.walls, between] };
  const wayTo = (into: number): Way => {
    const faces = facesBetween((level.rooms[into] as PlacedRoom).rect, passage.rect, level.walls);
    return { kind: "door", into, from: 1, faces, width: 750, main: false };
  };
  const doors = placeDoors(level, [wayTo(0), wayTo(2)], []) ?? [];
  const before: OpenedLevel = { level, doors, windows: placeWindows(level, doors, INDIA) ?? [], keepClear: [] };
  expect(shrinesFacingToilets(level, before.doors)).toHaveLength(2);
  expect(shrinesFacingToilets(level, openedForUse(before, noHead, INDIA).doors)).toEqual([]);
});

test("what an attached bath costs is not taken for a shared one of the same shape, in which a household has its tub", () => {
  const customs: Customs = { ...noHead, tub: { length: 1524, width: 762 } };
  const attachedTo = (owner: string | null): OpenedLevel => {
    const level = house(3000, 4000, 5800, ["living", "bath"]);
    const [living, bath] = level.rooms as [PlacedRoom, PlacedRoom];
    const rooms = [living, { ...bath, spec: { ...bath.spec, owner } }];
    return opened({ ...level, rooms }, { kind: "door", width: 750 });
  };
  const known = new Map<string, number>();
  openedForUse(attachedTo("bed"), customs, INDIA, known);
  const attached = [...known.values()];
  openedForUse(attachedTo(null), customs, INDIA, known);
  expect([...known.values()].slice(attached.length)).not.toEqual([]);
});

/** A living room with a bedroom and everybody's bath behind it, both entered from there, in a house that is so deep, mm. */
function besideBath(bathWidth: number, deep: number): OpenedLevel {
  const between = 6000 - bathWidth - 57;
  const kinds = ["living", "bedroom", "bath"] as const;
  const boxes: readonly [number, number, number, number][] = [
    [230, 230, 6000, 4000],
    [230, 4115, between - 57, deep],
    [between + 58, 4115, 6000, deep],
  ];
  const outer = house(5770, 4057, deep, ["living", "bedroom"]);
  const inner = (id: string, from: [number, number], to: [number, number]): Wall => ({
    id,
    kind: "internal",
    from,
    to,
    thickness: 115,
  });
  const level: PlacedLevel = {
    ...outer,
    party: { left: false, right: false, rear: false },
    rooms: boxes.map((box, i) => room(kinds[i] as RoomKind, ...box)),
    walls: [
      ...outer.walls.filter(({ id }) => id !== "middle"),
      inner("cross", [115, 4057], [6115, 4057]),
      inner("between", [between, 4057], [between, deep + 115]),
    ],
  };
  const [living, ...behind] = level.rooms as [PlacedRoom, PlacedRoom, PlacedRoom];
  const front = outerFaces(living.rect, level.inside, level.footprint, level.party, level.walls);
  const main: Way = { kind: "door", into: 0, from: -1, faces: front.slice(0, 1), width: 1050, main: true };
  const ways = behind.map(
    ({ rect: r }, i): Way => ({
      kind: "door",
      into: i + 1,
      from: 0,
      faces: facesBetween(r, living.rect, level.walls),
      width: 800,
      main: false,
    }),
  );
  const doors = placeDoors(level, [main, ...ways], []) ?? [];
  return { level, doors, windows: placeWindows(level, doors, INDIA) ?? [], keepClear: [] };
}

test("everybody's bath gets its second door to the bedroom beside it where that costs neither room much, none where a piece would go", () => {
  const doorsOf = (bathWidth: number, deep: number) =>
    openedForUse(besideBath(bathWidth, deep), noHead, INDIA).doors.filter(
      ({ way }) => way.into === 2 && way.from === 1,
    );
  expect(doorsOf(1900, 8000)).toHaveLength(1);
  expect(doorsOf(1900, 5700)).toHaveLength(0);
});

test("what is known of a family's room is not taken for a tenant's", () => {
  const known = new Map<string, number>();
  const flat = (apart: PlacedRoom["spec"]["apart"]): OpenedLevel => {
    const one = opened(house(4200, 3400, 8000, ["living-dining", "bedroom"]), { kind: "door", width: 900 });
    const rooms = one.level.rooms.map((each) => ({ ...each, spec: { ...each.spec, apart } }));
    return { ...one, level: { ...one.level, rooms } };
  };
  const family: Customs = { ...noHead, diners: 6 };
  openedForUse(flat(null), family, INDIA, known);
  const size = known.size;
  openedForUse(flat("to-let"), family, INDIA, known);
  expect(known.size).toBeGreaterThan(size);
});
