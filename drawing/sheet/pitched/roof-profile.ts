import { inwards, planeAt, type RoofPlane } from "#drawing/sheet/pitched/envelope.ts";
import { type PitchedRoof, riseAt } from "#drawing/sheet/pitched/pitched-roof.ts";
import { type Edge, edgesOf } from "#drawing/sheet/shapes/edges.ts";
import { distinct } from "#drawing/sheet/shapes/rectilinear.ts";
import type { Point } from "#planner/geometry/point.ts";

/** A stretch in which a line over the roof meets one plane alone: its ends along the line, and how high the tiles lie there, as in `PitchedRoof`. mm */
export type RoofStretch = {
  readonly from: number;
  readonly to: number;
  readonly z1: number;
  readonly z2: number;
};

/** How high the tiles lie at a place along a stretch, or along the same plane beyond its ends. mm */
export function heightOn({ from, to, z1, z2 }: RoofStretch, along: number): number {
  return z1 + ((along - from) * (z2 - z1)) / (to - from);
}

/** Bends nearer to each other are one, mm. */
const ONE = 0.5;

/** Where along a line, parallel to an axis and at `at` on the other, the roof may bend: ascending. */
function bendsAlong({ faces }: PitchedRoof, axis: 0 | 1, at: number): readonly number[] {
  const other = axis === 0 ? 1 : 0;
  const bends = faces.flatMap(({ polygon }) =>
    edgesOf(polygon).flatMap(([a, b]) => {
      const [p, q] = [a[other] - at, b[other] - at];
      if (p === q || p * q > 0) return [];
      return [a[axis] + ((b[axis] - a[axis]) * p) / (p - q)];
    }),
  );
  return distinct(bends).filter((bend, index, all) => index === 0 || bend - (all[index - 1] ?? bend) > ONE);
}

/** The roof's upper surface along a line, parallel to an axis and at `at` on the other: stretches in ascending order, none where no roof is. */
export function roofProfile(roof: PitchedRoof, axis: 0 | 1, at: number): readonly RoofStretch[] {
  const { blocks, eaves, pitch } = roof;
  const point = (along: number): Point => (axis === 0 ? [along, at] : [at, along]);
  const bends = bendsAlong(roof, axis, at);
  const stretches: (RoofStretch & { readonly plane: RoofPlane })[] = [];
  for (const [index, to] of bends.entries()) {
    const from = bends[index - 1];
    const plane = from === undefined ? null : planeAt(blocks, point((from + to) / 2));
    if (from === undefined || plane === null) continue;
    const height = (along: number) => eaves + inwards(plane, point(along)) * pitch.rise;
    const last = stretches.at(-1);
    const goesOn = last?.to === from && last.plane.side === plane.side && last.plane.at === plane.at;
    if (goesOn) stretches.pop();
    const start = goesOn ? last.from : from;
    stretches.push({ from: start, to, z1: height(start), z2: height(to), plane });
  }
  return stretches.map(({ from, to, z1, z2 }) => ({ from, to, z1, z2 }));
}

/**
 * How high the tiles lie along a level or upright line of the plan, at its ends and wherever they bend between them: from its lower end to its higher one,
 * as `PitchedRoof` tells heights. Real mm
 */
export function risesAlong(roof: PitchedRoof, [a, b]: Edge): readonly (readonly [at: Point, rise: number])[] {
  const axis = a[1] === b[1] ? 0 : 1;
  const other = axis === 0 ? 1 : 0;
  const line = a[other];
  const [from, to] = [Math.min(a[axis], b[axis]), Math.max(a[axis], b[axis])];
  const bends = bendsAlong(roof, axis, line);
  const stops = distinct([from, ...bends.filter((bend) => bend > from && bend < to), to]);
  return stops.flatMap((along): (readonly [Point, number])[] => {
    const at: Point = axis === 0 ? [along, line] : [line, along];
    const rise = riseAt(roof, at);
    return rise === null ? [] : [[at, rise]];
  });
}
