import type { Point, Polygon } from "#planner/geometry/point.ts";
import { boundsOf, commonRect } from "#planner/plan/check/rect.ts";

/** Signed area, positive when the corners run counter-clockwise. Square millimetres. */
export function signedArea(polygon: Polygon): number {
  let twice = 0;
  polygon.forEach((a, i) => {
    const b = next(polygon, i);
    twice += a[0] * b[1] - b[0] * a[1];
  });
  return twice / 2;
}

export function isRectilinear(polygon: Polygon): boolean {
  return (
    polygon.length >= 4 &&
    polygon.every((a, i) => {
      const b = next(polygon, i);
      return (a[0] === b[0]) !== (a[1] === b[1]);
    })
  );
}

/** Whether no two edges of a rectilinear polygon touch, except neighbours in their common corner. */
export function isSimple(polygon: Polygon): boolean {
  const n = polygon.length;
  for (let i = 0; i < n; i++) {
    for (let k = i + 1; k < n; k++) {
      const neighbours = k === i + 1 || (i === 0 && k === n - 1);
      if (neighbours) {
        if (turnsBack(polygon, i, k)) return false;
      } else if (boxesTouch(at(polygon, i), next(polygon, i), at(polygon, k), next(polygon, k))) {
        return false;
      }
    }
  }
  return true;
}

/** Axis-parallel edges are their own bounding boxes. */
function boxesTouch(a: Point, b: Point, c: Point, d: Point): boolean {
  return (
    Math.max(Math.min(a[0], b[0]), Math.min(c[0], d[0])) <= Math.min(Math.max(a[0], b[0]), Math.max(c[0], d[0])) &&
    Math.max(Math.min(a[1], b[1]), Math.min(c[1], d[1])) <= Math.min(Math.max(a[1], b[1]), Math.max(c[1], d[1]))
  );
}

/** Two neighbouring edges that run back over each other. */
function turnsBack(polygon: Polygon, i: number, k: number): boolean {
  const [a, b] = [at(polygon, i), next(polygon, i)];
  const [c, d] = [at(polygon, k), next(polygon, k)];
  const cross = (b[0] - a[0]) * (d[1] - c[1]) - (b[1] - a[1]) * (d[0] - c[0]);
  const dot = (b[0] - a[0]) * (d[0] - c[0]) + (b[1] - a[1]) * (d[1] - c[1]);
  return cross === 0 && dot < 0;
}

function at(polygon: Polygon, i: number): Point {
  return polygon[i] as Point;
}

function next(polygon: Polygon, i: number): Point {
  return polygon[(i + 1) % polygon.length] as Point;
}

/**
 * Common area of two simple polygons of any shape, square millimetres: the second is taken as a signed fan of
 * triangles, the first clipped by each (Sutherland and Hodgman), so that neither needs to be convex.
 */
export function commonArea(a: Polygon, b: Polygon): number {
  if (commonRect(boundsOf(a), boundsOf(b)) === null) return 0;
  const origin = at(b, 0);
  let sum = 0;
  for (let i = 1; i + 1 < b.length; i++) {
    const triangle: Polygon = [origin, at(b, i), at(b, i + 1)];
    const turn = signedArea(triangle);
    if (turn === 0) continue;
    const counterClockwise = turn > 0 ? triangle : [origin, at(b, i + 1), at(b, i)];
    sum += Math.sign(turn) * Math.abs(signedArea(clipped(a, counterClockwise)));
  }
  return Math.abs(sum);
}

/** The part of `subject` inside a convex counter-clockwise window; where it falls into pieces, edges that run there and back may join them. */
function clipped(subject: Polygon, window: Polygon): Polygon {
  let left: Polygon = subject;
  for (let i = 0; i < window.length && left.length > 0; i++) {
    const a = at(window, i);
    const b = next(window, i);
    const side = (p: Point) => (b[0] - a[0]) * (p[1] - a[1]) - (b[1] - a[1]) * (p[0] - a[0]);
    const kept: Point[] = [];
    left.forEach((p, k) => {
      const q = next(left, k);
      const [sp, sq] = [side(p), side(q)];
      if (sp >= 0) kept.push(p);
      if (sp > 0 !== sq > 0 && sp !== 0 && sq !== 0) {
        const t = sp / (sp - sq);
        kept.push([p[0] + (q[0] - p[0]) * t, p[1] + (q[1] - p[1]) * t]);
      }
    });
    left = kept;
  }
  return left;
}
