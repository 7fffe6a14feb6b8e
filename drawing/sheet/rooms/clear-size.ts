import type { PlanRounding } from "#drawing/sheet/page/rounding.ts";
import type { Units } from "#drawing/sheet/page/units.ts";
import { largestRectangle } from "#drawing/sheet/shapes/largest-rectangle.ts";
import type { Room } from "#planner/plan/plan.ts";

/** A room's clear size as it is written, from the set's one rounding, so that label and chains agree: along x, then y. */
export function clearSize(room: Room, rounding: PlanRounding, units: Units): string {
  const box = largestRectangle(room.polygon);
  const width = units.length(rounding[0](box.x2) - rounding[0](box.x1));
  const depth = units.length(rounding[1](box.y2) - rounding[1](box.y1));
  return `${width} x ${depth}`;
}
