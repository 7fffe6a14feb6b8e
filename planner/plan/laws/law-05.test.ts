import { expect, test } from "vitest";
import { all, type Change, changed, drop } from "#planner/plan/fixtures/change.ts";
import { HOUSE_20X60 } from "#planner/plan/fixtures/house-20x60.ts";
import { HOUSE_30X60 } from "#planner/plan/fixtures/house-30x60.ts";

const ON_30X60: Readonly<Record<string, readonly [rule: string, change: Change]>> = {
  "a kitchen without light": ["law-5/daylight", (p) => drop(p.levels[0]?.openings ?? [], "g-n4")],
  "a bath without air": ["law-5/daylight", (p) => drop(p.levels[1]?.openings ?? [], "f-n12")],
  "a bedroom lit from the passage only": [
    "law-5/daylight",
    (p) => {
      all(p).opening("f-n7").rooms = ["f-bed-3", "f-passage"];
    },
  ],
};

test.each(Object.entries(ON_30X60))("catches %s", (_, [rule, change]) => {
  expect(changed(HOUSE_30X60, change).map((f) => f.rule)).toContain(rule);
});

const ON_20X60: Readonly<Record<string, readonly [rule: string, change: Change]>> = {
  "a window into the party wall": [
    "law-5/party",
    (p) => {
      p.levels[0]?.openings.push({
        id: "g-n9",
        kind: "window",
        tag: "W3",
        wall: "g-w4",
        from: [115, 8000],
        to: [115, 8900],
        sill: 900,
        head: 2100,
        rooms: ["g-kitchen", "outside"],
      });
    },
  ],
  "a duct that is built over": [
    "law-5/sky",
    (p) => {
      all(p).room("f-duct").kind = "store";
    },
  ],
};

test.each(Object.entries(ON_20X60))("catches %s, between party walls", (_, [rule, change]) => {
  expect(changed(HOUSE_20X60, change).map((f) => f.rule)).toContain(rule);
});
