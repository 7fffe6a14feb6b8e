import { boundsOf, type Rect, sharedArea } from "#planner/geometry/rect.ts";
import type { Column, Level } from "#planner/plan/plan.ts";

/** A column of one level with the number that it has on every level. */
export type NumberedColumn = { readonly number: number; readonly column: Column };

type Standing = { readonly column: Column; readonly body: Rect };

/** Columns whose middles lie this near to one line across the house are counted as one row, mm. */
const ROW = 500;

/**
 * The columns of each level, bottom first, in the order of their numbers: counted as one sets them out, from the front left corner, row by row. One that
 * stands on another is the same column; where two stand on one, the one that covers more of it.
 */
export function numberedColumns(levels: readonly Pick<Level, "columns">[]): readonly (readonly NumberedColumn[])[] {
  let count = 0;
  const storeys: (readonly NumberedColumn[])[] = [];
  for (const { columns } of levels) {
    const below = new Map(standingOn(columns, storeys.at(-1) ?? []));
    const numbered = inRows(columns).map((column) => ({ number: below.get(column) ?? ++count, column }));
    storeys.push(numbered.sort((a, b) => a.number - b.number));
  }
  return storeys;
}

/** From the front to the rear, in each row from left to right. */
function inRows(columns: readonly Column[]): readonly Column[] {
  const ahead = columns
    .map((column): Standing => ({ column, body: boundsOf(column.polygon) }))
    .sort((a, b) => middleOf(a)[1] - middleOf(b)[1]);
  const rows: Standing[][] = [];
  for (const one of ahead) {
    const row = rows.at(-1);
    if (row?.[0] && middleOf(one)[1] - middleOf(row[0])[1] < ROW) row.push(one);
    else rows.push([one]);
  }
  return rows.flatMap((row) => row.sort((a, b) => middleOf(a)[0] - middleOf(b)[0]).map(({ column }) => column));
}

function middleOf({ body: { x0, y0, x1, y1 } }: Standing): readonly [number, number] {
  return [(x0 + x1) / 2, (y0 + y1) / 2];
}

/** Which column each stands on, the largest overlap first; every one below carries one at most. */
function standingOn(
  columns: readonly Column[],
  below: readonly NumberedColumn[],
): readonly (readonly [Column, number])[] {
  const pairs = columns
    .flatMap((column) =>
      below.map((under) => ({
        column,
        number: under.number,
        area: sharedArea(boundsOf(column.polygon), boundsOf(under.column.polygon)),
      })),
    )
    .filter(({ area }) => area > 0)
    .sort((a, b) => b.area - a.area);
  const found: (readonly [Column, number])[] = [];
  for (const { column, number } of pairs) {
    if (!found.some(([other, taken]) => other === column || taken === number)) found.push([column, number]);
  }
  return found;
}
