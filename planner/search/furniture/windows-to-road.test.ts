import { expect, test } from "vitest";
import { corners, type Rect, rect } from "#planner/geometry/rect.ts";
import type { Furniture } from "#planner/plan/plan.ts";
import { withWindowsToRoad } from "#planner/search/furniture/windows-to-road.ts";
import { floorWith, room, wall } from "#planner/search/openings/fixtures/one-floor.ts";

/** A living room of 5.77 x 4 m behind a car's bay that takes the whole front. */
const LIVING = room("living", 230, 3345, 6000, 7345);
const BAY = { ...room("parking", 230, 230, 6000, 3115), open: true };
const LEVEL = floorWith([LIVING, BAY], [wall("w", [230, 3230], [6000, 3230], 230)]);
const SOFA = piece("sofa-3", rect(380, 3345, 5850, 4245), [0, 1]);

function piece(kind: Furniture["kind"], body: Rect, front: Furniture["front"]): Furniture {
  return { id: kind, kind, room: LIVING.spec.id, polygon: corners(body), front };
}

test("a living room that looks nowhere to the road gets a window across the car's bay, and one that does gets none", () => {
  const [window, ...more] = withWindowsToRoad(LEVEL, [], [], []);
  expect(more).toEqual([]);
  expect(window).toMatchObject({ kind: "window", room: 0, onto: 1, span: { from: 2365, to: 3865 }, sill: 750 });
  if (window === undefined) return;
  expect(withWindowsToRoad(LEVEL, [], [window], [])).toEqual([window]);
});

test("its sill is above a sofa that takes the whole wall, and beside a short one it is low", () => {
  const [above] = withWindowsToRoad(LEVEL, [], [], [SOFA]);
  expect(above).toMatchObject({ sill: 1200, span: { from: 2365, to: 3865 } });
  const [beside] = withWindowsToRoad(LEVEL, [], [], [piece("sofa-3", rect(230, 3345, 3000, 4245), [0, 1])]);
  expect(beside).toMatchObject({ sill: 750, span: { from: 3675, to: 5175 } });
});

test("a screen keeps its wall dark and a bookshelf its wall whole", () => {
  const screen = piece("tv-unit", rect(230, 3345, 5500, 3695), [0, 1]);
  expect(withWindowsToRoad(LEVEL, [], [], [screen])).toEqual([]);
  const short = piece("tv-unit", rect(2600, 3345, 6000, 3695), [0, 1]);
  const shelf = piece("bookshelf", rect(230, 3345, 530, 6000), [1, 0]);
  const [window] = withWindowsToRoad(LEVEL, [], [], [short, shelf]);
  expect(window?.span).toEqual({ from: 815, to: 2315 });
});
