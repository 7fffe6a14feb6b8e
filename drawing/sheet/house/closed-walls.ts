import { isFullHeight, wallReaches } from "#drawing/sheet/house/wall-bodies.ts";
import { boxAround, boxHolds, growBox } from "#drawing/sheet/shapes/box.ts";
import type { Point } from "#planner/geometry/point.ts";
import type { Level, Plan, Wall } from "#planner/plan/plan.ts";

/** Farther from the house's outer face than this a wall ends where it is meant to, mm. */
const MOST = 200;

/**
 * The plan with the outer walls beside a porch or carport going on to the house's face: the document ends them at the centre of the front wall
 * that is not there, half of its thickness short of what every chain measures, with half of a post before them.
 */
export function withClosedWalls(plan: Plan): Plan {
  return {
    ...plan,
    levels: plan.levels.map((level) => ({ ...level, walls: level.walls.map((wall) => closed(wall, level)) })),
  };
}

function closed(wall: Wall, level: Level): Wall {
  if (wall.kind !== "external") return wall;
  const [from, to] = [toFace(wall.from, wall.to, wall, level), toFace(wall.to, wall.from, wall, level)];
  return from === wall.from && to === wall.to ? wall : { ...wall, from, to };
}

/** An end moved to the outer face ahead of it, where it is free and a post stands at it. */
function toFace(end: Point, other: Point, wall: Wall, level: Level): Point {
  const axis = wall.from[0] === wall.to[0] ? 1 : 0;
  const meets = level.walls.some((one) => one !== wall && isFullHeight(one) && wallReaches(one, end));
  const post = level.columns.some(({ polygon }) => boxHolds(growBox(boxAround(polygon), 1), ...end));
  if (meets || !post) return end;
  const ahead = Math.sign(end[axis] - other[axis]);
  const faces = level.footprint
    .flatMap(({ outer }) => outer.map((corner) => corner[axis]))
    .filter((face) => (face - end[axis]) * ahead > 0 && (face - end[axis]) * ahead <= MOST);
  const face = faces.sort((a, b) => (a - b) * ahead)[0];
  if (face === undefined) return end;
  return axis === 0 ? [face, end[1]] : [end[0], face];
}
