import { boundsOf, sharedArea } from "#planner/geometry/rect.ts";
import type { Column, Level } from "#planner/plan/plan.ts";

/** Levels, bottom first, whose columns are numbered through the house: one that stands on another has its number, any other the next that is free. */
export function withNumberedColumns(levels: readonly Level[]): readonly Level[] {
  let last = 0;
  let below: readonly Column[] = [];
  return levels.map((level) => {
    const taken = new Set<string>();
    const columns = level.columns.map((column) => {
      const body = boundsOf(column.polygon);
      const under = below.find((one) => !taken.has(one.id) && sharedArea(boundsOf(one.polygon), body) > 0);
      const id = under?.id ?? `c${++last}`;
      taken.add(id);
      return { ...column, id };
    });
    below = columns;
    return { ...level, columns };
  });
}
