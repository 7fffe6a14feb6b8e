import type { PlacedLevel } from "#planner/search/legalise/placed-level.ts";
import { frontOf, withShift } from "#planner/search/legalise/shifted-walls.ts";

type Bare = Omit<PlacedLevel, "columns">;

/** A wall of a level, by id, that stands so many mm farther along x or y, and all that must go with it. */
export type Shift = { readonly level: number; readonly wall: string; readonly by: number };

/** The levels with walls shifted, one after another; one that cannot go stays. */
export function shifted(levels: readonly Bare[], shifts: readonly Shift[]): readonly Bare[] {
  return shifts.reduce((all, { level, wall, by }) => {
    const before = all[level] as Bare;
    const front = frontOf(before, wall);
    return front === null ? all : all.map((one) => (one === before ? withShift(before, front, by) : one));
  }, levels);
}
