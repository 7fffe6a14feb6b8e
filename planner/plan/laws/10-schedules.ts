/**
 * Law 10, schedules. Doors are counted by tag in `schedules.doors`, windows and ventilators in `schedules.windows`: each tag once, with
 * the width (jamb to jamb) and height (head minus sill) that all its openings have, and their number. An arch has no leaf: it may stand
 * in no list, or with its tag in the doors'.
 */
import { broken } from "#planner/plan/check/finding.ts";
import { type MeasuredPlan, widthOf } from "#planner/plan/check/measured-plan.ts";
import type { Finding, Opening, ScheduleRow } from "#planner/plan/plan.ts";

export function scheduleLaw({ plan }: MeasuredPlan): readonly Finding[] {
  const openings = plan.levels.flatMap((level) => level.openings);
  const archTags = new Set(plan.schedules.doors.map((row) => row.tag));
  const doors = openings.filter((o) => o.kind === "door" || (o.kind === "arch" && archTags.has(o.tag)));
  const windows = openings.filter((o) => o.kind === "window" || o.kind === "ventilator");
  return [
    ...compare("doors", counted(doors), plan.schedules.doors),
    ...compare("windows", counted(windows), plan.schedules.windows),
  ];
}

/** Tag, width and height as one key, since a tag stands for one size. */
function counted(openings: readonly Opening[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const o of openings) {
    const key = rowKey(o.tag, widthOf(o), o.head - o.sill);
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return counts;
}

function rowKey(tag: string, width: number, height: number): string {
  return `${tag} ${width}x${height}`;
}

function compare(what: string, counts: ReadonlyMap<string, number>, rows: readonly ScheduleRow[]): readonly Finding[] {
  const findings: Finding[] = [];
  const says = (message: string) => findings.push(broken("law-10/schedule", message));
  if (new Set(rows.map((row) => row.tag)).size !== rows.length) says(`The schedule of ${what} lists a tag twice.`);
  const written = new Map(rows.map((row) => [rowKey(row.tag, row.width, row.height), row.count]));
  for (const key of new Set([...counts.keys(), ...written.keys()])) {
    const [drawn, listed] = [counts.get(key) ?? 0, written.get(key) ?? 0];
    if (drawn !== listed) says(`The schedule of ${what} lists ${listed} of ${key}; the plan has ${drawn}.`);
  }
  return findings;
}
