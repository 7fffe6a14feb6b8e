import { wallOutlines } from "#drawing/sheet/house/wall-bodies.ts";
import { allToPaper, type Frame } from "#drawing/sheet/page/frame.ts";
import { hatchLines } from "#drawing/sheet/page/hatch.ts";
import { path, polygon, polylineContour } from "#drawing/sheet/page/marks.ts";
import { INK, PAPER, PENS, WALL_FILL } from "#drawing/sheet/page/pens.ts";
import type { Mark } from "#drawing/sheet/page/sheet.ts";
import type { Level } from "#planner/plan/plan.ts";

/** Distance between hatch lines on paper, mm. */
const HATCH_SPACING = 1.1;

/**
 * The walls as the cut shows them: all bodies of full height as one hatched outline without lines at their junctions, open
 * where doors, windows and arches are; parapets and railings below the cut in a lighter line; columns solid.
 */
export function drawWalls(level: Level, frame: Frame): readonly Mark[] {
  const { cut, low } = wallOutlines(level);
  const loops = cut.map((loop) => allToPaper(frame, loop));
  const marks: Mark[] = [];
  if (low.length > 0) {
    const contours = low.map((loop) => polylineContour(allToPaper(frame, loop), true));
    marks.push(path("A-WALL", contours, { fill: { colour: PAPER }, stroke: PENS.lowWall }));
  }
  if (loops.length > 0) {
    const contours = loops.map((loop) => polylineContour(loop, true));
    marks.push(path("A-HATCH", contours, { fill: { colour: WALL_FILL } }));
    const hatch = hatchLines(loops, HATCH_SPACING).map((ends) => polylineContour(ends, false));
    marks.push(path("A-HATCH", hatch, { stroke: PENS.hatch }));
    marks.push(path("A-WALL", contours, { stroke: PENS.cutWall }));
  }
  for (const column of level.columns) {
    marks.push(polygon("A-COLS", allToPaper(frame, column.polygon), { fill: { colour: INK }, stroke: PENS.opening }));
  }
  return marks;
}
