import type { LevelTree } from "#planner/search/arrange/level-tree.ts";
import { innerWall, type LayoutRules, type NodeSums } from "#planner/search/arrange/needs.ts";

/** Most steps from the thickness that areas alone ask to one that is enough: the third is nearly always within a centimetre, the sixth nearer still. */
const STEPS = 6;
/** Where a room cannot be lawful at some thickness at all, the next one tried is so many times larger. */
const LARGER = 1.15;

/**
 * How thick the rooms under a node must be, mm, left to right where `vertical`, else front to rear, so that each keeps its lawful area and widths while
 * they measure `across` the other way: the shape function of a slicing tree (Stockmeyer, "Optimal orientations of cells in slicing floorplan designs",
 * 1983), worked out for one length. Infinity where their lawful widths do not fit into `across`.
 */
export function lawfulThickness(
  tree: LevelTree,
  rules: LayoutRules,
  sums: NodeSums,
  node: number,
  vertical: boolean,
  across: number,
): number {
  const legal = (vertical ? sums.legalWidth : sums.legalDepth)[node] as number;
  if (across < ((vertical ? sums.legalDepth : sums.legalWidth)[node] as number)) return Number.POSITIVE_INFINITY;
  const room = tree.room[node] as number;
  if (room >= 0) {
    const forArea = Math.ceil((sums.legalArea[node] as number) / across);
    const length = rules.leastLength[room] as number;
    const least = across < length && length > legal ? length : legal;
    return forArea > least ? forArea : least;
  }
  const left = tree.left[node] as number;
  const right = tree.right[node] as number;
  const wall = wallBetween(rules, sums, left, right);
  if ((tree.vertical[node] === 1) === vertical) {
    const first = lawfulThickness(tree, rules, sums, left, vertical, across);
    return first + wall + lawfulThickness(tree, rules, sums, right, vertical, across);
  }
  const forAreas = Math.ceil((sums.legalArea[node] as number) / (across - wall));
  let thick = forAreas > legal ? forAreas : legal;
  for (let step = 0; step < STEPS; step++) {
    const first = lawfulThickness(tree, rules, sums, left, !vertical, thick);
    const taken = first + wall + lawfulThickness(tree, rules, sums, right, !vertical, thick);
    if (taken <= across) break;
    thick = Math.ceil(thick * (taken === Number.POSITIVE_INFINITY ? LARGER : taken / across));
  }
  return thick;
}

/** Thickness of the wall that a free cut draws between two subtrees, mm: towards rooms open to the air it is an outer wall. */
export function wallBetween(rules: LayoutRules, sums: NodeSums, left: number, right: number): number {
  const outer = sums.openness[left] === 2 || sums.openness[right] === 2;
  return outer ? rules.walls.sheltered : innerWall(rules.walls, sums, left, right);
}

/** So many times the lawful areas nearly always hold the rooms and the walls between them. */
const AMPLE = 1.25;

/** Whether a strip so thick nearly always holds the rooms under a node: a quick check, which spares `lawfulThickness`. */
export function isAmple(
  tree: LevelTree,
  rules: LayoutRules,
  sums: NodeSums,
  node: number,
  vertical: boolean,
  across: number,
  thick: number,
): boolean {
  const room = tree.room[node] as number;
  const length = room < 0 ? 0 : (rules.leastLength[room] as number);
  if (across < length && thick < length) return false;
  const legal = (vertical ? sums.legalWidth : sums.legalDepth)[node] as number;
  return thick >= legal && thick * across >= AMPLE * (sums.legalArea[node] as number);
}
