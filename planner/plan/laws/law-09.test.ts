import { expect, test } from "vitest";
import { all, type Change, changed } from "#planner/plan/fixtures/change.ts";
import { HOUSE_30X60 } from "#planner/plan/fixtures/house-30x60.ts";

const ON_30X60: Readonly<Record<string, readonly [rule: string, change: Change]>> = {
  "a bath over the pooja": [
    "law-9/wet-over-dry",
    (p) => {
      all(p).room("f-store").kind = "bath";
    },
  ],
  "a kitchen over the dining room": [
    "law-9/wet-over-dry",
    (p) => {
      all(p).room("f-bed-2").kind = "kitchen";
    },
  ],
  "a utility over the dining room": [
    "law-9/wet-over-dry",
    (p) => {
      all(p).room("f-bed-2").kind = "utility";
    },
  ],
  "a bath over the living room": [
    "law-9/wet-over-dry",
    (p) => {
      all(p).room("g-bath").kind = "living";
    },
  ],
};

test.each(Object.entries(ON_30X60))("catches %s", (_, [rule, change]) => {
  expect(changed(HOUSE_30X60, change).map((f) => f.rule)).toContain(rule);
});

test("a kitchen may stand over the kitchen", () => {
  const over = changed(HOUSE_30X60, (p) => {
    all(p).room("f-bed-3").kind = "kitchen";
  });
  expect(over.map((f) => f.rule)).not.toContain("law-9/wet-over-dry");
});
