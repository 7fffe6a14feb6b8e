import type { Point, Polygon } from "#planner/geometry/point.ts";
import { corners, overlaps, type Rect } from "#planner/geometry/rect.ts";

/**
 * A rectangle less other rectangles that touch its edge, as one counter-clockwise polygon; the outline of the cells that
 * are left. Holes are not kept: a rectangle that lies wholly inside is ignored.
 */
export function rectMinus(from: Rect, taken: readonly Rect[]): Polygon {
  const bites = taken.filter((one) => overlaps(one, from));
  if (bites.length === 0) return corners(from);
  const xs = cutsOf([from.x0, from.x1, ...bites.flatMap((one) => [one.x0, one.x1])], from.x0, from.x1);
  const ys = cutsOf([from.y0, from.y1, ...bites.flatMap((one) => [one.y0, one.y1])], from.y0, from.y1);
  const filled = (column: number, row: number): boolean => {
    const x0 = xs[column];
    const x1 = xs[column + 1];
    const y0 = ys[row];
    const y1 = ys[row + 1];
    if (x0 === undefined || x1 === undefined || y0 === undefined || y1 === undefined) return false;
    return !bites.some((one) => overlaps(one, { x0, y0, x1, y1 }));
  };
  // Directed edges with the filled cell on the left, keyed by their start.
  const next = new Map<string, Point>();
  for (let column = 0; column + 1 < xs.length; column++) {
    for (let row = 0; row + 1 < ys.length; row++) {
      if (!filled(column, row)) continue;
      const a: Point = [xs[column] as number, ys[row] as number];
      const b: Point = [xs[column + 1] as number, ys[row] as number];
      const c: Point = [xs[column + 1] as number, ys[row + 1] as number];
      const d: Point = [xs[column] as number, ys[row + 1] as number];
      if (!filled(column, row - 1)) next.set(key(a), b);
      if (!filled(column + 1, row)) next.set(key(b), c);
      if (!filled(column, row + 1)) next.set(key(c), d);
      if (!filled(column - 1, row)) next.set(key(d), a);
    }
  }
  const first = next.keys().next().value;
  if (first === undefined) return corners(from);
  const outline: Point[] = [];
  let at = first;
  do {
    const to = next.get(at) as Point;
    outline.push(to);
    at = key(to);
  } while (at !== first && outline.length <= next.size);
  return outline.filter((point, i) => {
    const before = outline[(i + outline.length - 1) % outline.length] as Point;
    const after = outline[(i + 1) % outline.length] as Point;
    return !((before[0] === point[0] && point[0] === after[0]) || (before[1] === point[1] && point[1] === after[1]));
  });
}

function key(point: Point): string {
  return `${point[0]},${point[1]}`;
}

function cutsOf(values: readonly number[], low: number, high: number): readonly number[] {
  return [...new Set(values.map((value) => Math.max(low, Math.min(high, value))))].sort((a, b) => a - b);
}
