import { expect, test } from "vitest";
import { checkPlan } from "#planner/plan/check-plan.ts";
import type { Plan } from "#planner/plan/plan.ts";
import { FAR_TOO_LONG, TOO_LONG } from "#planner/rules/review/proportion.ts";
import { HALF_EFFORT } from "#planner/search/arrange/effort.ts";
import { resized } from "#planner/search/finish/resized.ts";
import { searched } from "#planner/search/fixtures/searched.ts";
import { lawfulPlan } from "#planner/search/judge/lawful-plan.ts";
import { misplacedShare } from "#planner/search/judge/misplaced-floor.ts";

test("walls of a plan are shifted as it stands until more of its floor is in the right rooms, within the laws; where every shift loses something it stays", () => {
  const { input, candidates } = searched({ plot: { width: 40, depth: 60 }, facing: "E", floors: 1 }, HALF_EFFORT);
  const nothing = (): void => {};
  const pairs = candidates.slice(0, 6).flatMap((candidate) => {
    const standing = lawfulPlan(candidate, input, nothing, nothing);
    if (standing === null) return [];
    const { reviewed, thoughts } = standing;
    const house = { ...input, candidate, thoughts };
    const first = { reviewed, shifts: [] };
    expect(resized(first, { house, losesNothing: () => false })).toBe(first);
    return [[reviewed.plan, resized(first, { house, losesNothing: () => true }).reviewed.plan] as const];
  });
  const tooLong = ({ findings }: Plan) =>
    findings.filter(({ rule }) => rule === TOO_LONG || rule === FAR_TOO_LONG).length;
  const roomsOf = ({ levels }: Plan) => levels.flatMap(({ rooms }) => rooms.map(({ id }) => id));
  expect(pairs.some(([before, after]) => misplacedShare(after) < misplacedShare(before) - 0.005)).toBe(true);
  for (const [before, after] of pairs) {
    expect(misplacedShare(after)).toBeLessThanOrEqual(misplacedShare(before));
    expect(tooLong(after)).toBeLessThanOrEqual(tooLong(before));
    expect(checkPlan(after).filter(({ severity }) => severity === "error")).toEqual([]);
    expect(roomsOf(after)).toEqual(roomsOf(before));
  }
});
