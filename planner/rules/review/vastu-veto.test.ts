import { expect, test } from "vitest";
import { all, type Change, changedPlan } from "#planner/plan/fixtures/change.ts";
import { HOUSE_30X60 } from "#planner/plan/fixtures/house-30x60.ts";
import { reviewPlan } from "#planner/rules/review-plan.ts";

test("vastu keeps silent where nobody asked for it", () => {
  const change: Change = (p) => {
    p.brief.vastu = "none";
    all(p).room("g-utility").kind = "bath";
  };
  expect(
    reviewPlan(changedPlan(HOUSE_30X60, change))
      .map(({ rule }) => rule)
      .filter((rule) => rule.startsWith("vastu/")),
  ).toEqual([]);
});

test("strict vastu names a toilet in the north-east, unless the plan says that vastu gave way", () => {
  // Facing east: the rear left corner of the drawing lies in the south-west, the rear right in the north-west.
  const strict = (change: Change) =>
    changedPlan(HOUSE_30X60, (p) => {
      p.brief.vastu = "strict";
      change(p);
    });
  const vetoes = (plan: typeof HOUSE_30X60) =>
    reviewPlan(plan)
      .filter((f) => f.rule === "vastu/veto")
      .map((f) => f.where.room);
  expect(vetoes(HOUSE_30X60)).toEqual([]);
  expect(vetoes(strict(() => {}))).toEqual(["f-bath-2"]);
  const turned = strict((p) => {
    p.site.northBearing = 0;
  });
  expect(vetoes(turned)).toContain("g-bath");
  const gaveWay = strict((p) => {
    p.relaxed.push({ what: "vastu", message: "The bath lies in the south-west." });
  });
  expect(vetoes(gaveWay)).toEqual([]);
});
