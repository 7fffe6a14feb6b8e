import { hasColumnSchedule } from "#drawing/sheet/house/framed.ts";
import { gapBetween } from "#drawing/sheet/shapes/box.ts";
import { type TaggedColumn, taggedColumns } from "#drawing/sheet/structure/tagged-columns.ts";
import type { Level, Plan } from "#planner/plan/plan.ts";

/**
 * Columns nearer to each other than this stand on one footing, mm between their faces: under a small house a footing of its own is a metre square and more,
 * and two would overlap. Common practice; its design is the engineer's.
 */
const ONE_FOOTING = 600;

/** Tags of the columns on the ground that share a footing with their neighbours, group by group. */
export function sharedFootings(plan: Plan, ground: Level): readonly (readonly string[])[] {
  let groups: readonly (readonly TaggedColumn[])[] = [];
  for (const column of taggedColumns(plan, ground)) {
    const isNear = (group: readonly TaggedColumn[]) =>
      group.some(({ box }) => gapBetween(box, column.box) < ONE_FOOTING);
    groups = [...groups.filter((group) => !isNear(group)), [...groups.filter(isNear).flat(), column]];
  }
  return groups.filter(({ length }) => length > 1).map((group) => group.map(({ tag }) => tag));
}

/** What to dig for columns that stand close to each other; nothing where none do, and on upper floors. */
export function footingNotes(plan: Plan, level: Level): readonly string[] {
  if (level.index !== 0 || !hasColumnSchedule(plan, level)) return [];
  const groups = sharedFootings(plan, level).map((tags) => `${tags.slice(0, -1).join(", ")} and ${tags.at(-1)}`);
  if (groups.length === 0) return [];
  const each = groups.length > 1 ? " each" : "";
  return [
    `One footing${each} under ${groups.join("; ")}, whose own would overlap, to the structural engineer's design.`,
  ];
}
