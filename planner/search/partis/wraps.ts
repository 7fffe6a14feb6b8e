import type { Rect } from "#planner/geometry/rect.ts";
import type { Walls } from "#planner/rules/walls-of.ts";
import { sharedCuts } from "#planner/search/arrange/level-tree.ts";
import type { Core, QuarterTurn } from "#planner/search/core/core.ts";
import { type SkeletonNode, wrapFixedRooms } from "#planner/search/core/skeleton.ts";
import type { Random } from "#planner/search/random.ts";

/** One way of drawing the walls about the fixed rooms, and the number of its first cut. `floor`: the only level that may have it. */
export type Wrap = { readonly skeleton: SkeletonNode; readonly firstCut: number; readonly floor?: number };

/** Tries at other ways of drawing these walls, beside the core's own. */
const MORE_WRAPS = 3;
/** The narrowest zone beside the lower part of a stair, mm: a WC fits. */
const UNDER_HEAD = 760;

/**
 * Ways of drawing the walls about a core. Stair and ducts stand in the same place on all floors, but each of two floors in a frame may choose which of the
 * walls about them run on to the outer walls, so that its rooms find zones of their sizes. With three storeys, or bearing walls, all floors have the same.
 */
export function wrapsOf(core: Core, levels: number, walls: Walls, inside: Rect, random: Random): readonly Wrap[] {
  if (core.turn !== undefined) return aboutTurn(core, core.turn, walls, inside, random);
  const wraps: Wrap[] = [{ skeleton: core.skeleton, firstCut: 0 }];
  let firstCut = sharedCuts(core.skeleton).length;
  const draw = (fixed: readonly Rect[], of: Pick<Wrap, "floor">, leastZone?: number): void => {
    for (let i = 0; i < MORE_WRAPS; i++) {
      const skeleton = wrapFixedRooms(inside, fixed, walls.core, random, leastZone);
      if (skeleton === null) continue;
      wraps.push({ skeleton, firstCut, ...of });
      firstCut += sharedCuts(skeleton).length;
    }
  };
  const rects = core.fixed.map(({ rect }) => rect);
  if (levels === 2 && walls.frame && rects.length > 0) draw(rects, {});
  const { underHead = null, fixed } = core;
  if (underHead !== null) {
    const below = fixed.map(({ kind, rect }) => (kind === "stair" ? underHead : rect));
    draw(below, { floor: 0 }, UNDER_HEAD);
  }
  return wraps;
}

/** Which of the ways, by their index, a level may have: its own alone where it has some. */
export function wrapsOn(level: number, wraps: readonly Wrap[]): readonly number[] {
  const own = [...wraps.keys()].filter((wrap) => wraps[wrap]?.floor === level);
  return own.length > 0 ? own : [...wraps.keys()].filter((wrap) => wraps[wrap]?.floor === undefined);
}

/** About a stair with a quarter turn each of the two floors has its own walls. */
function aboutTurn(core: Core, { above }: QuarterTurn, walls: Walls, inside: Rect, random: Random): readonly Wrap[] {
  const wraps: Wrap[] = [];
  let firstCut = 0;
  for (const [floor, { fixed, skeleton: own }] of [core, above].entries()) {
    for (let i = 0; i <= MORE_WRAPS; i++) {
      const rects = fixed.map((room) => room.rect);
      const skeleton = i === 0 ? own : wrapFixedRooms(inside, rects, walls.core, random);
      if (skeleton === null) continue;
      wraps.push({ skeleton, firstCut, floor });
      firstCut += sharedCuts(skeleton).length;
    }
  }
  return wraps;
}
