import { expect, test } from "vitest";
import { all, changedPlan, set } from "#planner/plan/fixtures/change.ts";
import { HOUSE_30X60 } from "#planner/plan/fixtures/house-30x60.ts";
import { bathsAtFront } from "#planner/rules/review/blank-front.ts";
import { reviewPlan } from "#planner/rules/review-plan.ts";

test("what is set back behind a terrace is seen from the road too: a storey with a bath in its wing and a lounge beside that has no blank front", () => {
  const blank = (steppedBack: boolean) =>
    reviewPlan(
      changedPlan(HOUSE_30X60, (p) => {
        all(p).room("f-master").kind = "bath";
        set(all(p).room("f-master"), 1230, 3230, 4000, 6543);
        all(p).room("f-balcony").kind = "store";
        const first = p.levels[1];
        if (!steppedBack || first === undefined) return;
        first.rooms = first.rooms.filter(({ id }) => id !== "f-balcony");
        const outer = [
          [1000, 3000],
          [4685, 3000],
          [4685, 4400],
          [8144, 4400],
          [8144, 16_288],
          [1000, 16_288],
        ] as [number, number][];
        first.footprint = [{ outer, holes: [] }];
      }),
    ).some(({ rule }) => rule === "practice/blank-front");
  expect(blank(false)).toBe(true);
  expect(blank(true)).toBe(false);
});

test("the baths that lie at the road are counted, on the ground floor and above", () => {
  const before = bathsAtFront(HOUSE_30X60);
  const more = changedPlan(HOUSE_30X60, (p) => {
    all(p).room("f-master").kind = "bath";
    set(all(p).room("f-master"), 1230, 3230, 4000, 6543);
  });
  expect(bathsAtFront(more) - before).toBe(1);
});
