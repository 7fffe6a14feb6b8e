import { openFloors } from "#drawing/sheet/heights/floor-levels.ts";
import { type LowerRoof, lowerRoofs } from "#drawing/sheet/house/lower-roofs.ts";
import { shaftsOf } from "#drawing/sheet/house/shafts.ts";
import { contains } from "#drawing/sheet/shapes/largest-rectangle.ts";
import type { Point } from "#planner/geometry/point.ts";
import type { Level, Plan, Room } from "#planner/plan/plan.ts";

/** A floor on which rain falls beside a storey's rooms. */
export type RainFloor = Room | LowerRoof;
/** A terrace, a balcony or the roof of the storey below, with the storey from which one sees it. */
export type OpenFloor = { readonly level: Level; readonly room: RainFloor };

/**
 * A rain-water pipe's way down: the storeys past which it runs, from above, the last of them that on whose terrace or balcony, or beside which on the roof of
 * the one below, it ends (`onto`), else the ground's; and those `through` whose rooms or walls it would go.
 */
export type Course = {
  readonly past: readonly Level[];
  readonly through: readonly Level[];
  readonly onto: OpenFloor | null;
};

/**
 * The way down of a pipe that leaves the floor of the storey of index `from`, the roof's being the number of levels: on to the first terrace, balcony or lower
 * roof in its way, or through that where nothing but open ground lies below.
 */
export function courseOf(plan: Plan, from: number, at: Point): Course {
  const below = plan.levels.filter(({ index }) => index < from).sort((a, b) => b.index - a.index);
  const past: Level[] = [];
  const through: Level[] = [];
  for (const level of below) {
    past.push(level);
    const room = openFloorAt(plan, level, at);
    if (room === undefined) {
      if (isBuilt(level, at)) through.push(level);
    } else if (below.some((one) => one.index < level.index && isBuilt(one, at)))
      return { past, through, onto: { level, room } };
  }
  return { past, through, onto: null };
}

function openFloorAt(plan: Plan, level: Level, at: Point): RainFloor | undefined {
  return (
    openFloors(level).find(({ polygon }) => contains(polygon, ...at)) ??
    lowerRoofs(plan).find(({ above, polygon }) => above === level && contains(polygon, ...at))
  );
}

/** Whether a storey's house stands at a point, which it does not in shafts and yards. */
function isBuilt(level: Level, [x, y]: Point): boolean {
  return (
    level.footprint.some(({ outer, holes }) => contains(outer, x, y) && !holes.some((hole) => contains(hole, x, y))) &&
    !shaftsOf(level).some(({ polygon }) => contains(polygon, x, y))
  );
}
