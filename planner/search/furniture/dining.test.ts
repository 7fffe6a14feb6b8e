import { expect, test } from "vitest";
import { overlaps, type Rect, within } from "#planner/geometry/rect.ts";
import { furnishDining } from "#planner/search/furniture/dining.ts";
import { DOOR, floorOf, type Placed, placedBy } from "#planner/search/furniture/fixtures/furnished-floor.ts";
import { furnishLivingDining } from "#planner/search/furniture/living-dining.ts";

const chairsOf = (placed: readonly Placed[]): readonly Rect[] =>
  placed.filter(({ kind }) => kind === "chair").map(({ body }) => body);

test("a family of five sits down together at a large table against the wall where none stands free, and one still walks past", () => {
  const floor = floorOf(2000, 4200, DOOR);
  const placed = placedBy((put) => furnishDining(floor, false, put, { diners: 5 }));
  const table = placed.find(({ kind }) => kind === "dining-table-6")?.body;
  expect(table !== undefined && (table.x0 === 0 || table.x1 === 2000)).toBe(true);
  const chairs = chairsOf(placed);
  expect(chairs).toHaveLength(5);
  for (const chair of chairs) {
    expect(within(chair, floor.room)).toBe(true);
    expect(floor.walk.some((way) => overlaps(way, chair))).toBe(false);
    expect(chairs.some((other) => other !== chair && overlaps(other, chair))).toBe(false);
  }
});

test("a family of four has four seats there, and the floor of a smaller table", () => {
  const placed = placedBy((put) => furnishDining(floorOf(2000, 4200, DOOR), false, put, { diners: 4 }));
  expect(placed.map(({ kind }) => kind).filter((kind) => kind.startsWith("dining"))).toEqual(["dining-table-4"]);
  expect(chairsOf(placed)).toHaveLength(4);
});

test("a table for five never takes the sofa's place in a living and dining room", () => {
  for (const [width, depth] of [
    [3000, 3600],
    [3000, 4200],
    [3300, 4500],
  ] as const) {
    const sofas = [4, 5].map((diners) =>
      placedBy((put) => furnishLivingDining(floorOf(width, depth, DOOR), put, diners))
        .map(({ kind }) => kind)
        .filter((kind) => kind.startsWith("sofa")),
    );
    expect(sofas[1]).toEqual(sofas[0]);
  }
});
