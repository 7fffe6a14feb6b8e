import type { Box } from "#drawing/sheet/shapes/box.ts";
import { outlineOfBoxes } from "#drawing/sheet/shapes/rectilinear.ts";
import type { Point } from "#planner/geometry/point.ts";
import type { Level, Opening, Wall } from "#planner/plan/plan.ts";

export type WallBody = { readonly wall: Wall; readonly box: Box; readonly alongX: boolean };

/** Whether a wall goes up to the ceiling; parapets and railings end below the height at which a plan is cut. */
export function isFullHeight(wall: Wall): boolean {
  return wall.kind === "external" || wall.kind === "internal";
}

/**
 * The rectangle of each wall around its centre line. An end at which another wall stands is longer by half the wall's own thickness, so that
 * corners close. For full-height walls this is exactly the plan document's rule: another wall's rectangle around its centre line holds the end.
 * Parapets and railings reach on to a wall that ends up to half its thickness short of theirs, and lengthen no full-height wall. Throws for a
 * wall that is not parallel to an axis.
 */
export function wallBodies(walls: readonly Wall[]): readonly WallBody[] {
  return walls.map((wall) => {
    const alongX = wall.from[1] === wall.to[1];
    if (!alongX && wall.from[0] !== wall.to[0]) throw new Error(`wall ${wall.id} is not parallel to an axis`);
    const axis = alongX ? 0 : 1;
    const [low, high] = wall.from[axis] <= wall.to[axis] ? [wall.from, wall.to] : [wall.to, wall.from];
    const half = wall.thickness / 2;
    const others = walls.filter((other) => other !== wall && (isFullHeight(other) || !isFullHeight(wall)));
    const meets = isFullHeight(wall) ? wallHolds : wallReaches;
    const start = low[axis] - (others.some((other) => meets(other, low)) ? half : 0);
    const end = high[axis] + (others.some((other) => meets(other, high)) ? half : 0);
    const across = low[1 - axis] ?? 0;
    const box = alongX
      ? { x1: start, y1: across - half, x2: end, y2: across + half }
      : { x1: across - half, y1: start, x2: across + half, y2: end };
    return { wall, box, alongX };
  });
}

/** The bodies of a level's walls that go up to the ceiling. */
export function fullWalls({ walls }: Pick<Level, "walls">): readonly WallBody[] {
  return wallBodies(walls).filter(({ wall }) => isFullHeight(wall));
}

/** The bodies of a level's parapets and railings. */
export function lowWalls({ walls }: Pick<Level, "walls">): readonly WallBody[] {
  return wallBodies(walls).filter(({ wall }) => !isFullHeight(wall));
}

/** Whether the point lies in the rectangle around the wall's centre line, not beyond its ends. */
function wallHolds(wall: Wall, point: Point): boolean {
  const half = wall.thickness / 2;
  return isWithin(wall, wall.from[1] === wall.to[1] ? [0, half] : [half, 0], point);
}

/** Whether the point lies on the wall's centre line or within half its thickness of it. */
export function wallReaches(wall: Wall, point: Point): boolean {
  const half = wall.thickness / 2;
  return isWithin(wall, [half, half], point);
}

/** Whether the point lies no farther than so much, in x and in y, from the wall's centre line. */
function isWithin({ from, to }: Wall, far: readonly [x: number, y: number], point: Point): boolean {
  return ([0, 1] as const).every(
    (axis) =>
      point[axis] >= Math.min(from[axis], to[axis]) - far[axis] &&
      point[axis] <= Math.max(from[axis], to[axis]) + far[axis],
  );
}

/** An opening with the wall it is in: its rectangle through the whole thickness, and which way the wall runs. */
export type PlacedOpening = {
  readonly opening: Opening;
  readonly wall: Wall;
  readonly box: Box;
  readonly alongX: boolean;
};

/** A level's openings, each with its wall. Throws for an opening whose wall is not on the level. */
export function placeOpenings(level: Level): readonly PlacedOpening[] {
  const walls = new Map(level.walls.map((wall) => [wall.id, wall]));
  return level.openings.map((opening) => {
    const wall = walls.get(opening.wall);
    if (!wall) throw new Error(`opening ${opening.id} names wall ${opening.wall}, which level ${level.index} lacks`);
    const alongX = wall.from[1] === wall.to[1];
    const half = wall.thickness / 2;
    const x1 = Math.min(opening.from[0], opening.to[0]);
    const x2 = Math.max(opening.from[0], opening.to[0]);
    const y1 = Math.min(opening.from[1], opening.to[1]);
    const y2 = Math.max(opening.from[1], opening.to[1]);
    const box = alongX
      ? { x1, y1: wall.from[1] - half, x2, y2: wall.from[1] + half }
      : { x1: wall.from[0] - half, y1, x2: wall.from[0] + half, y2 };
    return { opening, wall, box, alongX };
  });
}

/** A level's walls as outlines in real mm: what is cut, open where its openings are, and what ends below the cut. */
export function wallOutlines(level: Level): Readonly<Record<"cut" | "low", readonly (readonly Point[])[]>> {
  const openings = placeOpenings(level).filter(({ wall }) => isFullHeight(wall));
  return {
    cut: outlineOfBoxes(
      fullWalls(level).map(({ box }) => box),
      openings.map(({ box }) => box),
    ),
    low: outlineOfBoxes(lowWalls(level).map(({ box }) => box)),
  };
}

/** A plan is cut this high above its floor; a flight above it is hidden and drawn dashed. mm */
export const CUT_HEIGHT = 1400;
