import { expect, test } from "vitest";
import { parseBrief } from "#planner/brief/parse-brief.ts";
import { rect } from "#planner/geometry/rect.ts";
import { wallsOf } from "#planner/rules/walls-of.ts";
import { emptyLayout, layOut } from "#planner/search/arrange/layout.ts";
import { levelModel } from "#planner/search/arrange/level-model.ts";
import { blankTree } from "#planner/search/arrange/level-tree.ts";
import { emptySums, sumUp } from "#planner/search/arrange/needs.ts";
import { BARE, BUILT, PROFILE } from "#planner/search/arrange/objective/fixtures/drawn-level.ts";
import { specOf } from "#planner/search/programme/sized.ts";

/** Where the wall between a terrace and a lounge of 30 m2 each lies on a second floor, mm; on the first a wall lies so far to its left. */
function wallOver(terraceBelow: boolean, away: number): number {
  const parsed = parseBrief({ region: "in", plot: { width: 40, depth: 60 }, facing: "E", floors: 3, vastu: "none" });
  if (parsed.kind === "invalid") throw new Error(parsed.message);
  const spec = (kind: "terrace" | "family", level: number) =>
    specOf({ key: kind, kind, label: kind, owner: null }, level, 30e6, PROFILE);
  const lower = terraceBelow ? (["terrace", "family"] as const) : (["family"] as const);
  const model = levelModel(2, [spec("terrace", 2), spec("family", 2)], BARE, {
    brief: parsed.brief,
    profile: PROFILE,
    rooms: [[], lower.map((kind) => spec(kind, 1)), [spec("terrace", 2), spec("family", 2)]],
    tight: false,
    frontDoor: "preferred",
    stair: null,
    footprint: BUILT,
    inside: rect(0, 0, 10_000, 6000),
    party: { left: false, right: false, rear: false },
    walls: wallsOf(PROFILE, "rcc-frame"),
    northBearing: 0,
    houseWeight: 1,
  });
  const tree = blankTree(3);
  tree.room.set([-1, 0, 1]);
  tree.left[0] = 1;
  tree.right[0] = 2;
  tree.vertical[0] = 1;
  tree.root = 0;
  const sums = emptySums(3);
  sumUp(tree, model.rules, sums);
  const laidOut = (below: ReturnType<typeof emptyLayout> | null): number => {
    const into = emptyLayout(2);
    layOut(tree, model.rules, sums, new Int32Array(0), 0, 0, 10_000, 6000, below, into);
    return into.wall[1] as number;
  };
  const free = laidOut(null);
  const below = emptyLayout(2);
  below.walls = 1;
  below.wall.set([1, free - away, 230, 0, 6000, -1]);
  return laidOut(below) - free;
}

test("the wall beside a terrace over a terrace moves far onto one below, so that the storey ends with it; others only a little", () => {
  expect(wallOver(true, 800)).toBe(-800);
  expect(wallOver(false, 800)).toBe(0);
  expect(wallOver(false, 300)).toBe(-300);
  expect(wallOver(true, 1100)).toBe(0);
});
