import { expect, test } from "vitest";
import { checkPlan } from "#planner/plan/check-plan.ts";
import type { Plan } from "#planner/plan/plan.ts";
import { HALF_EFFORT } from "#planner/search/arrange/effort.ts";
import { closeColumns } from "#planner/search/finish/close-columns.ts";
import { finished } from "#planner/search/finish/finished.ts";
import { searched } from "#planner/search/fixtures/searched.ts";
import { lawfulPlan } from "#planner/search/judge/lawful-plan.ts";
import { misplacedShare } from "#planner/search/judge/misplaced-floor.ts";

/** Plans of half a search, before and after their last touch. */
function touchedPlans(fields: object): readonly { readonly before: Plan; readonly after: Plan }[] {
  const { input, candidates } = searched({ facing: "E", floors: 1, ...fields }, HALF_EFFORT);
  const nothing = (): void => {};
  return candidates.slice(0, 4).flatMap((candidate) => {
    const standing = lawfulPlan(candidate, input, nothing, nothing);
    return standing === null ? [] : [{ before: standing.reviewed.plan, after: finished(standing, candidate, input) }];
  });
}

const warnings = ({ findings }: Plan): number => findings.filter(({ severity }) => severity === "warning").length;

test("walls of a plan that stands are shifted until its rooms are nearer to what they are due, within the laws", () => {
  const pairs = [2, 3].flatMap((bedrooms) => touchedPlans({ plot: { width: 30, depth: 45 }, bedrooms }));
  const changed = pairs.filter(({ before, after }) => before !== after);
  expect(changed.some(({ before, after }) => misplacedShare(after) < misplacedShare(before))).toBe(true);
  for (const { before, after } of changed) {
    expect(misplacedShare(after) < misplacedShare(before) || warnings(after) < warnings(before)).toBe(true);
    expect(checkPlan(after).filter(({ severity }) => severity === "error")).toEqual([]);
  }
});

test("where an architect minds something of a plan, an arrangement near by with less of it takes its place", () => {
  const pairs = [2, 3].flatMap((bedrooms) => touchedPlans({ plot: { width: 36, depth: 48 }, bedrooms }));
  expect(pairs.some(({ before, after }) => warnings(after) < warnings(before))).toBe(true);
  for (const { before, after } of pairs) expect(warnings(after)).toBeLessThanOrEqual(warnings(before));
});

test("no touch is taken for which columns come closer to each other than their footings", () => {
  const crowded = {
    plot: { width: 41, depth: 38 },
    facing: "W",
    edges: { left: "road", right: "open", rear: "open" },
    floors: 3,
    bedrooms: 4,
    bathrooms: 4,
    kitchen: "open",
    dining: "separate",
    pooja: true,
    study: false,
    store: false,
    utility: false,
    parking: "two-wheeler",
    stair: "internal",
    balcony: true,
    future: "none",
    structure: "load-bearing",
    vastu: "strict",
  };
  const pairs = touchedPlans(crowded);
  expect(pairs.some(({ before, after }) => before !== after)).toBe(true);
  for (const { before, after } of pairs) expect(closeColumns(after)).toBeLessThanOrEqual(closeColumns(before));
});
