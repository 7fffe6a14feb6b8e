import { expect, test } from "vitest";
import { coolingPerStep, minusLogarithm } from "#planner/search/arrange/cooling.ts";

test("the logarithm made of products is right to a millionth, and a draw of nothing is finite", () => {
  for (let i = 1; i <= 1000; i++) expect(minusLogarithm(i / 1000)).toBeCloseTo(-Math.log(i / 1000), 5);
  expect(minusLogarithm(2 ** -32)).toBeCloseTo(32 * Math.LN2, 5);
  expect(minusLogarithm(0)).toBeGreaterThan(minusLogarithm(2 ** -32));
});

test("cooling by the factor so many times brings hot to cold", () => {
  let temperature = 8;
  const factor = coolingPerStep(8, 0.06, 500);
  for (let step = 0; step < 500; step++) temperature *= factor;
  expect(temperature).toBeCloseTo(0.06, 6);
});
