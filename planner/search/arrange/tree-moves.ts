import { cutsBefore, type Layout } from "#planner/search/arrange/layout.ts";
import type { LevelTree } from "#planner/search/arrange/level-tree.ts";
import type { NodeSums } from "#planner/search/arrange/needs.ts";
import type { Random } from "#planner/search/random.ts";

/** By so much a cut is shifted at once, mm. */
const STEPS = [25, 50, 100, 150, 250, 400, 700, 1200] as const;

/** What a move changed: nothing, where a cut lies, which of its sides is which, or what rooms lie under cuts. */
export const UNMOVED = 0;
export const SHIFTED = 1;
const MIRRORED = 2;
export const REBUILT = 3;

/** Changes a tree in place by one random move; UNMOVED when the draw met nothing that may move. `coolness`: 0 when an annealing begins .. 1 at its end. */
export function randomMove(tree: LevelTree, nodes: number, random: Random, coolness: number): number {
  const draw = random.fraction();
  // Early on the order of rooms is found, later their sizes.
  const shift = 0.25 + 0.4 * coolness;
  if (draw < shift) return shiftCut(tree, nodes, random, coolness) ? SHIFTED : UNMOVED;
  const rest = (draw - shift) / (1 - shift);
  if (rest < 0.3) return swapLeaves(tree, nodes, random) ? REBUILT : UNMOVED;
  if (rest < 0.42) return swapParts(tree, nodes, random) ? REBUILT : UNMOVED;
  if (rest < 0.75) return moveLeaf(tree, nodes, random) ? REBUILT : UNMOVED;
  if (rest < 0.88) return turnCut(tree, nodes, random) ? REBUILT : UNMOVED;
  return mirrorCut(tree, nodes, random) ? MIRRORED : UNMOVED;
}

/** Notes where a move changes something. */
function touch(tree: LevelTree, one: number, other: number): void {
  tree.touched[0] = one;
  tree.touched[1] = other;
}

function freeCut(tree: LevelTree, nodes: number, random: Random): number {
  for (let tries = 0; tries < 6; tries++) {
    const node = random.below(nodes);
    if (tree.room[node] === -1 && tree.pinned[node] === 0) return node;
  }
  return -1;
}

function freeLeaf(tree: LevelTree, nodes: number, random: Random): number {
  for (let tries = 0; tries < 6; tries++) {
    const node = random.below(nodes);
    if ((tree.room[node] as number) >= 0 && tree.pinned[node] === 0) return node;
  }
  return -1;
}

function shiftCut(tree: LevelTree, nodes: number, random: Random, coolness: number): boolean {
  const node = freeCut(tree, nodes, random);
  if (node < 0) return false;
  touch(tree, node, node);
  const step = STEPS[random.below(coolness > 0.8 ? 5 : STEPS.length)] as number;
  // Where the areas put it a cut lies best, once the rooms beside it are the right ones.
  if (random.below(6) === 0) {
    if (tree.bias[node] === 0) return false;
    tree.bias[node] = 0;
    return true;
  }
  tree.bias[node] = limited((tree.bias[node] as number) + (random.below(2) === 0 ? step : -step));
  return true;
}

/** A cut is not moved onto a wall below from farther than this, mm. */
const FETCHED = 2500;

/**
 * Shifts a random cut over a random wall of the level below, if they run the same way and lie beside each other somewhere along their length. `here`: the
 * layout of the tree, `sums`: its sums.
 */
export function standOverWall(
  tree: LevelTree,
  nodes: number,
  sums: NodeSums,
  here: Layout,
  below: Layout,
  random: Random,
): number {
  const node = freeCut(tree, nodes, random);
  if (node < 0 || below.walls === 0) return UNMOVED;
  const i = 6 * cutsBefore(tree, sums, node);
  const j = 6 * random.below(below.walls);
  if (below.wall[j] !== here.wall[i]) return UNMOVED;
  const from = Math.max(below.wall[j + 3] as number, here.wall[i + 3] as number);
  const to = Math.min(below.wall[j + 4] as number, here.wall[i + 4] as number);
  const over = (below.wall[j + 1] as number) + (((below.wall[j + 2] as number) - (here.wall[i + 2] as number)) >> 1);
  const by = over - (here.wall[i + 1] as number);
  if (from >= to || by === 0 || Math.abs(by) > FETCHED) return UNMOVED;
  touch(tree, node, node);
  tree.bias[node] = limited((tree.bias[node] as number) + by);
  return SHIFTED;
}

/** The cut whose wall is laid out after `place` others: its wall has that number in the layout. */
export function cutAtPlace(tree: LevelTree, place: number): number {
  const waiting = [tree.root];
  for (let before = 0; ; ) {
    const at = waiting.pop() as number;
    if ((tree.room[at] as number) >= 0) continue;
    if (before++ === place) return at;
    waiting.push(tree.right[at] as number, tree.left[at] as number);
  }
}

function limited(bias: number): number {
  return Math.max(-4000, Math.min(4000, bias));
}

function swapLeaves(tree: LevelTree, nodes: number, random: Random): boolean {
  const a = freeLeaf(tree, nodes, random);
  const b = freeLeaf(tree, nodes, random);
  if (a < 0 || b < 0 || a === b) return false;
  touch(tree, a, b);
  const room = tree.room[a] as number;
  tree.room[a] = tree.room[b] as number;
  tree.room[b] = room;
  return true;
}

/** Two parts of a level, each one room or several, change places; what lies within them stays as it lies. */
export function swapParts(tree: LevelTree, nodes: number, random: Random): boolean {
  const a = freePart(tree, nodes, random);
  const b = freePart(tree, nodes, random);
  if (a < 0 || b < 0 || a === b || liesUnder(tree, a, b) || liesUnder(tree, b, a)) return false;
  const aboveA = tree.parent[a] as number;
  const aboveB = tree.parent[b] as number;
  // The two sides of one cut: mirroring it does that.
  if (aboveA === aboveB) return false;
  touch(tree, a, b);
  hang(tree, aboveA, a, b);
  hang(tree, aboveB, b, a);
  return true;
}

function freePart(tree: LevelTree, nodes: number, random: Random): number {
  for (let tries = 0; tries < 6; tries++) {
    const node = random.below(nodes);
    if (tree.pinned[node] === 0 && (tree.parent[node] as number) >= 0) return node;
  }
  return -1;
}

function liesUnder(tree: LevelTree, node: number, above: number): boolean {
  let at = tree.parent[node] as number;
  while (at >= 0 && at !== above) at = tree.parent[at] as number;
  return at === above;
}

/** Hangs a node under a cut in the place of another, `old`. */
function hang(tree: LevelTree, cut: number, old: number, node: number): void {
  if (tree.left[cut] === old) tree.left[cut] = node;
  else tree.right[cut] = node;
  tree.parent[node] = cut;
}

function turnCut(tree: LevelTree, nodes: number, random: Random): boolean {
  const node = freeCut(tree, nodes, random);
  if (node < 0) return false;
  touch(tree, node, node);
  tree.vertical[node] = 1 - (tree.vertical[node] as number);
  tree.bias[node] = 0;
  return true;
}

function mirrorCut(tree: LevelTree, nodes: number, random: Random): boolean {
  const node = freeCut(tree, nodes, random);
  if (node < 0) return false;
  touch(tree, node, node);
  const left = tree.left[node] as number;
  tree.left[node] = tree.right[node] as number;
  tree.right[node] = left;
  tree.bias[node] = -(tree.bias[node] as number);
  return true;
}

/** Takes a leaf out and puts it beside any other node of a zone; the cut above it goes along. */
function moveLeaf(tree: LevelTree, nodes: number, random: Random): boolean {
  const leaf = freeLeaf(tree, nodes, random);
  if (leaf < 0) return false;
  const cut = tree.parent[leaf] as number;
  if (cut < 0 || tree.pinned[cut] === 1) return false;
  const target = random.below(nodes);
  if (target === leaf || target === cut || tree.pinned[target] === 1) return false;
  if ((tree.room[target] as number) < 0 && (tree.left[target] as number) < 0) return false;
  const sibling = (tree.left[cut] === leaf ? tree.right[cut] : tree.left[cut]) as number;
  touch(tree, sibling, target);
  replaceChild(tree, cut, sibling);
  const above = tree.parent[target] as number;
  if (above < 0) tree.root = cut;
  else if (tree.left[above] === target) tree.left[above] = cut;
  else tree.right[above] = cut;
  tree.parent[cut] = above;
  const first = random.below(2) === 0;
  tree.left[cut] = first ? leaf : target;
  tree.right[cut] = first ? target : leaf;
  tree.parent[leaf] = cut;
  tree.parent[target] = cut;
  tree.vertical[cut] = random.below(2);
  tree.bias[cut] = 0;
  return true;
}

function replaceChild(tree: LevelTree, cut: number, sibling: number): void {
  const above = tree.parent[cut] as number;
  tree.parent[sibling] = above;
  if (above < 0) tree.root = sibling;
  else if (tree.left[above] === cut) tree.left[above] = sibling;
  else tree.right[above] = sibling;
}
