import type { Opening, Plan, ScheduleRow } from "#planner/plan/plan.ts";

/** The arches of a plan by size, the widest first, as the plan's own schedules have its doors and windows. */
export function archSchedule(plan: Plan): readonly ScheduleRow[] {
  const sizes = new Map<string, { width: number; height: number; count: number }>();
  for (const opening of plan.levels.flatMap(({ openings }) => openings)) {
    if (opening.kind !== "arch") continue;
    const size = sizeOf(opening);
    const known = sizes.get(keyOf(opening)) ?? { ...size, count: 0 };
    known.count += 1;
    sizes.set(keyOf(opening), known);
  }
  return [...sizes.values()]
    .sort((a, b) => b.width - a.width || b.height - a.height)
    .map((size, index) => ({ tag: `O${index + 1}`, ...size }));
}

/** An opening's tag as the sheets write it. The plan gives arches of all sizes one letter; here each size has a number, as one builds by sizes. */
export function writtenTag(plan: Plan, opening: Opening): string {
  if (opening.kind !== "arch") return opening.tag;
  const { width, height } = sizeOf(opening);
  return archSchedule(plan).find((row) => row.width === width && row.height === height)?.tag ?? opening.tag;
}

function sizeOf({ from, to, sill, head }: Opening): { readonly width: number; readonly height: number } {
  return { width: Math.abs(to[0] - from[0]) + Math.abs(to[1] - from[1]), height: head - sill };
}

function keyOf(opening: Opening): string {
  const { width, height } = sizeOf(opening);
  return `${width} ${height}`;
}
