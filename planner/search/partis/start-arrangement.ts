import type { Rect } from "#planner/geometry/rect.ts";
import { type Arrangement, newArrangement, setTree, settleLevel } from "#planner/search/arrange/arrangement.ts";
import type { Draft, Sketch } from "#planner/search/arrange/assign/sketches.ts";
import type { LevelModel } from "#planner/search/arrange/level-model.ts";
import { type LevelTree, sharedCuts } from "#planner/search/arrange/level-tree.ts";
import type { Core, FixedRoom } from "#planner/search/core/core.ts";
import { coreLines } from "#planner/search/core/core-lines.ts";
import { growTree } from "#planner/search/partis/grow-tree.ts";
import type { Parti } from "#planner/search/partis/parti.ts";
import { placesOf } from "#planner/search/partis/places.ts";
import { type Wrap, wrapsOn } from "#planner/search/partis/wraps.ts";
import type { RoomSpec } from "#planner/search/programme/room-spec.ts";
import type { Random } from "#planner/search/random.ts";

/** How often a level's rooms go to the zones that a draft gives them; else they go wherever their places lead. */
const DRAFTED = 0.75;

/**
 * The best of `tries` ways of setting a parti's rooms about a core, level by level from the ground up: each level is
 * judged on the one below. Null when a level has fewer rooms than the core leaves zones.
 */
export function startArrangement(
  parti: Parti,
  { mirrored, core, rooms, wraps, drafts }: Sketch,
  models: readonly LevelModel[],
  inside: Rect,
  tries: number,
  random: Random,
): Arrangement | null {
  const grow = (level: number, old: LevelTree | null = null): LevelTree | null => {
    const specs = rooms[level] as readonly RoomSpec[];
    const places = placesOf(parti, mirrored, level, specs, models[level]?.vastu ?? null, random);
    const some = drafts[level] as readonly Draft[];
    const drafted = some.length > 0 && random.fraction() < DRAFTED;
    // Better drafts, which come first, are taken more often.
    const draft = some[Math.floor(some.length * random.fraction() * random.fraction())] as Draft;
    const own = wrapsOn(level, wraps);
    const { skeleton, firstCut } = wraps[drafted ? draft.wrap : (own[random.below(own.length)] as number)] as Wrap;
    const zones = drafted ? draft.assignment.rooms : null;
    return growTree(skeleton, inside, core.fixed.length, specs, places, random, firstCut, zones, old);
  };
  const first: LevelTree[] = [];
  for (let level = 0; level < models.length; level++) {
    const tree = grow(level);
    if (tree === null) return null;
    first.push(tree);
  }
  const cuts = wraps.flatMap(({ skeleton }) => sharedCuts(skeleton));
  const arrangement = newArrangement(
    models,
    first,
    cuts,
    coreLines([...core.fixed, ...otherFixed(core)], cuts, inside, (models[0] as LevelModel).walls.core),
  );
  for (let level = 0; level < models.length; level++) {
    let best = arrangement.trees[level] as LevelTree;
    settleLevel(arrangement, level);
    let bestCost = arrangement.costs[level] as number;
    let spare: LevelTree | null = null;
    for (let attempt = 1; attempt < tries; attempt++) {
      const tree = grow(level, spare);
      if (tree === null) continue;
      spare = tree;
      setTree(arrangement, level, tree, bestCost);
      const cost = arrangement.costs[level] as number;
      if (cost >= bestCost) continue;
      bestCost = cost;
      spare = best;
      best = tree;
    }
    setTree(arrangement, level, best);
  }
  return arrangement;
}

/** Fixed rooms as they are on a level where they lie elsewhere or are shorter: their walls move with those of the others. */
function otherFixed({ turn, underHead }: Core): readonly FixedRoom[] {
  const short = underHead ? [{ kind: "stair", rect: underHead, entry: "front", growth: 0 } as const] : [];
  return [...(turn?.above.fixed ?? []), ...short];
}
