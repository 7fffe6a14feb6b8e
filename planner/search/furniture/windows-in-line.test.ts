import { expect, test } from "vitest";
import { corners, type Rect, rect } from "#planner/geometry/rect.ts";
import type { Column, Furniture, RoomKind } from "#planner/plan/plan.ts";
import { profileOf } from "#planner/rules/profile-of.ts";
import type { WrittenLevel } from "#planner/search/furniture/in-place-of-rooms.ts";
import { windowsInLine } from "#planner/search/furniture/windows-in-line.ts";
import { floorWith, room } from "#planner/search/openings/fixtures/one-floor.ts";
import { type PlacedWindow, placeWindows } from "#planner/search/openings/place-windows.ts";
import { leaflessAt } from "#planner/search/openings/placed-door.ts";

const INDIA = profileOf("in");

type Extras = {
  readonly kind?: RoomKind;
  readonly columns?: readonly Rect[];
  readonly furniture?: readonly Furniture[];
};

/** A level with one room at the front, up to `end` along it, whose one window stands with its middle at `at`, 1.5 m wide. */
function levelWith(
  end: number,
  at: number,
  { kind = "bedroom", columns = [], furniture = [] }: Extras = {},
): WrittenLevel {
  const bodies = columns.map((body, i): Column => ({ id: `c${i}`, polygon: corners(body) }));
  const level = {
    ...floorWith([room("bedroom", 230, 230, end, 3580)], []),
    party: { left: true, right: true, rear: true },
    columns: bodies,
  };
  const [found] = placeWindows(level, [], INDIA) ?? [];
  if (found === undefined) throw new Error("no window");
  const window = { ...found, span: { from: at - 750, to: at + 750 } };
  const opened = {
    level: { ...level, rooms: [room(kind, 230, 230, end, 3580)] },
    doors: [],
    windows: [window],
    keepClear: [],
  };
  return { opened, windows: [window], level: { furniture } as unknown as WrittenLevel["level"] };
}

function piece(kind: Furniture["kind"], body: Rect, front: Furniture["front"]): Furniture {
  return { id: kind, kind, room: room("bedroom", 230, 230, 4230, 3580).spec.id, polygon: corners(body), front };
}

const middles = (...house: readonly WrittenLevel[]): readonly number[][] =>
  windowsInLine(house).map((windows) => windows.map(({ span }: PlacedWindow) => (span.from + span.to) / 2));

test("a window that nearly stands over the one below moves over it; one farther away stays where its room has it", () => {
  expect(middles(levelWith(4230, 2230), levelWith(4000, 2115))).toEqual([[2230], [2230]]);
  expect(middles(levelWith(5230, 2730), levelWith(4000, 2115))).toEqual([[2730], [2115]]);
  expect(middles(levelWith(4230, 2230), levelWith(4000, 2115), levelWith(4230, 2300))).toEqual([
    [2230],
    [2230],
    [2230],
  ]);
});

test("where the upper wall has no place for it the lower window moves, unless it is in line with another already", () => {
  const column = rect(2885, 0, 3115, 230);
  const upper = levelWith(4230, 2100, { columns: [column] });
  expect(middles(levelWith(4230, 2230), upper)).toEqual([[2100], [2100]]);
  expect(middles(levelWith(4230, 2230), levelWith(4230, 2230), upper)).toEqual([[2230], [2230], [2100]]);
});

test("none moves behind a bed's head or a wardrobe, nor beside a stair", () => {
  const bed = piece("bed-queen", rect(2850, 230, 4375, 2210), [0, 1]);
  const wardrobe = piece("wardrobe", rect(2860, 230, 4230, 830), [0, 1]);
  for (const furniture of [[bed], [wardrobe]])
    expect(middles(levelWith(4230, 2230), levelWith(4230, 2100, { furniture }))).toEqual([[2100], [2100]]);
  expect(middles(levelWith(4230, 2230, { kind: "stair" }), levelWith(4230, 2100, { kind: "stair" }))).toEqual([
    [2230],
    [2100],
  ]);
});

test("a window stands over a door to the open as it does over a window, at the least by a jamb", () => {
  const ground = levelWith(4230, 2230);
  const [window] = ground.windows as [PlacedWindow];
  const way = { into: 0, from: -1, kind: "door", width: 900 } as unknown as Parameters<typeof leaflessAt>[0];
  const withDoor = {
    ...ground,
    windows: [],
    opened: { ...ground.opened, doors: [leaflessAt(way, window.face, 2000, 900)] },
  };
  expect(middles(withDoor, levelWith(4000, 2115))).toEqual([[], [2450]]);
  const column = rect(3140, 0, 3370, 230);
  expect(middles(withDoor, levelWith(4230, 2115, { columns: [column] }))).toEqual([[], [2150]]);
});
