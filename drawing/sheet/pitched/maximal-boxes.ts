import { type Box, boxWithin } from "#drawing/sheet/shapes/box.ts";
import { contains } from "#drawing/sheet/shapes/largest-rectangle.ts";
import { distinct } from "#drawing/sheet/shapes/rectilinear.ts";
import type { Polygon } from "#planner/geometry/point.ts";

/** The upright rectangles in a rectilinear polygon that no larger one in it holds, in the order of their left, then lower edges. Together they cover it. */
export function maximalBoxes(polygon: Polygon): readonly Box[] {
  const xs = distinct(polygon.map(([x]) => x));
  const ys = distinct(polygon.map(([, y]) => y));
  const cells = xs
    .slice(1)
    .map((x2, column) =>
      ys.slice(1).map((y2, row) => contains(polygon, (x2 + (xs[column] ?? x2)) / 2, (y2 + (ys[row] ?? y2)) / 2)),
    );
  const isFull = (left: number, right: number, low: number, high: number) =>
    cells.slice(left, right).every((column) => column.slice(low, high).every((cell) => cell));
  const all: Box[] = [];
  for (const [left, x1] of xs.entries())
    for (const [low, y1] of ys.entries())
      for (const [right, x2] of xs.entries())
        for (const [high, y2] of ys.entries())
          if (left < right && low < high && isFull(left, right, low, high)) all.push({ x1, x2, y1, y2 });
  return all.filter((box) => !all.some((other) => other !== box && boxWithin(box, other)));
}
