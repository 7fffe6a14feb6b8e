import type { PlanRounding } from "#drawing/sheet/page/rounding.ts";
import type { Units } from "#drawing/sheet/page/units.ts";
import { areaOf, type Box, boxAround } from "#drawing/sheet/shapes/box.ts";
import { largestRectangle } from "#drawing/sheet/shapes/largest-rectangle.ts";
import type { Room } from "#planner/plan/plan.ts";

/** A room's clear size as it is written, from the set's one rounding, so that label and chains agree: along x, then y. */
export function clearSize(room: Room, rounding: PlanRounding, units: Units): string {
  const box = sizedBox(room);
  const width = units.length(rounding[0](box.x2) - rounding[0](box.x1));
  const depth = units.length(rounding[1](box.y2) - rounding[1](box.y1));
  return `${width} x ${depth}`;
}

/** The share of the box around it that a garage fills which has but a stub of wall between its cars. */
const BUT_A_STUB = 0.97;

/** What a room's clear size is measured on: the largest rectangle in it, or all of a garage that a stub of wall reaches into. */
export function sizedBox({ kind, polygon, area }: Room): Box {
  const around = boxAround(polygon);
  const isWhole = kind === "garage" && 1e6 * area >= BUT_A_STUB * areaOf(around);
  return isWhole ? around : largestRectangle(polygon);
}
