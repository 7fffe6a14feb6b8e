import type { LevelTree } from "#planner/search/arrange/level-tree.ts";
import { innerWall, type LayoutRules, type NodeSums } from "#planner/search/arrange/needs.ts";

/** Halvings between the size that areas alone ask and the one that is enough. */
const HALVINGS = 7;
/** A strip more than so many times as thick as its areas ask is taken for impossible. */
const MOST = 2;

/**
 * How thick the rooms under a node must be along one axis, mm, so that each keeps its lawful area and widths when they are `across`
 * long along the other: the shape function of a slicing tree (Stockmeyer, "Optimal orientations of cells in slicing
 * floorplan designs", 1983), worked out for one length. Infinity where no thickness is enough.
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
  const room = tree.room[node] as number;
  if (room >= 0) {
    const other = (vertical ? sums.legalDepth : sums.legalWidth)[node] as number;
    if (across < other) return Number.POSITIVE_INFINITY;
    const forArea = Math.ceil((rules.legalArea[room] as number) / across);
    return forArea > legal ? forArea : legal;
  }
  const left = tree.left[node] as number;
  const right = tree.right[node] as number;
  const wall = wallBetween(rules, sums, left, right);
  if ((tree.vertical[node] === 1) === vertical) {
    const first = lawfulThickness(tree, rules, sums, left, vertical, across);
    return first + wall + lawfulThickness(tree, rules, sums, right, vertical, across);
  }
  const fits = (thick: number): boolean =>
    lawfulThickness(tree, rules, sums, left, !vertical, thick) +
      wall +
      lawfulThickness(tree, rules, sums, right, !vertical, thick) <=
    across;
  const forAreas = Math.ceil(areaOf(tree, rules, node) / Math.max(1, across - wall));
  let low = forAreas > legal ? forAreas : legal;
  if (fits(low)) return low;
  let high = low * MOST;
  if (!fits(high)) return Number.POSITIVE_INFINITY;
  for (let i = 0; i < HALVINGS && high - low > 1; i++) {
    const middle = (low + high) >> 1;
    if (fits(middle)) high = middle;
    else low = middle;
  }
  return high;
}

/** The wall that a free cut between two subtrees draws: towards open air an outer one. */
export function wallBetween(rules: LayoutRules, sums: NodeSums, left: number, right: number): number {
  const outer = sums.openness[left] === 2 || sums.openness[right] === 2;
  return outer ? rules.walls.sheltered : innerWall(rules.walls, sums, left, right);
}

function areaOf(tree: LevelTree, rules: LayoutRules, node: number): number {
  const room = tree.room[node] as number;
  if (room >= 0) return rules.legalArea[room] as number;
  return areaOf(tree, rules, tree.left[node] as number) + areaOf(tree, rules, tree.right[node] as number);
}
