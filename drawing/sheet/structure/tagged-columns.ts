import { headroomColumns } from "#drawing/sheet/headroom/stairs-to-roof.ts";
import { oncePerPlan } from "#drawing/sheet/house/once-per-plan.ts";
import { type Box, boxAround } from "#drawing/sheet/shapes/box.ts";
import { numberedColumns } from "#planner/plan/numbered-columns.ts";
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

/** Formwork is set no truer than this: less is no change of a column's section or place. mm */
const SAME = 10;
const FACES = ["x1", "y1", "x2", "y2"] as const;

const tagsOf = oncePerPlan(tagAll);

/** The columns of a level, counted as one sets them out (`planner/plan/numbered-columns.ts`). */
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

function tagAll({ levels }: Plan): readonly (readonly TaggedColumn[])[] {
  return numberedColumns(levels).map((columns) =>
    columns.map(({ number, column }) => ({ tag: `C${number}`, box: boxAround(column.polygon) })),
  );
}
