import { expect, test } from "vitest";
import { measuredPlan } from "#planner/plan/check/measured-plan.ts";
import { all, type Change, changedPlan } from "#planner/plan/fixtures/change.ts";
import { box } from "#planner/plan/fixtures/draw.ts";
import { HOUSE_30X60 } from "#planner/plan/fixtures/house-30x60.ts";
import { shape } from "#planner/rules/review/shape.ts";

test("a room that is an L about another one has no dent without a reason", () => {
  const cut: Change = (p) => {
    all(p).room("f-bed-2").polygon.splice(2, 1, [4685, 9700], [3400, 9700], [3400, 11200]);
  };
  const filled: Change = (p) => {
    p.levels[1]?.rooms.push({
      ...all(p).room("f-bed-2"),
      id: "f-lobby",
      kind: "passage",
      polygon: box(3515, 9815, 4685, 11200) as never,
    });
  };
  const dented = changedPlan(HOUSE_30X60, cut);
  expect(shape(measuredPlan(dented))).toHaveLength(1);
  expect(shape(measuredPlan(changedPlan(dented, filled)))).toEqual([]);
});
