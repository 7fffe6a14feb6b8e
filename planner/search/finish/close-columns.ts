import { boundsOf } from "#planner/geometry/rect.ts";
import type { Plan } from "#planner/plan/plan.ts";
import { ONE_FOOTING } from "#planner/search/legalise/columns-in-line.ts";

/** Pairs of columns of a plan so close along x and y that they would share a footing, on all its levels. */
export function closeColumns({ levels }: Plan): number {
  return levels.reduce((sum, { columns }) => {
    const bodies = columns.map(({ polygon }) => boundsOf(polygon));
    const pairs = bodies.flatMap((a, i) =>
      bodies.slice(i + 1).filter((b) => Math.max(a.x0 - b.x1, b.x0 - a.x1, a.y0 - b.y1, b.y0 - a.y1) < ONE_FOOTING),
    );
    return sum + pairs.length;
  }, 0);
}
