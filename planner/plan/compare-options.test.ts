import { expect, test } from "vitest";
import type { Point } from "#planner/geometry/point.ts";
import { compareOptions, ENTIRELY_DIFFERENT } from "#planner/plan/compare-options.ts";
import { HOUSE_20X60 } from "#planner/plan/fixtures/house-20x60.ts";
import { HOUSE_30X60 } from "#planner/plan/fixtures/house-30x60.ts";
import type { Plan, Room } from "#planner/plan/plan.ts";

function withRooms(plan: Plan, change: (room: Room) => Room): Plan {
  return { ...plan, levels: plan.levels.map((level) => ({ ...level, rooms: level.rooms.map(change) })) };
}

test("a plan is no other option than itself", () => {
  expect(compareOptions(HOUSE_30X60, HOUSE_30X60)).toEqual({ sameParti: true, difference: 0 });
});

test("a mirrored plan is no other option", () => {
  const mirrored = withRooms(HOUSE_30X60, (room) => ({
    ...room,
    polygon: room.polygon.map(([x, y]) => [9144 - x, y] as const).reverse(),
  }));
  expect(compareOptions(HOUSE_30X60, mirrored).difference).toBe(0);
});

test("a plan mirrored front to rear, or turned by half, is no other option: it is the same house entered from behind", () => {
  const laid = (turn: boolean): Plan =>
    withRooms(HOUSE_30X60, (room) => ({
      ...room,
      polygon: room.polygon.map(([x, y]) => [turn ? 9144 - x : x, 18288 - y] as const),
    }));
  expect([false, true].map((turn) => compareOptions(HOUSE_30X60, laid(turn)).difference)).toEqual([0, 0]);
});

test("a house mirrored where it stands is no other option, though the plot leaves it more room on one side than on the other", () => {
  const aside = 600;
  const shifted = (mirror: boolean): Plan => {
    const at = ([x, y]: Point): Point => [(mirror ? 9144 - x : x) + aside, y];
    return {
      ...HOUSE_30X60,
      levels: HOUSE_30X60.levels.map((level) => ({
        ...level,
        footprint: level.footprint.map(({ outer, holes }) => ({ outer: outer.map(at), holes })),
        rooms: level.rooms.map((room) => ({ ...room, polygon: room.polygon.map(at) })),
      })),
    };
  };
  expect(compareOptions(shifted(false), shifted(true)).difference).toBe(0);
});

test("a master bedroom that is called a bedroom is no difference", () => {
  const renamed = withRooms(HOUSE_30X60, (room) =>
    room.kind === "master-bedroom" ? { ...room, kind: "bedroom" } : room,
  );
  expect(compareOptions(HOUSE_30X60, renamed).difference).toBe(0);
});

test("two bedrooms and a dining room put to another use count by their floor", () => {
  const moved = withRooms(HOUSE_30X60, (room) =>
    room.id === "f-bed-2" || room.id === "f-bed-3" ? { ...room, kind: "study" } : room,
  );
  const floor = HOUSE_30X60.levels.flatMap((l) => l.rooms).reduce((sum, room) => sum + room.area, 0);
  expect(compareOptions(HOUSE_30X60, moved).difference).toBeCloseTo((9.57 + 8.98) / floor, 3);
});

test("two houses of other partis are entirely different", () => {
  const { sameParti, difference } = compareOptions(HOUSE_30X60, HOUSE_20X60);
  expect(sameParti).toBe(false);
  expect(difference).toBeGreaterThan(ENTIRELY_DIFFERENT);
});
