import { expect, test } from "vitest";
import { rect } from "#planner/geometry/rect.ts";
import type { RoomKind } from "#planner/plan/plan.ts";
import type { Candidate } from "#planner/search/arrange/arrange-house.ts";
import { canStandBeside } from "#planner/search/arrange/beside.ts";

type Drawn = readonly [kind: RoomKind, x0: number, y0: number, x1: number, y1: number];

/** One level of a house that stands 600 mm off the plot's left side and is 8 m wide. */
function house(parti: string, rooms: readonly Drawn[]): Candidate {
  const specs = rooms.map(([kind]) => ({ kind }));
  const layout = { rooms: Int32Array.from(rooms.flatMap(([, ...box]) => box)) };
  const drawn = { core: { parti }, footprint: rect(600, 0, 8600, 9000), arrangement: { models: [{ specs, layout }] } };
  return drawn as unknown as Candidate;
}

const LIVING_LEFT: readonly Drawn[] = [
  ["living", 600, 0, 4600, 5000],
  ["kitchen", 4600, 0, 8600, 5000],
  ["bedroom", 600, 5000, 8600, 9000],
];
const LIVING_RIGHT: readonly Drawn[] = [
  ["kitchen", 600, 0, 4600, 5000],
  ["living", 4600, 0, 8600, 5000],
  ["master-bedroom", 600, 5000, 8600, 9000],
];
const LIVING_BEHIND: readonly Drawn[] = [
  ["bedroom", 600, 0, 8600, 4000],
  ["living", 600, 4000, 4600, 9000],
  ["kitchen", 4600, 4000, 8600, 9000],
];

const SIDE_BY_SIDE: readonly Drawn[] = [
  ["bedroom", 600, 0, 3400, 9000],
  ["living", 3400, 0, 6000, 9000],
  ["kitchen", 6000, 0, 8600, 9000],
];

test("the mirror image of a house about its own middle cannot be another option, whatever its parti is called", () => {
  expect(canStandBeside(house("front-stair", LIVING_LEFT), house("rear-stair", LIVING_RIGHT))).toBe(false);
});

test("nor can the same house entered from behind", () => {
  expect(canStandBeside(house("front-stair", LIVING_LEFT), house("rear-stair", LIVING_BEHIND))).toBe(false);
});

test("a house of another parti that puts most floor to another use can be one; of the same parti it cannot", () => {
  expect(canStandBeside(house("front-stair", LIVING_LEFT), house("rear-stair", SIDE_BY_SIDE))).toBe(true);
  expect(canStandBeside(house("front-stair", LIVING_LEFT), house("front-stair", SIDE_BY_SIDE))).toBe(false);
});
