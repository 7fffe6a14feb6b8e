import type { Box } from "#drawing/sheet/shapes/box.ts";
import { edgesOf } from "#drawing/sheet/shapes/edges.ts";
import { distinct } from "#drawing/sheet/shapes/rectilinear.ts";
import type { Polygon } from "#planner/geometry/point.ts";

/**
 * The largest upright rectangle inside a rectilinear polygon: what a room label's clear size is measured on. For a plain room
 * that is the room itself. Every edge of the answer is an edge of the polygon.
 */
export function largestRectangle(polygon: Polygon): Box {
  const xs = distinct(polygon.map((point) => point[0]));
  const ys = distinct(polygon.map((point) => point[1]));
  const inside = ys
    .slice(1)
    .map((y2, row) =>
      xs.slice(1).map((x2, column) => contains(polygon, (x2 + (xs[column] ?? x2)) / 2, (y2 + (ys[row] ?? y2)) / 2)),
    );
  let best: Box = { x1: xs[0] ?? 0, y1: ys[0] ?? 0, x2: xs[0] ?? 0, y2: ys[0] ?? 0 };
  let bestArea = 0;
  for (let top = 0; top < ys.length - 1; top += 1) {
    const open = xs.slice(1).map(() => true);
    for (let bottom = top; bottom < ys.length - 1; bottom += 1) {
      let start = 0;
      for (let column = 0; column < open.length; column += 1) {
        open[column] = (open[column] ?? false) && (inside[bottom]?.[column] ?? false);
        if (!open[column]) {
          start = column + 1;
          continue;
        }
        const box = { x1: xs[start] ?? 0, y1: ys[top] ?? 0, x2: xs[column + 1] ?? 0, y2: ys[bottom + 1] ?? 0 };
        const area = (box.x2 - box.x1) * (box.y2 - box.y1);
        if (area > bestArea) {
          best = box;
          bestArea = area;
        }
      }
    }
  }
  return best;
}

/** Whether a point lies inside, by the even-odd rule; for points that are on no edge. */
export function contains(polygon: Polygon, x: number, y: number): boolean {
  let inside = false;
  for (const [from, to] of edgesOf(polygon))
    if (from[1] > y !== to[1] > y && x < from[0] + ((to[0] - from[0]) * (y - from[1])) / (to[1] - from[1]))
      inside = !inside;
  return inside;
}
