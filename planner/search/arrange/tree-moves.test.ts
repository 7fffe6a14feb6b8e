import { expect, test } from "vitest";
import { treeOfThree } from "#planner/search/arrange/fixtures/tree-of-three.ts";
import { emptyLayout, type Layout } from "#planner/search/arrange/layout.ts";
import type { LevelTree } from "#planner/search/arrange/level-tree.ts";
import { emptySums } from "#planner/search/arrange/needs.ts";
import { SHIFTED, standOverWall, swapParts, UNMOVED } from "#planner/search/arrange/tree-moves.ts";
import { seededRandom } from "#planner/search/random.ts";

function laidOut(...walls: readonly (readonly number[])[]): Layout {
  const layout = emptyLayout(walls.length);
  for (const [i, wall] of walls.entries()) layout.wall.set(wall, 6 * i);
  layout.walls = walls.length;
  return layout;
}

const HERE = laidOut([0, 5000, 115, 0, 9000, -1], [1, 3000, 115, 5115, 12_000, -1]);
const SUMS = emptySums(5);
SUMS.cuts.set([2, 0, 1, 0, 0]);

const movesOver = (below: Layout): { readonly moves: ReadonlySet<number>; readonly tree: LevelTree } => {
  const tree = treeOfThree();
  const random = seededRandom(5);
  const moves = new Set<number>();
  for (let i = 0; i < 40 && !moves.has(SHIFTED); i++) moves.add(standOverWall(tree, 5, SUMS, HERE, below, random));
  return { moves, tree };
};

test("an upper wall is set over the middle of a wall below that runs as it does", () => {
  const { moves, tree } = movesOver(laidOut([1, 4000, 230, 0, 12_000, -1]));
  expect(moves).toContain(SHIFTED);
  expect([...tree.bias]).toEqual([0, 0, 1057, 0, 0]);
});

test("an upper wall is not set over a wall that runs across it, lies beside its length or far away", () => {
  for (const wall of [
    [0, 9000, 230, 0, 12_000, -1],
    [1, 4000, 230, 0, 5000, -1],
    [1, 6000, 230, 0, 12_000, -1],
  ])
    expect([...movesOver(laidOut(wall)).moves]).toEqual([UNMOVED]);
});

/** What hangs under a node, cut by cut. */
function told(tree: LevelTree, node: number): unknown {
  const room = tree.room[node] as number;
  const [left, right] = [tree.left[node] as number, tree.right[node] as number];
  for (const child of room < 0 ? [left, right] : []) expect(tree.parent[child]).toBe(node);
  return room >= 0 ? room : [told(tree, left), told(tree, right)];
}

test("two parts change places as they are, never one with what it lies in, nor the two sides of one cut", () => {
  const seen = new Set<string>();
  for (let seed = 1; seed < 60; seed++) {
    const tree = treeOfThree();
    if (swapParts(tree, 5, seededRandom(seed))) seen.add(JSON.stringify(told(tree, tree.root)));
  }
  expect([...seen].sort()).toEqual(["[1,[0,2]]", "[2,[1,0]]"]);
});

test("what stands in its place for all levels stays there", () => {
  const tree = treeOfThree();
  tree.pinned[1] = 1;
  for (let seed = 1; seed < 60; seed++) expect(swapParts(tree, 5, seededRandom(seed))).toBe(false);
});
