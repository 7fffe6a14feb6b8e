import type { Walls } from "#planner/rules/walls-of.ts";
import type { LevelTree } from "#planner/search/arrange/level-tree.ts";

/** What the rooms of a level ask of the cuts between them; arrays have an entry for each room. */
export type LayoutRules = {
  /** Target area, m2: cuts divide the floor in proportion to these. */
  readonly weight: Float64Array;
  /** 1 for rooms open to the air: the wall to them is an outer wall. */
  readonly open: Uint8Array;
  /** 1 for a terrace on a level over one with a terrace. */
  readonly overTerrace: Uint8Array;
  /** Fixed thickness of a strip such as a passage, mm, or 0: across a vertical cut, and across a horizontal one. */
  readonly stripWidth: Int32Array;
  readonly stripDepth: Int32Array;
  /** Least clear width and depth of a good room, mm. */
  readonly leastWidth: Int32Array;
  readonly leastDepth: Int32Array;
  /** Least width and depth that the profile asks, mm: kept where there is no space for the good ones. */
  readonly legalWidth: Int32Array;
  readonly legalDepth: Int32Array;
  /** The longer side of a room is no shorter, mm: beside its corner that becomes a lobby it is as wide as it must be; 0 for other rooms. */
  readonly leastLength: Int32Array;
  /** Least area of a good room, and the least that the profile asks, mm2. */
  readonly leastArea: Float64Array;
  readonly legalArea: Float64Array;
  /** Whether rooms are at their least: then a cut minds the lawful areas of all rooms beside it, not their widths alone. */
  readonly tight: boolean;
  readonly walls: Walls;
  /** 1 for rooms whose walls carry the floor above; small rooms stand between partitions. */
  readonly carries: Uint8Array;
};

/** What the rooms under every node of a tree need together; it changes with the order of rooms, not with biases. */
export type NodeSums = {
  /** Target areas with what the inner walls between them take, m2. */
  readonly weight: Float64Array;
  /** 0 indoor only, 1 mixed, 2 open air only. */
  readonly openness: Uint8Array;
  /** 1 when a room in it has walls that carry the floor above. */
  readonly carrying: Uint8Array;
  /** The least good size, mm. */
  readonly needWidth: Int32Array;
  readonly needDepth: Int32Array;
  /** The least lawful size, mm. */
  readonly legalWidth: Int32Array;
  readonly legalDepth: Int32Array;
  /** The least lawful areas, mm2. */
  readonly legalArea: Float64Array;
  /** How many cuts lie in it, its own among them. */
  readonly cuts: Uint8Array;
};

export function emptySums(nodes: number): NodeSums {
  return {
    weight: new Float64Array(nodes),
    openness: new Uint8Array(nodes),
    carrying: new Uint8Array(nodes),
    needWidth: new Int32Array(nodes),
    needDepth: new Int32Array(nodes),
    legalWidth: new Int32Array(nodes),
    legalDepth: new Int32Array(nodes),
    legalArea: new Float64Array(nodes),
    cuts: new Uint8Array(nodes),
  };
}

/** Adds up a tree's rooms from the leaves to the root. */
export function sumUp(tree: LevelTree, rules: LayoutRules, into: NodeSums): void {
  weigh(tree, rules, tree.root, into);
}

/**
 * Updates the sums where a move may have changed them: in two nodes and all above them. Of skeleton cuts only the number of cuts is counted, as the walls
 * about the core do not depend on what rooms need.
 */
export function sumUpFrom(tree: LevelTree, rules: LayoutRules, one: number, other: number, into: NodeSums): void {
  sumPath(tree, rules, one, into);
  if (other !== one) sumPath(tree, rules, other, into);
}

function sumPath(tree: LevelTree, rules: LayoutRules, from: number, into: NodeSums): void {
  let node = from;
  for (; node >= 0 && (tree.shared[node] as number) < 0; node = tree.parent[node] as number)
    sumNode(tree, rules, node, into);
  for (; node >= 0; node = tree.parent[node] as number) countCuts(tree, node, into);
}

function countCuts(tree: LevelTree, node: number, { cuts }: NodeSums): void {
  cuts[node] = 1 + (cuts[tree.left[node] as number] as number) + (cuts[tree.right[node] as number] as number);
}

function weigh(tree: LevelTree, rules: LayoutRules, node: number, sums: NodeSums): void {
  if ((tree.room[node] as number) < 0) {
    weigh(tree, rules, tree.left[node] as number, sums);
    weigh(tree, rules, tree.right[node] as number, sums);
  }
  sumNode(tree, rules, node, sums);
}

/** What a node needs, from what the two under it need. */
function sumNode(tree: LevelTree, rules: LayoutRules, node: number, sums: NodeSums): void {
  const { weight, openness, carrying, needWidth, needDepth, legalWidth, legalDepth } = sums;
  const room = tree.room[node] as number;
  if (room >= 0) {
    weight[node] = rules.weight[room] as number;
    openness[node] = rules.open[room] === 1 ? 2 : 0;
    carrying[node] = rules.carries[room] as number;
    needWidth[node] = rules.leastWidth[room] as number;
    needDepth[node] = rules.leastDepth[room] as number;
    legalWidth[node] = rules.legalWidth[room] as number;
    legalDepth[node] = rules.legalDepth[room] as number;
    sums.legalArea[node] = rules.legalArea[room] as number;
    sums.cuts[node] = 0;
    return;
  }
  const left = tree.left[node] as number;
  const right = tree.right[node] as number;
  countCuts(tree, node, sums);
  const a = openness[left] as number;
  const b = openness[right] as number;
  openness[node] = a === b ? a : 1;
  carrying[node] = (carrying[left] as number) | (carrying[right] as number);
  sums.legalArea[node] = (sums.legalArea[left] as number) + (sums.legalArea[right] as number);
  const wall = innerWall(rules.walls, sums, left, right);
  const rooms = (weight[left] as number) + (weight[right] as number);
  weight[node] = rooms + 0.9 * (wall / 1000) * Math.sqrt(rooms);
  if (tree.vertical[node] === 1) {
    add(needWidth, node, left, right, wall);
    add(legalWidth, node, left, right, wall);
    larger(needDepth, node, left, right);
    larger(legalDepth, node, left, right);
  } else {
    add(needDepth, node, left, right, wall);
    add(legalDepth, node, left, right, wall);
    larger(needWidth, node, left, right);
    larger(legalWidth, node, left, right);
  }
}

/** Thickness of a wall between two subtrees, mm. It carries the floor above when rooms that want such a wall lie on both sides. */
export function innerWall(walls: Walls, { carrying }: NodeSums, left: number, right: number): number {
  return carrying[left] === 1 && carrying[right] === 1 ? walls.bearing : walls.partition;
}

function add(sizes: Int32Array, node: number, left: number, right: number, wall: number): void {
  sizes[node] = (sizes[left] as number) + (sizes[right] as number) + wall;
}

function larger(sizes: Int32Array, node: number, left: number, right: number): void {
  const a = sizes[left] as number;
  const b = sizes[right] as number;
  sizes[node] = a > b ? a : b;
}
