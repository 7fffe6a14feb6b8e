import { expect, test } from "vitest";
import { type Rect, rect } from "#planner/geometry/rect.ts";
import type { RoomKind, Wall } from "#planner/plan/plan.ts";
import { profileOf } from "#planner/rules/profile-of.ts";
import { movableWalls, stepsIntoLine } from "#planner/search/finish/movable-walls.ts";
import type { WalledLevel } from "#planner/search/legalise/placed-level.ts";
import { specOf } from "#planner/search/programme/sized.ts";

/** Two rooms side by side, 4 m deep, with a wall of 100 mm between them, its middle at `at`. */
function level(index: number, at: number, left: RoomKind = "bedroom"): WalledLevel {
  const room = (kind: RoomKind, clear: Rect) => {
    const spec = specOf({ key: kind, kind, label: kind, owner: null }, index, 12e6, profileOf("in"));
    return { spec, rect: clear, open: false };
  };
  const wall = (id: string, x: number, thickness: number, kind: Wall["kind"]): Wall => ({
    id: `${index}-${id}`,
    kind,
    from: [x, 100],
    to: [x, 4300],
    thickness,
  });
  return {
    index,
    footprint: rect(0, 0, 8400, 4400),
    inside: rect(200, 200, 8200, 4200),
    party: { left: false, right: false, rear: false },
    rooms: [room(left, rect(200, 200, at - 50, 4200)), room("family", rect(at + 50, 200, 8200, 4200))],
    walls: [
      wall("left", 100, 200, "external"),
      wall("between", at, 100, "internal"),
      wall("right", 8300, 200, "external"),
    ],
    padaCost: () => 0,
  };
}

const named = (levels: readonly WalledLevel[]) =>
  movableWalls(levels).map((walls) => walls.map(({ front }) => front.first.id));

test("walls in line over one another may be shifted alone and together", () => {
  expect(named([level(0, 4000), level(1, 4000), level(2, 4000)])).toEqual([
    ["0-between"],
    ["1-between"],
    ["2-between"],
    ["0-between", "1-between", "2-between"],
  ]);
});

test("where one of them stays, as beside a stair, none moves together with it; nor do walls out of line", () => {
  expect(named([level(0, 4000, "stair"), level(1, 4000)])).toEqual([["1-between"]]);
  expect(named([level(0, 4000), level(1, 4030)])).toEqual([["0-between"], ["1-between"]]);
});

test("steps lead a wall, or walls that move together, into line with one that stays", () => {
  const levels = [level(0, 4000), level(1, 4030), level(2, 4030)];
  const [lowest, , , two = []] = movableWalls(levels);
  expect(two.map(({ level: index }) => index)).toEqual([1, 2]);
  expect(stepsIntoLine(two, levels)).toEqual([-30]);
  expect(stepsIntoLine(lowest ?? [], levels)).toEqual([30]);
});
