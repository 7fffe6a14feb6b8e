import { expect, test } from "vitest";
import { rect } from "#planner/geometry/rect.ts";
import type { LevelModel } from "#planner/search/arrange/level-model.ts";
import { type Drawn, judged, modelOf } from "#planner/search/arrange/objective/fixtures/drawn-level.ts";
import { T } from "#planner/search/arrange/objective/judgement.ts";
import { cornerLobbyOf } from "#planner/search/arrange/objective/ways.ts";
import type { Core } from "#planner/search/core/core.ts";

/** A stair at the left whose landing, at its rear end, is 1200 mm deep. */
const STAIR: Core = {
  parti: "none",
  fixed: [{ kind: "stair", rect: rect(230, 230, 2230, 4330), entry: "rear" }],
  skeleton: { kind: "zone" },
};
const FRONT: Drawn = ["bedroom", 2345, 230, 6230, 3130];
const GIVING: Drawn = ["bedroom", 2345, 3245, 6230, 6500, undefined, true];

function upstairs(...drawn: readonly Drawn[]): LevelModel {
  return { ...modelOf(drawn, "none", 1, STAIR, 0, true), landing: 1200 };
}

const wayOf = (...drawn: readonly Drawn[]): number => judged(upstairs(...drawn)).terms[T.way] as number;

test("a bedroom that the landing does not reach is entered through a lobby in the corner of the one beside the landing", () => {
  const [kind, ...box] = GIVING.slice(0, 5) as [Drawn[0], number, number, number, number];
  expect(wayOf(FRONT, [kind, ...box])).toBeGreaterThan(26);
  expect(wayOf(FRONT, GIVING)).toBe(0);
  // The landing begins 115 mm before the bedroom's wall: the lobby is no larger than an archway and a door take.
  expect(cornerLobbyOf(upstairs(FRONT, GIVING))).toEqual({
    room: 1,
    left: true,
    front: true,
    width: 1000,
    depth: 1000,
  });
});

test("a lobby reaches as far along the bedroom as the landing lies from its corner", () => {
  const front: Drawn = ["bedroom", 2345, 230, 6230, 2830];
  const lobby = cornerLobbyOf(upstairs(front, ["bedroom", 2345, 2945, 6230, 6500, undefined, true]));
  expect(lobby).toMatchObject({ left: true, front: true, width: 1000, depth: 1185 });
});

test("a level has one lobby, and no long one: a bedroom too far along finds none", () => {
  const beside = (from: number): readonly Drawn[] => [
    ["bedroom", 2345, 230, from - 115, 3130],
    ["bedroom", from, 230, 6230, 3130],
  ];
  const giving = (width: number): Drawn => ["bedroom", 2345, 3245, 2345 + width, 6500, undefined, true];
  expect(wayOf(...beside(4000), giving(3885))).toBeGreaterThan(26);
  expect(wayOf(...beside(4000).slice(0, 1), giving(3885))).toBe(0);
});

test("two bedrooms are entered from one lobby, which is as long as both their doors ask, whichever is asked first", () => {
  const near: Drawn = ["bedroom", 2345, 230, 3345, 3130];
  const far: Drawn = ["bedroom", 3460, 230, 6230, 3130];
  const deep: Drawn = ["bedroom", 2345, 3245, 6230, 6900, undefined, true];
  for (const drawn of [
    [near, far, deep],
    [far, near, deep],
  ]) {
    expect(wayOf(...drawn)).toBe(0);
    expect(cornerLobbyOf(upstairs(...drawn))).toMatchObject({ width: 2115, depth: 1000 });
  }
});

test("what the bedroom lacks to stay a room without its corner is counted, so that it can grow", () => {
  const giving = (depth: number): Drawn => ["bedroom", 2345, 3245, 4845, 3245 + depth, undefined, true];
  const front: Drawn = ["bedroom", 2345, 230, 4845, 3130];
  const [small, larger] = [wayOf(front, giving(2900)), wayOf(front, giving(3100))];
  expect(small).toBeGreaterThan(larger);
  expect(larger).toBeGreaterThan(26);
  expect(wayOf(front, giving(3600))).toBe(0);
});
