import type { PaperPoint } from "#drawing/sheet/page/sheet.ts";
import { type Box, boxAround, growBox } from "#drawing/sheet/shapes/box.ts";

/** Points and boxes along a line aslant follow each other at most so far apart, mm on paper. */
const STEP = 0.5;

/** Points along a line on paper, close together, with both its ends. */
export function pointsAlong([ax, ay]: PaperPoint, [bx, by]: PaperPoint): readonly PaperPoint[] {
  const count = Math.max(1, Math.ceil(Math.hypot(bx - ax, by - ay) / STEP));
  return Array.from({ length: count + 1 }, (_, step) => [
    ax + ((bx - ax) * step) / count,
    ay + ((by - ay) * step) / count,
  ]);
}

/** Boxes that keep words off a line aslant, `beside` mm of paper on both sides of it. */
export function boxesAlong(from: PaperPoint, to: PaperPoint, beside: number): readonly Box[] {
  return pointsAlong(from, to).map((at) => growBox(boxAround([at]), beside + STEP / 2));
}
