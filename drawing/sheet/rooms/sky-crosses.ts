import { shaftsOf } from "#drawing/sheet/house/shafts.ts";
import { type Frame, toPaper } from "#drawing/sheet/page/frame.ts";
import { line } from "#drawing/sheet/page/marks.ts";
import { PENS } from "#drawing/sheet/page/pens.ts";
import type { Mark } from "#drawing/sheet/page/sheet.ts";
import { type Box, boxAround } from "#drawing/sheet/shapes/box.ts";
import type { Level } from "#planner/plan/plan.ts";

/** Crossed thin lines over a shaft that is open to the sky. */
export function crossLines(corners: Box, frame: Frame): readonly Mark[] {
  const [x1, y1] = toPaper(frame, [corners.x1, corners.y1]);
  const [x2, y2] = toPaper(frame, [corners.x2, corners.y2]);
  return [line("A-FLOR", [x1, y1], [x2, y2], PENS.floor), line("A-FLOR", [x1, y2], [x2, y1], PENS.floor)];
}

/** What is open to the sky is crossed out. */
export function skyCrosses(level: Level, frame: Frame): readonly Mark[] {
  return shaftsOf(level).flatMap((room) => crossLines(boxAround(room.polygon), frame));
}
