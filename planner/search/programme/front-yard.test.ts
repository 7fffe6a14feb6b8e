import { expect, test } from "vitest";
import { profileOf } from "#planner/rules/profile-of.ts";
import { parkedInYard, withHalfBay } from "#planner/search/programme/front-yard.ts";

test("of an Indian bay of 5 m lies under the house what the yard does not hold, but no less than 1.5 m, and none where it holds the car", () => {
  const covered = [0, 900, 1500, 3000, 4500, 5000].map((yard) => parkedInYard(profileOf("in"), yard)?.covered ?? null);
  expect(covered).toEqual([null, null, null, 2000, 1500, 0]);
});

test("a house with half a bay is planned with a car so much shorter, and no narrower", () => {
  const { car } = withHalfBay(profileOf("in"), { covered: 2000 });
  expect(car.depth.value).toBe(2000);
  expect(car.width).toEqual(profileOf("in").car.width);
});
