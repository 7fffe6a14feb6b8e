import type { Point, Polygon } from "#planner/geometry/point.ts";
import type { Rect } from "#planner/geometry/rect.ts";
import { compassOf, ZONES, type Zone } from "#planner/vastu/zones.ts";

/** Which part of a room (0..1) lies in a zone; zones that the room does not enter are left out. */
export type ZoneShare = { readonly zone: Zone; readonly share: number };

/** Shares below this are crumbs of arithmetic, not floor. */
const CRUMB = 1e-6;

/**
 * The zones that a room lies in, the largest share first: the built rectangle's thirds in normalised coordinates, turned
 * to the compass, and the room's polygon cut along their lines. The shares add up to 1.
 */
export function zoneShares(room: Polygon, built: Rect, northBearing: number): readonly ZoneShare[] {
  const at = normalised(room, built, northBearing);
  const whole = signedArea(at);
  const shares: ZoneShare[] = [];
  for (const [index, zone] of ZONES.entries()) {
    const column = thirdOf(at, 0, index % 3);
    const share = signedArea(thirdOf(column, 1, 2 - Math.floor(index / 3))) / whole;
    if (share > CRUMB) shares.push({ zone, share });
  }
  return shares.sort((a, b) => b.share - a.share);
}

/** Points as east and north of a rectangle's middle, -1..1 across it before the compass turns them. */
export function normalised(polygon: Polygon, around: Rect, northBearing: number): Polygon {
  const halfWidth = (around.x1 - around.x0) / 2;
  const halfDepth = (around.y1 - around.y0) / 2;
  const [x, y] = [around.x0 + halfWidth, around.y0 + halfDepth];
  return polygon.map((p) => compassOf((p[0] - x) / halfWidth, (p[1] - y) / halfDepth, northBearing));
}

/** The part of a polygon in the low (0), middle (1) or high (2) third of an axis; the outer thirds have no outer end. */
function thirdOf(polygon: Polygon, axis: 0 | 1, third: number): Polygon {
  const above = third === 0 ? polygon : cut(polygon, axis, third === 1 ? -1 / 3 : 1 / 3, 1);
  return third === 2 ? above : cut(above, axis, third === 1 ? 1 / 3 : -1 / 3, -1);
}

/**
 * The part of a polygon beyond a line (`side` 1: greater, -1: smaller). Sutherland and Hodgman's clipping: a polygon that
 * falls into pieces stays one, joined along the line, which leaves its area right.
 */
export function cut(polygon: Polygon, axis: 0 | 1, line: number, side: 1 | -1): Polygon {
  const kept: Point[] = [];
  for (let i = 0; i < polygon.length; i++) {
    const to = polygon[i] as Point;
    const from = polygon[(i + polygon.length - 1) % polygon.length] as Point;
    const before = side * (from[axis] - line);
    const after = side * (to[axis] - line);
    if (before < 0 !== after < 0) {
      const t = before / (before - after);
      kept.push([from[0] + t * (to[0] - from[0]), from[1] + t * (to[1] - from[1])]);
    }
    if (after >= 0) kept.push(to);
  }
  return kept;
}

/** The shoelace formula; positive for counter-clockwise polygons, 0 for none. */
export function signedArea(polygon: Polygon): number {
  let twice = 0;
  for (let i = 0; i < polygon.length; i++) {
    const here = polygon[i] as Point;
    const next = polygon[(i + 1) % polygon.length] as Point;
    twice += here[0] * next[1] - next[0] * here[1];
  }
  return twice / 2;
}
