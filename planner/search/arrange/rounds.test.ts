import { expect, test } from "vitest";
import { totalCost } from "#planner/search/arrange/arrangement.ts";
import { type Effort, HALF_EFFORT } from "#planner/search/arrange/effort.ts";
import type { LevelModel } from "#planner/search/arrange/level-model.ts";
import { annealed, movesFor } from "#planner/search/arrange/rounds.ts";
import { searched } from "#planner/search/fixtures/searched.ts";

const HOUSE = { plot: { width: 30, depth: 60, unit: "ft" }, facing: "E", floors: 2, bedrooms: 3 };
/** A search without its last rounds: rough houses. */
const ROUGH: Effort = {
  ...HALF_EFFORT,
  rounds: HALF_EFFORT.rounds.slice(0, 3).map((round) => ({ ...round, goesOn: 1 })),
  finish: null,
};

test("the best houses of a search are annealed once more at its end, the others stay as they lie", () => {
  const without = searched(HOUSE, ROUGH).candidates.map(({ arrangement }) => totalCost(arrangement));
  const finish = { keep: 2, steps: 2000, hot: 2, cold: 0.1 };
  const ended = searched(HOUSE, { ...ROUGH, finish }).candidates.map(({ arrangement }) => totalCost(arrangement));
  expect(without.length).toBeGreaterThan(2);
  expect(ended).toHaveLength(without.length);
  expect(ended[0]).toBeLessThan((without[0] as number) - 1);
  expect(ended.filter((cost) => without.includes(cost))).toHaveLength(without.length - finish.keep);
});

test("only the likeliest houses, once their ground floors are annealed, are annealed upstairs", () => {
  const { candidates } = searched(HOUSE, ROUGH);
  // By their trees: walls above move onto those below by themselves.
  const storeys = () => candidates.map(({ arrangement: { trees } }) => trees.map((tree) => JSON.stringify(tree)));
  const before = storeys();
  const round = { keep: candidates.length, steps: 1500, hot: 8, cold: 0.5, apart: 1, goesOn: 0.5 };
  annealed(candidates, { ...ROUGH, rounds: [round], finish: null }, false, 3);
  const changed = (level: number) => storeys().filter((trees, i) => trees[level] !== before[i]?.[level]).length;
  expect(candidates.length).toBeGreaterThan(2);
  expect(changed(0)).toBeGreaterThan(0);
  expect(changed(1)).toBeGreaterThan(0);
  expect(changed(1)).toBeLessThanOrEqual(Math.ceil(candidates.length / 2));
});

test("a level gets moves by its rooms: all rooms of a house of one storey get as many together as on two storeys", () => {
  const of = (...rooms: readonly number[]) => ({
    models: rooms.map((count) => ({ specs: Array.from({ length: count }) }) as unknown as LevelModel),
  });
  expect(movesFor(of(9), 0, 800)).toBe(800);
  expect(movesFor(of(14), 0, 900)).toBe(movesFor(of(8, 6), 0, 900) + movesFor(of(8, 6), 1, 900));
});
