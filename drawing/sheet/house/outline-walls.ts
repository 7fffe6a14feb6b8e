import { type SideName, sideAt, sideAxis } from "#drawing/sheet/house/sides.ts";
import { axisEnds, type Box, boxAround, commonBox } from "#drawing/sheet/shapes/box.ts";
import { type Edge, outerEdge } from "#drawing/sheet/shapes/edges.ts";
import type { Point } from "#planner/geometry/point.ts";

/** A wall along the roof's outline: its outer face, the roof on its left, and the side of the house that it is on. Real mm. */
export type OutlineWall = { readonly side: SideName; readonly wall: Edge };

/** Between walls that look at each other across less ground there is no light for the eaves of both. mm */
export const LEAST_GAP = 1800;

/** The side of the house that a wall is on which looks that way. */
export function sideOf([x, y]: Point): SideName {
  if (x !== 0) return x > 0 ? "right" : "left";
  return y > 0 ? "rear" : "front";
}

/** How far the plot goes on before a wall of a side. mm */
export function groundBefore(plot: Box, side: SideName, [x, y]: Point): number {
  return { front: y - plot.y1, rear: plot.y2 - y, left: x - plot.x1, right: plot.x2 - x }[side];
}

/** The ground between two walls that look at each other, mm; without end where they do not. */
export function groundBetween(one: OutlineWall, other: OutlineWall): number {
  const { axis, ahead } = sideAxis(one.side);
  const opposite = sideAxis(other.side);
  if (opposite.axis !== axis || opposite.ahead === ahead) return Number.POSITIVE_INFINITY;
  const [own, across] = [boxAround(one.wall), boxAround(other.wall)];
  const [from, to] = axisEnds(commonBox(own, across), axis);
  const ground = (sideAt(own, one.side) - sideAt(across, other.side)) * ahead;
  return from < to && ground > 0 ? ground : Number.POSITIVE_INFINITY;
}

/** From one wall to the next: 1 where the outline turns out, -1 where it turns in, 0 where it goes straight on. */
export function turn(one: Edge, next: Edge): number {
  const [a, b] = [outerEdge(one).out, outerEdge(next).out];
  return Math.sign(a[0] * b[1] - a[1] * b[0]);
}

type Overhung = { readonly wall: Edge; readonly beyond: number };

/** Where the eaves or verges of a wall and the next one meet: each moved out as far as the roof reaches beyond it. */
export function cornerBetween(one: Overhung, next: Overhung): Point {
  const [x, y] = next.wall[0];
  const [a, b] = [one, next].map(({ wall, beyond }): Point => {
    const { out } = outerEdge(wall);
    return [out[0] * beyond, out[1] * beyond];
  }) as [Point, Point];
  return [x + a[0] + b[0], y + a[1] + b[1]];
}
