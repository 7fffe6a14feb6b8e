import { expect, test } from "vitest";
import type { Polygon } from "#planner/geometry/point.ts";
import { all, type Change, changed, type Draft, drop, set } from "#planner/plan/fixtures/change.ts";
import { box } from "#planner/plan/fixtures/draw.ts";
import { HOUSE_30X60 } from "#planner/plan/fixtures/house-30x60.ts";

const ON_30X60: Readonly<Record<string, readonly [rule: string, change: Change]>> = {
  "a storey without a slab": [
    "law-1/levels",
    (p) => {
      (p.levels[1] as { clearHeight: number }).clearHeight = 3100;
    },
  ],
  "a bedroom behind a railing": [
    "law-1/enclosure",
    (p) => {
      all(p).wall("f-w6").kind = "railing";
    },
  ],
  "an internal wall at the open air": [
    "law-1/enclosure",
    (p) => {
      all(p).wall("f-w5").kind = "internal";
    },
  ],
  "a coordinate that is not a number": [
    "law-1/polygon",
    (p) => {
      all(p).room("g-living").polygon[0] = [Number.NaN, 0];
    },
  ],
  "a clockwise room": [
    "law-1/polygon",
    (p) => {
      all(p).room("g-dining").polygon.reverse();
    },
  ],
  "a slanted room": [
    "law-1/polygon",
    (p) => {
      all(p).room("g-dining").polygon[0] = [1300, 8440];
    },
  ],
  "a room that crosses itself": [
    "law-1/polygon",
    (p) => {
      all(p).room("g-dining").polygon = [
        [1230, 8430],
        [4685, 8430],
        [4685, 11200],
        [3000, 11200],
        [3000, 8000],
        [1230, 8000],
      ];
    },
  ],
  "two things with one id": [
    "law-1/ids",
    (p) => {
      all(p).room("g-dining").id = "g-living";
    },
  ],
  "an opening in a wall that is not there": [
    "law-1/ids",
    (p) => {
      all(p).opening("g-n3").wall = "g-w99";
    },
  ],
  "overlapping rooms": ["law-1/overlap", (p) => set(all(p).room("g-dining"), 1230, 8430, 4900, 11200)],
  "a room half a millimetre inside a wall": [
    "law-1/overlap",
    (p) => {
      all(p).wall("g-w11").from[1] -= 0.5;
      all(p).wall("g-w11").to[1] -= 0.5;
    },
  ],
  "a room beyond the footprint": ["law-1/inside", (p) => set(all(p).room("g-utility"), 900, 14030, 2740, 16058)],
  "a column in the middle of a room": [
    "law-1/overlap",
    (p) => {
      p.levels[0]?.columns.push({ id: "c99", polygon: box(6000, 7000, 6230, 7300) as Draft<Polygon> });
    },
  ],
  "a wall drawn twice": [
    "law-1/overlap",
    (p) => {
      const w = all(p).wall("g-w8");
      p.levels[0]?.walls.push({ ...structuredClone(w), id: "g-w99" });
    },
  ],
  "floor that belongs to no room": ["law-1/coverage", (p) => drop(p.levels[0]?.rooms ?? [], "g-stair")],
  "a removed inner wall": ["law-1/enclosure", (p) => drop(p.levels[1]?.walls ?? [], "f-w15")],
  "a removed outer wall": ["law-1/enclosure", (p) => drop(p.levels[1]?.walls ?? [], "f-w5")],
  "a balcony without its railing": ["law-1/enclosure", (p) => drop(p.levels[1]?.walls ?? [], "f-w17")],
};

test.each(Object.entries(ON_30X60))("catches %s", (_, [rule, change]) => {
  expect(changed(HOUSE_30X60, change).map((f) => f.rule)).toContain(rule);
});
