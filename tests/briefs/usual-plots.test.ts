import { expect, test } from "vitest";
import { lawsBroken, planned } from "#tests/briefs/planned.ts";

/** Of the four facings those for which the first option, with three bedrooms on two floors of a plot in feet, gives up nothing but `codes`. */
function facingsThatGiveUpOnly(codes: readonly string[], width: number, depth: number): readonly string[] {
  return ["N", "E", "S", "W"].filter((facing) => {
    const plans = planned({ plot: { width, depth, unit: "ft" }, facing, floors: 2, bedrooms: 3 }, { options: 2 });
    expect(lawsBroken(plans)).toEqual([]);
    return plans[0]?.relaxed.every(({ code = "" }) => codes.includes(code));
  });
}

test("on 30 x 40 ft a family of three bedrooms keeps its car and its dining room, whichever way it faces but for one: the bedrooms lie upstairs about a lobby", () => {
  expect(facingsThatGiveUpOnly(["parking-half-covered", "bathrooms-fewer"], 30, 40).length).toBeGreaterThanOrEqual(3);
});

test("on 25 x 50 ft it keeps all that it asked for but half of the car's roof, whichever way it faces but for one", () => {
  expect(facingsThatGiveUpOnly(["parking-half-covered"], 25, 50).length).toBeGreaterThanOrEqual(3);
});
