import type { Box } from "#drawing/sheet/shapes/box.ts";
import { type Edge, edgesOf } from "#drawing/sheet/shapes/edges.ts";
import type { Polygon } from "#planner/geometry/point.ts";

/** Lines that only touch what hides them are seen. mm */
const TOUCH = 0.5;

/** The edges of outlines whose sides are upright or level, without what the boxes before them hide. */
export function visibleEdges(outlines: readonly Polygon[], hiding: readonly Box[]): readonly Edge[] {
  return outlines.flatMap((loop) => edgesOf(loop).flatMap((edge) => visibleParts(edge, hiding)));
}

function visibleParts([from, to]: Edge, hiding: readonly Box[]): readonly Edge[] {
  const level = from[1] === to[1];
  const [axis, across] = level ? ([0, 1] as const) : ([1, 0] as const);
  const [low, high, near, far] = level ? (["x1", "x2", "y1", "y2"] as const) : (["y1", "y2", "x1", "x2"] as const);
  const at = from[across];
  const covered = hiding
    .filter((box) => box[near] + TOUCH < at && at < box[far] - TOUCH)
    .map((box) => [box[low], box[high]] as const)
    .sort((a, b) => a[0] - b[0]);
  const end = Math.max(from[axis], to[axis]);
  let start = Math.min(from[axis], to[axis]);
  const parts: Edge[] = [];
  const add = (a: number, b: number): void => {
    if (b - a > TOUCH)
      parts.push(
        level
          ? [
              [a, at],
              [b, at],
            ]
          : [
              [at, a],
              [at, b],
            ],
      );
  };
  for (const [a, b] of covered) {
    add(start, Math.min(a, end));
    start = Math.max(start, b);
  }
  add(start, end);
  return parts;
}
