import type { Point } from "#planner/geometry/point.ts";

/** A place in real mm: x along the road, y away from it, z up. */
export type Place = readonly [x: number, y: number, z: number];

/**
 * What a piece of a sloped roof is: `tiles` whatever covers the slopes, `edge` their ends at eaves and verges; `cap` what covers ridges and hips;
 * `board` along eaves and verges, `soffit` the boarding between them and the walls, `underside` a slab's plaster there; `gable` the wall up to the rafters,
 * `vent` what is dark in its vent and `vent-frame` the frame and louvres of that.
 */
export type RoofPart =
  | "tiles"
  | "edge"
  | "cap"
  | "board"
  | "soffit"
  | "underside"
  | "gutter"
  | "gable"
  | "vent"
  | "vent-frame";

/** A flat convex piece: its corners counter-clockwise as one sees it from outside, and the way that its courses, boards or joints are measured along. */
export type RoofPiece = { readonly part: RoofPart; readonly corners: readonly Place[]; readonly along: Place };

/** The piece upright over a line of the plan, seen from the line's right: from one height to another at each end; three-cornered where these are one. */
export function uprightPiece(
  part: RoofPart,
  [from, to]: readonly [Point, Point],
  low: readonly [number, number],
  high: readonly [number, number],
): RoofPiece {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
  return {
    part,
    along: [(to[0] - from[0]) / length, (to[1] - from[1]) / length, 0],
    corners: [
      [...from, low[0]],
      [...to, low[1]],
      ...(high[1] > low[1] ? [[...to, high[1]] as const] : []),
      ...(high[0] > low[0] ? [[...from, high[0]] as const] : []),
    ],
  };
}

/** The way that a flat piece looks, a unit vector: by all its corners (Newell), of which three may lie in one line. */
export function normalOf(corners: readonly Place[]): Place {
  let [x, y, z] = [0, 0, 0];
  corners.forEach(([ax, ay, az], index) => {
    const [bx, by, bz] = corners[(index + 1) % corners.length] ?? [ax, ay, az];
    x += (ay - by) * (az + bz);
    y += (az - bz) * (ax + bx);
    z += (ax - bx) * (ay + by);
  });
  const length = Math.hypot(x, y, z) || 1;
  return [x / length, y / length, z / length];
}
