import { expect, test } from "vitest";
import { DOOR, floorOf, type Placed, placedBy, wayIn } from "#planner/search/furniture/fixtures/furnished-floor.ts";
import { against, distance, type Floor, threshold } from "#planner/search/furniture/floor.ts";
import { furnishLivingDining } from "#planner/search/furniture/living-dining.ts";

/** A room with a door in its front wall and the kitchen's in its right one, mm. */
function entered(width: number, depth: number, from: number): Floor {
  const floor = floorOf(width, depth, DOOR);
  const kitchen = wayIn(floor.room, { side: 1, from, to: from + 900 }, "kitchen");
  return {
    ...floor,
    walk: [...floor.walk, against(floor.room, 1, from, from + 900, 650)],
    ways: [...floor.ways, kitchen],
  };
}

function awayFromKitchen({ room, ways }: Floor, placed: readonly Placed[], kind: string): number {
  const [kitchen, piece] = [ways.at(-1), placed.find((one) => one.kind.startsWith(kind))];
  if (kitchen === undefined || piece === undefined) throw new Error(`no ${kind}`);
  return distance(piece.body, threshold(room, kitchen));
}

const SIZES = [3000, 3300, 3600, 4200].flatMap((width) => [5400, 6000, 6600, 7200].map((depth) => [width, depth]));

test.each(SIZES)(
  "in a room of %i x %i mm the table is no farther from the kitchen's door than the sofa, wherever that is",
  (width = 0, depth = 0) => {
    for (const from of [300, 2000, 3500]) {
      const floor = entered(width, depth, from);
      const placed = placedBy((put) => furnishLivingDining(floor, put));
      const [table, sofa] = ["dining-table", "sofa"].map((kind) => awayFromKitchen(floor, placed, kind));
      expect(table).toBeLessThanOrEqual((sofa ?? 0) + 300);
    }
  },
);

test("in a room too small for both the sofa with its screen is not given up for the sake of the kitchen's door", () => {
  const placed = placedBy((put) => furnishLivingDining(entered(2200, 2850, 300), put));
  expect(placed.map(({ kind }) => kind)).toEqual(["sofa-2", "tv-unit"]);
});
