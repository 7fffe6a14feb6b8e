/**
 * Law 1, no leftovers. Rooms, walls and columns together cover each footprint; at most 0.5 % of it may be left over.
 */
import { minus, sizeOf, squareMetres } from "#planner/plan/check/area.ts";
import { broken } from "#planner/plan/check/finding.ts";
import type { MeasuredPlan } from "#planner/plan/check/measured-plan.ts";
import type { Finding } from "#planner/plan/plan.ts";

const LEFT_OVER = 0.005;

export function coverageLaw(measured: MeasuredPlan): readonly Finding[] {
  return measured.levels.flatMap((level) => {
    const whole = sizeOf(level.footprint);
    const left = sizeOf(minus(level.footprint, [...level.rooms.flatMap((r) => r.area), ...level.solid]));
    if (whole > 0 && left <= whole * LEFT_OVER) return [];
    const message = `${level.level.name}: ${squareMetres(left)} m² of ${squareMetres(whole)} m² belong to no room, wall or column.`;
    return [broken("law-1/coverage", message, { level: level.index })];
  });
}
