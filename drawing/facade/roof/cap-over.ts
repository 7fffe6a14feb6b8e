import { normalOf, type Place, type RoofPiece } from "#drawing/facade/roof/roof-piece.ts";
import { cross, minus, unit } from "#drawing/sheet/shapes/vec.ts";

/** A tile over a hip or the gablet's ridge: how far it lies over both slopes, how high over their line and over the slopes at its edges. mm */
const CAP = { beside: 120, over: 45, edge: 12 } as const;

/** A tile over the line from `low` to `high` in which two slopes meet: that on the left of one who looks up it, and the right one, by the ways they look. */
export function capOver(low: Place, high: Place, left: Place, right: Place): readonly RoofPiece[] {
  const along = unit(minus(high, low));
  return [left, right].map((normal, index): RoofPiece => {
    const hand = index === 0 ? 1 : -1;
    // Square to the line within the slope, away from it.
    const [ax, ay, az] = cross(normal, along);
    const edgeOf = ([x, y, z]: Place): Place => [
      x + ax * hand * CAP.beside + normal[0] * CAP.edge,
      y + ay * hand * CAP.beside + normal[1] * CAP.edge,
      z + az * hand * CAP.beside + normal[2] * CAP.edge,
    ];
    const crest = ([x, y, z]: Place): Place => [x, y, z + CAP.over];
    const corners = [crest(low), edgeOf(low), edgeOf(high), crest(high)];
    const [nx, ny, nz] = normalOf(corners);
    const isSeen = nx * normal[0] + ny * normal[1] + nz * normal[2] > 0;
    return { part: "cap", along, corners: isSeen ? corners : corners.reverse() };
  });
}
