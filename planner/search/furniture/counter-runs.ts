import type { Rect } from "#planner/geometry/rect.ts";
import { against, type Floor, type WallSpan } from "#planner/search/furniture/floor.ts";

/** Counters are 600 deep with an aisle of 900 before them (rules: 2 feet and 3 feet). */
export const DEPTH = 600;
export const AISLE = 900;
/** The least floor before a counter that one works on, mm: what a fridge at a counter's end, a table and a run opposite a short counter leave. */
export const LEAST_AISLE = 750;
/** More floor than this between two counters that face each other is a walk and no step, mm. */
export const WIDE_AISLE = 1800;
/** A shorter counter than this holds hardly more than sink and hob, mm. */
export const SHORT = 2400;
/** A counter around a corner is no longer, mm. */
export const LONGEST_RETURN = 2400;

/** A run of counter with the floor that it takes and its aisle. */
export type Run = WallSpan & { readonly body: Rect; readonly zone: Rect };

/** A run along a stretch of wall, with an aisle of so many mm. */
export function runAt({ room }: Floor, { side, from, to }: WallSpan, aisle: number = AISLE): Run {
  return {
    side,
    from,
    to,
    body: against(room, side, from, to, DEPTH),
    zone: against(room, side, from, to, DEPTH + aisle),
  };
}

/** The length of some runs together, mm. */
export function lengthOf(runs: readonly WallSpan[]): number {
  return runs.reduce((sum, { from, to }) => sum + to - from, 0);
}

/** From sink to hob, and from either to the fridge, no more than this is a step, mm between their middles (rules: triangle of 12 to 26 feet). */
export const STEP = 2700;

/** Millimetres between the middles of two pieces, straight. */
export function walkBetween(a: Rect, b: Rect): number {
  return Math.hypot(a.x0 + a.x1 - b.x0 - b.x1, a.y0 + a.y1 - b.y0 - b.y1) / 2;
}

/** Millimetres of floor between two rectangles, along the walls. */
export function floorBetween(a: Rect, b: Rect): number {
  return Math.max(0, a.x0 - b.x1, b.x0 - a.x1) + Math.max(0, a.y0 - b.y1, b.y0 - a.y1);
}

/** What some stretches leave of the one from `low` to `high`, in whole millimetres. */
export function gaps(
  low: number,
  high: number,
  blocks: readonly (readonly [number, number])[],
): readonly { from: number; to: number }[] {
  const spans: { from: number; to: number }[] = [];
  let at = low;
  for (const [from, to] of [...blocks].sort((a, b) => a[0] - b[0])) {
    if (from > at) spans.push({ from: Math.ceil(at), to: Math.floor(Math.min(from, high)) });
    at = Math.max(at, to);
  }
  if (high > at) spans.push({ from: Math.ceil(at), to: Math.floor(high) });
  return spans;
}
