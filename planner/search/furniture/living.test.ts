import { expect, test } from "vitest";
import { DOOR, floorOf, placedBy } from "#planner/search/furniture/fixtures/furnished-floor.ts";
import { against, type Floor } from "#planner/search/furniture/floor.ts";
import { furnishLiving } from "#planner/search/furniture/living.ts";

test("a second sofa that stands free turns its back to the other wall than the one with the main door", () => {
  for (const side of [1, 3]) {
    const floor = floorOf(6600, 4800, DOOR);
    const main = { side, from: 1200, to: 2250, other: "outside" as const, main: true };
    const entered: Floor = {
      ...floor,
      walk: [...floor.walk, against(floor.room, side, main.from, main.to, 650)],
      ways: [...floor.ways, main],
    };
    const placed = placedBy((put) => furnishLiving(entered, put));
    const second = placed.find(({ kind }) => kind === "sofa-2")?.body;
    expect(second?.x0, `door on side ${side}`).toBeGreaterThan(side === 3 ? 3300 : 0);
    expect(second?.x1, `door on side ${side}`).toBeLessThan(side === 1 ? 3300 : 6600);
  }
});
