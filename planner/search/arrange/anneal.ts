import {
  type Arrangement,
  followLines,
  judgeLevel,
  layOutLevel,
  layOutShifted,
  settle,
  sumMoved,
  totalCost,
} from "#planner/search/arrange/arrangement.ts";
import { coolingPerStep, minusLogarithm } from "#planner/search/arrange/cooling.ts";
import { sameLayout } from "#planner/search/arrange/layout.ts";
import type { LevelModel } from "#planner/search/arrange/level-model.ts";
import { copyBias, copyTree, type LevelTree, orderOf, type TreeOrder } from "#planner/search/arrange/level-tree.ts";
import type { NodeSums } from "#planner/search/arrange/needs.ts";
import { knownFor } from "#planner/search/arrange/objective/known.ts";
import { REBUILT, randomMove, SHIFTED, standOverWall, UNMOVED } from "#planner/search/arrange/tree-moves.ts";
import { moveAtRandom } from "#planner/search/core/core-lines.ts";
import type { Random } from "#planner/search/random.ts";

/** One move in so many moves walls about the core. */
const CORE_MOVES = 5;
/** One move in so many on an upper level sets a cut over a wall below. */
const STANDS = 8;

/** All levels are moved, and the core with them. */
export const WHOLE_HOUSE = -1;

/**
 * Simulated annealing (Kirkpatrick and others, Science 220, 1983) over the trees of all levels (`WHOLE_HOUSE`), or of level `only` alone while those below
 * it stay. It makes `steps` moves, while the temperature falls geometrically from `hot` to `cold`, and leaves the best arrangement met. What a move may
 * cost is drawn before it is judged, so that judging ends as soon as it costs more.
 */
export function anneal(
  arrangement: Arrangement,
  only: number,
  steps: number,
  hot: number,
  cold: number,
  random: Random,
): void {
  const { models, trees, costs, lines } = arrangement;
  const first = only < 0 ? 0 : only;
  const end = only < 0 ? models.length : only + 1;
  for (let l = first; l < end; l++) noteKnown(arrangement, l);
  // The trees without the move that is being tried: one that is refused goes back to them.
  const stands = trees.map(orderOf);
  const best = trees.map(orderOf);
  const costsBefore = new Float64Array(models.length);
  let current = only < 0 ? totalCost(arrangement) : (costs[only] as number);
  let bestCost = current;
  const linesBefore = lines.at.slice();
  const bestLines = lines.at.slice();
  const movesCore = only < 0 && lines.moves.length > 0;
  let temperature = hot;
  const cooling = coolingPerStep(hot, cold, steps);
  for (let step = 0; step < steps; step++) {
    temperature *= cooling;
    const ofCore = movesCore && random.below(CORE_MOVES) === 0;
    const level = ofCore || end - first === 1 ? first : random.below(end);
    const tree = trees[level] as LevelTree;
    const kept = stands[level] as TreeOrder;
    let moved = UNMOVED;
    if (ofCore) {
      linesBefore.set(lines.at);
      if (!moveAtRandom(lines, random)) continue;
      followLines(arrangement);
    } else {
      moved = movedTree(arrangement, level, random, step / steps);
      if (moved === UNMOVED) continue;
      if (moved === REBUILT) sumMoved(arrangement, level);
    }
    const limit = current + temperature * minusLogarithm(random.fraction());
    exchange(models[level] as LevelModel);
    if (moved === SHIFTED) layOutShifted(arrangement, level);
    else layOutLevel(arrangement, level);
    // Every fifth move leaves all rooms and walls in their places, as the rooms' least sizes hold most cuts.
    if (!ofCore && isAsItStood(models[level] as LevelModel)) {
      exchange(models[level] as LevelModel);
      copyMoved(moved, tree, tree, kept);
      continue;
    }
    // A loop: for two numbers a call to copy them would cost more.
    for (let l = level; l < end; l++) costsBefore[l] = costs[l] as number;
    let next = 0;
    for (let l = first; l < level; l++) next += costs[l] as number;
    let tried = level;
    do {
      if (tried > level) {
        exchange(models[tried] as LevelModel);
        layOutLevel(arrangement, tried);
      }
      judgeLevel(arrangement, tried, limit - next, tried === level && !ofCore);
      next += costs[tried] as number;
      tried++;
    } while (tried < end && next <= limit);
    if (next <= limit) {
      current = next;
      if (!ofCore) copyMoved(moved, tree, tree, kept);
      if (current < bestCost - 1e-9) {
        bestCost = current;
        bestLines.set(lines.at);
        for (let l = first; l < end; l++) copyTree(stands[l] as TreeOrder, best[l] as TreeOrder);
      }
      continue;
    }
    if (ofCore) {
      lines.at.set(linesBefore);
      followLines(arrangement);
    } else copyMoved(moved, tree, kept, tree);
    if (moved === REBUILT) sumMoved(arrangement, level);
    for (let l = level; l < tried; l++) exchange(models[l] as LevelModel);
    for (let l = level; l < end; l++) costs[l] = costsBefore[l] as number;
  }
  lines.at.set(bestLines);
  followLines(arrangement);
  for (let l = first; l < end; l++) copyTree(best[l] as TreeOrder, trees[l] as LevelTree);
  settle(arrangement, first);
  for (let l = first; l < end; l++) forgetKnown(models[l] as LevelModel);
}

/** Copies what a move changed in a tree: out of it when the move is taken, back into it when it is refused. */
function copyMoved(moved: number, { touched, pinned }: LevelTree, from: TreeOrder, into: TreeOrder): void {
  if (moved === SHIFTED) copyBias(from, into, touched[0] as number, pinned.length);
  else copyTree(from, into);
}

function movedTree({ models, trees, sums }: Arrangement, level: number, random: Random, coolness: number): number {
  const { specs, layout } = models[level] as LevelModel;
  const tree = trees[level] as LevelTree;
  const nodes = 2 * specs.length - 1;
  const below = models[level - 1];
  if (below !== undefined && random.below(STANDS) === 0)
    return standOverWall(tree, nodes, sums[level] as NodeSums, layout, below.layout, random);
  return randomMove(tree, nodes, random, coolness);
}

/** From now on what judging finds of a level is noted, both for the layout that stands and for the one that is tried. */
function noteKnown(arrangement: Arrangement, level: number): void {
  const { specs, layout, spare } = arrangement.models[level] as LevelModel;
  layout.known = knownFor(specs.length, 1 + 2 * level);
  spare.known = knownFor(specs.length, 2 + 2 * level);
  judgeLevel(arrangement, level, Number.POSITIVE_INFINITY);
}

function forgetKnown({ layout, spare }: LevelModel): void {
  layout.known = null;
  spare.known = null;
}

function isAsItStood({ layout, spare }: LevelModel): boolean {
  return sameLayout(layout, spare);
}

/** Swaps a level's two layouts: a move is tried in the spare one, and the one that stood comes back when the move is refused. */
function exchange(model: LevelModel): void {
  const { layout } = model;
  model.layout = model.spare;
  model.spare = layout;
}
