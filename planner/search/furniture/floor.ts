import type { Point } from "#planner/geometry/point.ts";
import { overlaps, type Rect, rect, within } from "#planner/geometry/rect.ts";
import type { RoomKind } from "#planner/plan/plan.ts";
import { inOrder } from "#planner/search/in-order.ts";

/** A length of one of a room's walls: side 0 front, 1 right, 2 rear, 3 left; `from`..`to` along it, mm. */
export type WallSpan = { readonly side: number; readonly from: number; readonly to: number };

/** A door or archway on a room's wall, with what lies behind it. */
export type WayIn = WallSpan & { readonly other: RoomKind | "outside"; readonly main: boolean };

/**
 * A room's floor while it is furnished. Nothing may stand on `walk` (swept by leaves, stepped on before doors) or on `bodies`;
 * `zones` are needed to use what stands already: they may be walked on and shared, but nothing may stand on them.
 */
export type Floor = {
  readonly room: Rect;
  readonly walk: readonly Rect[];
  readonly glass: readonly WallSpan[];
  readonly ways: readonly WayIn[];
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
  /** From the back to the front. */
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

/** A rectangle's extent along a side's wall. */
export function along(r: Rect, side: number): readonly [low: number, high: number] {
  return side % 2 === 0 ? [r.x0, r.x1] : [r.y0, r.y1];
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
    for (const from of startsOn(floor, side, width, beside)) {
      const to = from + width;
      if (from - beside < low || to + beside > high) continue;
      if (tall && floor.glass.some((one) => one.side === side && one.from < to && one.to > from)) continue;
      const body = against(room, side, from, to, depth);
      const zone = against(room, side, from - beside, to + beside, depth + clear);
      if (stands(floor, body, zone)) spots.push({ side, from, to, body, zone, front: frontOf(side) });
    }
  }
  return spots;
}

/** Whether a body with its zone finds room. */
export function stands({ room, walk, bodies, zones }: Floor, body: Rect, zone: Rect): boolean {
  if (!within(zone, room) || !within(body, room)) return false;
  for (const one of walk) if (overlaps(one, body)) return false;
  for (const one of bodies) if (overlaps(one, zone)) return false;
  for (const one of zones) if (overlaps(one, body)) return false;
  return true;
}

function startsOn(floor: Floor, side: number, width: number, beside: number): readonly number[] {
  const [low, high] = wallOf(floor.room, side);
  // A list, not a set: it is short, and asked for by every piece tried in every room.
  const starts: number[] = [];
  const add = (from: number): void => {
    const whole = Math.round(from);
    if (whole >= low && whole + width <= high && !starts.includes(whole)) starts.push(whole);
  };
  add((low + high - width) / 2);
  const begins = [high];
  const ends = [low];
  const lengthwise = side % 2 === 0;
  for (const some of [floor.walk, floor.bodies, floor.zones]) {
    for (const one of some) {
      begins.push(lengthwise ? one.x0 : one.y0);
      ends.push(lengthwise ? one.x1 : one.y1);
    }
  }
  for (const one of floor.glass) {
    if (one.side !== side) continue;
    begins.push(one.from);
    ends.push(one.to);
    add((one.from + one.to - width) / 2);
  }
  // Between two neighbours a piece stands in the middle.
  const after = inOrder(begins, (at) => at);
  let next = 0;
  for (const end of inOrder(ends, (at) => at)) {
    while (next < after.length && (after[next] as number) <= end) next++;
    if (next < after.length) add((end + (after[next] as number) - width) / 2);
  }
  for (let i = 0; i < begins.length; i++) {
    add((begins[i] as number) - width);
    add(ends[i] as number);
    if (beside === 0) continue;
    add((begins[i] as number) - width - beside);
    add((ends[i] as number) + beside);
  }
  return starts;
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

/** Whether a stretch of wall has a window in it. */
export function lit(floor: Floor, { side, from, to }: WallSpan): boolean {
  return floor.glass.some((one) => one.side === side && one.from < to && one.to > from);
}

/** Nearer than this to a wall beside it a piece stands before that wall's windows, mm. */
const BESIDE_WALL = 300;

/** Whether a piece stands with an end before a window of a wall beside its own. */
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
