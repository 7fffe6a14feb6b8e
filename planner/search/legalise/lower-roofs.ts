import { within } from "#planner/geometry/rect.ts";
import type { WalledLevel } from "#planner/search/legalise/placed-level.ts";
import { leftOut } from "#planner/search/legalise/set-back.ts";

/**
 * The house without the floor that its upper storeys leave over: there the storey below has its roof. Null where there is no such floor, or it cannot be left
 * out: a wall would be too thin for the open air, or a storey would stand over the roof of one that is not built. `outer`: thickness of a wall towards the open
 * air, mm.
 */
export function withLowerRoofs(levels: readonly WalledLevel[], outer: number): readonly WalledLevel[] | null {
  const built: WalledLevel[] = [];
  for (const level of levels) {
    const below = built.at(-1)?.leftOut;
    const roof = level.rooms.find(({ spec }) => spec.roof);
    const left = roof === undefined ? level : leftOut(level, roof.rect, outer);
    if (left === null) return null;
    const over = left.leftOut;
    if (below !== undefined && (over === undefined || !within(below, over))) return null;
    built.push(over === undefined ? left : { ...left, overRoof: true });
  }
  return built.some(({ overRoof }) => overRoof) ? built : null;
}
