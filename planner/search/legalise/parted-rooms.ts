import { type Rect, rect } from "#planner/geometry/rect.ts";
import type { RoomKind, Wall } from "#planner/plan/plan.ts";
import type { Profile } from "#planner/rules/profile.ts";
import type { Walls } from "#planner/rules/walls-of.ts";
import { hasOpenFront } from "#planner/search/legalise/place-level.ts";
import type { PlacedLevel, PlacedRoom } from "#planner/search/legalise/placed-level.ts";
import type { RoomSpec } from "#planner/search/programme/room-spec.ts";
import { LEVEL_PREFIX, specOf } from "#planner/search/programme/sized.ts";
import { STANDARDS } from "#planner/search/programme/standards.ts";

type Bare = Omit<PlacedLevel, "columns">;

/** One more wall through a room: what it keeps, and what becomes of the rest. */
export type Parting = {
  readonly level: number;
  /** The room that is parted, by id, and what it keeps. */
  readonly room: string;
  readonly keeps: Rect;
  readonly part: PlacedRoom;
  /** Rooms that are entered from the new one instead. */
  readonly beyond: readonly string[];
  readonly wall: Omit<Wall, "id">;
};

/** A sit-out deeper than so many times its width is a tunnel; it keeps so many times its width of depth, within these, mm. */
const TUNNEL = 1.5;
const SIT_OUT = { ofWidth: 1.2, least: 1500, most: 2700 };
const FOYER = { width: 1200, depth: 1200, most: 8e6 };
/** A bath has all it is used for on so much floor, at the least and usually, mm2, no shorter than this, mm. */
const BATH = { least: 3.2e6, area: 4.2e6, length: 1500 };
/** What an end of a room makes another room of: its length and width, mm, and its floor, mm2; no longer than so many mm. */
const PART = { length: 1250, width: 1250, area: 2.2e6 };
const STORE = { length: 1250, width: 900, area: 1.6e6 };
const STUDY = { length: 2100, width: 2100, area: 5.5e6 };
const PART_LONGEST = 2100;
/** A pooja room longer than so many times its width keeps this much of its length, mm. */
const LONG_POOJA = 2;
const POOJA = 1500;
/** Bedrooms longer than so many times their width give up what they are too long by. */
const LONG_BEDROOM = 1.5;
/** Wall that the door of a dressing or a bath needs, mm. */
const SMALL_DOOR = 960;

/**
 * Where one more wall makes two rooms that are used of one that came out too long for its use: a deep sit-out ends at a foyer, an
 * attached bath or a long bedroom gets a dressing, a long common bath a store beside it. Several partings of a room are other ways to do it.
 */
export function partingsOf(levels: readonly Bare[], walls: Walls, profile: Profile): readonly Parting[] {
  return levels.flatMap((level, i) => {
    const below = i === 0 ? [] : (levels[i - 1]?.walls ?? []);
    return level.rooms.flatMap((room) => {
      if (room.spec.apart !== null) return [];
      if (hasOpenFront(room, level.inside)) return sitOutParted(level, room, walls, profile);
      if (room.spec.kind === "bath") return bathParted(level, room, below, walls, profile);
      if (BEDROOMS.includes(room.spec.kind)) return bedroomParted(level, room, below, walls, profile);
      if (room.spec.kind === "pooja") return poojaParted(level, room, below, walls, profile);
      return room.spec.kind === "family" ? loungeParted(level, room, below, walls, profile) : [];
    });
  });
}

const BEDROOMS: readonly RoomKind[] = ["bedroom", "master-bedroom"];

/** The levels with one room parted. */
export function parted(levels: readonly Bare[], { level, room, keeps, part, beyond, wall }: Parting): readonly Bare[] {
  return levels.map((one, i) => {
    if (i !== level) return one;
    const id = `${LEVEL_PREFIX[i] ?? `f${i}`}-w${one.walls.length + 1}`;
    const rooms = one.rooms.map((each): PlacedRoom => {
      const spec = beyond.includes(each.spec.id) ? { ...each.spec, owner: part.spec.id } : each.spec;
      return { ...each, spec, rect: each.spec.id === room ? keeps : each.rect };
    });
    return { ...one, rooms: [...rooms, part], walls: [...one.walls, { id, ...wall }] };
  });
}

function sitOutParted(level: Bare, room: PlacedRoom, walls: Walls, profile: Profile): readonly Parting[] {
  const { spec, rect: r } = room;
  const [w, d] = [r.x1 - r.x0, r.y1 - r.y0];
  if ((spec.kind !== "verandah" && spec.kind !== "porch") || d <= TUNNEL * w || w < FOYER.width) return [];
  const t = walls.sheltered;
  const usual = Math.min(SIT_OUT.most, Math.max(SIT_OUT.least, Math.round(SIT_OUT.ofWidth * w)));
  const deep = Math.max(usual, d - t - Math.floor(FOYER.most / w));
  if (d - deep - t < FOYER.depth) return [];
  const at = r.y0 + deep;
  const wall = wallAcross(level, r, false, at, t, "external");
  if (wall === null) return [];
  const foyer = partSpec(spec, "foyer", "foyer", level, null, profile);
  return [
    {
      level: level.index,
      room: spec.id,
      keeps: { ...r, y1: at },
      part: { spec: foyer, rect: { ...r, y0: at + t }, open: false },
      beyond: [],
      wall,
    },
  ];
}

/** An attached bath begins with a dressing, at either end of it; one that all use leaves the floor that it does not need to a store. */
function bathParted(
  level: Bare,
  room: PlacedRoom,
  below: readonly Wall[],
  walls: Walls,
  profile: Profile,
): readonly Parting[] {
  const { spec, rect: r } = room;
  const { long, short } = sidesOf(r);
  const most = long - walls.partition - Math.max(BATH.length, Math.ceil(BATH.least / short));
  const usual = long - walls.partition - Math.max(BATH.length, Math.ceil(BATH.area / short));
  if (spec.owner === null) {
    const store = partSpec(spec, "store", "store", level, null, profile);
    return endParted(level, room, store, { usual, most }, below, walls);
  }
  const owner = level.rooms.find((one) => one.spec.id === spec.owner) as PlacedRoom;
  return endParted(level, room, dressingOf(owner, level, profile), { usual, most }, below, walls)
    .filter(({ part }) => touchLength(part.rect, owner.rect) >= SMALL_DOOR)
    .map((parting) => ({ ...parting, beyond: [spec.id] }));
}

/** The dressing takes the end that the bedroom is too long by; a bath of its own that lies beside it alone is entered through it. */
function bedroomParted(
  level: Bare,
  room: PlacedRoom,
  below: readonly Wall[],
  walls: Walls,
  profile: Profile,
): readonly Parting[] {
  const { spec, rect: r } = room;
  const { long, short } = sidesOf(r);
  if (long <= LONG_BEDROOM * short) return [];
  const most = long - walls.partition - Math.max(short, Math.ceil((STANDARDS[spec.kind].ideal * 1e6) / short));
  const usual = Math.min(most, long - walls.partition - Math.floor(LONG_BEDROOM * short));
  return endParted(level, room, dressingOf(room, level, profile), { usual, most }, below, walls).map((parting) => {
    const own = level.rooms.filter((one) => one.spec.owner === spec.id);
    const beyond = own.filter((one) => touchLength(one.rect, parting.keeps) < SMALL_DOOR);
    return { ...parting, beyond: beyond.map((one) => one.spec.id) };
  });
}

/** A pooja room that is a strip leaves its end to a store. */
function poojaParted(
  level: Bare,
  room: PlacedRoom,
  below: readonly Wall[],
  walls: Walls,
  profile: Profile,
): readonly Parting[] {
  const { long, short } = sidesOf(room.rect);
  if (long <= LONG_POOJA * short) return [];
  const most = long - walls.partition - Math.max(short, POOJA);
  const store = partSpec(room.spec, "store", "store", level, null, profile);
  return endParted(level, room, store, { usual: most, most, shortest: STORE }, below, walls);
}

/** A lounge far longer than wide leaves its end to a study. */
function loungeParted(
  level: Bare,
  room: PlacedRoom,
  below: readonly Wall[],
  walls: Walls,
  profile: Profile,
): readonly Parting[] {
  const { spec, rect: r } = room;
  const { long, short } = sidesOf(r);
  if (long <= STANDARDS.family.aspect * short) return [];
  const study = partSpec(spec, "study", "study", level, null, profile);
  const most = long - walls.partition - Math.max(short, Math.ceil((STANDARDS.family.ideal * 1e6) / short));
  const usual = Math.max(STANDARDS.study.width, Math.ceil((STANDARDS.study.ideal * 1e6) / short));
  return endParted(level, room, study, { usual, most, shortest: STUDY, longest: most }, below, walls);
}

function dressingOf({ spec }: PlacedRoom, level: Bare, profile: Profile): RoomSpec {
  return partSpec(spec, `dress-${spec.id}`, "dressing", level, spec.id, profile);
}

/** How much of a room's length another one takes: usually, and at the most; the smallest that it may be. Millimetres. */
type Lengths = {
  readonly usual: number;
  readonly most: number;
  readonly shortest?: { readonly length: number; readonly width: number; readonly area: number };
  readonly longest?: number;
};

/** Another room at either end of one, over a wall below where one lies within what it may take, mm; its usual length first. */
function endParted(
  level: Bare,
  { spec, rect: r }: PlacedRoom,
  part: RoomSpec,
  { usual, most, shortest = PART, longest: wished = PART_LONGEST }: Lengths,
  below: readonly Wall[],
  walls: Walls,
): readonly Parting[] {
  const { long, short, vertical } = sidesOf(r);
  const t = walls.partition;
  const least = Math.max(shortest.length, Math.ceil(shortest.area / short));
  const longest = Math.min(wished, most);
  if (longest < least || short < shortest.width) return [];
  const best = Math.max(least, Math.min(longest, usual));
  const start = vertical ? r.y0 : r.x0;
  const under = wallsUnder(below, vertical, r).map((centre) => Math.round(centre - t / 2));
  const ends = [true, false];
  const over = ends
    .flatMap((atLow) => under.map((at) => ({ atLow, at, takes: atLow ? at - start : start + long - t - at })))
    .filter(({ takes }) => takes >= least && takes <= longest)
    .sort((one, other) => Math.abs(one.takes - best) - Math.abs(other.takes - best));
  const free = ends.map((atLow) => ({ atLow, at: start + (atLow ? best : long - best - t) }));
  return [...over, ...free].flatMap(({ atLow, at }): readonly Parting[] => {
    const [first, second] = cutAt(r, vertical, at, t);
    const [taken, keeps] = atLow ? [first, second] : [second, first];
    const wall = wallAcross(level, r, !vertical, at, t, "internal");
    const made = { spec: part, rect: taken, open: false };
    return wall === null ? [] : [{ level: level.index, room: spec.id, keeps, part: made, beyond: [], wall }];
  });
}

/** Lines of walls below that pass under the middle of a room across it. */
function wallsUnder(below: readonly Wall[], alongY: boolean, r: Rect): readonly number[] {
  const [a, b] = alongY ? ([1, 0] as const) : ([0, 1] as const);
  const middle = alongY ? (r.x0 + r.x1) / 2 : (r.y0 + r.y1) / 2;
  return below
    .filter(
      ({ from, to }) => from[a] === to[a] && Math.min(from[b], to[b]) <= middle && Math.max(from[b], to[b]) >= middle,
    )
    .map(({ from }) => from[a]);
}

function sidesOf(r: Rect): { readonly long: number; readonly short: number; readonly vertical: boolean } {
  const [w, d] = [r.x1 - r.x0, r.y1 - r.y0];
  return { long: Math.max(w, d), short: Math.min(w, d), vertical: d >= w };
}

/** Both sides of a wall whose near face lies at `at` along a room. */
function cutAt(r: Rect, alongY: boolean, at: number, thickness: number): readonly [Rect, Rect] {
  return alongY
    ? [rect(r.x0, r.y0, r.x1, at), rect(r.x0, at + thickness, r.x1, r.y1)]
    : [rect(r.x0, r.y0, at, r.y1), rect(at + thickness, r.y0, r.x1, r.y1)];
}

/** A wall across a room, its ends within the walls that it meets; null where it meets none. */
function wallAcross(
  level: Bare,
  r: Rect,
  vertical: boolean,
  at: number,
  thickness: number,
  kind: Wall["kind"],
): Omit<Wall, "id"> | null {
  const centre = at + thickness / 2;
  const [low, high] = vertical ? [r.y0, r.y1] : [r.x0, r.x1];
  const [before, after] = [
    wallAt(level.walls, !vertical, low, centre, -1),
    wallAt(level.walls, !vertical, high, centre, 1),
  ];
  if (before === null || after === null) return null;
  const into = (met: number): number => Math.min(met / 2, met - thickness / 2);
  const [from, to] = [low - into(before), high + into(after)];
  return vertical
    ? { kind, from: [centre, from], to: [centre, to], thickness }
    : { kind, from: [from, centre], to: [to, centre], thickness };
}

/** How thick the wall is whose face lies at a room's side, where it passes a place; null where none does. */
function wallAt(walls: readonly Wall[], vertical: boolean, face: number, place: number, side: 1 | -1): number | null {
  const [a, b] = vertical ? ([0, 1] as const) : ([1, 0] as const);
  const found = walls.find(
    ({ from, to, thickness }) =>
      from[a] === to[a] &&
      Math.abs(from[a] - (side * thickness) / 2 - face) < 1 &&
      Math.min(from[b], to[b]) <= place &&
      Math.max(from[b], to[b]) >= place,
  );
  return found?.thickness ?? null;
}

/** Length of wall that two rooms share, mm. */
function touchLength(a: Rect, b: Rect): number {
  const x = Math.min(a.x1, b.x1) - Math.max(a.x0, b.x0);
  const y = Math.min(a.y1, b.y1) - Math.max(a.y0, b.y0);
  const near = -330;
  if (x < 0 && x >= near) return y;
  return y < 0 && y >= near ? x : 0;
}

function partSpec(
  of: RoomSpec,
  key: string,
  kind: RoomKind,
  { index, rooms }: Bare,
  owner: string | null,
  profile: Profile,
): RoomSpec {
  const prefix = `${LEVEL_PREFIX[index] ?? `f${index}`}-`;
  const plain = key.replace(prefix, "");
  const taken = rooms.some(({ spec }) => spec.id === `${prefix}${plain}`);
  const wished = { key: taken ? `${plain}-2` : plain, kind, label: STANDARDS[kind].label, owner: null };
  return { ...specOf(wished, index, of.target, profile), owner };
}
