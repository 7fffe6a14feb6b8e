import { archSchedule } from "#drawing/sheet/openings/sizes.ts";
import { typedOpenings } from "#drawing/sheet/openings/types.ts";
import { formatLength, type Units } from "#drawing/sheet/page/units.ts";
import { evenTable, type Row, type Section } from "#drawing/sheet/panel/section.ts";
import type { Typesetter } from "#drawing/text/typesetter.ts";
import type { Level, Plan, ScheduleRow } from "#planner/plan/plan.ts";

/**
 * The doors, windows and ventilators of a level, sized as in the plan's schedules, a row for each use of a tag, and its openings without
 * a door; for null, those of the whole house without the latter.
 */
export function openingSchedule(plan: Plan, level: Level | null, units: Units, typesetter: Typesetter): Section {
  const row = (entry: ScheduleRow): Row[] => {
    const everywhere = typedOpenings(plan, plan.levels, entry.tag);
    const size = `${formatLength(units, entry.width)} x ${formatLength(units, entry.height)}`;
    return typedOpenings(plan, level ? [level] : plan.levels, entry.tag).map(({ type, openings }) => {
      const sill = openings[0]?.sill ?? 0;
      const total = everywhere.find((each) => each.type === type)?.openings.length ?? 0;
      const here = level ? String(openings.length) : "";
      return { cells: [entry.tag, size, sill > 0 ? formatLength(units, sill) : "–", type, here, String(total)] };
    });
  };
  const open = level ? archSchedule(plan).flatMap(row) : [];
  const rows: Row[] = [
    { cells: ["Tag", "Width x height", "Sill", "Type", level ? "Here" : "", "Total"], bold: true },
    ...plan.schedules.doors.flatMap(row),
    ...open,
    ...plan.schedules.windows.flatMap(row),
  ];
  return evenTable(
    open.length > 0 ? "DOORS, OPENINGS AND WINDOWS" : "DOORS AND WINDOWS",
    ["start", "start", "start", "start", "end", "end"],
    rows,
    typesetter,
  );
}
