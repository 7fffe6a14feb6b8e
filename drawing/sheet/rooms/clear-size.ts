import type { PlanRounding } from "#drawing/sheet/page/rounding.ts";
import type { Units } from "#drawing/sheet/page/units.ts";
import { type Box, boxAround } from "#drawing/sheet/shapes/box.ts";
import { largestRectangle } from "#drawing/sheet/shapes/largest-rectangle.ts";
import type { Room } from "#planner/plan/plan.ts";

/** A room's clear size as it is written, from the set's one rounding, so that label and chains agree: along x, then y. */
export function clearSize(room: Room, rounding: PlanRounding, units: Units): string {
  const box = sizedBox(room);
  const width = units.length(rounding[0](box.x2) - rounding[0](box.x1));
  const depth = units.length(rounding[1](box.y2) - rounding[1](box.y1));
  return `${width} x ${depth}`;
}

/** What a room's clear size is measured on: the largest rectangle in it, or all of a garage into which stubs of wall reach between its cars. */
export function sizedBox({ kind, polygon }: Room): Box {
  const around = boxAround(polygon);
  const isCorner = (x: number, y: number): boolean => polygon.some((point) => point[0] === x && point[1] === y);
  const { x1, y1, x2, y2 } = around;
  // A deeper garage beside a shallower one lacks a corner of the box.
  const isWhole = isCorner(x1, y1) && isCorner(x1, y2) && isCorner(x2, y1) && isCorner(x2, y2);
  return kind === "garage" && isWhole ? around : largestRectangle(polygon);
}
