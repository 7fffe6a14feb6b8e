import { expect, test } from "vitest";
import { lawsBroken, planned } from "#tests/briefs/planned.ts";

/** What the first option of a house with three bedrooms on two floors gives up on a plot, in feet. */
function givenUpOn(width: number, depth: number, facing: string): readonly (string | undefined)[] {
  const plans = planned({ plot: { width, depth, unit: "ft" }, facing, floors: 2, bedrooms: 3 }, { options: 2 });
  expect(lawsBroken(plans)).toEqual([]);
  return plans[0]?.relaxed.map(({ code }) => code) ?? [];
}

test("on 30 x 40 ft a family of three bedrooms keeps its car and its dining room: the bedrooms lie upstairs about a lobby", () => {
  expect(givenUpOn(30, 40, "E")).toEqual(["parking-half-covered", "bathrooms-fewer"]);
});

test("on 25 x 50 ft it keeps all that it asked for but half of the car's roof", () => {
  expect(givenUpOn(25, 50, "W")).toEqual(["parking-half-covered"]);
});
