import { expect, test } from "vitest";
import { overlaps, type Rect, rect } from "#planner/geometry/rect.ts";
import { HOUSE_30X60 } from "#planner/plan/fixtures/house-30x60.ts";
import type { Plan, Wall } from "#planner/plan/plan.ts";
import { reviewedPlan } from "#planner/reviewed-plan.ts";
import { profileOf } from "#planner/rules/profile-of.ts";
import { wallsOf } from "#planner/rules/walls-of.ts";
import { exposedToilets, lobbiesOf } from "#planner/search/legalise/lobbies.ts";
import { type Parting, parted } from "#planner/search/legalise/parting.ts";
import { armsOf, type PlacedRoom, type WalledLevel } from "#planner/search/legalise/placed-level.ts";
import { excludes, named } from "#planner/search/legalise/second-thoughts.ts";
import { doorGraph } from "#planner/search/openings/door-graph.ts";
import { specOf } from "#planner/search/programme/sized.ts";

const INDIA = profileOf("in");
const FRAME = wallsOf(INDIA, "rcc-frame");
const NO_STAIR = { entry: null, leaving: null, landing: 0 };

function room(kind: PlacedRoom["spec"]["kind"], clear: Rect): PlacedRoom {
  return { spec: specOf({ key: kind, kind, label: kind, owner: null }, 0, 12e6, INDIA), rect: clear, open: false };
}

function short(one: PlacedRoom): PlacedRoom {
  return { ...one, rect: rect(one.rect.x1 - 3000, 230, one.rect.x1, 3730) };
}

function wall(id: string, x0: number, y0: number, x1: number, y1: number, thickness = 230): Wall {
  return { id, kind: "internal", from: [x0, y0], to: [x1, y1], thickness };
}

/** A living room, and beside it a toilet of this width, mm, as deep as the house. */
function withToilet(wide: number): WalledLevel {
  const [side, end] = [6000, 6000 + 115 + wide];
  return {
    index: 0,
    footprint: rect(0, 0, end + 230, 3960),
    inside: rect(230, 230, end, 3730),
    party: { left: false, right: false, rear: false },
    rooms: [room("living", rect(230, 230, side, 3730)), room("bath", rect(side + 115, 230, end, 3730))],
    walls: [
      wall("front", 115, 115, end + 115, 115),
      wall("right", end + 115, 115, end + 115, 3845),
      wall("rear", 115, 3845, end + 115, 3845),
      wall("left", 115, 115, 115, 3845),
      wall("side", side + 57.5, 115, side + 57.5, 3845, 115),
    ],
    padaCost: () => 0,
  };
}

type Named = Parting & { readonly change: "part" };

function lobbies(level: WalledLevel): readonly Parting[] {
  return lobbiesOf([level], [{ level: 0, toilet: "g-bath", company: "g-living" }], FRAME, INDIA);
}

test("a toilet whose door stands in a room where one eats is found with that room; one behind a passage is not", () => {
  expect(exposedToilets(reviewedPlan(HOUSE_30X60).plan)).toEqual([]);
  const ground = HOUSE_30X60.levels[0] as Plan["levels"][number];
  const behind = ground.openings
    .filter(({ kind, rooms }) => kind === "door" && rooms.includes("g-passage"))
    .map(({ rooms }) => rooms.find((id) => id !== "g-passage"))
    .filter((id) => ground.rooms.some(({ id: one, kind }) => one === id && (kind === "bath" || kind === "powder")));
  expect(behind.length).toBeGreaterThan(0);
  const rooms = ground.rooms.map((one) => (one.id === "g-passage" ? { ...one, kind: "dining" as const } : one));
  const eaten = { ...HOUSE_30X60, levels: [{ ...ground, rooms }, ...HOUSE_30X60.levels.slice(1)] };
  expect(exposedToilets(reviewedPlan(eaten).plan)).toEqual(
    behind.map((toilet) => ({ level: 0, toilet, company: "g-passage" })),
  );
});

test("behind every lobby a toilet is entered from it and no longer from the living room", () => {
  const level = withToilet(1500);
  const found = lobbies(level);
  expect(found.length).toBeGreaterThan(0);
  for (const lobby of found) {
    const [after] = parted([level], lobby);
    const opened = { ...(after as typeof level), columns: [] };
    const ways = doorGraph(opened, NO_STAIR, INDIA.doors, { openKitchen: false, compact: false }) ?? [];
    const into = (id: string): number => opened.rooms.findIndex(({ spec }) => spec.id === id);
    const toToilet = ways.filter((way) => way.into === into("g-bath")).map(({ from }) => opened.rooms[from]?.spec.kind);
    expect(toToilet).toEqual(["passage"]);
    expect(ways.some(({ kind, into: a, from: b }) => kind === "arch" && [a, b].includes(into("g-bath-lobby")))).toBe(
      true,
    );
  }
});

test("a lobby is a strip of the toilet where that leaves it its lawful floor, else of the living room alone", () => {
  expect(lobbies(withToilet(1500))[0]?.room).toBe("g-bath");
  const small = withToilet(1200);
  expect(new Set(lobbies(small).map(({ room: of }) => of))).toEqual(new Set(["g-living"]));
  for (const { keeps } of lobbies(withToilet(1500)).filter(({ room: of }) => of === "g-bath")) {
    expect((keeps.x1 - keeps.x0) * (keeps.y1 - keeps.y0)).toBeGreaterThanOrEqual(2.8e6);
  }
});

test("two toilets of a level get a lobby each: only lobbies of the same toilet leave no place for one another", () => {
  const one = withToilet(1500);
  const rooms = [
    room("living", rect(1845, 230, 6000, 3730)),
    room("powder", rect(230, 230, 1730, 3730)),
    ...one.rooms.filter(({ spec }) => spec.kind === "bath"),
  ];
  const level = { ...one, rooms, walls: [...one.walls, wall("other", 1787.5, 115, 1787.5, 3845, 115)] };
  const [of, other] = ["g-bath", "g-powder"].map((toilet) =>
    named("part", lobbiesOf([level], [{ level: 0, toilet, company: "g-living" }], FRAME, INDIA)),
  ) as [readonly Named[], readonly Named[]];
  const behind = other.find((lobby) => lobby.room === "g-powder") as Named;
  for (const lobby of of) {
    expect(of.every((again) => excludes(lobby, again))).toBe(true);
    expect(excludes(lobby, behind)).toBe(false);
  }
  const [both] = parted(parted([level], of.find((lobby) => lobby.room === "g-bath") as Named), behind);
  expect(both?.rooms.filter(({ spec }) => spec.label === "Lobby").map(({ spec }) => spec.id)).toEqual([
    "g-bath-lobby",
    "g-powder-lobby",
  ]);
});

test("a lobby, what is left and the wall between are the room that it was taken from", () => {
  const level = withToilet(1500);
  const size = (r: Rect): number => (r.x1 - r.x0) * (r.y1 - r.y0);
  const strips = lobbies(level).filter(({ notch }) => notch === undefined);
  expect(strips.length).toBeGreaterThan(0);
  for (const { room: id, keeps, part, walls } of strips) {
    const whole = level.rooms.find(({ spec }) => spec.id === id)?.rect as Rect;
    const [made] = walls as [Parting["walls"][number]];
    const across = made.from[0] === made.to[0] ? whole.y1 - whole.y0 : whole.x1 - whole.x0;
    expect(size(keeps) + size(part.rect) + across * made.thickness).toBe(size(whole));
  }
});

test("a lobby takes no more of a living room than a corner: both walls close it, and both arms of the L may be walked", () => {
  const level = withToilet(1200);
  const corners = lobbies(level).filter(({ notch }) => notch !== undefined);
  expect(corners.length).toBeGreaterThan(0);
  for (const { keeps, notch, part, walls } of corners) {
    expect(keeps).toEqual(level.rooms[0]?.rect);
    expect((part.rect.x1 - part.rect.x0) * (part.rect.y1 - part.rect.y0)).toBeLessThan(1.3e6);
    const ends = walls.flatMap(({ from, to }) => [from, to]).map(String);
    expect(ends.length - new Set(ends).size).toBe(1);
    const living = { ...(level.rooms[0] as PlacedRoom), notch: notch as Rect };
    for (const arm of armsOf(living)) {
      expect(overlaps(arm, notch as Rect)).toBe(false);
      expect(Math.min(arm.x1 - arm.x0, arm.y1 - arm.y0)).toBeGreaterThanOrEqual(1200);
    }
  }
});

test("no corner is cut out of a room whose L would be narrower than it must be, or that is an L already", () => {
  const level = withToilet(1200);
  const narrow = { ...level, rooms: level.rooms.map((one) => (one.spec.kind === "living" ? short(one) : one)) };
  expect(lobbies(narrow).filter(({ notch }) => notch !== undefined)).toEqual([]);
  const [first] = lobbies(level).filter(({ notch }) => notch !== undefined) as [Parting];
  expect(lobbies(parted([level], first)[0] as typeof level).filter(({ notch }) => notch !== undefined)).toEqual([]);
});
