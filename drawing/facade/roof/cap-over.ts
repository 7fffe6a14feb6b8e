import { normalOf, type Place, type RoofPiece } from "#drawing/facade/roof/roof-piece.ts";

/** A tile over a hip or the gablet's ridge: how far it lies over both slopes, how high over their line and over the slopes at its edges. mm */
const RIDGE = { beside: 120, over: 45, edge: 12 } as const;
/** A direction, of length one. */
export function unit([x, y, z]: Place): Place {
  const length = Math.hypot(x, y, z);
  return [x / length, y / length, z / length];
}

/** A tile over the line from `low` to `high` in which two slopes meet: that on the left of one who looks up it, and the right one, by the ways they look. */
export function capOver(low: Place, high: Place, left: Place, right: Place): readonly RoofPiece[] {
  const along = unit([high[0] - low[0], high[1] - low[1], high[2] - low[2]]);
  return [left, right].flatMap((normal, index): readonly RoofPiece[] => {
    const hand = index === 0 ? 1 : -1;
    // Square to the line within the slope, away from it.
    const aside = cross(normal, along).map((each) => each * hand) as [number, number, number];
    const edgeOf = ([x, y, z]: Place): Place => [
      x + aside[0] * RIDGE.beside + normal[0] * RIDGE.edge,
      y + aside[1] * RIDGE.beside + normal[1] * RIDGE.edge,
      z + aside[2] * RIDGE.beside + normal[2] * RIDGE.edge,
    ];
    const crest = ([x, y, z]: Place): Place => [x, y, z + RIDGE.over];
    const corners = [crest(low), edgeOf(low), edgeOf(high), crest(high)];
    const faces = normalOf(corners).reduce((sum, each, axis) => sum + each * (normal[axis] ?? 0), 0);
    return [{ part: "cap", along, corners: faces > 0 ? corners : corners.reverse() }];
  });
}

function cross([ax, ay, az]: Place, [bx, by, bz]: Place): Place {
  return [ay * bz - az * by, az * bx - ax * bz, ax * by - ay * bx];
}
