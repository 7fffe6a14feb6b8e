import { clearWays } from "#planner/plan/check/clear-width.ts";
import { isOutdoor } from "#planner/plan/check/main-door.ts";
import { LOOK, type MeasuredOpening, type MeasuredPlan, stripBeside } from "#planner/plan/check/measured-plan.ts";
import { freeGround, roads, touchesAny } from "#planner/plan/check/outdoors.ts";
import type { Rect } from "#planner/plan/check/rect.ts";
import { type RoomGraph, roomKey, walk } from "#planner/plan/check/room-graph.ts";
import { BATHROOMS, BEDROOMS, KITCHENS, type RoomKind } from "#planner/plan/plan.ts";

/** The least width of a way that one walks along, mm. */
const WALK = 750;
const LIVED_IN: readonly RoomKind[] = [...BEDROOMS, "living", "living-dining", "hall", "family"];

/** The free ground that one can walk over from a road, as rectangles that a square of `WALK` sweeps. */
export function wayOverGround(measured: MeasuredPlan, free: readonly Rect[]): readonly Rect[] {
  const road = roads(measured);
  return clearWays(free, WALK)
    .filter((way) => touchesAny(way, road))
    .flat();
}

/** Whether the way leads up to an opening, on either side of its wall. */
export function standsBefore(way: readonly Rect[], opening: MeasuredOpening): boolean {
  return (["low", "high"] as const).some((side) => touchesAny(way, [stripBeside(opening, side, LOOK)]));
}

/** Ids of the ground-floor rooms behind doors that one walks up to from the road; the main door does not count. */
export function behindOuterDoors(measured: MeasuredPlan, main: MeasuredOpening): readonly string[] {
  const ground = measured.levels[0];
  if (ground === undefined) return [];
  const way = wayOverGround(measured, freeGround(measured));
  return ground.openings
    .filter((o) => o !== main && o.opening.kind === "door" && standsBefore(way, o))
    .filter(({ opening }) => opening.rooms.some((id) => isOutdoor(ground, id)))
    .flatMap(({ opening }) => opening.rooms.filter((id) => !isOutdoor(ground, id)));
}

/**
 * Which of the rooms behind outer doors (`doors`) are the entrances of a dwelling of its own: from there one comes to a kitchen, a bath and a room to live
 * in, but not to `entered`, the room behind the main door.
 */
export function dwellingsBehind(graph: RoomGraph, doors: readonly string[], entered: string): readonly string[] {
  return doors.filter((id) => {
    const reached = walk(graph, [roomKey(0, id)]);
    const has = (kinds: readonly RoomKind[]) =>
      [...reached].some((key) => kinds.includes(graph.kinds.get(key) ?? "duct"));
    return !reached.has(roomKey(0, entered)) && has(KITCHENS) && has(BATHROOMS) && has(LIVED_IN);
  });
}
