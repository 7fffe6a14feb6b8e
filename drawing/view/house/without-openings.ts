import type { Rect } from "#drawing/facade/details/draw.ts";
import { placeOpenings } from "#drawing/sheet/house/wall-bodies.ts";
import { boxesOverlap } from "#drawing/sheet/shapes/box.ts";
import type { Cuboid } from "#drawing/sheet/shapes/cuboid.ts";
import type { Plan } from "#planner/plan/plan.ts";

/** Every opening of the house as the box that it takes out of its wall. */
export function holesOf(plan: Plan): readonly Cuboid[] {
  return plan.levels.flatMap((level) =>
    placeOpenings(level).map(({ box, opening }) => ({
      ...box,
      z1: level.floorLevel + opening.sill,
      z2: level.floorLevel + opening.head,
    })),
  );
}

/** A body without the openings through it, in pieces: what lies beside each, below it and above it. */
export function pierced<T extends Cuboid>(body: T, holes: readonly Cuboid[]): readonly T[] {
  let pieces: readonly T[] = [body];
  for (const hole of holes) if (goesThrough(hole, body)) pieces = pieces.flatMap((piece) => without(piece, hole));
  return pieces;
}

/** Walls stand up to this much beyond an opening's box, mm: half a millimetre of rounding. */
const LAP = 1;

function goesThrough(hole: Cuboid, body: Cuboid): boolean {
  if (!overlaps(hole, body)) return false;
  const alongX = hole.y1 <= body.y1 + LAP && hole.y2 >= body.y2 - LAP;
  const alongY = hole.x1 <= body.x1 + LAP && hole.x2 >= body.x2 - LAP;
  return alongX || alongY;
}

function overlaps(a: Cuboid, b: Cuboid): boolean {
  return boxesOverlap(a, b) && meet(a, b);
}

/** Whether two upright rectangles, or what stands behind them, lie before one another. */
export function meet(a: Rect, b: Rect): boolean {
  return a.x1 < b.x2 && b.x1 < a.x2 && a.z1 < b.z2 && b.z1 < a.z2;
}

function without<T extends Cuboid>(piece: T, hole: Cuboid): readonly T[] {
  if (!overlaps(hole, piece)) return [piece];
  const through = hole.y2 - hole.y1 >= piece.y2 - piece.y1 - 2 * LAP;
  return through ? around(piece, hole, "x1", "x2") : around(piece, hole, "y1", "y2");
}

/** What of an upright piece lies beside a hole that meets it, from `low` to `high`, and below and above that. */
export function around<End extends string, Piece extends Readonly<Record<End | "z1" | "z2", number>>>(
  piece: Piece,
  hole: Readonly<Record<End | "z1" | "z2", number>>,
  low: End,
  high: End,
): readonly Piece[] {
  const from = Math.max(piece[low], hole[low]);
  const to = Math.min(piece[high], hole[high]);
  return [
    { ...piece, [high]: from },
    { ...piece, [low]: to },
    { ...piece, [low]: from, [high]: to, z2: Math.max(piece.z1, hole.z1) },
    { ...piece, [low]: from, [high]: to, z1: Math.min(piece.z2, hole.z2) },
  ].filter((part) => part[low] < part[high] && part.z1 < part.z2);
}
