import type { Wall } from "#planner/plan/plan.ts";
import { axesOf, isSolid, isVertical } from "#planner/search/legalise/line.ts";

/** Walls that share less of their length than this do not stand on one another, mm. */
const LEAST_SHARED = 600;
/** Walls whose thickness is odd are in line to half a millimetre. */
const IN_LINE = 1;

/**
 * How many walls stand partly on a wall of the level below and partly beside it, neither their middles nor a face in line: no mason sets one so, and a
 * column of one finds no place in the other. A wall over two such counts twice.
 */
export function wallsOutOfLine(levels: readonly { readonly walls: readonly Wall[] }[]): number {
  return levels.reduce((sum, { walls }, level) => {
    const below = levels[level - 1]?.walls ?? [];
    const pairs = walls.flatMap((upper) => below.filter((lower) => standsOn(upper, lower) && !areInLine(upper, lower)));
    return sum + pairs.length;
  }, 0);
}

/** Whether of two walls on neighbouring levels one stands on the other, be it partly. */
export function standsOn(one: Wall, other: Wall): boolean {
  if (!isSolid(one) || !isSolid(other) || isVertical(one) !== isVertical(other)) return false;
  const [across, along] = axesOf(isVertical(one));
  const [low, high] = stretchOf(one, along);
  const [start, end] = stretchOf(other, along);
  return (
    Math.min(high, end) - Math.max(low, start) >= LEAST_SHARED &&
    Math.abs(one.from[across] - other.from[across]) < (one.thickness + other.thickness) / 2
  );
}

/** Whether of two walls on neighbouring levels one stands on the other in line with it, by their middles or by a face. */
export function areInLine(one: Wall, other: Wall): boolean {
  return standsOn(one, other) && waysIntoLine(one, other).some((by) => Math.abs(by) <= IN_LINE);
}

/** How far a wall is from the places in which it is in line with another, mm: by their middles, by the one face, by the other. */
export function waysIntoLine(wall: Wall, other: Wall): readonly number[] {
  const [across] = axesOf(isVertical(wall));
  const middles = other.from[across] - wall.from[across];
  const face = (other.thickness - wall.thickness) / 2;
  return [middles, middles - face, middles + face];
}

/** From where to where a wall's line goes along it, mm. */
function stretchOf({ from, to }: Wall, along: 0 | 1): readonly [number, number] {
  return [Math.min(from[along], to[along]), Math.max(from[along], to[along])];
}
