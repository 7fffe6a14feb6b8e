import { expect, test } from "vitest";
import type { Polygon } from "#planner/geometry/point.ts";
import { all, type Change, changed, type Draft, set, shift } from "#planner/plan/fixtures/change.ts";
import { box, door } from "#planner/plan/fixtures/draw.ts";
import { HOUSE_20X60 } from "#planner/plan/fixtures/house-20x60.ts";
import { HOUSE_30X60 } from "#planner/plan/fixtures/house-30x60.ts";

const ON_30X60: Readonly<Record<string, readonly [rule: string, change: Change]>> = {
  "an arch to a bedroom": [
    "law-6/leads",
    (p) => {
      all(p).opening("f-d5").kind = "arch";
    },
  ],
  "an arch that leaves the house open": [
    "law-6/leads",
    (p) => {
      all(p).opening("g-d6").kind = "arch";
    },
  ],
  "a door into the air": [
    "law-6/leads",
    (p) => {
      all(p).opening("f-n10").kind = "arch";
    },
  ],
  "a hinge off its jamb": [
    "law-6/swing",
    (p) => {
      (all(p).opening("g-d2").hinge as number[])[0] = 4500;
    },
  ],
  "a swing that is no quarter disc": [
    "law-6/swing",
    (p) => {
      (all(p).opening("g-d2").swing as number[][]).splice(3, 4);
    },
  ],
  "a door off its wall": ["law-6/on-wall", (p) => shift(all(p).opening("g-d2"), 0, 40)],
  "a door that ends between two millimetres": ["law-6/on-wall", (p) => shift(all(p).opening("g-d2"), 0.5, 0)],
  "a door past the end of its wall": ["law-6/on-wall", (p) => shift(all(p).opening("g-d5"), 0, 1500)],
  "a jamb of 50 mm": ["law-6/jamb", (p) => shift(all(p).opening("g-d2"), 95, 0)],
  "a window across an inner wall": ["law-6/jamb", (p) => shift(all(p).opening("f-n6"), 0, 900)],
  "a window behind a column": [
    "law-6/jamb",
    (p) => {
      p.levels[0]?.columns.push({ id: "c99", polygon: box(1000, 9500, 1230, 9800) as Draft<Polygon> });
    },
  ],
  "an opening whose rooms lie elsewhere": [
    "law-6/rooms",
    (p) => {
      all(p).opening("g-d4").rooms = ["g-passage", "g-utility"];
    },
  ],
  "a window that reaches above the ceiling": [
    "law-6/size",
    (p) => {
      all(p).opening("g-n4").head = 3100;
    },
  ],
  "a door that sweeps into a WC": ["law-6/swing", (p) => set(all(p).furniture("g-f12"), 6000, 14400, 6400, 15100)],
  "a door that sweeps into another": [
    "law-6/swing",
    (p) => {
      p.levels[1]?.openings.push(
        door("f-d10", "D3", all(p).wall("f-w8") as never, [3650, 4400], ["f-master", "f-bath-1"], [0, 1]) as never,
      );
    },
  ],
  "a door that sweeps into a stair": [
    "law-6/swing",
    (p) => {
      p.levels[0]?.openings.push(
        door("g-d7", "D3", all(p).wall("g-w9") as never, [11900, 12650], ["g-passage", "g-stair"], [1, 0]) as never,
      );
    },
  ],
  "a door without a swing": [
    "law-6/swing",
    (p) => {
      delete all(p).opening("g-d3").swing;
    },
  ],
  "a door that swings into a wall": [
    "law-6/swing",
    (p) => {
      for (const s of all(p).opening("g-d5").swing ?? []) s[1] -= 400;
    },
  ],
};

test.each(Object.entries(ON_30X60))("catches %s", (_, [rule, change]) => {
  expect(changed(HOUSE_30X60, change).map((f) => f.rule)).toContain(rule);
});

const ON_20X60: Readonly<Record<string, readonly [rule: string, change: Change]>> = {
  "an opening to outside that looks onto the duct's wall": [
    "law-6/rooms",
    (p) => {
      all(p).opening("g-n3").rooms = ["g-kitchen", "outside"];
    },
  ],
};

test.each(Object.entries(ON_20X60))("catches %s, between party walls", (_, [rule, change]) => {
  expect(changed(HOUSE_20X60, change).map((f) => f.rule)).toContain(rule);
});
