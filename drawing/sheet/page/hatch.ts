import { edgesOf } from "#drawing/sheet/shapes/edges.ts";
import type { Point } from "#planner/geometry/point.ts";

/**
 * Lines at 45 degrees inside the loops (even-odd), `spacing` apart; all share one grid through the origin, so that the hatch of
 * neighbouring pieces runs on.
 */
export function hatchLines(
  loops: readonly (readonly Point[])[],
  spacing: number,
): readonly (readonly [Point, Point])[] {
  const offsets = loops.flat().map(([x, y]) => y - x);
  if (offsets.length === 0) return [];
  const step = spacing * Math.SQRT2;
  const lines: (readonly [Point, Point])[] = [];
  for (let k = Math.ceil(Math.min(...offsets) / step); k * step < Math.max(...offsets); k += 1) {
    // A hair off the grid, so that no line runs exactly through a corner and is counted twice there.
    const offset = k * step + spacing * 1e-3;
    const crossings = loops
      .flatMap((loop) => edgesOf(loop).flatMap(([from, to]) => crossing(from, to, offset)))
      .sort((a, b) => a - b);
    for (let index = 0; index + 1 < crossings.length; index += 2) {
      const [a = 0, b = 0] = crossings.slice(index, index + 2);
      lines.push([
        [a, a + offset],
        [b, b + offset],
      ]);
    }
  }
  return lines;
}

/** The x at which y = x + offset crosses the edge; half-open, so that a shared corner counts once. */
function crossing(from: Point, to: Point, offset: number): number[] {
  const a = from[1] - from[0] - offset;
  const b = to[1] - to[0] - offset;
  if (a < 0 === b < 0) return [];
  return [from[0] + ((to[0] - from[0]) * a) / (a - b)];
}
