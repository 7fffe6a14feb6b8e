import { layOut } from "#planner/search/arrange/layout.ts";
import type { LevelModel } from "#planner/search/arrange/level-model.ts";
import { cloneTree, copyTree, type LevelTree, type SharedCut } from "#planner/search/arrange/level-tree.ts";
import { judge } from "#planner/search/arrange/objective/judge.ts";
import { type Judgement, newJudgement } from "#planner/search/arrange/objective/judgement.ts";
import { randomMove } from "#planner/search/arrange/tree-moves.ts";
import type { Random } from "#planner/search/random.ts";

/** All levels of a house while they are arranged together on one skeleton. */
export type Arrangement = {
  readonly models: readonly LevelModel[];
  readonly trees: LevelTree[];
  readonly cuts: readonly SharedCut[];
  readonly sharedAt: Int32Array;
  /** How far stair and ducts may slide along the house, all together, from where the core drew them; mm. */
  readonly slide: Slide;
  /** How far they have slid. */
  slid: number;
  readonly costs: Float64Array;
  readonly hards: Int32Array;
};

/** A range of places, both ends allowed. */
export type Slide = { readonly low: number; readonly high: number };

export function newArrangement(
  models: readonly LevelModel[],
  trees: LevelTree[],
  cuts: readonly SharedCut[],
  slide: Slide,
): Arrangement {
  const arrangement: Arrangement = {
    models,
    trees,
    cuts,
    sharedAt: Int32Array.from(cuts, (cut) => cut.at),
    slide,
    slid: 0,
    costs: new Float64Array(models.length),
    hards: new Int32Array(models.length),
  };
  settle(arrangement, 0);
  return arrangement;
}

const judgement: Judgement = newJudgement();

/** Lays out and judges the levels from `from` upward: each stands on the one below. */
export function settle(arrangement: Arrangement, from: number): void {
  for (let level = from; level < arrangement.models.length; level++) settleLevel(arrangement, level);
}

/** Lays out and judges one level on the one below it as that stands. */
export function settleLevel(arrangement: Arrangement, level: number): void {
  const model = arrangement.models[level] as LevelModel;
  const below = level === 0 ? undefined : arrangement.models[level - 1];
  layOutLevel(arrangement, level);
  arrangement.costs[level] = judge(
    model,
    below === undefined ? null : { model: below, layout: below.layout },
    arrangement.models[0] as LevelModel,
    judgement,
  );
  arrangement.hards[level] = judgement.hard;
}

function layOutLevel(arrangement: Arrangement, level: number): void {
  const model = arrangement.models[level] as LevelModel;
  const { inside } = model;
  layOut(
    arrangement.trees[level] as LevelTree,
    model.rules,
    arrangement.sharedAt,
    inside.x0,
    inside.y0,
    inside.x1,
    inside.y1,
    arrangement.models[level - 1]?.layout ?? null,
    model.layout,
  );
}

export function totalCost(arrangement: Arrangement): number {
  let total = 0;
  for (const cost of arrangement.costs) total += cost;
  return total;
}

export function totalHard(arrangement: Arrangement): number {
  let total = 0;
  for (const hard of arrangement.hards) total += hard;
  return total;
}

/** Moves stair and ducts, and with them the walls around them on every level, to `by` from where they were drawn. */
function slideTo(arrangement: Arrangement, by: number): void {
  for (const [i, cut] of arrangement.cuts.entries()) if (!cut.vertical) arrangement.sharedAt[i] = cut.at + by;
  arrangement.slid = by;
}

/** One move in so many slides the core. */
const SLIDES = 14;
const SLIDE_STEPS = [25, 50, 100, 200, 400, 700] as const;

/**
 * Simulated annealing over the trees of all levels (Kirkpatrick and others, Science 220, 1983): moves are counted,
 * the temperature falls geometrically from `hot` to `cold`, the best arrangement met is kept.
 */
export function anneal(arrangement: Arrangement, steps: number, hot: number, cold: number, random: Random): void {
  const levels = arrangement.models.length;
  const undo = arrangement.trees.map(cloneTree);
  const best = arrangement.trees.map(cloneTree);
  const costsBefore = new Float64Array(levels);
  const hardsBefore = new Int32Array(levels);
  let current = totalCost(arrangement);
  let bestCost = current;
  let bestSlid = arrangement.slid;
  const { slide } = arrangement;
  const slides = slide.high > slide.low;
  let temperature = hot;
  const cooling = coolingPerStep(hot, cold, steps);
  for (let step = 0; step < steps; step++) {
    temperature *= cooling;
    const slid = arrangement.slid;
    const sliding = slides && random.below(SLIDES) === 0;
    const level = sliding || levels === 1 ? 0 : random.below(levels);
    const tree = arrangement.trees[level] as LevelTree;
    const kept = undo[level] as LevelTree;
    copyTree(tree, kept);
    const nodes = 2 * (arrangement.models[level] as LevelModel).specs.length - 1;
    if (sliding) {
      const by = SLIDE_STEPS[random.below(SLIDE_STEPS.length)] as number;
      const to = slid + (random.below(2) === 0 ? by : -by);
      if (to < slide.low || to > slide.high) continue;
      slideTo(arrangement, to);
    } else if (!randomMove(tree, nodes, random, step / steps)) continue;
    costsBefore.set(arrangement.costs);
    hardsBefore.set(arrangement.hards);
    settle(arrangement, level);
    const next = totalCost(arrangement);
    if (next <= current || random.fraction() < likelihood((current - next) / temperature)) {
      current = next;
      if (current < bestCost - 1e-9) {
        bestCost = current;
        bestSlid = arrangement.slid;
        for (let l = 0; l < levels; l++) copyTree(arrangement.trees[l] as LevelTree, best[l] as LevelTree);
      }
      continue;
    }
    if (sliding) slideTo(arrangement, slid);
    copyTree(kept, tree);
    for (let l = level; l < levels; l++) layOutLevel(arrangement, l);
    arrangement.costs.set(costsBefore);
    arrangement.hards.set(hardsBefore);
  }
  slideTo(arrangement, bestSlid);
  for (let l = 0; l < levels; l++) copyTree(best[l] as LevelTree, arrangement.trees[l] as LevelTree);
  settle(arrangement, 0);
}

/** e^x for x <= 0, by additions and multiplications alone: Math.exp may differ in its last bit between machines. */
function likelihood(x: number): number {
  if (x < -12) return 0;
  const part = 1 + x / 256;
  let power = part * part;
  for (let i = 0; i < 7; i++) power *= power;
  return power;
}

/** The factor whose power `steps` is cold / hot, found by bisection on repeated squaring. */
function coolingPerStep(hot: number, cold: number, steps: number): number {
  const goal = cold / hot;
  let low = 0;
  let high = 1;
  for (let i = 0; i < 60; i++) {
    const mid = (low + high) / 2;
    if (power(mid, steps) < goal) low = mid;
    else high = mid;
  }
  return high;
}

function power(base: number, exponent: number): number {
  let result = 1;
  let square = base;
  for (let e = exponent; e > 0; e = Math.floor(e / 2)) {
    if (e % 2 === 1) result *= square;
    square *= square;
  }
  return result;
}
