import type { WalledLevel } from "#planner/search/legalise/placed-level.ts";
import { frontOf, withShift } from "#planner/search/legalise/shifted-walls.ts";

/** A wall of a level, by id, moved by so many mm along x or y together with all that must move with it. */
export type Shift = { readonly level: number; readonly wall: string; readonly by: number };

/** The levels with walls shifted, one after another; a wall that cannot move stays. */
export function shifted(levels: readonly WalledLevel[], shifts: readonly Shift[]): readonly WalledLevel[] {
  return shifts.reduce((all, { level, wall, by }) => {
    const before = all[level] as WalledLevel;
    const front = frontOf(before, wall);
    return front === null ? all : all.map((one) => (one === before ? withShift(before, front, by) : one));
  }, levels);
}
