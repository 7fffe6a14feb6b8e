import { expect, test } from "vitest";
import { createMesh } from "#drawing/view/mesh.ts";
import { addCar } from "#drawing/view/yard/car.ts";

/** A car's triangles: its corners by axis, and its surfaces' colours. */
function carAt(x: number, y: number, ground: (y: number) => number = () => 0) {
  const mesh = createMesh();
  addCar(mesh, x, y, ground);
  const values = mesh.positions.values();
  const span = (axis: number) => {
    const along = values.filter((_, at) => at % 3 === axis);
    return [along.reduce((a, b) => Math.min(a, b)), along.reduce((a, b) => Math.max(a, b))] as const;
  };
  return { spans: [span(0), span(1), span(2)] as const, paints: mesh.surfaces.map(({ rgb }) => rgb.join(" ")).sort() };
}

test("a car stands on its wheels, as large as a car, alike on both sides, and within the place that a plan keeps for it", () => {
  const { spans } = carAt(5000, 1000);
  const [[x1, x2], [y1, y2], [z1, z2]] = spans;
  expect(Math.round(x1 + x2)).toBe(10_000);
  expect(x2 - x1).toBeLessThan(2200);
  expect([y1 > 950, y2 < 5200, y2 - y1 > 4000]).toEqual([true, true, true]);
  expect(Math.abs(z1)).toBeLessThan(5);
  expect([z2 > 1450, z2 < 1650]).toEqual([true, true]);
  // Up a ramp it rises with it.
  const risen = carAt(5000, 1000, (y) => (y - 1000) / 10).spans[2];
  expect(risen[1]).toBeGreaterThan(z2 + 100);
});

test("cars are painted in several colours, the same one always alike", () => {
  const paints = Array.from({ length: 20 }, (_, k) => carAt(3000 + k * 137, 1500).paints.join());
  expect(new Set(paints).size).toBeGreaterThan(3);
  expect(carAt(3137, 1500).paints.join()).toBe(paints[1]);
});
