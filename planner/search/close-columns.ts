import { boundsOf } from "#planner/geometry/rect.ts";
import type { Plan } from "#planner/plan/plan.ts";

/** Clear distance, along x and y, below which two columns are one too many, mm: their footings are one. */
const CLOSE = 600;

/** Pairs of columns of a plan that stand closer to each other than footings do, on all its levels. */
export function closeColumns({ levels }: Plan): number {
  return levels.reduce((sum, { columns }) => {
    const bodies = columns.map(({ polygon }) => boundsOf(polygon));
    const pairs = bodies.flatMap((a, i) =>
      bodies.slice(i + 1).filter((b) => Math.max(a.x0 - b.x1, b.x0 - a.x1, a.y0 - b.y1, b.y0 - a.y1) < CLOSE),
    );
    return sum + pairs.length;
  }, 0);
}
