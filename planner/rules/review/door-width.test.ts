import { expect, test } from "vitest";
import { all, changedPlan } from "#planner/plan/fixtures/change.ts";
import { HOUSE_30X60 } from "#planner/plan/fixtures/house-30x60.ts";
import { reviewPlan } from "#planner/rules/review-plan.ts";

test("a narrow main door is told by its region's width and source: an American leaf of 3 ft is no narrow one", () => {
  const told = (region: "in" | "us" | "uk", width: number) => {
    const plan = changedPlan(HOUSE_30X60, (p) => {
      p.brief.region = region;
      const main = p.levels[0]?.openings.find((opening) => opening.main === true);
      if (main === undefined) throw new Error("a main door");
      const { from, to } = all(p).opening(main.id);
      const along = from[0] === to[0] ? 1 : 0;
      to[along] = from[along] + Math.sign(to[along] - from[along]) * width;
    });
    const main = plan.levels[0]?.openings.find((opening) => opening.main === true)?.id;
    return reviewPlan(plan)
      .filter(({ rule, where }) => rule === "practice/door-width" && where.opening === main)
      .map(({ source }) => source.slice(0, 14));
  };
  expect(told("us", 965)).toEqual([]);
  expect(told("us", 900)).toEqual(["IRC 2021 R311."]);
  expect(told("uk", 965)).toEqual(["Approved Docum"]);
  expect(told("in", 965)).toEqual(["Andhra Pradesh"]);
  expect(told("in", 1000)).toEqual([]);
});
