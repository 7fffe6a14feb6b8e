import type { Point, Polygon } from "#planner/geometry/point.ts";
import { type Rect, rectBetween } from "#planner/geometry/rect.ts";

/** cos of 0, 15 .. 90 degrees, so that arcs have the same corners on every machine. */
const COS = [1, 0.9659258262890683, 0.8660254037844387, Math.SQRT1_2, 0.5, 0.25881904510252074, 0] as const;

/** The quarter circle that a leaf sweeps: from its closed end to open at a right angle, hinge first. */
export function swingPolygon(hinge: Point, closed: Point, into: Point): Polygon {
  const along: Point = [closed[0] - hinge[0], closed[1] - hinge[1]];
  const leaf = Math.abs(along[0]) + Math.abs(along[1]);
  const u: Point = [along[0] / leaf, along[1] / leaf];
  const arc = COS.map((cos, i): Point => {
    const sin = COS[COS.length - 1 - i] as number;
    return [
      Math.round(hinge[0] + leaf * (cos * u[0] + sin * into[0])),
      Math.round(hinge[1] + leaf * (cos * u[1] + sin * into[1])),
    ];
  });
  const polygon: Point[] = [hinge, ...arc];
  // Counter-clockwise, whichever way the leaf turns.
  const turn = u[0] * into[1] - u[1] * into[0];
  return turn > 0 ? polygon : [hinge, ...arc.reverse()];
}

/** The square that a leaf's sweep lies in. */
export function swingBox(hinge: Point, closed: Point, into: Point): Rect {
  const leaf = Math.abs(closed[0] - hinge[0]) + Math.abs(closed[1] - hinge[1]);
  return rectBetween(hinge, [closed[0] + into[0] * leaf, closed[1] + into[1] * leaf]);
}
