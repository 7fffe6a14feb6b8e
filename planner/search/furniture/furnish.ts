import type { Brief } from "#planner/brief/brief.ts";
import type { Furniture } from "#planner/plan/plan.ts";
import type { PlacedLevel } from "#planner/search/legalise/placed-level.ts";
import type { PlacedDoor } from "#planner/search/openings/place-doors.ts";
import type { PlacedWindow } from "#planner/search/openings/place-windows.ts";

/** Phase 6: furniture with the clearances it needs. */
export function furnish(
  _level: PlacedLevel,
  _doors: readonly PlacedDoor[],
  _windows: readonly PlacedWindow[],
  _prefix: string,
  _brief: Brief,
): readonly Furniture[] {
  return [];
}
