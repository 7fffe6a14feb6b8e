import { expect, test } from "vitest";
import { rect } from "#planner/geometry/rect.ts";
import type { Wall } from "#planner/plan/plan.ts";
import { profileOf } from "#planner/rules/profile-of.ts";
import type { LevelModel } from "#planner/search/arrange/level-model.ts";
import { type Drawn, modelOf } from "#planner/search/arrange/objective/fixtures/drawn-level.ts";
import type { Core } from "#planner/search/core/core.ts";
import { withCornerLobbies } from "#planner/search/legalise/corner-lobbies.ts";
import { isLawfulL } from "#planner/search/legalise/cut-corner.ts";
import { armsOf, type PlacedLevel, type WalledLevel } from "#planner/search/legalise/placed-level.ts";

const STAIR: Core = {
  parti: "none",
  fixed: [{ kind: "stair", rect: rect(230, 230, 2230, 4330), entry: "rear" }],
  skeleton: { kind: "zone" },
};

/** A stair at the left, two bedrooms beside it, the rear one with a corner to give: as arranged, and with its walls. */
function upstairs(front: Drawn, rear: Drawn): readonly [LevelModel, WalledLevel] {
  const model = { ...modelOf([front, rear], "none", 1, STAIR, 0, true), landing: 1200 };
  const wall = (id: string, from: Wall["from"], to: Wall["to"], thickness: number): Wall => ({
    id: `f1-w${id}`,
    kind: "internal",
    from,
    to,
    thickness,
  });
  const rooms = [front, rear].map(([, x0, y0, x1, y1], i) => ({
    spec: model.specs[i] as LevelModel["specs"][number],
    rect: rect(x0, y0, x1, y1),
    open: false,
  }));
  const level = {
    index: 0,
    footprint: rect(0, 0, 6460, 6730),
    inside: rect(230, 230, 6230, 6500),
    party: { left: false, right: false, rear: false },
    rooms,
    walls: [
      wall("1", [2288, 115], [2288, 6615], 115),
      wall("2", [2288, 3188], [6345, 3188], 115),
      wall("3", [6345, 115], [6345, 6615], 230),
      wall("4", [2288, 6615], [6345, 6615], 230),
    ],
    padaCost: () => 0,
  };
  return [model, level];
}

test("a corner of the bedroom beside the landing becomes the lobby before the other, and the bedroom a lawful L", () => {
  const [model, level] = upstairs(
    ["bedroom", 2346, 230, 6230, 3130],
    ["bedroom", 2346, 3246, 6230, 6500, undefined, true],
  );
  const [{ rooms, walls } = level] = withCornerLobbies([level], [model], profileOf("in"));
  const lobby = rooms.find(({ spec }) => spec.kind === "passage");
  expect(lobby).toMatchObject({ rect: rect(2346, 3246, 3346, 4246), spec: { label: "Lobby", through: true } });
  const giving = rooms[1] as PlacedLevel["rooms"][number];
  expect(armsOf(giving)).toEqual([rect(3461, 3246, 6230, 6500), rect(2346, 4361, 6230, 6500)]);
  expect(giving.spec).toMatchObject({ corner: 0, leastArea: 7.5e6 });
  expect(isLawfulL(giving, 0)).toBe(true);
  expect(walls).toHaveLength(6);
});

test("a bedroom keeps its corner where every room is reached without a lobby", () => {
  const [model, level] = upstairs(
    ["bedroom", 2346, 230, 6230, 4130],
    ["bedroom", 2346, 4246, 6230, 6500, undefined, true],
  );
  const [{ rooms } = level] = withCornerLobbies([level], [model], profileOf("in"));
  expect(rooms.map(({ spec, notch }) => [spec.kind, notch])).toEqual([
    ["bedroom", undefined],
    ["bedroom", undefined],
  ]);
});
