import { expect, test } from "vitest";
import { DOOR, floorOf, placedBy, wayIn } from "#planner/search/furniture/fixtures/furnished-floor.ts";
import { against, distance, type Floor, threshold } from "#planner/search/furniture/floor.ts";
import { furnishLivingDining } from "#planner/search/furniture/living-dining.ts";

test("in long rooms where both find a place the table is no farther from the kitchen's door than the sofa, wherever that door is", () => {
  for (const width of [3000, 3300, 3600, 4200])
    for (const depth of [5400, 6000, 6600, 7200])
      for (const from of [300, 2000, 3500]) {
        const floor = floorOf(width, depth, DOOR);
        const kitchen = wayIn(floor.room, { side: 1, from, to: from + 900 }, "kitchen");
        const entered: Floor = {
          ...floor,
          walk: [...floor.walk, against(floor.room, 1, from, from + 900, 650)],
          ways: [...floor.ways, kitchen],
        };
        const placed = placedBy((put) => furnishLivingDining(entered, put));
        const away = (kind: string): number => {
          const piece = placed.find((one) => one.kind.startsWith(kind));
          if (piece === undefined) throw new Error(`no ${kind} on ${width} x ${depth}`);
          return distance(piece.body, threshold(entered.room, kitchen));
        };
        expect(away("dining-table"), `${width} x ${depth}, ${from}`).toBeLessThanOrEqual(away("sofa") + 300);
      }
});
