import { expect, test } from "vitest";
import { checkPlan } from "#planner/plan/check-plan.ts";
import { HALF_EFFORT } from "#planner/search/arrange/effort.ts";
import { broughtIntoLine } from "#planner/search/finish/brought-into-line.ts";
import { resized } from "#planner/search/finish/resized.ts";
import { wallsOutOfLine } from "#planner/search/finish/walls-out-of-line.ts";
import { searched } from "#planner/search/fixtures/searched.ts";
import { lawfulPlan } from "#planner/search/judge/lawful-plan.ts";
import { misplacedShare } from "#planner/search/judge/misplaced-floor.ts";

test("upper walls that stand partly beside a wall below are brought into line within the laws, and no wall is shifted out of line again", () => {
  const { input, candidates } = searched({ plot: { width: 40, depth: 60 }, facing: "N", floors: 2 }, HALF_EFFORT);
  const nothing = (): void => {};
  const plans = candidates.slice(0, 8).flatMap((candidate) => {
    const standing = lawfulPlan(candidate, input, nothing, nothing);
    if (standing === null) return [];
    const house = { ...input, candidate, thoughts: standing.thoughts };
    const shifting = { house, losesNothing: () => true };
    const first = { reviewed: standing.reviewed, shifts: [] };
    expect(broughtIntoLine(first, { house, losesNothing: () => false })).toBe(first);
    const inLine = broughtIntoLine(first, shifting);
    return [[first, inLine, resized(inLine, shifting)].map(({ reviewed }) => reviewed.plan)];
  });
  const crooked = plans.map((some) => some.map(({ levels }) => wallsOutOfLine(levels)));
  expect(crooked.some(([before = 0, after = 0]) => after < before)).toBe(true);
  for (const [before = 0, after = 0, last = 0] of crooked) {
    expect(after).toBeLessThanOrEqual(before);
    expect(last).toBeLessThanOrEqual(after);
  }
  for (const plan of plans.flat()) expect(checkPlan(plan).filter(({ severity }) => severity === "error")).toEqual([]);
  expect(
    plans.some(
      ([, inLine, last]) => inLine !== undefined && last !== undefined && misplacedShare(last) < misplacedShare(inLine),
    ),
  ).toBe(true);
});
