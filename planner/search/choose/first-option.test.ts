import { expect, test } from "vitest";
import { type Change, changedPlan, drop } from "#planner/plan/fixtures/change.ts";
import { HOUSE_30X60 } from "#planner/plan/fixtures/house-30x60.ts";
import { relaxation } from "#planner/plan/told.ts";
import { reviewedPlan } from "#planner/reviewed-plan.ts";
import { bestInFront, keepingVetoes, richerInFront } from "#planner/search/choose/first-option.ts";
import { STANDARDS } from "#planner/search/programme/standards.ts";

const changed = (change: Change) => changedPlan(HOUSE_30X60, change);

test("an option that is clearly better is shown first; the others keep their order", () => {
  const [poor, middling, good] = [70, 72, 90].map((total) => changed((plan) => Object.assign(plan.scores, { total })));
  expect(bestInFront([poor, middling, good] as never)).toEqual([good, poor, middling]);
});

test("options about as good stay as they were found", () => {
  const [first, second] = [88, 90].map((total) => changed((plan) => Object.assign(plan.scores, { total })));
  expect(bestInFront([first, second] as never)).toEqual([first, second]);
});

test("who asks for strict vastu is shown no house that breaks a veto beside one that keeps them all", () => {
  const strict = (kind: "bath" | "store") =>
    changed((plan) => {
      plan.brief.vastu = "strict";
      for (const room of plan.levels.flatMap(({ rooms }) => rooms)) if (room.id === "f-bath-2") room.kind = kind;
    });
  const [broken, kept] = [strict("bath"), strict("store")];
  expect([broken, kept].map((plan) => reviewedPlan(plan).vetoes)).toEqual([1, 0]);
  expect(keepingVetoes([broken, kept, kept])).toEqual([kept, kept]);
  expect(keepingVetoes([broken, broken])).toEqual([broken, broken]);
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

test("a plan met on the way stands in front where it gives up far less than the options, be it for a neighbourhood that it misses", () => {
  const giving = (given: number) =>
    changed((plan) => {
      for (const room of plan.levels.flatMap(({ rooms }) => rooms)) room.area = STANDARDS[room.kind].ideal;
      const codes = [
        "dining-with-living",
        "utility-none",
        "parking-two-wheeler",
        "pooja-niche",
        "balcony-none",
      ] as const;
      plan.relaxed = codes.slice(0, given).map((code) => relaxation(code.split("-")[0] as string, code));
    });
  const met = { ...reviewedPlan(giving(1)), missed: 1 };
  const first = (given: number, of = met) => richerInFront([giving(given)], [of], 1)[0];
  expect(first(5)).toBe(met.plan);
  // A missed neighbourhood is worth two wishes.
  expect(first(3)).not.toBe(met.plan);
  expect(first(3, { ...met, missed: 0 })).toBe(met.plan);
  expect(first(5, { ...met, grave: 1 })).not.toBe(met.plan);
  expect(first(5, { ...met, vetoes: 1 })).not.toBe(met.plan);
  // The house of the fixture has a fifth of its floor in wrong rooms.
  const wrong = changed((plan) => Object.assign(plan.scores, { total: 99 }));
  expect(first(5, { ...met, plan: wrong })).not.toBe(wrong);
  // It must not cost an option, and none of these differs from it.
  const options = [giving(5), giving(4)];
  expect(richerInFront(options, [met], 2)).toBe(options);
});

test("a better house with its living room upstairs, made for another option, is shown second", () => {
  const up = changed((plan) => {
    plan.scores.total = 94;
    plan.relaxed = [relaxation("living", "living-upstairs-option")];
  });
  const poorer = changed((plan) => Object.assign(plan.scores, { total: 66 }));
  expect(bestInFront([up, poorer])).toEqual([poorer, up]);
});
