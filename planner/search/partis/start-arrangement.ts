import type { Rect } from "#planner/geometry/rect.ts";
import { type Arrangement, newArrangement, setTree, settleLevel } from "#planner/search/arrange/arrangement.ts";
import type { LevelModel } from "#planner/search/arrange/level-model.ts";
import { type LevelTree, sharedCuts } from "#planner/search/arrange/level-tree.ts";
import type { VastuModel } from "#planner/search/arrange/vastu-model.ts";
import { type Core, slideOf } from "#planner/search/core/core.ts";
import { type SkeletonNode, wrapFixedRooms } from "#planner/search/core/skeleton.ts";
import { growTree } from "#planner/search/partis/grow-tree.ts";
import type { Parti, Place } from "#planner/search/partis/parti.ts";
import { vastuPlace } from "#planner/search/partis/vastu-place.ts";
import type { RoomSpec } from "#planner/search/programme/room-spec.ts";
import type { Random } from "#planner/search/random.ts";

const MIDDLE: Place = [0.5, 0.5];
/** The part to let lies together, behind the house or along a side. */
const LET_PLACES: readonly Place[] = [
  [0.5, 1.1],
  [1.1, 0.8],
  [-0.1, 0.8],
  [1.1, 0.4],
];
/** How often rooms are set where vastu likes them instead of where the parti has them. */
const DEVOUT = { strict: 0.75, preferred: 0.35 } as const;

/**
 * The best of `tries` ways of setting a parti's rooms about a core, level by level from the ground up: each level is
 * judged on the one below. Null when a level has fewer rooms than the core leaves zones.
 */
export function startArrangement(
  parti: Parti,
  mirrored: boolean,
  core: Core,
  models: readonly LevelModel[],
  rooms: readonly (readonly RoomSpec[])[],
  inside: Rect,
  tries: number,
  random: Random,
): Arrangement | null {
  const wraps = wrapsOf(core, models, inside, random);
  const grow = (level: number): LevelTree | null => {
    const specs = rooms[level] as readonly RoomSpec[];
    const places = placesOf(parti, mirrored, level, specs, models[level]?.vastu ?? null, random);
    const { skeleton, firstCut } = wraps[random.below(wraps.length)] as Wrap;
    return growTree(skeleton, inside, core.fixed.length, specs, places, random, firstCut);
  };
  const first: LevelTree[] = [];
  for (let level = 0; level < models.length; level++) {
    const tree = grow(level);
    if (tree === null) return null;
    first.push(tree);
  }
  const arrangement = newArrangement(
    models,
    first,
    wraps.flatMap(({ skeleton }) => sharedCuts(skeleton)),
    slideOf(core, inside),
  );
  for (let level = 0; level < models.length; level++) {
    let best = arrangement.trees[level] as LevelTree;
    settleLevel(arrangement, level);
    let bestCost = arrangement.costs[level] as number;
    for (let attempt = 1; attempt < tries; attempt++) {
      const tree = grow(level);
      if (tree === null) continue;
      setTree(arrangement, level, tree, bestCost);
      const cost = arrangement.costs[level] as number;
      if (cost >= bestCost) continue;
      bestCost = cost;
      best = tree;
    }
    setTree(arrangement, level, best);
  }
  return arrangement;
}

/** One way of drawing the walls about the fixed rooms, and the number of its first cut. */
type Wrap = { readonly skeleton: SkeletonNode; readonly firstCut: number };

/** Other ways of drawing the walls about the fixed rooms that are tried beside the core's own. */
const MORE_WRAPS = 3;

/**
 * Stair and ducts stand alike on both floors, but which of the walls about them run on to the outer walls each floor may choose:
 * then its rooms find zones of their sizes. Under a third storey, and on bearing walls, all floors have the same walls.
 */
function wrapsOf(core: Core, models: readonly LevelModel[], inside: Rect, random: Random): readonly Wrap[] {
  const wraps: Wrap[] = [{ skeleton: core.skeleton, firstCut: 0 }];
  const [ground] = models;
  if (ground === undefined || models.length !== 2 || !ground.walls.frame || core.fixed.length === 0) return wraps;
  const fixed = core.fixed.map((room) => room.rect);
  let firstCut = sharedCuts(core.skeleton).length;
  for (let i = 0; i < MORE_WRAPS; i++) {
    const skeleton = wrapFixedRooms(inside, fixed, ground.walls.core, random);
    if (skeleton === null) continue;
    wraps.push({ skeleton, firstCut });
    firstCut += sharedCuts(skeleton).length;
  }
  return wraps;
}

/** Every room's wish, loosened by an amount that changes from draw to draw, so that near and far variants are met. */
function placesOf(
  parti: Parti,
  mirrored: boolean,
  level: number,
  specs: readonly RoomSpec[],
  vastu: VastuModel | null,
  random: Random,
): readonly Place[] {
  const devout = vastu !== null && random.fraction() < (vastu.strict ? DEVOUT.strict : DEVOUT.preferred);
  const wishes = level === 0 ? parti.ground : parti.upper;
  const bedrooms = level === 0 ? parti.groundBedrooms : parti.upperBedrooms;
  const loose = 0.1 + 0.5 * random.fraction() * random.fraction();
  let bedroom = 0;
  const letAt = specs.some((spec) => spec.apart === "to-let")
    ? (LET_PLACES[random.below(LET_PLACES.length)] as Place)
    : MIDDLE;
  return specs.map((spec) => {
    const sleeps = spec.kind === "bedroom" || spec.kind === "master-bedroom";
    const wish =
      (spec.apart === "to-let" ? letAt : sleeps ? bedrooms[bedroom++ % bedrooms.length] : wishes[spec.kind]) ?? MIDDLE;
    const drawn: Place = [mirrored ? 1 - wish[0] : wish[0], wish[1]];
    const moved = devout && vastu !== null && spec.apart !== "to-let";
    const [across, along] = moved ? vastuPlace(spec.kind, drawn, vastu.northBearing) : drawn;
    return [across + loose * (2 * random.fraction() - 1), along + loose * (2 * random.fraction() - 1)];
  });
}
