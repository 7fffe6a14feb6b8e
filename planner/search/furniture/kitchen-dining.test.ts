import { expect, test } from "vitest";
import { rect } from "#planner/geometry/rect.ts";
import type { FurnitureKind } from "#planner/plan/plan.ts";
import { wayIn } from "#planner/search/furniture/fixtures/furnished-floor.ts";
import type { Floor } from "#planner/search/furniture/floor.ts";
import { furnishKitchenDining } from "#planner/search/furniture/kitchen-dining.ts";

test("in a kitchen with a table the counter stands where it leaves four chairs room", () => {
  const room = rect(0, 0, 3284, 3030);
  const floor: Floor = {
    room,
    walk: [rect(2280, -765, 3180, 650)],
    glass: [{ side: 2, from: 1042, to: 2242 }],
    ways: [wayIn(room, { side: 0, from: 2280, to: 3180 }, "passage")],
    bodies: [],
    zones: [],
    swept: [],
    wet: [],
    shrines: [],
  };
  const kinds: FurnitureKind[] = [];
  furnishKitchenDining(floor, (kind) => kinds.push(kind));
  expect(kinds.filter((kind) => kind === "chair")).toHaveLength(4);
  expect(kinds).toEqual(expect.arrayContaining(["counter", "sink", "hob", "fridge"]));
});
