import { expect, test } from "vitest";
import type { Stair, Wall } from "#planner/plan/plan.ts";
import { DOG_LEG } from "#planner/search/core/fixtures/dog-leg.ts";
import type { Face } from "#planner/search/openings/shared-wall.ts";
import { stairWindowIn } from "#planner/search/openings/stair-window.ts";

const WALL: Wall = { id: "w", kind: "external", from: [0, 0], to: [0, 0], thickness: 230 };
const face = (vertical: boolean, centre: number, from: number, to: number): Face => ({
  vertical,
  centre,
  from,
  to,
  inward: 1,
  wall: WALL,
});
const windowIn = (one: Face, stair: Stair | null) =>
  stairWindowIn(one, [{ from: one.from + 150, to: one.to - 150 }], stair);

test("at the turn a stair's window begins a balustrade above the landing and ends under the slab", () => {
  const found = windowIn(face(false, 4235, 0, 2100), DOG_LEG);
  expect(found).toMatchObject({ sill: 9 * 175 + 900, head: 18 * 175 - 250, span: { from: 300, to: 1800 } });
});

test("beside the stair it stands by the landing where one enters, in line with the others, rather than before the steps", () => {
  const found = windowIn(face(true, 2215, 0, 4120), DOG_LEG);
  expect(found).toMatchObject({ sill: 1050, head: 2100 });
  expect(found?.span.to).toBeLessThanOrEqual(1060);
});

test("where steps go up along the whole of a wall's free stretch there is none", () => {
  expect(windowIn(face(true, 2215, 1000, 2600), DOG_LEG)).toBeNull();
});

test("where no stair goes up any more it is a window as others are", () => {
  expect(windowIn(face(false, 4235, 0, 2100), null)).toMatchObject({
    sill: 1050,
    head: 2100,
    span: { from: 600, to: 1500 },
  });
});
