import { isAmple, lawfulThickness, wallBetween } from "#planner/search/arrange/lawful-thickness.ts";
import type { LevelTree } from "#planner/search/arrange/level-tree.ts";
import type { LayoutRules, NodeSums } from "#planner/search/arrange/needs.ts";
import type { Known } from "#planner/search/arrange/objective/known.ts";

/** Cuts stand on this grid, mm, unless they stand over a wall below. */
export const GRID = 25;
/** An upper wall nearer than this to a wall below moves onto it, mm. */
const SNAP = 330;
/** The same where the wall is a terrace's and the level below has a terrace: the upper terrace should cover the lower one, over which nothing may be built. */
const TERRACE_SNAP = 1000;

/** Where every room and wall of a level lies; arrays are reused between evaluations. */
export type Layout = {
  /** Clear rectangles, four numbers a room: x0 y0 x1 y1. */
  readonly rooms: Int32Array;
  /** Cuts laid out so far. */
  walls: number;
  /** Six numbers a wall: vertical, face with the smaller coordinate, thickness, from, to, skeleton cut or -1. */
  readonly wall: Int32Array;
  /** `rooms` and `wall` in one array. */
  readonly places: Int32Array;
  /** What judging it found; noted while its level is annealed, else null. */
  known: Known | null;
};

export function emptyLayout(rooms: number): Layout {
  const places = new Int32Array(rooms * 10 + 6);
  return { rooms: places.subarray(0, rooms * 4), walls: 0, wall: places.subarray(rooms * 4), places, known: null };
}

/** Whether two layouts of a level have all rooms and walls in the same places. */
export function sameLayout(a: Layout, b: Layout): boolean {
  for (let i = 0; i < a.rooms.length; i++) if (a.rooms[i] !== b.rooms[i]) return false;
  for (let i = 0; i < 6 * a.walls; i++) if (a.wall[i] !== b.wall[i]) return false;
  return a.walls === b.walls;
}

/**
 * Lays out a tree in a region: areas in proportion to targets, moved by each cut's bias, snapped onto walls below.
 * `sums` are those of this tree as it stands.
 */
export function layOut(
  tree: LevelTree,
  rules: LayoutRules,
  sums: NodeSums,
  sharedAt: Int32Array,
  x0: number,
  y0: number,
  x1: number,
  y1: number,
  below: Layout | null,
  into: Layout,
): void {
  into.walls = 0;
  place(tree, rules, sums, sharedAt, tree.root, x0, y0, x1, y1, below, into);
}

/**
 * Lays out a tree again after a move has shifted one cut, `node`: only what lies under it, the rest is copied from `before`, its layout until then. The
 * level below must not have changed. `sums` are those of this tree.
 */
export function layOutUnder(
  tree: LevelTree,
  rules: LayoutRules,
  sums: NodeSums,
  sharedAt: Int32Array,
  node: number,
  before: Layout,
  below: Layout | null,
  into: Layout,
): void {
  const { rooms } = before;
  into.places.set(before.places);
  into.walls = before.walls;
  // A tree that leaves a room out has nodes to spare, which hold nothing.
  if ((tree.left[node] as number) < 0) return;
  let low = node;
  while ((tree.room[low] as number) < 0) low = tree.left[low] as number;
  let high = node;
  while ((tree.room[high] as number) < 0) high = tree.right[high] as number;
  const i = 4 * (tree.room[low] as number);
  const j = 4 * (tree.room[high] as number);
  const x0 = rooms[i] as number;
  const y0 = rooms[i + 1] as number;
  into.walls = cutsBefore(tree, sums, node);
  place(tree, rules, sums, sharedAt, node, x0, y0, rooms[j + 2] as number, rooms[j + 3] as number, below, into);
  into.walls = before.walls;
}

/** How many cuts are laid out before this one: from the root, the low side first. */
export function cutsBefore(tree: LevelTree, { cuts }: NodeSums, node: number): number {
  let before = 0;
  let at = node;
  for (let above = tree.parent[at] as number; above >= 0; above = tree.parent[at] as number) {
    before++;
    if (tree.right[above] === at) before += cuts[tree.left[above] as number] as number;
    at = above;
  }
  return before;
}

function place(
  tree: LevelTree,
  rules: LayoutRules,
  sums: NodeSums,
  sharedAt: Int32Array,
  node: number,
  x0: number,
  y0: number,
  x1: number,
  y1: number,
  below: Layout | null,
  into: Layout,
): void {
  const room = tree.room[node] as number;
  if (room >= 0) {
    put(into.rooms, room * 4, x0, y0, x1, y1);
    return;
  }
  const left = tree.left[node] as number;
  const right = tree.right[node] as number;
  const vertical = tree.vertical[node] === 1;
  const lo = vertical ? x0 : y0;
  const hi = vertical ? x1 : y1;
  const from = vertical ? y0 : x0;
  const to = vertical ? y1 : x1;
  const shared = tree.shared[node] as number;
  let thickness = rules.walls.core;
  let at = 0;
  if (shared >= 0) at = sharedAt[shared] as number;
  else {
    // Towards open air a wall is an outer wall, and between two open bays it holds the columns of their fronts.
    thickness = wallBetween(rules, sums, left, right);
    at = freePosition(tree, rules, sums, node, left, right, lo, hi, to - from, thickness);
    if (below !== null) {
      const steps = isOverTerrace(tree, rules, left) || isOverTerrace(tree, rules, right);
      at = snapped(below, vertical, at, from, to, thickness, steps ? TERRACE_SNAP : SNAP);
    }
    at = within(tree, rules, sums, left, right, vertical, at, lo, hi - thickness, to - from);
  }
  const i = into.walls++ * 6;
  into.wall[i] = vertical ? 1 : 0;
  into.wall[i + 1] = at;
  into.wall[i + 2] = thickness;
  into.wall[i + 3] = from;
  into.wall[i + 4] = to;
  into.wall[i + 5] = shared;
  const across = vertical ? at : x1;
  const along = vertical ? y1 : at;
  const roomLeft = tree.room[left] as number;
  // Half of the nodes are rooms: a call of their own for each would take a third of the time.
  if (roomLeft >= 0) put(into.rooms, roomLeft * 4, x0, y0, across, along);
  else place(tree, rules, sums, sharedAt, left, x0, y0, across, along, below, into);
  const beyond = vertical ? at + thickness : x0;
  const behind = vertical ? y0 : at + thickness;
  const roomRight = tree.room[right] as number;
  if (roomRight >= 0) put(into.rooms, roomRight * 4, beyond, behind, x1, y1);
  else place(tree, rules, sums, sharedAt, right, beyond, behind, x1, y1, below, into);
}

function isOverTerrace(tree: LevelTree, rules: LayoutRules, node: number): boolean {
  const room = tree.room[node] as number;
  return room >= 0 && rules.overTerrace[room] === 1;
}

function put(rooms: Int32Array, i: number, x0: number, y0: number, x1: number, y1: number): void {
  rooms[i] = x0;
  rooms[i + 1] = y0;
  rooms[i + 2] = x1;
  rooms[i + 3] = y1;
}

/** Moves a cut so that both sides keep their rooms' good sizes, else what the profile asks; else the lack is shared. */
function within(
  tree: LevelTree,
  rules: LayoutRules,
  sums: NodeSums,
  left: number,
  right: number,
  vertical: boolean,
  at: number,
  lo: number,
  hi: number,
  across: number,
): number {
  if (rules.tight) {
    const ample = isAmple(tree, rules, sums, left, vertical, across, at - lo);
    if (ample && isAmple(tree, rules, sums, right, vertical, across, hi - at)) return at;
    const lowest = lo + lawfulThickness(tree, rules, sums, left, vertical, across);
    const highest = hi - lawfulThickness(tree, rules, sums, right, vertical, across);
    if (lowest <= highest) return at < lowest ? lowest : at > highest ? highest : at;
  }
  const need = vertical ? sums.needWidth : sums.needDepth;
  const good = rules.leastArea;
  const low = lo + leastThickness(tree, good, left, need[left] as number, across);
  const high = hi - leastThickness(tree, good, right, need[right] as number, across);
  const kept = at < low ? low : at > high ? high : at;
  if (low <= high) return kept;
  const legal = vertical ? sums.legalWidth : sums.legalDepth;
  const middle = Math.round((low + high) / 2);
  // Legal widths and areas on both sides, else legal widths.
  for (let areas = 1; areas >= 0; areas--) {
    const asked = areas === 1 ? rules.legalArea : null;
    const lowest = lo + leastThickness(tree, asked, left, legal[left] as number, across);
    const highest = hi - leastThickness(tree, asked, right, legal[right] as number, across);
    if (lowest <= highest) return middle < lowest ? lowest : middle > highest ? highest : middle;
  }
  return middle < lo + 200 ? lo + 200 : middle > hi - 200 ? hi - 200 : middle;
}

function leastThickness(
  tree: LevelTree,
  areas: Float64Array | null,
  node: number,
  need: number,
  across: number,
): number {
  const room = tree.room[node] as number;
  if (room < 0 || areas === null) return need;
  const forArea = Math.ceil((areas[room] as number) / across);
  return forArea > need ? forArea : need;
}

function freePosition(
  tree: LevelTree,
  rules: LayoutRules,
  sums: NodeSums,
  node: number,
  left: number,
  right: number,
  lo: number,
  hi: number,
  across: number,
  thickness: number,
): number {
  const span = hi - lo - thickness;
  const leftRoom = tree.room[left] as number;
  const rightRoom = tree.room[right] as number;
  const strips = tree.vertical[node] === 1 ? rules.stripWidth : rules.stripDepth;
  const leftStrip = leftRoom >= 0 ? (strips[leftRoom] as number) : 0;
  const rightStrip = rightRoom >= 0 ? (strips[rightRoom] as number) : 0;
  const leftWeight = sums.weight[left] as number;
  let share = (span * leftWeight) / (leftWeight + (sums.weight[right] as number));
  if (leftStrip > 0 && across > leftStrip) share = leftStrip;
  else if (rightStrip > 0 && across > rightStrip) share = span - rightStrip;
  const exact = lo + share + (tree.bias[node] as number);
  return Math.round(exact / GRID) * GRID;
}

function snapped(
  below: Layout,
  vertical: boolean,
  at: number,
  from: number,
  to: number,
  thickness: number,
  snap: number,
): number {
  let best = at;
  let distance = snap + 1;
  const kind = vertical ? 1 : 0;
  for (let w = 0; w < below.walls; w++) {
    const i = w * 6;
    if (below.wall[i] !== kind) continue;
    const overlap = Math.min(to, below.wall[i + 4] as number) - Math.max(from, below.wall[i + 3] as number);
    if (overlap < 600) continue;
    // Centre over centre, on whole millimetres.
    const centred = (below.wall[i + 1] as number) + (((below.wall[i + 2] as number) - thickness) >> 1);
    const gap = Math.abs(centred - at);
    if (gap < distance) {
      distance = gap;
      best = centred;
    }
  }
  return best;
}
