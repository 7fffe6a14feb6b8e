import { openFloors } from "#drawing/sheet/heights/floor-levels.ts";
import { shaftsOf } from "#drawing/sheet/house/shafts.ts";
import { contains } from "#drawing/sheet/shapes/largest-rectangle.ts";
import type { Point } from "#planner/geometry/point.ts";
import type { Level, Plan, Room } from "#planner/plan/plan.ts";

/** A terrace or balcony with its storey. */
export type OpenFloor = { readonly level: Level; readonly room: Room };

/**
 * A rain-water pipe's way down: the storeys past which it runs, from above, the last of them that on whose terrace or balcony it ends (`onto`), else the
 * ground's; and those `through` whose rooms or walls it would go.
 */
export type Course = {
  readonly past: readonly Level[];
  readonly through: readonly Level[];
  readonly onto: OpenFloor | null;
};

/**
 * The way down of a pipe that leaves the floor of the storey of index `from`, the roof's being the number of levels: on to the first terrace or balcony in its
 * way, or through that where nothing but open ground lies below.
 */
export function courseOf(plan: Plan, from: number, at: Point): Course {
  const below = plan.levels.filter(({ index }) => index < from).sort((a, b) => b.index - a.index);
  const past: Level[] = [];
  const through: Level[] = [];
  for (const level of below) {
    past.push(level);
    const room = openFloors(level).find(({ polygon }) => contains(polygon, ...at));
    if (room === undefined) {
      if (isBuilt(level, at)) through.push(level);
    } else if (below.some((one) => one.index < level.index && isBuilt(one, at)))
      return { past, through, onto: { level, room } };
  }
  return { past, through, onto: null };
}

/** Whether a storey's house stands at a point, which it does not in shafts and yards. */
function isBuilt(level: Level, [x, y]: Point): boolean {
  return (
    level.footprint.some(({ outer, holes }) => contains(outer, x, y) && !holes.some((hole) => contains(hole, x, y))) &&
    !shaftsOf(level).some(({ polygon }) => contains(polygon, x, y))
  );
}
