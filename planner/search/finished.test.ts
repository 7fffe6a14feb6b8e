import { expect, test } from "vitest";
import { parseBrief } from "#planner/brief/parse-brief.ts";
import { checkPlan } from "#planner/plan/check-plan.ts";
import { HALF_EFFORT } from "#planner/search/arrange/arrange-house.ts";
import { astray } from "#planner/search/astray.ts";
import { finished } from "#planner/search/finished.ts";
import { lawfulPlans } from "#planner/search/lawful-plans.ts";
import { prepare } from "#planner/search/prepared.ts";

test("walls of a plan that stands are shifted until its rooms are nearer to what they are due, within the laws", () => {
  const parsed = parseBrief({ region: "in", plot: { width: 30, depth: 40 }, facing: "E", floors: 1, bedrooms: 2 });
  if (parsed.kind === "invalid") throw new Error(parsed.message);
  const prepared = prepare(parsed.brief, 7);
  if (prepared.kind === "refused") throw new Error(prepared.code);
  const programme = prepared.ladder.rungs[0]?.programmes[0];
  if (programme === undefined) throw new Error("no programme");
  const input = prepared.inputOf(programme);
  const nothing = (): void => {};
  const { candidates } = prepared.arrange([programme], HALF_EFFORT, 1, [], true);
  const pairs = candidates.slice(0, 4).flatMap((candidate) =>
    lawfulPlans([candidate], input, nothing, nothing).map(({ reviewed }) => ({
      before: reviewed.plan,
      after: finished(reviewed, candidate, input),
    })),
  );
  const changed = pairs.filter(({ before, after }) => before !== after);
  expect(changed.length).toBeGreaterThan(0);
  for (const { before, after } of changed) {
    expect(astray(after)).toBeLessThan(astray(before));
    expect(checkPlan(after).filter(({ severity }) => severity === "error")).toEqual([]);
  }
});
