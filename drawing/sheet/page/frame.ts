import type { PaperPoint } from "#drawing/sheet/page/sheet.ts";
import { type Box, boxAround, boxCorners } from "#drawing/sheet/shapes/box.ts";
import type { Point } from "#planner/geometry/point.ts";

/** Where and how large the plan lies on paper: paper = origin + real / scale. */
export type Frame = { readonly origin: PaperPoint; readonly scale: number };

/** What is drawn as large as it is: paper and real millimetres are one. */
export const REAL_SIZE: Frame = { origin: [0, 0], scale: 1 };

export function toPaper(frame: Frame, point: Point): PaperPoint {
  return [frame.origin[0] + point[0] / frame.scale, frame.origin[1] + point[1] / frame.scale];
}

export function allToPaper(frame: Frame, points: readonly Point[]): readonly PaperPoint[] {
  return points.map((point) => toPaper(frame, point));
}

export function boxToPaper(frame: Frame, box: Box): Box {
  return boxAround(allToPaper(frame, boxCorners(box)));
}
