import { expect, test } from "vitest";
import type { Plan } from "#planner/plan/plan.ts";
import { reviewedPlan } from "#planner/reviewed-plan.ts";
import { HALF_EFFORT } from "#planner/search/arrange/effort.ts";
import { buildPlan } from "#planner/search/build/build-plan.ts";
import { searched } from "#planner/search/fixtures/searched.ts";
import { lawfulPlan, onLastNames } from "#planner/search/judge/lawful-plan.ts";
import { named } from "#planner/search/legalise/second-thoughts.ts";

const masterOf = ({ levels }: Plan): number =>
  levels.flatMap(({ rooms }) => rooms).find(({ kind }) => kind === "master-bedroom")?.area ?? 0;

test("at the very last the larger of two like bedrooms of a floor is the master's, where nobody asks for vastu", () => {
  const nothing = (): void => {};
  const fields = { plot: { width: 40, depth: 60 }, facing: "E", floors: 1, bedrooms: 3, bathrooms: 1, vastu: "none" };
  const { input, candidates } = searched(fields, HALF_EFFORT);
  const pairs = candidates.slice(0, 3).flatMap((candidate) => {
    const standing = lawfulPlan(candidate, input, nothing, nothing);
    if (standing === null) return [];
    const { rooms } = standing.reviewed.plan.levels[0] as Plan["levels"][number];
    const [first] = rooms.filter(({ kind }) => kind === "master-bedroom");
    const smaller = rooms.filter(({ kind, area }) => kind === "bedroom" && area < (first?.area ?? 0));
    return named(
      "exchange",
      smaller.map(({ id }) => ({ level: 0, room: first?.id ?? "", with: id })),
    ).flatMap((exchange) => {
      const thoughts = [...standing.thoughts, exchange];
      const plan = buildPlan({ ...input, candidate, thoughts });
      if (typeof plan === "string") return [];
      return [[plan, onLastNames({ ...input, candidate }, { reviewed: reviewedPlan(plan), thoughts }).plan] as const];
    });
  });
  expect(pairs.length).toBeGreaterThan(0);
  expect(pairs.every(([before, after]) => masterOf(after) >= masterOf(before))).toBe(true);
  expect(pairs.some(([before, after]) => masterOf(after) > masterOf(before))).toBe(true);
  const strict = { ...input, brief: { ...input.brief, vastu: "preferred" as const } };
  const [reviewed] = pairs.map(([before]) => reviewedPlan(before));
  for (const one of reviewed === undefined ? [] : [reviewed])
    expect(onLastNames({ ...strict, candidate: candidates[0] as never }, { reviewed: one, thoughts: [] })).toBe(one);
});
