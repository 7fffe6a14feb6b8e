import { expect, test } from "vitest";
import { INDIA } from "#planner/rules/profiles/india.ts";
import { wallsOf } from "#planner/rules/walls-of.ts";
import { lawfulThickness } from "#planner/search/arrange/lawful-thickness.ts";
import { emptyLayout, layOut } from "#planner/search/arrange/layout.ts";
import { blankTree, type LevelTree } from "#planner/search/arrange/level-tree.ts";
import { emptySums, type LayoutRules, sumUp } from "#planner/search/arrange/needs.ts";

/** Least area m2 and least width m: two bedrooms, a living room, a bath, a lobby. */
const ROOMS = [
  [7.5, 2.1],
  [7.5, 2.1],
  [9.5, 2.4],
  [2.8, 1.2],
  [1, 1],
] as const;
const WALL = 115;

function rulesOf(): LayoutRules {
  const widths = Int32Array.from(ROOMS, ([, width]) => width * 1000);
  const areas = Float64Array.from(ROOMS, ([area]) => area * 1e6);
  const none = new Uint8Array(ROOMS.length);
  return {
    weight: Float64Array.from(ROOMS, ([area]) => area),
    open: none,
    overTerrace: none,
    stripWidth: new Int32Array(ROOMS.length),
    stripDepth: new Int32Array(ROOMS.length),
    leastWidth: widths,
    leastDepth: widths,
    legalWidth: widths,
    legalDepth: widths,
    leastLength: new Int32Array(ROOMS.length),
    leastArea: areas,
    legalArea: areas,
    tight: true,
    walls: wallsOf(INDIA, "rcc-frame"),
    carries: none,
  };
}

/** Two rooms with a cut between them. */
function pair(first: number, second: number, vertical: boolean): LevelTree {
  const tree = blankTree(3);
  tree.room[1] = first;
  tree.room[2] = second;
  tree.left[0] = 1;
  tree.right[0] = 2;
  tree.vertical[0] = vertical ? 1 : 0;
  tree.root = 0;
  return tree;
}

function thickness(tree: LevelTree, vertical: boolean, across: number): number {
  const rules = rulesOf();
  const sums = emptySums(tree.left.length);
  sumUp(tree, rules, sums);
  return lawfulThickness(tree, rules, sums, tree.root, vertical, across);
}

test("two bedrooms one behind the other are as wide as both their areas ask of the depth, the wall between them left out", () => {
  const wide = thickness(pair(0, 1, false), true, 5400);
  expect(wide).toBeGreaterThanOrEqual(15e6 / (5400 - WALL));
  expect(wide).toBeLessThan(15e6 / (5400 - WALL) + 40);
  const depth = (5400 - WALL) / 2;
  expect(wide * depth).toBeGreaterThanOrEqual(7.49e6);
});

test("side by side each takes its own width, and no less than the law asks", () => {
  expect(thickness(pair(0, 1, true), true, 2500)).toBe(3000 + WALL + 3000);
  expect(thickness(pair(2, 3, true), true, 9000)).toBe(2400 + WALL + 1200);
});

test("beside a lobby that is deeper than its area asks a bedroom still keeps its own", () => {
  const wide = thickness(pair(4, 0, false), true, 4074);
  expect(wide * (4074 - WALL - 1000)).toBeGreaterThanOrEqual(7.5e6);
  expect(wide).toBeLessThan(2540);
});

test("a bedroom with a corner to give is as long along one side as its width and the corner ask, whatever its area", () => {
  const single = { ...rulesOf(), leastLength: Int32Array.from(ROOMS, (_, room) => (room === 0 ? 3215 : 0)) };
  const sums = emptySums(3);
  const tree = pair(0, 1, true);
  sumUp(tree, single, sums);
  const wide = (across: number): number => lawfulThickness(tree, single, sums, 1, true, across);
  expect(wide(3000)).toBe(3215);
  expect(wide(3300)).toBe(Math.ceil(7.5e6 / 3300));
});

test("on a tight plot a shift makes a room narrower than good, down to what the law asks, and no further", () => {
  const rules = { ...rulesOf(), leastWidth: Int32Array.from(ROOMS, () => 2475) };
  const tree = pair(0, 1, true);
  const sums = emptySums(tree.left.length);
  sumUp(tree, rules, sums);
  const widthShiftedBy = (bias: number): number => {
    tree.bias[0] = bias;
    const layout = emptyLayout(ROOMS.length);
    layOut(tree, rules, sums, new Int32Array(0), 0, 0, 5200, 4000, null, layout);
    return (layout.rooms[2] as number) - (layout.rooms[0] as number);
  };
  expect(widthShiftedBy(-200)).toBeLessThan(2475);
  expect(widthShiftedBy(-900)).toBe(2100);
});

test("rooms that no width makes deep enough have none", () => {
  expect(thickness(pair(2, 0, false), true, 2400 + WALL + 2099)).toBe(Number.POSITIVE_INFINITY);
  expect(thickness(pair(0, 1, true), true, 2099)).toBe(Number.POSITIVE_INFINITY);
});
