import type { SkeletonNode } from "#planner/search/core/skeleton.ts";
import type { Random } from "#planner/search/random.ts";

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

/** A random tree on the skeleton: `free` rooms in its zones, fixed room k as room `free + k`. Null: more zones than rooms. */
export function randomTree(skeleton: SkeletonNode, free: number, random: Random): LevelTree | null {
  const fixedCount = countOf(skeleton, "fixed");
  const zones = countOf(skeleton, "zone");
  if (free < zones) return null;
  const size = 2 * (free + fixedCount) + 2;
  const tree: LevelTree = {
    root: 0,
    left: new Int16Array(size).fill(-1),
    right: new Int16Array(size).fill(-1),
    parent: new Int16Array(size).fill(-1),
    vertical: new Uint8Array(size),
    room: new Int16Array(size).fill(-1),
    bias: new Int16Array(size),
    shared: new Int16Array(size).fill(-1),
    pinned: new Uint8Array(size),
  };
  const order = shuffled(free, random);
  const groups: number[][] = Array.from({ length: zones }, () => []);
  for (const [i, room] of order.entries()) (groups[i < zones ? i : random.below(zones)] as number[]).push(room);
  let nodes = 0;
  let cuts = 0;
  let zone = 0;
  function join(node: number, vertical: boolean, low: number, high: number): number {
    tree.left[node] = low;
    tree.right[node] = high;
    tree.parent[low] = node;
    tree.parent[high] = node;
    tree.vertical[node] = vertical ? 1 : 0;
    return node;
  }
  function leaf(room: number): number {
    const node = nodes++;
    tree.room[node] = room;
    return node;
  }
  function subtree(rooms: readonly number[]): number {
    if (rooms.length === 1) return leaf(rooms[0] as number);
    const node = nodes++;
    const split = 1 + random.below(rooms.length - 1);
    return join(node, random.below(2) === 0, subtree(rooms.slice(0, split)), subtree(rooms.slice(split)));
  }
  function build(part: SkeletonNode): number {
    if (part.kind === "zone") return subtree(groups[zone++] as number[]);
    if (part.kind === "fixed") {
      const node = leaf(free + part.index);
      tree.pinned[node] = 1;
      return node;
    }
    const node = nodes++;
    tree.shared[node] = cuts++;
    tree.pinned[node] = 1;
    const low = build(part.low);
    return join(node, part.vertical, low, build(part.high));
  }
  tree.root = build(skeleton);
  return tree;
}

function countOf(part: SkeletonNode, kind: "zone" | "fixed"): number {
  if (part.kind === "cut") return countOf(part.low, kind) + countOf(part.high, kind);
  return part.kind === kind ? 1 : 0;
}

function shuffled(n: number, random: Random): readonly number[] {
  const order = Array.from({ length: n }, (_, i) => i);
  for (let i = n - 1; i > 0; i--) {
    const j = random.below(i + 1);
    const swap = order[i] as number;
    order[i] = order[j] as number;
    order[j] = swap;
  }
  return order;
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
