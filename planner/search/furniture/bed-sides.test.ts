import { expect, test } from "vitest";
import { overlaps } from "#planner/geometry/rect.ts";
import { evened } from "#planner/search/furniture/bed-sides.ts";
import { floorOf } from "#planner/search/furniture/fixtures/furnished-floor.ts";
import { against, type Floor, frontOf, type Spot } from "#planner/search/furniture/floor.ts";

const QUEEN = { width: 1525, depth: 1905, clear: 500, beside: 400 };

/** A piece at a wall with its zone. */
function at(floor: Floor, side: number, from: number, to: number, depth: number, clear: number, beside = 0): Spot {
  const body = against(floor.room, side, from, to, depth);
  const zone = against(floor.room, side, from - beside, to + beside, depth + clear);
  return { side, from, to, body, zone, front: frontOf(side) };
}

test("a double moves along its wall until one gets in on both sides, and the wardrobe across keeps two feet before it", () => {
  const floor = floorOf(3310, 2570, { side: 3, from: 115, to: 1015 });
  const begun = {
    bed: at(floor, 0, 1385, 2910, 1905, 500, 400),
    wardrobe: at(floor, 3, 1020, 2570, 600, 750),
  };
  const { bed, wardrobe } = evened(floor, begun, QUEEN);
  expect(floor.room.x1 - bed.body.x1).toBeGreaterThanOrEqual(550);
  expect(bed.body.x0 - begun.wardrobe.body.x1).toBeGreaterThanOrEqual(600);
  expect(overlaps(bed.body, (wardrobe as Spot).zone)).toBe(false);
});

test("a double with two feet on both sides stays, and so does one that would come under a window, or before a door", () => {
  const wide = floorOf(3600, 3000, { side: 3, from: 2000, to: 2900 });
  const easy = { bed: at(wide, 0, 700, 2225, 1905, 500, 400), wardrobe: null };
  expect(evened(wide, easy, QUEEN).bed.from).toBe(700);
  const glazed = floorOf(3600, 3000, { side: 3, from: 2000, to: 2900 }, [{ side: 0, from: 1925, to: 2900 }]);
  const dark = { bed: at(glazed, 0, 400, 1925, 1905, 500, 400), wardrobe: null };
  expect(evened(glazed, dark, QUEEN).bed.from).toBe(400);
  const doored = floorOf(3600, 3000, { side: 0, from: 1950, to: 2850 });
  const beside = { bed: at(doored, 0, 400, 1925, 1905, 500, 400), wardrobe: null };
  expect(evened(doored, beside, QUEEN).bed.to).toBeLessThanOrEqual(1950);
});
