import type { Point, Polygon } from "#planner/geometry/point.ts";

/** An edge of a polygon, from one corner to the next. */
export type Edge = readonly [from: Point, to: Point];

export function edgesOf(polygon: Polygon): readonly Edge[] {
  return polygon.map((from, index) => [from, polygon[(index + 1) % polygon.length] ?? from]);
}

/** Where the line at `at` of the other axis crosses a polygon's edges, along `axis`, in the order of the edges. */
export function crossings(polygon: Polygon, axis: 0 | 1, at: number): number[] {
  const other = axis === 0 ? 1 : 0;
  return edgesOf(polygon).flatMap(([from, to]) => (from[other] < at === to[other] < at ? [] : [from[axis]]));
}

/** Where the line at `at` of the other axis enters and leaves a convex polygon that it meets, along `axis`. */
export function chordOf(polygon: Polygon, axis: 0 | 1, at: number): readonly [number, number] {
  const other = axis === 0 ? 1 : 0;
  const met = edgesOf(polygon).flatMap(([from, to]) => {
    const [f, t] = [from[other] - at, to[other] - at];
    return f < 0 === t < 0 ? [] : [from[axis] + ((to[axis] - from[axis]) * f) / (f - t)];
  });
  return [Math.min(...met), Math.max(...met)];
}

/** What a polygon encloses; less than nothing where it turns clockwise. */
export function enclosedArea(polygon: Polygon): number {
  return edgesOf(polygon).reduce((sum, [[ax, ay], [bx, by]]) => sum + ax * by - bx * ay, 0) / 2;
}

/** How far along an edge's line a point lies from its start, and how far to the right of it. */
export function besideEdge(
  [[ax, ay], [bx, by]]: Edge,
  [x, y]: Point,
): { readonly along: number; readonly aside: number } {
  const length = Math.hypot(bx - ax, by - ay);
  const [ux, uy] = [(bx - ax) / length, (by - ay) / length];
  const [dx, dy] = [x - ax, y - ay];
  return { along: dx * ux + dy * uy, aside: dx * uy - dy * ux };
}

/** An edge of what lies on its left: its length, which way leads out, and the point so far along it and so far out. */
export function outerEdge([from, to]: Edge) {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const along: Point = [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
  const out: Point = [along[1], -along[0]];
  const at = (u: number, v: number): Point => [
    from[0] + along[0] * u + out[0] * v,
    from[1] + along[1] * u + out[1] * v,
  ];
  return { length, out, at };
}
