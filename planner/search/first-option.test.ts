import { expect, test } from "vitest";
import { type Change, changedPlan, drop } from "#planner/plan/fixtures/change.ts";
import { HOUSE_30X60 } from "#planner/plan/fixtures/house-30x60.ts";
import { relaxation } from "#planner/plan/told.ts";
import { bestInFront } from "#planner/search/first-option.ts";

const changed = (change: Change) => changedPlan(HOUSE_30X60, change);

test("an option that is clearly better is shown first; the others keep their order", () => {
  const [poor, middling, good] = [70, 72, 90].map((total) => changed((plan) => Object.assign(plan.scores, { total })));
  expect(bestInFront([poor, middling, good] as never)).toEqual([good, poor, middling]);
});

test("options about as good stay as they were found", () => {
  const [first, second] = [88, 90].map((total) => changed((plan) => Object.assign(plan.scores, { total })));
  expect(bestInFront([first, second] as never)).toEqual([first, second]);
});

test("what gives nothing up is shown before a somewhat better house that does", () => {
  const told = changed((plan) => {
    plan.scores.total = 86;
    plan.relaxed = [relaxation("dining", "dining-with-living")];
  });
  const whole = changed((plan) => Object.assign(plan.scores, { total: 82 }));
  expect(bestInFront([told, whole])).toEqual([whole, told]);
  expect(bestInFront([])).toEqual([]);
});

test("a house with all that was asked for, though one neighbourhood is missed, is shown before one that gives up four things, and after one that gives up one", () => {
  const missing = changed((plan) => {
    const [ground] = plan.levels;
    const between = ground?.openings.find(({ rooms }) => rooms.includes("g-utility") && rooms.includes("g-kitchen"));
    drop(ground?.openings ?? [], between?.id ?? "");
  });
  const poor = (given: number) =>
    changed((plan) => {
      const told = [
        relaxation("dining", "dining-with-living"),
        relaxation("utility", "utility-none"),
        relaxation("parking", "parking-two-wheeler"),
        relaxation("pooja", "pooja-niche"),
      ];
      plan.relaxed = told.slice(0, given);
    });
  expect(bestInFront([poor(4), missing])[0]).toBe(missing);
  const one = poor(1);
  expect(bestInFront([missing, one])[0]).toBe(one);
});

test("a better house with its living room upstairs, made for another option, is shown second", () => {
  const up = changed((plan) => {
    plan.scores.total = 94;
    plan.relaxed = [relaxation("living", "living-upstairs-option")];
  });
  const poorer = changed((plan) => Object.assign(plan.scores, { total: 66 }));
  expect(bestInFront([up, poorer])).toEqual([poorer, up]);
});
