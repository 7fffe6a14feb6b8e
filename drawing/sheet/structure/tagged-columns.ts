import { headroomColumns } from "#drawing/sheet/headroom/stairs-to-roof.ts";
import { oncePerPlan } from "#drawing/sheet/house/once-per-plan.ts";
import { type Box, boxAround } from "#drawing/sheet/shapes/box.ts";
import type { Level, Plan } from "#planner/plan/plan.ts";

/** A column as it stands on one level: real mm, with the tag it has on every floor. */
export type TaggedColumn = { readonly tag: string; readonly box: Box };

/** A column as far as it goes up with one section about one centre: real mm, and the first and the last storey that it stands in so. */
export type ColumnLift = TaggedColumn & {
  readonly firstLevel: number;
  readonly lastLevel: number;
  /** Whether it rises beyond the roof to that of the room over a stair. */
  readonly toHeadroom: boolean;
};

/** Columns whose centres lie this near to one line across the house are counted as one row. mm */
const ROW = 500;
/** Formwork is set no truer than this: less is no change of a column's section or place. mm */
const SAME = 10;
const FACES = ["x1", "y1", "x2", "y2"] as const;

const tagsOf = oncePerPlan(tagAll);

/**
 * The columns of a level, counted as one sets them out: from the front left corner, row by row. One that stands on another is the
 * same column; where two stand on one, the one that covers more of it.
 */
export function taggedColumns(plan: Plan, level: Level): readonly TaggedColumn[] {
  return tagsOf(plan)[plan.levels.findIndex(({ index }) => index === level.index)] ?? [];
}

/**
 * What the schedule of a level tells: of an upper level its columns, each with the lift in which it stands there; of the ground floor every lift of the
 * whole house, those of a column one above the other.
 */
export function columnLifts(plan: Plan, level: Level): readonly ColumnLift[] {
  const lifts = allLifts(plan);
  const at = plan.levels.findIndex(({ index }) => index === level.index);
  return at <= 0 ? lifts : lifts.filter(({ firstLevel, lastLevel }) => firstLevel <= at && at <= lastLevel);
}

function allLifts(plan: Plan): readonly ColumnLift[] {
  const lifts = new Map<string, readonly ColumnLift[]>();
  const risen = headroomColumns(plan);
  const rises = (box: Box, at: number) =>
    at === plan.levels.length - 1 && risen.some((one) => FACES.every((face) => one[face] === box[face]));
  plan.levels.forEach((level, at) => {
    for (const { tag, box } of taggedColumns(plan, level)) {
      const before = lifts.get(tag) ?? [];
      const under = before.at(-1);
      const goesOn = under !== undefined && FACES.every((face) => Math.abs(under.box[face] - box[face]) <= SAME);
      lifts.set(
        tag,
        goesOn
          ? [...before.slice(0, -1), { ...under, lastLevel: at, toHeadroom: rises(box, at) }]
          : [...before, { tag, box, firstLevel: at, lastLevel: at, toHeadroom: rises(box, at) }],
      );
    }
  });
  return [...lifts.values()].flat();
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
  return storeys.map((columns) => columns.map(({ number, box }) => ({ tag: `C${number}`, box })));
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
