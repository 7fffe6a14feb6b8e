import type { Point, Polygon } from "#planner/geometry/point.ts";

/** An axis-parallel rectangle in whole millimetres, x0 <= x1 and y0 <= y1. */
export type Rect = { readonly x0: number; readonly y0: number; readonly x1: number; readonly y1: number };

export function rect(x0: number, y0: number, x1: number, y1: number): Rect {
  return { x0, y0, x1, y1 };
}

/** The rectangle between two opposite corners, given in any order. */
export function rectBetween(a: Point, b: Point): Rect {
  return rect(Math.min(a[0], b[0]), Math.min(a[1], b[1]), Math.max(a[0], b[0]), Math.max(a[1], b[1]));
}

export function width(r: Rect): number {
  return r.x1 - r.x0;
}

export function depth(r: Rect): number {
  return r.y1 - r.y0;
}

/** Square millimetres. */
export function area(r: Rect): number {
  return width(r) * depth(r);
}

/** Corners counter-clockwise from the lower left. */
export function corners(r: Rect): Polygon {
  return [
    [r.x0, r.y0],
    [r.x1, r.y0],
    [r.x1, r.y1],
    [r.x0, r.y1],
  ];
}

/** Grown on every side (shrunk when `by` is negative). */
export function grown(r: Rect, by: number): Rect {
  return rect(r.x0 - by, r.y0 - by, r.x1 + by, r.y1 + by);
}

/** Square millimetres that two rectangles share; touching ones share nothing. */
export function sharedArea(a: Rect, b: Rect): number {
  const w = Math.min(a.x1, b.x1) - Math.max(a.x0, b.x0);
  const d = Math.min(a.y1, b.y1) - Math.max(a.y0, b.y0);
  return w > 0 && d > 0 ? w * d : 0;
}

/** True when the insides meet; touching edges do not count. */
export function overlaps(a: Rect, b: Rect): boolean {
  return a.x0 < b.x1 && b.x0 < a.x1 && a.y0 < b.y1 && b.y0 < a.y1;
}

/** True when `inner` lies in `outer`, edges included. */
export function within(inner: Rect, outer: Rect): boolean {
  return inner.x0 >= outer.x0 && inner.x1 <= outer.x1 && inner.y0 >= outer.y0 && inner.y1 <= outer.y1;
}

/** The smallest rectangle around two. */
export function around(a: Rect, b: Rect): Rect {
  return rect(Math.min(a.x0, b.x0), Math.min(a.y0, b.y0), Math.max(a.x1, b.x1), Math.max(a.y1, b.y1));
}

/** The smallest rectangle around a polygon. */
export function boundsOf(polygon: Polygon): Rect {
  let x0 = Number.POSITIVE_INFINITY;
  let y0 = Number.POSITIVE_INFINITY;
  let x1 = Number.NEGATIVE_INFINITY;
  let y1 = Number.NEGATIVE_INFINITY;
  for (const point of polygon) {
    x0 = Math.min(x0, point[0]);
    y0 = Math.min(y0, point[1]);
    x1 = Math.max(x1, point[0]);
    y1 = Math.max(y1, point[1]);
  }
  return rect(x0, y0, x1, y1);
}
