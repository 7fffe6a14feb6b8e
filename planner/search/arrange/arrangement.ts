import { layOut, layOutUnder } from "#planner/search/arrange/layout.ts";
import type { LevelModel } from "#planner/search/arrange/level-model.ts";
import { cloneTree, copyTree, type LevelTree, type SharedCut } from "#planner/search/arrange/level-tree.ts";
import { emptySums, type NodeSums, sumUp, sumUpFrom } from "#planner/search/arrange/needs.ts";
import { judge } from "#planner/search/arrange/objective/judge.ts";
import { type Judgement, newJudgement } from "#planner/search/arrange/objective/judgement.ts";
import { misplaced } from "#planner/search/arrange/objective/sizes.ts";
import type { CoreLines } from "#planner/search/core/core-lines.ts";

/** All levels of a house while they are arranged together on one skeleton. */
export type Arrangement = {
  readonly models: readonly LevelModel[];
  readonly trees: LevelTree[];
  readonly sums: NodeSums[];
  /** 1 where a tree's order has changed since its sums were taken. */
  readonly stale: Uint8Array;
  /** Skeleton cuts as they were drawn, and where each lies now, mm. */
  readonly cuts: readonly SharedCut[];
  readonly sharedAt: Int32Array;
  /** Where the walls about stair and ducts lie, and how they may move. */
  readonly lines: CoreLines;
  readonly costs: Float64Array;
  readonly hards: Int32Array;
  /** Neighbourhoods asked for that each level misses. */
  readonly missed: Int32Array;
  /** Vetoes of strict vastu that each level breaks; they are no hard problems. */
  readonly vetoes: Int32Array;
};

export function newArrangement(
  models: readonly LevelModel[],
  trees: LevelTree[],
  cuts: readonly SharedCut[],
  lines: CoreLines,
): Arrangement {
  const arrangement: Arrangement = {
    models,
    trees,
    sums: trees.map((tree) => emptySums(tree.left.length)),
    stale: new Uint8Array(models.length).fill(1),
    cuts,
    sharedAt: Int32Array.from(cuts, (cut) => cut.at),
    lines,
    costs: new Float64Array(models.length),
    hards: new Int32Array(models.length),
    missed: new Int32Array(models.length),
    vetoes: new Int32Array(models.length),
  };
  settle(arrangement);
  return arrangement;
}

const judgement: Judgement = newJudgement();

/** Lays out and judges every level from `first` up: each stands on the one below. */
export function settle(arrangement: Arrangement, first = 0): void {
  for (let level = first; level < arrangement.models.length; level++) {
    arrangement.stale[level] = 1;
    settleLevel(arrangement, level);
  }
}

/** Gives a level another tree, lays it out on the level below as that stands, and judges it up to `limit` as `judgeLevel` does. */
export function setTree(
  arrangement: Arrangement,
  level: number,
  tree: LevelTree,
  limit = Number.POSITIVE_INFINITY,
): void {
  arrangement.trees[level] = tree;
  arrangement.stale[level] = 1;
  layOutLevel(arrangement, level);
  judgeLevel(arrangement, level, limit);
}

/** Lays out and judges one level on the one below it as that stands. */
export function settleLevel(arrangement: Arrangement, level: number): void {
  layOutLevel(arrangement, level);
  judgeLevel(arrangement, level, Number.POSITIVE_INFINITY);
}

/**
 * Judges a level as it is laid out. Judging ends once the cost is beyond `limit`: the cost noted is then only a lower bound. `alone`: nothing below has
 * moved since the model's other layout was judged.
 */
export function judgeLevel(arrangement: Arrangement, level: number, limit: number, alone = false): void {
  const { models, costs, hards, missed, vetoes } = arrangement;
  costs[level] = judge(models, level, limit, judgement, alone);
  hards[level] = judgement.hard;
  missed[level] = judgement.missed;
  vetoes[level] = judgement.vetoes;
}

/** Lays out a level's tree on the level below as that stands. */
export function layOutLevel(arrangement: Arrangement, level: number): void {
  const { models, trees, sums, stale, sharedAt } = arrangement;
  const model = models[level] as LevelModel;
  const tree = trees[level] as LevelTree;
  const sum = sums[level] as NodeSums;
  if (stale[level] === 1) {
    sumUp(tree, model.rules, sum);
    stale[level] = 0;
  }
  const { x0, y0, x1, y1 } = model.inside;
  layOut(tree, model.rules, sum, sharedAt, x0, y0, x1, y1, models[level - 1]?.layout ?? null, model.layout);
}

/** Lays out a level after a move that shifted a cut: only what lies under the cut, the rest is copied from the spare layout. Nothing below may have moved. */
export function layOutShifted({ models, trees, sums, sharedAt }: Arrangement, level: number): void {
  const { rules, layout, spare } = models[level] as LevelModel;
  const tree = trees[level] as LevelTree;
  const below = models[level - 1]?.layout ?? null;
  layOutUnder(tree, rules, sums[level] as NodeSums, sharedAt, tree.touched[0] as number, spare, below, layout);
}

/** Updates a level's sums where the last move changed its tree. */
export function sumMoved({ models, trees, sums }: Arrangement, level: number): void {
  const tree = trees[level] as LevelTree;
  const [one, other] = [tree.touched[0] as number, tree.touched[1] as number];
  sumUpFrom(tree, (models[level] as LevelModel).rules, one, other, sums[level] as NodeSums);
}

export function totalCost(arrangement: Arrangement): number {
  let total = 0;
  for (const cost of arrangement.costs) total += cost;
  return total;
}

/** The share of floor in wrong rooms (`misplaced`), added up over all levels. */
export function totalMisplaced({ models }: Arrangement): number {
  return models.reduce((sum, model) => sum + misplaced(model), 0);
}

export function totalHard(arrangement: Arrangement): number {
  let total = 0;
  for (const hard of arrangement.hards) total += hard;
  return total;
}

/** Vetoes of strict vastu that the house breaks as its rooms lie. */
export function totalVetoes(arrangement: Arrangement): number {
  let total = 0;
  for (const vetoes of arrangement.vetoes) total += vetoes;
  return total;
}

/** Neighbourhoods asked for that the house misses as its rooms lie. */
export function totalMissed(arrangement: Arrangement): number {
  let total = 0;
  for (const missed of arrangement.missed) total += missed;
  return total;
}

/** Puts the walls about stair and ducts where their lines lie, on every level. */
export function followLines({ sharedAt, lines }: Arrangement): void {
  for (let i = 0; i < sharedAt.length; i++) sharedAt[i] = lines.at[lines.ofCut[i] as number] as number;
}

/** Remembers how the rooms lie now: the function that it gives puts them back. */
export function snapshot(arrangement: Arrangement): () => void {
  const trees = arrangement.trees.map(cloneTree);
  const at = arrangement.lines.at.slice();
  return () => {
    for (const [level, tree] of trees.entries()) copyTree(tree, arrangement.trees[level] as LevelTree);
    arrangement.lines.at.set(at);
    followLines(arrangement);
    settle(arrangement);
  };
}
