import { expect, test } from "vitest";
import { type Rect, rect } from "#planner/geometry/rect.ts";
import { parkVehicles } from "#planner/search/furniture/vehicles.ts";

/** The pieces that come to stand in a bay of this clear size, mm. */
function parked(
  width: number,
  depth: number,
  car: boolean,
): readonly { readonly piece: string; readonly body: Rect }[] {
  const pieces: { piece: string; body: Rect }[] = [];
  parkVehicles(rect(0, 0, width, depth), car, (piece, { body }) => {
    pieces.push({ piece, body });
    return true;
  });
  return pieces;
}

test("two-wheelers stand with their noses to the road; in a bay that is too shallow for that across it, before its rear wall", () => {
  expect(parked(2100, 2100, false)).toEqual([
    { piece: "two-wheeler", body: rect(150, 50, 850, 1900) },
    { piece: "two-wheeler", body: rect(1100, 50, 1800, 1900) },
  ]);
  expect(parked(2100, 1500, false)).toEqual([{ piece: "two-wheeler", body: rect(50, 750, 1900, 1450) }]);
  expect(parked(1900, 1500, false)).toEqual([]);
});

test("a car that stands half in the yard is no piece of its bay, and no two-wheeler takes its place", () => {
  expect(parked(3000, 2400, true)).toEqual([]);
  expect(parked(3000, 5000, true).map(({ piece }) => piece)).toEqual(["car"]);
  expect(parked(2400, 4800, true).map(({ piece }) => piece)).toEqual(["car"]);
});
