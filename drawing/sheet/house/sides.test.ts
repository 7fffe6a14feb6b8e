import { expect, test } from "vitest";
import { rect, room } from "#drawing/fixtures/drawn-parts.ts";
import { frontRooms, roomStops } from "#drawing/sheet/house/sides.ts";
import { HOUSE_30X60 } from "#planner/plan/fixtures/house-30x60.ts";
import type { Level } from "#planner/plan/plan.ts";

/** A lobby in a corner of the dining room, which goes on before it behind a thin wall; looked at from the rear. */
const dining = {
  ...room("dining", "dining", "Dining", 0, 0, 0, 0),
  polygon: [
    [230, 230],
    [5000, 230],
    [5000, 1800],
    [3000, 1800],
    [3000, 3000],
    [230, 3000],
  ] as const,
};
const level: Level = {
  ...(HOUSE_30X60.levels[0] as Level),
  footprint: [{ outer: rect(0, 0, 5230, 3230), holes: [] }],
  rooms: [dining, room("lobby", "passage", "Lobby", 3115, 1915, 5000, 3000)],
  openings: [],
};

test("the wall between a room and another in its corner has both faces in the chain, so that clear sizes are found there", () => {
  expect(roomStops(level, "rear")).toEqual([0, 230, 3000, 3115, 5000, 5230]);
});

test("a room that stands back for a stretch is still one front room", () => {
  const alone = { ...level, rooms: [dining] };
  expect(frontRooms(alone, "rear")).toEqual([{ id: "dining", from: 230, to: 5000 }]);
});
