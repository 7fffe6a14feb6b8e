import { expect, test } from "vitest";
import type { Polygon } from "#planner/geometry/point.ts";
import { all, type Change, changed, type Draft, set } from "#planner/plan/fixtures/change.ts";
import { box } from "#planner/plan/fixtures/draw.ts";
import { HOUSE_30X60 } from "#planner/plan/fixtures/house-30x60.ts";

const ON_30X60: Readonly<Record<string, readonly [rule: string, change: Change]>> = {
  "a half landing that ends in the middle of a window": [
    "law-7/window",
    (p) => {
      Object.assign(all(p).opening("g-n7"), { sill: 1200, head: 2100 });
    },
  ],
  "a flight that goes up before a window": [
    "law-7/window",
    (p) => {
      const window = all(p).opening("g-n7");
      window.from[1] = 11_700;
      window.to[1] = 12_500;
    },
  ],
  "a dog-leg that is called straight": [
    "law-7/climb",
    (p) => {
      all(p).stair("g-s1").kind = "straight";
    },
  ],
  "a door at a half landing": [
    "law-7/shaft",
    (p) => {
      const o = all(p).opening("f-a2");
      o.from[1] = 13100;
      o.to[1] = 13950;
    },
  ],
  "no stair": [
    "law-7/shaft",
    (p) => {
      (p.levels[0] as { stairs: unknown[] }).stairs = [];
    },
  ],
  "a stair one riser short": [
    "law-7/climb",
    (p) => {
      all(p).stair("g-s1").risers = 17;
    },
  ],
  "risers that do not add up to the storey": [
    "law-7/climb",
    (p) => {
      all(p).stair("g-s1").riser = 170;
    },
  ],
  "risers of a fraction of a millimetre": [
    "law-7/climb",
    (p) => {
      all(p).stair("g-s1").riser = 175.1;
    },
  ],
  "a flight that is drawn too short": [
    "law-7/climb",
    (p) => {
      (all(p).stair("g-s1").flights[0] as { polygon: unknown }).polygon = box(5905, 11057, 6905, 12807);
    },
  ],
  "a stair that is written narrower than its flights are drawn": [
    "law-7/climb",
    (p) => {
      (all(p).stair("g-s1").flights[0] as { polygon: unknown }).polygon = box(5905, 11057, 6910, 13057);
    },
  ],
  "a steep stair": [
    "law-7/climb",
    (p) => {
      Object.assign(all(p).stair("g-s1"), { risers: 16, riser: 197 });
    },
  ],
  "a narrow landing": [
    "law-7/climb",
    (p) => {
      all(p).stair("g-s1").landings[0] = box(5905, 13057, 7914, 13900) as Draft<Polygon>;
    },
  ],
  "a stair outside its room": [
    "law-7/shaft",
    (p) => {
      all(p).stair("g-s1").room = "g-bath";
    },
  ],
  "a stair that is closed above": [
    "law-7/shaft",
    (p) => {
      all(p).room("f-stair").kind = "store";
    },
  ],
  "a shaft in another place above": ["law-7/shaft", (p) => set(all(p).room("f-stair"), 5905, 12057, 7914, 14057)],
};

test.each(Object.entries(ON_30X60))("catches %s", (_, [rule, change]) => {
  expect(changed(HOUSE_30X60, change).map((f) => f.rule)).toContain(rule);
});
