import { columnsAt, headroomOuter } from "#drawing/sheet/headroom/walls.ts";
import { oncePerPlan } from "#drawing/sheet/house/once-per-plan.ts";
import { type Box, boxAround } from "#drawing/sheet/shapes/box.ts";
import type { Point } from "#planner/geometry/point.ts";
import type { Plan, Room, Stair } from "#planner/plan/plan.ts";

/** A stair that climbs on to the roof, with the room over it to its walls' inner and outer faces and the frame's columns at its corners. Real mm. */
export type Risen = {
  readonly stair: Stair;
  readonly room: Room;
  readonly inner: Box;
  readonly outer: Box;
  readonly columns: readonly Box[];
};

/** The stairs that climb on to the roof from the topmost storey. */
export const stairsToRoof = oncePerPlan(risenOf);

function risenOf(plan: Plan): readonly Risen[] {
  const last = plan.levels.at(-1);
  return (last?.stairs ?? []).flatMap((stair): Risen[] => {
    const room = last?.rooms.find(({ id }) => id === stair.room);
    if (!last || !room || stair.toLevel < plan.levels.length) return [];
    const inner = boxAround(room.polygon);
    const outer = headroomOuter(plan, last, inner);
    return [{ stair, room, inner, outer, columns: columnsAt(plan, last, outer) }];
  });
}

/** The rooms over the stairs that climb on to the roof, to their walls' outer faces, real mm. */
export function headroomBoxes(plan: Plan): readonly Box[] {
  return stairsToRoof(plan).map(({ outer }) => outer);
}

/** The columns of the topmost storey that rise to the roof over a stair, real mm. */
export function headroomColumns(plan: Plan): readonly Box[] {
  return stairsToRoof(plan).flatMap(({ columns }) => columns);
}

/** How thick the wall is on the side that a way leads out of. */
export function thickness(inner: Box, outer: Box, [x, y]: Point): number {
  if (x !== 0) return x > 0 ? outer.x2 - inner.x2 : inner.x1 - outer.x1;
  return y > 0 ? outer.y2 - inner.y2 : inner.y1 - outer.y1;
}
