import type { Point } from "#planner/geometry/point.ts";
import { overlaps, type Rect, rect, within } from "#planner/geometry/rect.ts";
import type { RoomKind } from "#planner/plan/plan.ts";

/** A length of one of a room's walls: side 0 front, 1 right, 2 rear, 3 left; `from`..`to` along it, mm. */
export type WallSpan = { readonly side: number; readonly from: number; readonly to: number };

/** A door or archway on a room's wall. `inside`: where one stands who has just come in; `other`: what lies behind it. */
export type WayIn = WallSpan & { readonly inside: Point; readonly other: RoomKind | "outside"; readonly main: boolean };

/**
 * A room's floor while it is furnished. Nothing may stand on `walk` (swept by leaves, stepped on before doors) or on `bodies`;
 * `zones` are needed to use what stands already: they may be walked on and shared, but nothing may stand on them.
 */
export type Floor = {
  readonly room: Rect;
  readonly walk: readonly Rect[];
  /** The part of `walk` that leaves sweep. */
  readonly swept: readonly Rect[];
  readonly glass: readonly WallSpan[];
  readonly ways: readonly WayIn[];
  /** Walls with a bath or a WC behind them. */
  readonly wet: readonly WallSpan[];
  /** Walls with a pooja room behind them: no shoes are left there. */
  readonly shrines: readonly WallSpan[];
  readonly bodies: Rect[];
  readonly zones: Rect[];
};

/** A piece against a wall: `clear` floor before its front, `beside` on both its sides. Millimetres. */
export type Shape = {
  readonly width: number;
  readonly depth: number;
  readonly clear: number;
  readonly beside?: number;
  /** Taller than a window's sill: it does not stand before glass. */
  readonly tall?: boolean;
};

export type Spot = WallSpan & {
  readonly body: Rect;
  readonly zone: Rect;
  /** Direction from the back to the front. */
  readonly front: Point;
};

const FRONTS: readonly Point[] = [
  [0, 1],
  [-1, 0],
  [0, -1],
  [1, 0],
];

/** Where a side's wall begins and ends, along it. */
export function wallOf(room: Rect, side: number): readonly [low: number, high: number] {
  return side % 2 === 0 ? [room.x0, room.x1] : [room.y0, room.y1];
}

/** The rectangle with its back against a side, from `from` to `to` along the wall, `near` to `far` away from it. */
export function against(room: Rect, side: number, from: number, to: number, far: number, near = 0): Rect {
  if (side === 0) return rect(from, room.y0 + near, to, room.y0 + far);
  if (side === 1) return rect(room.x1 - far, from, room.x1 - near, to);
  if (side === 2) return rect(from, room.y1 - far, to, room.y1 - near);
  return rect(room.x0 + near, from, room.x0 + far, to);
}

export function frontOf(side: number): Point {
  return FRONTS[side] as Point;
}

/** The side at whose wall a piece with this front stands: it looks away from that wall. */
export function sideBehind([x, y]: Point): number {
  return y > 0 ? 0 : x < 0 ? 1 : y < 0 ? 2 : 3;
}

/** A rectangle's extent along a side's wall. */
export function along(r: Rect, side: number): readonly [low: number, high: number] {
  return side % 2 === 0 ? [r.x0, r.x1] : [r.y0, r.y1];
}

/** How far a rectangle reaches off a side's wall. */
export function across(r: Rect, side: number): number {
  return side % 2 === 0 ? r.y1 - r.y0 : r.x1 - r.x0;
}

/**
 * Every place along the walls where a piece can stand. It is tried where it meets something: a wall's end, the middle of a gap, an obstacle's or
 * a window's edge, with and without its side clearance; between two such places nothing changes but the distance.
 */
export function spotsFor(floor: Floor, shape: Shape): readonly Spot[] {
  const { room } = floor;
  const { width, depth, clear, beside = 0, tall = false } = shape;
  const spots: Spot[] = [];
  for (let side = 0; side < 4; side++) {
    const [low, high] = wallOf(room, side);
    if (high - low < width + 2 * beside) continue;
    const { starts } = noted;
    const count = noteStarts(floor, side, width, beside);
    for (let i = 0; i < count; i++) {
      const from = starts[i] as number;
      const to = from + width;
      if (from - beside < low || to + beside > high) continue;
      if (tall && isBeforeGlass(floor, side, from, to)) continue;
      if (isTaken(floor, side, from, to, depth, beside, clear)) continue;
      const body = against(room, side, from, to, depth);
      const zone = against(room, side, from - beside, to + beside, depth + clear);
      spots.push({ side, from, to, body, zone, front: frontOf(side) });
    }
  }
  return spots;
}

function isBeforeGlass({ glass }: Floor, side: number, from: number, to: number): boolean {
  for (const one of glass) if (one.side === side && one.from < to && one.to > from) return true;
  return false;
}

/**
 * The contrary of `stands` for a place's body and zone. Most places are taken, and a rectangle for each would be a fifth of all that the search puts
 * on the heap.
 */
function isTaken(
  floor: Floor,
  side: number,
  from: number,
  to: number,
  depth: number,
  beside: number,
  clear: number,
): boolean {
  const { room } = floor;
  const lengthwise = side % 2 === 0;
  const far = depth + clear;
  const x0 = lengthwise ? from : side === 1 ? room.x1 - depth : room.x0;
  const x1 = lengthwise ? to : side === 1 ? room.x1 : room.x0 + depth;
  const y0 = !lengthwise ? from : side === 0 ? room.y0 : room.y1 - depth;
  const y1 = !lengthwise ? to : side === 0 ? room.y0 + depth : room.y1;
  const u0 = lengthwise ? from - beside : side === 1 ? room.x1 - far : room.x0;
  const u1 = lengthwise ? to + beside : side === 1 ? room.x1 : room.x0 + far;
  const v0 = !lengthwise ? from - beside : side === 0 ? room.y0 : room.y1 - far;
  const v1 = !lengthwise ? to + beside : side === 0 ? room.y0 + far : room.y1;
  if (x0 < room.x0 || x1 > room.x1 || y0 < room.y0 || y1 > room.y1) return true;
  return !isFree(floor, x0, y0, x1, y1, u0, v0, u1, v1);
}

/** The same as `stands`, for a body from (x0, y0) to (x1, y1) that lies within the room, and a zone from (u0, v0) to (u1, v1). */
export function isFree(
  { room, walk, bodies, zones }: Floor,
  x0: number,
  y0: number,
  x1: number,
  y1: number,
  u0: number,
  v0: number,
  u1: number,
  v1: number,
): boolean {
  if (u0 < room.x0 || u1 > room.x1 || v0 < room.y0 || v1 > room.y1) return false;
  return !(isMet(walk, x0, y0, x1, y1) || isMet(bodies, u0, v0, u1, v1) || isMet(zones, x0, y0, x1, y1));
}

function isMet(some: readonly Rect[], x0: number, y0: number, x1: number, y1: number): boolean {
  for (const one of some) if (one.x0 < x1 && x0 < one.x1 && one.y0 < y1 && y0 < one.y1) return true;
  return false;
}

/** Whether a body with its zone finds room. */
export function stands({ room, walk, bodies, zones }: Floor, body: Rect, zone: Rect): boolean {
  if (!within(zone, room) || !within(body, room)) return false;
  for (const one of walk) if (overlaps(one, body)) return false;
  for (const one of bodies) if (overlaps(one, zone)) return false;
  for (const one of zones) if (overlaps(one, body)) return false;
  return true;
}

/** Where places along a wall begin, and the edges of what stands there: lists that serve wall after wall, as every piece tried in every room asks for them. */
const noted = {
  starts: [] as number[],
  begins: [] as number[],
  ends: [] as number[],
  after: [] as number[],
  before: [] as number[],
};

/** Notes where places along a wall begin, and tells how many. */
function noteStarts(floor: Floor, side: number, width: number, beside: number): number {
  const { begins, ends, after, before } = noted;
  const [low, high] = wallOf(floor.room, side);
  let count = addStart(0, (low + high - width) / 2, low, high, width);
  begins[0] = high;
  ends[0] = low;
  let edges = 1;
  const lengthwise = side % 2 === 0;
  for (const some of [floor.walk, floor.bodies, floor.zones]) {
    for (const one of some) {
      begins[edges] = lengthwise ? one.x0 : one.y0;
      ends[edges++] = lengthwise ? one.x1 : one.y1;
    }
  }
  for (const one of floor.glass) {
    if (one.side !== side) continue;
    begins[edges] = one.from;
    ends[edges++] = one.to;
    count = addStart(count, (one.from + one.to - width) / 2, low, high, width);
  }
  // Between two neighbours a piece stands in the middle.
  sortInto(begins, edges, after);
  sortInto(ends, edges, before);
  let next = 0;
  for (let i = 0; i < edges; i++) {
    const end = before[i] as number;
    while (next < edges && (after[next] as number) <= end) next++;
    if (next < edges) count = addStart(count, (end + (after[next] as number) - width) / 2, low, high, width);
  }
  for (let i = 0; i < edges; i++) {
    count = addStart(count, (begins[i] as number) - width, low, high, width);
    count = addStart(count, ends[i] as number, low, high, width);
    if (beside === 0) continue;
    count = addStart(count, (begins[i] as number) - width - beside, low, high, width);
    count = addStart(count, (ends[i] as number) + beside, low, high, width);
  }
  return count;
}

/** Adds a place to the first `count` ones if it lies on the wall and is new; gives how many there are then. */
function addStart(count: number, from: number, low: number, high: number, width: number): number {
  const { starts } = noted;
  const whole = Math.round(from);
  if (whole < low || whole + width > high) return count;
  for (let i = 0; i < count; i++) if (starts[i] === whole) return count;
  starts[count] = whole;
  return count + 1;
}

/** Sorts the first `count` numbers into another list, by insertion. */
function sortInto(some: readonly number[], count: number, into: number[]): void {
  for (let i = 0; i < count; i++) {
    const one = some[i] as number;
    let at = i;
    for (; at > 0 && (into[at - 1] as number) > one; at--) into[at] = into[at - 1] as number;
    into[at] = one;
  }
}

/** Takes the floor that a piece stands on and that its use needs. */
export function take(floor: Floor, { body, zone }: { readonly body: Rect; readonly zone: Rect }): void {
  floor.bodies.push(body);
  floor.zones.push(zone);
}

/** Best by the lowest cost, the first of equal ones; null for none. */
export function cheapest<T>(items: readonly T[], cost: (item: T) => number): T | null {
  let best: T | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const item of items) {
    const value = cost(item);
    if (value < least) [best, least] = [item, value];
  }
  return best;
}

/** Whether one of these stretches of wall and another have a part in common. */
export function meetsSome(stretches: readonly WallSpan[], { side, from, to }: WallSpan): boolean {
  return stretches.some((one) => one.side === side && one.from < to && one.to > from);
}

/** Whether a stretch of wall has a window in it. */
export function lit({ glass }: Floor, stretch: WallSpan): boolean {
  return meetsSome(glass, stretch);
}

/** A piece nearer than this to a wall beside its own stands before that wall's windows, mm. */
export const BESIDE_WALL = 300;

/** Whether an end of a piece stands before a window in a wall beside its own. */
export function endsAtGlass({ room, glass }: Floor, { side, body }: Pick<Spot, "side" | "body">): boolean {
  const gaps = [body.y0 - room.y0, room.x1 - body.x1, room.y1 - body.y1, body.x0 - room.x0];
  return glass.some((one) => {
    if (one.side % 2 === side % 2 || (gaps[one.side] as number) >= BESIDE_WALL) return false;
    const [from, to] = along(body, one.side);
    return one.from < to && one.to > from;
  });
}

/** Millimetres between the middles of two rectangles, along the walls. */
export function distance(a: Rect, b: Rect): number {
  return Math.abs(a.x0 + a.x1 - b.x0 - b.x1) / 2 + Math.abs(a.y0 + a.y1 - b.y0 - b.y1) / 2;
}

/** The floor just inside a way in. */
export function threshold(room: Rect, { side, from, to }: WallSpan): Rect {
  return against(room, side, from, to, 100);
}

/** How far a place along a wall is off the nearer corner, mm. */
export function fromCorner(floor: Floor, { side, from, to }: Spot): number {
  const [low, high] = wallOf(floor.room, side);
  return Math.min(from - low, high - to);
}
