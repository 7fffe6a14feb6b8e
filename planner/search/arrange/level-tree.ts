import type { SkeletonNode } from "#planner/search/core/skeleton.ts";

/**
 * A slicing tree over one level, as flat arrays so that a move can be undone by copying.
 * Leaves hold a room; the nodes of the shared skeleton come first and never move.
 * Slicing trees: Wong and Liu, "A new algorithm for floorplan design", DAC 1986.
 */
export type LevelTree = {
  root: number;
  /** One array that holds all that moves change, so that it is copied at once: the six below are parts of it. */
  readonly moving: Int16Array;
  readonly left: Int16Array;
  readonly right: Int16Array;
  readonly parent: Int16Array;
  /** 1: the cut line is vertical and parts left from right; 0: it parts front from rear. */
  readonly vertical: Int16Array;
  /** Room of a leaf, -1 for a cut. */
  readonly room: Int16Array;
  /** mm that a cut is moved away from where the rooms' areas put it. */
  readonly bias: Int16Array;
  /** Number of the skeleton cut that a node is, or -1. */
  readonly shared: Int16Array;
  /** 1 for skeleton cuts and fixed rooms, which no move changes. */
  readonly pinned: Uint8Array;
  /** Two nodes, or one twice: the last move changed nothing but them and nodes above them, in the tree before it as in the tree after it. */
  readonly touched: Int16Array;
};

export type SharedCut = { readonly vertical: boolean; readonly at: number };

/** The skeleton's cuts in the order in which trees number them. */
export function sharedCuts(skeleton: SkeletonNode): readonly SharedCut[] {
  if (skeleton.kind !== "cut") return [];
  const { vertical, at } = skeleton;
  return [{ vertical, at }, ...sharedCuts(skeleton.low), ...sharedCuts(skeleton.high)];
}

/** All that differs between two trees of one level. */
export type TreeOrder = Pick<LevelTree, "root" | "moving">;

export function orderOf({ root, moving }: TreeOrder): TreeOrder {
  return { root, moving: moving.slice() };
}

export function copyTree(from: TreeOrder, into: TreeOrder): void {
  into.root = from.root;
  into.moving.set(from.moving);
}

/** Copies a tree's order where the two differ in the bias of one cut, `node`, alone; `nodes`: how many nodes a tree has. */
export function copyBias(from: TreeOrder, into: TreeOrder, node: number, nodes: number): void {
  const i = 5 * nodes + node;
  into.moving[i] = from.moving[i] as number;
}

export function cloneTree(tree: LevelTree): LevelTree {
  return treeOf(tree.root, tree.moving.slice(), tree.shared, tree.pinned);
}

/** A tree of nodes without rooms, children or parents. */
export function blankTree(nodes: number): LevelTree {
  return blanked(treeOf(0, new Int16Array(6 * nodes), new Int16Array(nodes), new Uint8Array(nodes)));
}

/** Empties a tree, so that another can be grown in it, and returns it. */
export function blanked(tree: LevelTree): LevelTree {
  tree.root = 0;
  tree.moving.fill(0);
  for (const links of [tree.left, tree.right, tree.parent, tree.room, tree.shared]) links.fill(-1);
  tree.pinned.fill(0);
  return tree;
}

function treeOf(root: number, moving: Int16Array, shared: Int16Array, pinned: Uint8Array): LevelTree {
  const n = pinned.length;
  const part = (i: number): Int16Array => moving.subarray(i * n, (i + 1) * n);
  const [left, right, parent, vertical, room, bias] = [part(0), part(1), part(2), part(3), part(4), part(5)];
  return { root, moving, left, right, parent, vertical, room, bias, shared, pinned, touched: new Int16Array(2) };
}
