import { paperUnder } from "#drawing/sheet/furniture/draw-furniture.ts";
import { isFullHeight, wallBodies } from "#drawing/sheet/house/wall-bodies.ts";
import { type Frame, toPaper } from "#drawing/sheet/page/frame.ts";
import type { LabelSpace } from "#drawing/sheet/page/label-space.ts";
import { type Box, boxAround, growBox } from "#drawing/sheet/shapes/box.ts";
import type { Level } from "#planner/plan/plan.ts";

/** Keeps words off a level's walls and columns; door swings and furniture are covered only where other places cost more. */
export function takeSpace(level: Level, frame: Frame, space: LabelSpace): void {
  const onPaper = (box: Box) => boxAround([toPaper(frame, [box.x1, box.y1]), toPaper(frame, [box.x2, box.y2])]);
  for (const { box, wall } of wallBodies(level.walls)) {
    const grown = growBox(onPaper(box), isFullHeight(wall) ? 0.3 : 0.15);
    space.block(grown);
  }
  for (const column of level.columns) space.block(growBox(onPaper(boxAround(column.polygon)), 0.3));
  for (const { swing } of level.openings) if (swing) space.avoid(onPaper(boxAround(swing)), 6);
  for (const piece of level.furniture) space.avoid(paperUnder(piece, frame), piece.kind === "counter" ? 2 : 4);
}
