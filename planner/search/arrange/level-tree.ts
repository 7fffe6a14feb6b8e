import type { SkeletonNode } from "#planner/search/core/skeleton.ts";

/**
 * A slicing tree over one level, as flat arrays so that a move can be undone by copying.
 * Leaves hold a room; the nodes of the shared skeleton come first and never move.
 * Slicing trees: Wong and Liu, "A new algorithm for floorplan design", DAC 1986.
 */
export type LevelTree = {
  root: number;
  readonly left: Int16Array;
  readonly right: Int16Array;
  readonly parent: Int16Array;
  /** 1: the cut line is vertical and parts left from right; 0: it parts front from rear. */
  readonly vertical: Uint8Array;
  /** Room of a leaf, -1 for a cut. */
  readonly room: Int16Array;
  /** mm that a cut is moved away from where the rooms' areas put it. */
  readonly bias: Int16Array;
  /** Skeleton cut, or -1. */
  readonly shared: Int16Array;
  /** Tied fixed leaves cannot be swapped or moved. */
  readonly pinned: Uint8Array;
};

export type SharedCut = { readonly vertical: boolean; readonly at: number; readonly tied: number };

/** The skeleton's cuts in the order in which trees number them. */
export function sharedCuts(skeleton: SkeletonNode): readonly SharedCut[] {
  if (skeleton.kind !== "cut") return [];
  const { vertical, at, tied } = skeleton;
  return [{ vertical, at, tied }, ...sharedCuts(skeleton.low), ...sharedCuts(skeleton.high)];
}

export function copyTree(from: LevelTree, into: LevelTree): void {
  into.root = from.root;
  into.left.set(from.left);
  into.right.set(from.right);
  into.parent.set(from.parent);
  into.vertical.set(from.vertical);
  into.room.set(from.room);
  into.bias.set(from.bias);
}

export function cloneTree(tree: LevelTree): LevelTree {
  return {
    root: tree.root,
    left: tree.left.slice(),
    right: tree.right.slice(),
    parent: tree.parent.slice(),
    vertical: tree.vertical.slice(),
    room: tree.room.slice(),
    bias: tree.bias.slice(),
    shared: tree.shared,
    pinned: tree.pinned,
  };
}
