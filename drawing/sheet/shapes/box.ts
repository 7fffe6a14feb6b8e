import type { Point } from "#planner/geometry/point.ts";

/** An upright rectangle; open at its edges: boxes that only touch do not overlap. */
export type Box = { readonly x1: number; readonly y1: number; readonly x2: number; readonly y2: number };

export function boxAround(points: readonly (readonly [number, number])[]): Box {
  let [x1, y1, x2, y2] = [
    Number.POSITIVE_INFINITY,
    Number.POSITIVE_INFINITY,
    Number.NEGATIVE_INFINITY,
    Number.NEGATIVE_INFINITY,
  ];
  for (const [x, y] of points) {
    x1 = Math.min(x1, x);
    y1 = Math.min(y1, y);
    x2 = Math.max(x2, x);
    y2 = Math.max(y2, y);
  }
  return { x1, y1, x2, y2 };
}

/** The box around boxes. */
export function hullOf(boxes: readonly Box[]): Box {
  return boxAround(boxes.flatMap(boxCorners));
}

export function areaOf({ x1, y1, x2, y2 }: Box): number {
  return (x2 - x1) * (y2 - y1);
}

export function growBox(box: Box, by: number): Box {
  return { x1: box.x1 - by, y1: box.y1 - by, x2: box.x2 + by, y2: box.y2 + by };
}

export function boxesOverlap(a: Box, b: Box): boolean {
  return a.x1 < b.x2 && b.x1 < a.x2 && a.y1 < b.y2 && b.y1 < a.y2;
}

/** Whether a point lies inside, not on an edge. */
export function boxHolds({ x1, y1, x2, y2 }: Box, x: number, y: number): boolean {
  return x1 < x && x < x2 && y1 < y && y < y2;
}

/** Whether a box lies in another, edges and all. */
export function boxWithin(inner: Box, outer: Box): boolean {
  return outer.x1 <= inner.x1 && inner.x2 <= outer.x2 && outer.y1 <= inner.y1 && inner.y2 <= outer.y2;
}

/** The point of a box that is nearest to a point: that itself where it lies inside. */
export function nearestIn({ x1, y1, x2, y2 }: Box, [x, y]: Point): Point {
  return [Math.min(Math.max(x, x1), x2), Math.min(Math.max(y, y1), y2)];
}

/** How far two boxes lie apart; 0 where they meet. */
export function gapBetween(a: Box, b: Box): number {
  return Math.hypot(Math.max(0, a.x1 - b.x2, b.x1 - a.x2), Math.max(0, a.y1 - b.y2, b.y1 - a.y2));
}

/** What two boxes have in common; turned about where they lie apart. */
export function commonBox(a: Box, b: Box): Box {
  return {
    x1: Math.max(a.x1, b.x1),
    x2: Math.min(a.x2, b.x2),
    y1: Math.max(a.y1, b.y1),
    y2: Math.min(a.y2, b.y2),
  };
}

export function boxCorners(box: Box): readonly [Point, Point, Point, Point] {
  return [
    [box.x1, box.y1],
    [box.x2, box.y1],
    [box.x2, box.y2],
    [box.x1, box.y2],
  ];
}

export function axisEnds(box: Box, axis: 0 | 1): readonly [number, number] {
  return axis === 0 ? [box.x1, box.x2] : [box.y1, box.y2];
}
