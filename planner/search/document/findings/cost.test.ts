import { expect, test } from "vitest";
import { profileOf } from "#planner/rules/profile-of.ts";
import { costOf, overBudget } from "#planner/search/document/findings/cost.ts";

const INDIA = profileOf("in");
const RATE = INDIA.cost.perSquareMetre.value;

test("what a house costs and that it costs more than the budget are told by one figure, and neither where it is within it", () => {
  const budget = 100 * RATE;
  const dear = costOf(112, budget, INDIA);
  const [told] = overBudget(112, budget, INDIA);
  expect(dear.severity).toBe("warning");
  expect(dear.message.startsWith(`About ${told?.params?.cost}`)).toBe(true);
  for (const within of [100, 99.4]) {
    expect(costOf(within, budget, INDIA).severity).toBe("note");
    expect(overBudget(within, budget, INDIA)).toEqual([]);
  }
});
