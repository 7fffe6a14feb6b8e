import { expect, test } from "vitest";
import { corners, type Rect, rect } from "#planner/geometry/rect.ts";
import type { Plan } from "#planner/plan/plan.ts";
import { closeColumns } from "#planner/search/finish/close-columns.ts";

const planWith = (...levels: readonly (readonly Rect[])[]): Plan =>
  ({
    levels: levels.map((bodies) => ({ columns: bodies.map((body, i) => ({ id: `c${i}`, polygon: corners(body) })) })),
  }) as unknown as Plan;

test("columns are close when less than 0.6 m lies between them along both sides, on whatever level", () => {
  const [one, beside, aslant, away] = [
    rect(0, 0, 230, 300),
    rect(829, 0, 1059, 230),
    rect(500, 800, 730, 1030),
    rect(1659, 0, 1889, 230),
  ];
  expect(closeColumns(planWith([one, beside]))).toBe(1);
  expect(closeColumns(planWith([one, aslant]))).toBe(1);
  expect(closeColumns(planWith([one, away]))).toBe(0);
  expect(closeColumns(planWith([beside, away]))).toBe(0);
  expect(closeColumns(planWith([one, away], [one, beside, aslant]))).toBe(3);
});
