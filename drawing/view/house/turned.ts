import type { SideName } from "#drawing/sheet/house/sides.ts";
import { type Box, boxAround, boxCorners } from "#drawing/sheet/shapes/box.ts";
import type { Cuboid } from "#drawing/sheet/shapes/cuboid.ts";
import type { Vec } from "#drawing/sheet/shapes/vec.ts";
import type { Point } from "#planner/geometry/point.ts";
import type { Level, Plan } from "#planner/plan/plan.ts";

/** A side of the house that one sees beside the front. */
export type Flank = Extract<SideName, "left" | "right">;
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

export function placedBox(facing: Facing, box: Cuboid): Cuboid {
  const corners = boxCorners(box).map(([x, y]): Point => {
    const [px, py] = placed(facing, [x, y, 0]);
    return [px, py];
  });
  return { ...box, ...boxAround(corners) };
}

export function turnedBox(facing: Facing, box: Box): Box {
  return boxAround(boxCorners(box).map((corner) => turnedPoint(facing, corner)));
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
