import { expect, test } from "vitest";
import { HOUSE_30X60 } from "#planner/plan/fixtures/house-30x60.ts";
import type { Plan } from "#planner/plan/plan.ts";
import { BARE, type Drawn, judged, modelOf } from "#planner/search/arrange/objective/fixtures/drawn-level.ts";
import { T } from "#planner/search/arrange/objective/judgement.ts";

/** What sharing floor with the ground floor of a house on 30 x 60 ft costs a level with these rooms. */
function cost(drawn: readonly Drawn[], option: Plan = HOUSE_30X60): number {
  return judged(modelOf(drawn, "none", 0, BARE, 0, false, option)).terms[T.alike] as number;
}

/** The rooms of that ground floor as they lie, each at its place from the left. */
function drawnOf({ levels }: Plan, placeOf: (x: number) => number): readonly Drawn[] {
  return (levels[0]?.rooms ?? []).map(({ kind, polygon }) => {
    const [xs, ys] = [polygon.map((p) => placeOf(p[0])), polygon.map((p) => p[1])];
    return [kind, Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)] as const;
  });
}

test("a level that is used as in an option that stands, or as in its mirror image, is no other option", () => {
  const same = cost(drawnOf(HOUSE_30X60, (x) => x));
  expect(same).toBeGreaterThan(100);
  expect(cost(drawnOf(HOUSE_30X60, (x) => 9144 - x))).toBeCloseTo(same);
});

test("the mirror stands in the middle of the house, not of a plot that leaves more room on one side", () => {
  const aside = 600;
  const levels = HOUSE_30X60.levels.map((level) => ({
    ...level,
    footprint: level.footprint.map(({ outer, holes }) => ({
      outer: outer.map(([x, y]) => [x + aside, y] as const),
      holes,
    })),
    rooms: level.rooms.map((room) => ({ ...room, polygon: room.polygon.map(([x, y]) => [x + aside, y] as const) })),
  }));
  const option: Plan = { ...HOUSE_30X60, levels };
  const same = cost(
    drawnOf(option, (x) => x),
    option,
  );
  expect(
    cost(
      drawnOf(option, (x) => 2 * aside + 9144 - x),
      option,
    ),
  ).toBeCloseTo(same);
});

test("a level whose floor is used otherwise costs nothing for it, nor does any where no option stands", () => {
  const stores = drawnOf(HOUSE_30X60, (x) => x).map(([, ...box]): Drawn => ["store", ...box]);
  expect(cost(stores)).toBe(0);
  expect(judged(modelOf(drawnOf(HOUSE_30X60, (x) => x))).terms[T.alike]).toBe(0);
});
