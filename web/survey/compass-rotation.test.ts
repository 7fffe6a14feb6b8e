import { expect, test } from "vitest";
import { compassRotation } from "#web/survey/compass-rotation.ts";

test("each direction has the rotation that the specification gives", () => {
  const rotations = ["S", "SE", "E", "NE", "N", "NW", "W", "SW"].map(compassRotation);
  expect(rotations).toEqual([0, 45, 90, 135, 180, 225, 270, 315]);
});

test("the turned rose has the chosen direction at the bottom, where the road is drawn", () => {
  const bearing = { N: 0, NE: 45, E: 90, SE: 135, S: 180, SW: 225, W: 270, NW: 315 };
  for (const [direction, degrees] of Object.entries(bearing)) {
    expect((degrees + compassRotation(direction)) % 360).toBe(180);
  }
});

test("what is no direction leaves the rose as it is", () => {
  expect(["", "north", "toString"].map(compassRotation)).toEqual([0, 0, 0]);
});
