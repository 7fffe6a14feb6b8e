import { expect, test } from "vitest";
import { type Rect, rect } from "#planner/geometry/rect.ts";
import type { RoomKind } from "#planner/plan/plan.ts";
import { INDIA } from "#planner/rules/profiles/india.ts";
import { wetOverDry } from "#planner/search/document/findings/wet-over-dry.ts";
import type { PlacedRoom, WalledLevel } from "#planner/search/legalise/placed-level.ts";
import { specOf } from "#planner/search/programme/sized.ts";

const room = (level: number, key: string, kind: RoomKind, place: Rect): PlacedRoom => ({
  spec: specOf({ key, kind, label: key, owner: null }, level, 9, INDIA),
  rect: place,
  open: false,
});
const told = (above: RoomKind, below: RoomKind): readonly string[] => {
  const place = rect(0, 0, 3000, 3000);
  const levels = [[room(0, "Below", below, place)], [room(1, "Above", above, place)]].map(
    (rooms, index) => ({ index, rooms }) as unknown as WalledLevel,
  );
  return wetOverDry(levels, [{ rooms: [] }, { rooms: [] }]).map(({ message }) => message.split(":")[0] as string);
};

test("a bath, a kitchen and a utility over a bedroom are told by its name", () => {
  const both = (["bath", "kitchen", "utility"] as const).map((kind) => told(kind, "bedroom"));
  expect(both).toEqual([["Above stands over below"], ["Above stands over below"], ["Above stands over below"]]);
});

test("a kitchen is dry under a bath and wet over nothing but what one does not cook in", () => {
  expect([told("bath", "kitchen").length, told("kitchen", "kitchen"), told("utility", "kitchen")]).toEqual([1, [], []]);
});

test("a bath over the strip of a sit-out where a wall gave way to columns stands over the sit-out", () => {
  const sitOut: PlacedRoom = {
    ...room(0, "Sit-out", "verandah", rect(0, 0, 3000, 1500)),
    extent: rect(0, 0, 3230, 1500),
  };
  const levels = [[sitOut], [room(1, "Above", "bath", rect(3050, 0, 5000, 2000))]].map(
    (rooms, index) => ({ index, rooms }) as unknown as WalledLevel,
  );
  expect(wetOverDry(levels, [{ rooms: [] }, { rooms: [] }])).toHaveLength(1);
});
