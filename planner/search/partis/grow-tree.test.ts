import { expect, test } from "vitest";
import { rect } from "#planner/geometry/rect.ts";
import type { LevelTree } from "#planner/search/arrange/level-tree.ts";
import type { SkeletonNode } from "#planner/search/core/skeleton.ts";
import { growTree } from "#planner/search/partis/grow-tree.ts";
import type { Place } from "#planner/search/partis/parti.ts";
import type { RoomSpec } from "#planner/search/programme/room-spec.ts";
import { seededRandom } from "#planner/search/random.ts";

/** A stair 2 m deep against the left wall, 5 m from the road, on a floor of 6 x 12 m. */
const INSIDE = rect(0, 0, 6000, 12000);
const SKELETON: SkeletonNode = {
  kind: "cut",
  vertical: false,
  at: 5000,
  thickness: 230,
  low: { kind: "zone" },
  high: {
    kind: "cut",
    vertical: false,
    at: 7230,
    thickness: 230,
    low: {
      kind: "cut",
      vertical: true,
      at: 4000,
      thickness: 230,
      low: { kind: "fixed", index: 0 },
      high: { kind: "zone" },
    },
    high: { kind: "zone" },
  },
};

function room(id: string, kind: RoomSpec["kind"], square: number, owner: string | null = null): RoomSpec {
  const target = square * 1e6;
  const sizes = {
    target,
    sizes: [0, target, target, target] as const,
    leastArea: 0,
    leastWidth: 900,
    goodWidth: 1000,
    aspect: 2,
  };
  return {
    id,
    kind,
    label: id,
    ...sizes,
    light: "none",
    through: false,
    wet: kind === "bath",
    owner,
    apart: null,
    car: false,
    garage: false,
    roof: false,
    corner: 0,
  };
}

const ROOMS = [
  room("living", "living", 18),
  room("parking", "parking", 13),
  room("passage", "passage", 3),
  room("kitchen", "kitchen", 8),
  room("utility", "utility", 3),
  room("bed", "bedroom", 12),
  room("bath", "bath", 4, "bed"),
];
const PLACES: readonly Place[] = [
  [0.9, 0.1],
  [0, 0],
  [0.8, 0.5],
  [0, 0.9],
  [0, 1],
  [0.9, 0.9],
  [1, 1],
];

function leaves(tree: LevelTree, node: number): readonly number[] {
  const here = tree.room[node] as number;
  if (here >= 0) return [here];
  return [...leaves(tree, tree.left[node] as number), ...leaves(tree, tree.right[node] as number)];
}

test("a grown tree holds every room and the stair once, whatever the draw", () => {
  for (let seed = 0; seed < 200; seed++) {
    const tree = growTree(SKELETON, INSIDE, 1, ROOMS, PLACES, seededRandom(seed));
    if (tree === null) throw new Error("no tree");
    expect([...leaves(tree, tree.root)].sort((a, b) => a - b)).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
  }
});

test("what wants to be at the road lies before the stair, and a bath keeps to its bedroom", () => {
  for (let seed = 0; seed < 50; seed++) {
    const tree = growTree(SKELETON, INSIDE, 1, ROOMS, PLACES, seededRandom(seed));
    if (tree === null) throw new Error("no tree");
    expect(leaves(tree, tree.left[tree.root] as number)).toContain(1);
    const bath = tree.room.indexOf(6);
    const bed = tree.room.indexOf(5);
    expect(tree.parent[bath]).toBe(tree.parent[bed]);
  }
});

test("there is no tree when the walls around the stair leave more zones than rooms", () => {
  expect(growTree(SKELETON, INSIDE, 1, ROOMS.slice(0, 2), PLACES, seededRandom(1))).toBeNull();
});

test("a tree holds every room, the household's utility too where the only kitchen is the tenant's", () => {
  const toLet = (one: RoomSpec, through: boolean): RoomSpec => ({ ...one, through, apart: "to-let" });
  const rooms = [
    toLet(room("let-living", "living", 12), true),
    toLet(room("let-kitchen", "kitchen", 6), false),
    room("utility", "utility", 4),
    room("living", "living", 18),
    room("bedroom", "bedroom", 12),
  ];
  for (let seed = 1; seed < 40; seed++) {
    const random = seededRandom(seed);
    const places = rooms.map((): Place => [random.fraction(), random.fraction()]);
    const tree = growTree(SKELETON, INSIDE, 1, rooms, places, random);
    expect([...(tree?.room ?? [])].filter((one) => one >= 0).sort()).toEqual([0, 1, 2, 3, 4, 5]);
  }
});
