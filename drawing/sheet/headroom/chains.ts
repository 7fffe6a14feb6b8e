import { headroomsOf } from "#drawing/sheet/headroom/headroom.ts";
import { headroomBoxes } from "#drawing/sheet/headroom/stairs-to-roof.ts";
import { roofOutline } from "#drawing/sheet/house/roof-outline.ts";
import { type SideName, sideAxis } from "#drawing/sheet/house/sides.ts";
import { axisEnds, type Box, boxAround } from "#drawing/sheet/shapes/box.ts";
import { distinct } from "#drawing/sheet/shapes/rectilinear.ts";
import type { Plan } from "#planner/plan/plan.ts";

/**
 * What the rooms over the stairs are set out by along an axis: the roof's ends, both faces of their walls, and the jambs of the doors in walls
 * along it. Empty for a house without such a room. Real mm.
 */
export function headroomStops(plan: Plan, axis: 0 | 1): readonly number[] {
  const rooms = headroomsOf(plan);
  if (rooms.length === 0) return [];
  const stops = rooms.flatMap(({ box, inside, doors }) => [
    ...axisEnds(box, axis),
    ...axisEnds(inside, axis),
    ...doors.filter(({ out }) => out[axis] === 0).flatMap(({ hinge, latch }) => [hinge[axis], latch[axis]]),
  ]);
  return distinct([...axisEnds(boxAround(roofOutline(plan).flat()), axis), ...stops]);
}

/** Whether the rooms over the stairs lie nearer to a side of what is drawn than to the opposite one. */
export function headroomIsNear(plan: Plan, side: SideName, extent: Box): boolean {
  const { axis, ahead } = sideAxis(side);
  const across = axis === 0 ? 1 : 0;
  const [from, to] = axisEnds(extent, across);
  const ends = headroomBoxes(plan).flatMap((box) => axisEnds(box, across));
  return Math.min(...ends) - from <= to - Math.max(...ends) === (ahead === 1);
}
