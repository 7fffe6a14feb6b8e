import { type Box, boxAround } from "#drawing/sheet/box.ts";
import type { Level, Plan } from "#planner/plan/plan.ts";

/** A column as it stands on one level: real mm, the tag it has on every floor, and the last storey that it goes through. */
export type TaggedColumn = { readonly tag: string; readonly box: Box; readonly lastLevel: number };

/** Columns whose centres lie this near to one line across the house are counted as one row. mm */
const ROW = 500;

/** A plan is drawn on many sheets, each of which asks. */
const kept = new WeakMap<Plan, readonly (readonly TaggedColumn[])[]>();

/**
 * The columns of a level, counted as one sets them out: from the front left corner, row by row. One that stands on another is the
 * same column; where two stand on one, the one that covers more of it.
 */
export function taggedColumns(plan: Plan, level: Level): readonly TaggedColumn[] {
  const known = kept.get(plan) ?? tagAll(plan);
  kept.set(plan, known);
  return known[plan.levels.findIndex(({ index }) => index === level.index)] ?? [];
}

export function columnCentre({ x1, y1, x2, y2 }: Box): readonly [number, number] {
  return [(x1 + x2) / 2, (y1 + y2) / 2];
}

type Counted = { readonly number: number; readonly box: Box };

function tagAll(plan: Plan): readonly (readonly TaggedColumn[])[] {
  let count = 0;
  const storeys: (readonly Counted[])[] = [];
  for (const { columns } of plan.levels) {
    const boxes = inRows(columns.map(({ polygon }) => boxAround(polygon)));
    const below = new Map(standingOn(boxes, storeys.at(-1) ?? []));
    const numbers = boxes.map((box) => {
      const same = below.get(box);
      if (same === undefined) count += 1;
      return { number: same ?? count, box };
    });
    storeys.push(numbers.sort((a, b) => a.number - b.number));
  }
  return storeys.map((columns, index) =>
    columns.map(({ number, box }) => {
      const ends = storeys.findIndex((above, at) => at > index && above.every((other) => other.number !== number));
      return { tag: `C${number}`, box, lastLevel: (ends < 0 ? storeys.length : ends) - 1 };
    }),
  );
}

/** From the front to the rear, in each row from left to right. */
function inRows(boxes: readonly Box[]): readonly Box[] {
  const ahead = [...boxes].sort((a, b) => columnCentre(a)[1] - columnCentre(b)[1]);
  const rows: Box[][] = [];
  for (const box of ahead) {
    const row = rows.at(-1);
    if (row?.[0] && columnCentre(box)[1] - columnCentre(row[0])[1] < ROW) row.push(box);
    else rows.push([box]);
  }
  return rows.flatMap((row) => row.sort((a, b) => columnCentre(a)[0] - columnCentre(b)[0]));
}

/** Which column each stands on, the largest overlap first; every one below carries one at most. */
function standingOn(boxes: readonly Box[], below: readonly Counted[]): readonly (readonly [Box, number])[] {
  const pairs = boxes
    .flatMap((box) => below.map((under) => ({ box, under, area: overlap(box, under.box) })))
    .filter(({ area }) => area > 0)
    .sort((a, b) => b.area - a.area);
  const found: (readonly [Box, number])[] = [];
  for (const { box, under } of pairs) {
    if (!found.some(([other, number]) => other === box || number === under.number)) found.push([box, under.number]);
  }
  return found;
}

function overlap(a: Box, b: Box): number {
  const width = Math.min(a.x2, b.x2) - Math.max(a.x1, b.x1);
  const depth = Math.min(a.y2, b.y2) - Math.max(a.y1, b.y1);
  return Math.max(0, width) * Math.max(0, depth);
}
