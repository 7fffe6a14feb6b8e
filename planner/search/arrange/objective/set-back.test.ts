import { expect, test } from "vitest";
import { judged, modelOf } from "#planner/search/arrange/objective/fixtures/drawn-level.ts";
import { T } from "#planner/search/arrange/objective/judgement.ts";

/** What the objective says of a terrace in the front left corner, so wide and so deep, over one of 4 x 3 m. */
function over(x1: number, y1: number) {
  const below = modelOf([["terrace", 230, 230, 4230, 3230]], "none", 1);
  return judged(below, modelOf([["terrace", 230, 230, x1, y1]], "none", 2));
}

test("nothing stands over a terrace between the floors but the terrace of the level above", () => {
  expect(over(4230, 3230).hard).toBe(over(6230, 5230).hard);
  for (const [x1, y1] of [
    [4200, 3230],
    [4230, 2230],
  ] as const)
    expect(over(x1, y1).hard).toBe(over(4230, 3230).hard + 1);
});

test("a terrace that goes on beyond the one below by a ledge costs more than one that ends with it, or goes on far enough to walk on", () => {
  const cost = (x1: number): number => over(x1, 3230).terms[T.outdoor] as number;
  expect(cost(4730)).toBeGreaterThan(cost(4230) + 2);
  expect(cost(4730)).toBeGreaterThan(cost(6230) + 2);
});
