import type { Box } from "#drawing/sheet/shapes/box.ts";
import type { Cuboid } from "#drawing/sheet/shapes/cuboid.ts";
import type { Vec } from "#drawing/view/vec.ts";
import type { Point } from "#planner/geometry/point.ts";
import type { Level, Plan } from "#planner/plan/plan.ts";

/** A side of the house that one sees beside the front. */
export type Flank = "left" | "right";
export type Facing = "front" | Flank;

/** A plan's point as one sees it who stands before that side: along it from left to right, and away. */
export function turnedPoint(facing: Facing, [x, y]: Point): Point {
  if (facing === "front") return [x, y];
  return facing === "right" ? [y, -x] : [-y, x];
}

/** Back from there into the plan. */
export function placed(facing: Facing, [x, y, z]: Vec): Vec {
  if (facing === "front") return [x, y, z];
  return facing === "right" ? [-y, x, z] : [y, -x, z];
}

export function placedBox<T extends Cuboid>(facing: Facing, box: T): T {
  const [ax, ay] = placed(facing, [box.x1, box.y1, 0]);
  const [bx, by] = placed(facing, [box.x2, box.y2, 0]);
  return { ...box, x1: Math.min(ax, bx), x2: Math.max(ax, bx), y1: Math.min(ay, by), y2: Math.max(ay, by) };
}

export function turnedBox(facing: Facing, box: Box): Box {
  const [ax, ay] = turnedPoint(facing, [box.x1, box.y1]);
  const [bx, by] = turnedPoint(facing, [box.x2, box.y2]);
  return { x1: Math.min(ax, bx), x2: Math.max(ax, bx), y1: Math.min(ay, by), y2: Math.max(ay, by) };
}

/**
 * The plan with a side of the house in the front's place, so that a style dresses the openings there by the same rules. Without stairs and
 * furniture, which no wall needs.
 */
export function turnedPlan(plan: Plan, facing: Facing): Plan {
  const point = (at: Point) => turnedPoint(facing, at);
  const all = (points: readonly Point[]) => points.map(point);
  const levels = plan.levels.map(
    (level): Level => ({
      ...level,
      footprint: level.footprint.map((region) => ({ ...region, outer: all(region.outer) })),
      rooms: level.rooms.map((room) => ({ ...room, polygon: all(room.polygon) })),
      walls: level.walls.map((wall) => ({ ...wall, from: point(wall.from), to: point(wall.to) })),
      openings: level.openings.map(({ from, to, hinge, swing, ...opening }) => ({
        ...opening,
        from: point(from),
        to: point(to),
        ...(hinge ? { hinge: point(hinge) } : {}),
        ...(swing ? { swing: all(swing) } : {}),
      })),
      columns: level.columns.map((column) => ({ ...column, polygon: all(column.polygon) })),
      stairs: [],
      furniture: [],
    }),
  );
  return { ...plan, levels, site: { ...plan.site, plot: all(plan.site.plot) } };
}
