import type { Point, Polygon } from "#planner/geometry/point.ts";

/** An axis-parallel rectangle, millimetres, x0 < x1 and y0 < y1. */
export type Rect = { readonly x0: number; readonly y0: number; readonly x1: number; readonly y1: number };

export function rect(x0: number, y0: number, x1: number, y1: number): Rect {
  return { x0: Math.min(x0, x1), y0: Math.min(y0, y1), x1: Math.max(x0, x1), y1: Math.max(y0, y1) };
}

export function rectArea(r: Rect): number {
  return (r.x1 - r.x0) * (r.y1 - r.y0);
}

/** The common part with positive area, or null; rectangles that only touch have none. */
export function commonRect(a: Rect, b: Rect): Rect | null {
  const x0 = Math.max(a.x0, b.x0);
  const y0 = Math.max(a.y0, b.y0);
  const x1 = Math.min(a.x1, b.x1);
  const y1 = Math.min(a.y1, b.y1);
  return x0 < x1 && y0 < y1 ? { x0, y0, x1, y1 } : null;
}

/** Whether the closed rectangle holds the point. */
export function holdsPoint(r: Rect, [x, y]: Point): boolean {
  return x >= r.x0 && x <= r.x1 && y >= r.y0 && y <= r.y1;
}

/** Grown by `by` on all four sides. */
export function grown(r: Rect, by: number): Rect {
  return { x0: r.x0 - by, y0: r.y0 - by, x1: r.x1 + by, y1: r.y1 + by };
}

/** The smallest rectangle around some points; around none an inverted one (from Infinity to -Infinity), which shares nothing with any other. */
export function boundsOf(points: readonly Point[]): Rect {
  const xs = points.map((p) => p[0]);
  const ys = points.map((p) => p[1]);
  return { x0: Math.min(...xs), y0: Math.min(...ys), x1: Math.max(...xs), y1: Math.max(...ys) };
}

/** Counter-clockwise corners, from the lower left. */
export function cornersOf(r: Rect): Polygon {
  return [
    [r.x0, r.y0],
    [r.x1, r.y0],
    [r.x1, r.y1],
    [r.x0, r.y1],
  ];
}
