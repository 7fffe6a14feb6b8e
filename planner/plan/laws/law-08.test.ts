import { expect, test } from "vitest";
import { all, type Change, changed, drop } from "#planner/plan/fixtures/change.ts";
import { HOUSE_30X60 } from "#planner/plan/fixtures/house-30x60.ts";

const ON_30X60: Readonly<Record<string, readonly [rule: string, change: Change]>> = {
  "a missing column under an upper wall": ["law-8/support", (p) => drop(p.levels[0]?.columns ?? [], "c5")],
  "an upper wall over nothing": [
    "law-8/support",
    (p) => {
      p.levels[1]?.walls.push({
        id: "f-w99",
        kind: "internal",
        from: [6400.5, 4515],
        to: [6400.5, 9999.5],
        thickness: 115,
      });
    },
  ],
  "a column on no column": ["law-8/column", (p) => drop(p.levels[0]?.columns ?? [], "c14")],
  "a balcony of 1.8 m": [
    "law-8/hang",
    (p) => {
      for (const id of ["f-w17"]) {
        all(p).wall(id).from[1] -= 400;
        all(p).wall(id).to[1] -= 400;
      }
    },
  ],
};

test.each(Object.entries(ON_30X60))("catches %s", (_, [rule, change]) => {
  expect(changed(HOUSE_30X60, change).map((f) => f.rule)).toContain(rule);
});
