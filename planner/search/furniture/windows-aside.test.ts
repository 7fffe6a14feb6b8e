import { expect, test } from "vitest";
import { corners, type Rect, rect } from "#planner/geometry/rect.ts";
import type { Furniture } from "#planner/plan/plan.ts";
import { profileOf } from "#planner/rules/profile-of.ts";
import { windowsAside } from "#planner/search/furniture/windows-aside.ts";
import { floorWith, room } from "#planner/search/openings/fixtures/one-floor.ts";
import { type PlacedWindow, placeWindows } from "#planner/search/openings/place-windows.ts";

const INDIA = profileOf("in");
/** A bedroom of 4 x 3.35 m that has its one window in the middle of the front wall. */
const BEDROOM = room("bedroom", 230, 230, 4230, 3580);
const LEVEL = { ...floorWith([BEDROOM], []), party: { left: true, right: true, rear: true } };

function piece(kind: Furniture["kind"], body: Rect, front: Furniture["front"]): Furniture {
  return { id: kind, kind, room: BEDROOM.spec.id, polygon: corners(body), front };
}

function onlyWindow(level = LEVEL): PlacedWindow {
  const [window, ...more] = placeWindows(level, [], INDIA) ?? [];
  if (window === undefined || more.length > 0) throw new Error("not one window");
  return window;
}

test("a window moves from behind the end of a wardrobe, as wide as it was, and no farther than it has to", () => {
  const window = onlyWindow();
  const { from, to } = window.span;
  const wardrobe = piece("wardrobe", rect(230, 230, from + 300, 830), [1, 0]);
  const [moved] = windowsAside(LEVEL, [], [window], [wardrobe], INDIA);
  expect(moved).toEqual({ ...window, span: { from: from + 300, to: to + 300 } });
  const away = piece("wardrobe", rect(230, 1230, from + 300, 1830), [1, 0]);
  expect(windowsAside(LEVEL, [], [window], [away], INDIA)).toEqual([window]);
  const low = piece("desk", rect(230, 230, from + 300, 830), [1, 0]);
  expect(windowsAside(LEVEL, [], [window], [low], INDIA)).toEqual([window]);
});

test("it keeps clear of columns and of a bed's head, is narrower where it must be and light allows it, and else stays", () => {
  const column = { id: "c1", polygon: corners(rect(3400, 0, 3630, 230)) };
  const level = { ...LEVEL, columns: [column] };
  const window = onlyWindow(level);
  const wardrobe = (end: number) => piece("wardrobe", rect(230, 230, end, 830), [1, 0]);
  const end = 3380 - 1200;
  const [narrower] = windowsAside(level, [], [window], [wardrobe(end)], INDIA);
  expect(narrower?.span).toEqual({ from: end, to: end + 1200 });
  const [stays] = windowsAside(level, [], [window], [wardrobe(2900)], INDIA);
  expect(stays).toEqual(window);
  const bed = piece("bed-queen", rect(2600, 230, 4125, 2210), [0, 1]);
  const aside = { ...window, span: { from: 900, to: 2400 } };
  expect(windowsAside(LEVEL, [], [aside], [wardrobe(1200), bed], INDIA)).toEqual([
    { ...aside, span: { from: 1200, to: 2400 } },
  ]);
});

test("a screen keeps a wall without glass behind it, and a sink its window", () => {
  const window = onlyWindow();
  const { from, to } = window.span;
  const before = (kind: "wardrobe" | "fridge") => piece(kind, rect(230, 230, from + 300, 830), [1, 0]);
  const screen = piece("tv-unit", rect(to + 50, 230, to + 400, 630), [0, 1]);
  const [narrower] = windowsAside(LEVEL, [], [window], [before("wardrobe"), screen], INDIA);
  expect(narrower?.span).toEqual({ from: from + 300, to: from + 1500 });
  const sink = piece("sink", rect(from, 230, from + 250, 730), [0, 1]);
  expect(windowsAside(LEVEL, [], [window], [before("fridge"), sink], INDIA)).toEqual([window]);
});
