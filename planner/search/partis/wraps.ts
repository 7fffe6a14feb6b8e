import type { Rect } from "#planner/geometry/rect.ts";
import type { Walls } from "#planner/rules/walls-of.ts";
import { sharedCuts } from "#planner/search/arrange/level-tree.ts";
import type { Core } from "#planner/search/core/core.ts";
import { type SkeletonNode, wrapFixedRooms } from "#planner/search/core/skeleton.ts";
import type { Random } from "#planner/search/random.ts";

/** One way of drawing the walls about the fixed rooms, and the number of its first cut. */
export type Wrap = { readonly skeleton: SkeletonNode; readonly firstCut: number };

/** Other ways of drawing the walls about the fixed rooms that are tried beside the core's own. */
const MORE_WRAPS = 3;

/**
 * Stair and ducts stand alike on both floors, but which of the walls about them run on to the outer walls each floor may choose:
 * then its rooms find zones of their sizes. Under a third storey, and on bearing walls, all floors have the same walls.
 */
export function wrapsOf(core: Core, levels: number, walls: Walls, inside: Rect, random: Random): readonly Wrap[] {
  const wraps: Wrap[] = [{ skeleton: core.skeleton, firstCut: 0 }];
  if (levels !== 2 || !walls.frame || core.fixed.length === 0) return wraps;
  const fixed = core.fixed.map((room) => room.rect);
  let firstCut = sharedCuts(core.skeleton).length;
  for (let i = 0; i < MORE_WRAPS; i++) {
    const skeleton = wrapFixedRooms(inside, fixed, walls.core, random);
    if (skeleton === null) continue;
    wraps.push({ skeleton, firstCut });
    firstCut += sharedCuts(skeleton).length;
  }
  return wraps;
}
