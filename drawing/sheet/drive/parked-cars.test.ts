import { expect, test } from "vitest";
import { twoStorey30x60 } from "#drawing/fixtures/two-storey-30x60.ts";
import { carsBefore, withParkedCars } from "#drawing/sheet/drive/parked-cars.ts";
import { boxAround } from "#drawing/sheet/shapes/box.ts";
import { relaxation } from "#planner/plan/told.ts";

test("a car that is told to stand half under the house is drawn over the front line, on its plot; others stand where the plan has them", () => {
  const whole = twoStorey30x60();
  const told = twoStorey30x60({
    relaxed: [relaxation("parking", "parking-half-covered")],
    levels: whole.levels.map((level) => ({
      ...level,
      furniture: level.furniture.filter(({ kind }) => kind !== "car"),
    })),
  });
  const [car, ...more] = carsBefore(withParkedCars(told));
  const [footprint] = told.levels[0]?.footprint ?? [];
  const face = boxAround(footprint?.outer ?? []).y1;
  expect(more).toEqual([]);
  expect(car?.y1).toBeGreaterThan(0);
  expect(car?.y1).toBeLessThan(face);
  expect(car?.y2).toBeGreaterThan(face);
  expect(withParkedCars(whole)).toBe(whole);
});
