import { expect, test } from "vitest";
import { type Change, changedPlan } from "#planner/plan/fixtures/change.ts";
import { HOUSE_30X60 } from "#planner/plan/fixtures/house-30x60.ts";
import { BATHROOMS } from "#planner/plan/plan.ts";
import { bathlessBedrooms } from "#planner/search/judge/bathless-bedrooms.ts";

const weightOf = (...changes: readonly Change[]): number => bathlessBedrooms(changes.reduce(changedPlan, HOUSE_30X60));
const noBaths: Change = ({ levels }) => {
  for (const room of levels.flatMap(({ rooms }) => rooms)) if (BATHROOMS.includes(room.kind)) room.kind = "store";
};

test("each bedroom without a bath of its own weighs two warnings, the master bedroom four; nothing where one bathroom is everybody's or the brief counts own baths", () => {
  const bedrooms = HOUSE_30X60.levels.flatMap(({ rooms }) => rooms).filter(({ kind }) => kind === "bedroom").length;
  expect(weightOf(noBaths)).toBe(2 * bedrooms + 4);
  expect(weightOf()).toBeLessThan(weightOf(noBaths));
  expect(weightOf(noBaths, ({ brief }) => void Object.assign(brief, { bathrooms: 1 }))).toBe(0);
  expect(weightOf(noBaths, ({ brief }) => void Object.assign(brief, { attached: 1 }))).toBe(0);
});
