import { type Box, boxCorners } from "#drawing/sheet/shapes/box.ts";
import type { Vec } from "#drawing/sheet/shapes/vec.ts";

/** Who looks at a yard: from where, whether the picture goes down to a place, and whether something so wide is in it at all. */
export type Onlooker = {
  readonly eye: Vec;
  readonly showsFootOf: (place: Vec) => boolean;
  readonly shows: (x: number, y: number, reach: number) => boolean;
};

/** Something upright and about as wide as deep: where it stands, how far it reaches about that, and how high. mm */
export type Upright = { readonly x: number; readonly y: number; readonly reach: number; readonly height: number };

/** How something stands before a house as one sees it: beside it, or before it up to so high a place of its walls, mm. */
export type Before = "beside" | number;

/** Tells how things stand before a house for someone at `eye`. */
export function sightOf(eye: Vec, house: Box): (thing: Upright) => Before {
  const bearings = boxCorners(house).map(([x, y]) => Math.atan2(x - eye[0], y - eye[1]));
  const [left, right] = [Math.min(...bearings), Math.max(...bearings)];
  return ({ x, y, reach, height }) => {
    const [dx, dy] = [x - eye[0], y - eye[1]];
    const far = Math.hypot(dx, dy);
    const half = Math.asin(Math.min(1, reach / far));
    const bearing = Math.atan2(dx, dy);
    if (bearing + half < left || bearing - half > right) return "beside";
    // Over its top one meets the front's wall, or the side's where it stands before the corner: the higher of both counts.
    const walls = [(house.y1 - eye[1]) / dy, dx > 0 ? (house.x1 - eye[0]) / dx : (house.x2 - eye[0]) / dx];
    const shares = walls.filter((share) => Number.isFinite(share) && share >= 1);
    return Math.max(...(shares.length > 0 ? shares : [1]).map((share) => eye[2] + (height - eye[2]) * share));
  };
}
