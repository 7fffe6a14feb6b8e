import { expect, test } from "vitest";
import { BARE, modelOf, PROFILE } from "#planner/search/arrange/objective/fixtures/drawn-level.ts";

test("below another storey a balcony is so deep at the most that a terrace's edge over its own reaches out from the wall behind it", () => {
  const depthOf = (level: number): number =>
    modelOf([["balcony", 230, 230, 3230, 1500]], "none", level).rules.stripDepth[0] as number;
  const outer = modelOf([], "none", 0).walls.external;
  const reach = PROFILE.structure.balcony.value;
  expect(depthOf(1)).toBeGreaterThan(reach - outer);
  expect(depthOf(0)).toBeLessThanOrEqual(reach - outer);
});

test("where rooms are at their least a narrower leaf will do, and a sit-out is still one to stand on", () => {
  const model = (tight: boolean) => modelOf([["verandah", 230, 230, 3230, 1500]], "none", 0, BARE, 0, tight);
  expect(model(false).doorContact - model(true).doorContact).toBeGreaterThanOrEqual(100);
  expect(model(true).rules.legalDepth[0]).toBeGreaterThanOrEqual(900);
  expect(model(false).rules.legalDepth[0]).toBe(0);
});
