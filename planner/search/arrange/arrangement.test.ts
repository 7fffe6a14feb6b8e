import { expect, test } from "vitest";
import { layOutLevel, layOutShifted, newArrangement, sumMoved } from "#planner/search/arrange/arrangement.ts";
import { cloneTree } from "#planner/search/arrange/level-tree.ts";
import { emptySums, sumUp } from "#planner/search/arrange/needs.ts";
import { modelOf } from "#planner/search/arrange/objective/fixtures/drawn-level.ts";
import { REBUILT, randomMove, SHIFTED } from "#planner/search/arrange/tree-moves.ts";
import { growTree } from "#planner/search/partis/grow-tree.ts";
import { seededRandom } from "#planner/search/random.ts";

const KINDS = ["living", "dining", "kitchen", "bath", "bedroom", "bedroom", "passage"] as const;

test("after a move a level lies, and its rooms add up, as if the whole of it were laid out and added up anew", () => {
  const random = seededRandom(3);
  const model = modelOf(KINDS.map((kind) => [kind, 230, 230, 4000, 3500] as const));
  const { specs, inside, rules } = model;
  const places = specs.map(() => [random.fraction(), random.fraction()] as const);
  const skeleton = {
    kind: "cut",
    vertical: false,
    at: 6000,
    thickness: 115,
    low: { kind: "zone" },
    high: { kind: "zone" },
  } as const;
  const tree = growTree(skeleton, inside, 0, specs, places, random);
  if (tree === null) throw new Error("seven rooms fill two zones");
  const lines = { at: new Int32Array([6000]), least: new Int32Array(1), most: new Int32Array(1) };
  const arrangement = newArrangement([model], [tree], [skeleton], {
    ...lines,
    ofCut: new Int16Array(1),
    moves: [],
    spans: [],
  });
  const met = new Map<number, number>();
  for (let i = 0; i < 400; i++) {
    const moved = randomMove(tree, 2 * specs.length - 1, random, 0.5);
    met.set(moved, (met.get(moved) ?? 0) + 1);
    [model.layout, model.spare] = [model.spare, model.layout];
    if (moved === REBUILT) sumMoved(arrangement, 0);
    if (moved === SHIFTED) layOutShifted(arrangement, 0);
    else layOutLevel(arrangement, 0);
    const there = { rooms: [...model.layout.rooms], wall: [...model.layout.wall.subarray(0, 6 * model.layout.walls)] };
    const sums = emptySums(tree.left.length);
    sumUp(cloneTree(tree), rules, sums);
    const zones = [tree.left[tree.root] as number, tree.right[tree.root] as number];
    for (const top of zones) expect(arrangement.sums[0]?.weight[top]).toBe(sums.weight[top]);
    expect(arrangement.sums[0]?.cuts).toEqual(sums.cuts);
    layOutLevel(arrangement, 0);
    expect(there).toEqual({
      rooms: [...model.layout.rooms],
      wall: [...model.layout.wall.subarray(0, 6 * model.layout.walls)],
    });
  }
  expect([met.get(SHIFTED), met.get(REBUILT)].every((times) => (times ?? 0) > 50)).toBe(true);
});
