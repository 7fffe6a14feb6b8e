import { allToPaper, type Frame } from "#drawing/sheet/page/frame.ts";
import { path, polylineContour } from "#drawing/sheet/page/marks.ts";
import { PENS } from "#drawing/sheet/page/pens.ts";
import type { Mark } from "#drawing/sheet/page/sheet.ts";
import type { Level, RoomKind } from "#planner/plan/plan.ts";

const OPEN_TO_THE_GROUND: readonly RoomKind[] = ["parking", "verandah", "porch"];

/** The edges of floors that no wall bounds: where a bay or a sit-out ends at the ground, and where one steps from one to the other. */
export function drawFloorEdges(level: Level, frame: Frame): readonly Mark[] {
  if (level.index > 0) return [];
  const outlines = level.rooms
    .filter(({ kind }) => OPEN_TO_THE_GROUND.includes(kind))
    .map(({ polygon }) => polylineContour(allToPaper(frame, polygon), true));
  return outlines.length === 0 ? [] : [path("A-FLOR", outlines, { stroke: PENS.stair })];
}
