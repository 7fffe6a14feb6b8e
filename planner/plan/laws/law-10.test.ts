import { expect, test } from "vitest";
import { all, type Change, changed, set } from "#planner/plan/fixtures/change.ts";
import { box } from "#planner/plan/fixtures/draw.ts";
import { HOUSE_30X60 } from "#planner/plan/fixtures/house-30x60.ts";

const ON_30X60: Readonly<Record<string, readonly [rule: string, change: Change]>> = {
  "a score above a hundred": [
    "law-10/score",
    (p) => {
      p.scores.vastu = 101;
    },
  ],
  "a bed that is no rectangle": [
    "law-10/furniture",
    (p) => {
      (all(p).furniture("f-f8").polygon[0] as number[])[0] = 1300;
    },
  ],
  "a wrong room area": [
    "law-10/area",
    (p) => {
      all(p).room("g-living").area += 0.2;
    },
  ],
  "a wrong built-up area": [
    "law-10/area",
    (p) => {
      p.areas.builtUp[1] = 88;
    },
  ],
  "a wrong carpet area": [
    "law-10/area",
    (p) => {
      p.areas.carpet[0] = 66;
    },
  ],
  "a wrong floor area ratio": [
    "law-10/area",
    (p) => {
      p.areas.far = 1;
    },
  ],
  "an area with three decimals": [
    "law-10/area",
    (p) => {
      all(p).room("g-living").area += 0.004;
    },
  ],
  "a wrong count in the schedule": [
    "law-10/schedule",
    (p) => {
      (p.schedules.doors[0] as { count: number }).count += 1;
    },
  ],
  "a window that no schedule lists": [
    "law-10/schedule",
    (p) => {
      p.schedules.windows.pop();
    },
  ],
  "two sizes under one tag": [
    "law-10/schedule",
    (p) => {
      all(p).opening("g-n3").head = 2000;
    },
  ],
  "a double bed against a wall with its foot near another": [
    "law-10/furniture-use",
    (p) => set(all(p).furniture("f-f8"), 2400, 8430, 4400, 9960),
  ],
  "a double bed against a wall, too near another on its open side": [
    "law-10/furniture-use",
    (p) => set(all(p).furniture("f-f8"), 1230, 8430, 3230, 10_900),
  ],
  "a wardrobe whose doors do not open": [
    "law-10/furniture-use",
    (p) => set(all(p).furniture("f-f9"), 3300, 8900, 4600, 9500),
  ],
  "a counter before a wall": [
    "law-10/furniture-use",
    (p) => {
      all(p).furniture("g-f6").front = [-1, 0];
    },
  ],
  "a WC in a corner": ["law-10/furniture-use", (p) => set(all(p).furniture("f-f12"), 1230, 14030, 1790, 14430)],
  "a basin behind the shower": [
    "law-10/furniture-use",
    (p) => set(all(p).furniture("f-f13"), 2290, 15300, 2740, 15850),
  ],
  "a sink beside its counter": ["law-10/furniture-use", (p) => set(all(p).furniture("g-f7"), 2280, 12350, 2780, 12950)],
  "a washing machine in the aisle before the counter": [
    "law-10/furniture-use",
    (p) => {
      all(p).furniture("g-f10").room = "g-kitchen";
      set(all(p).furniture("g-f10"), 1900, 12400, 2500, 13000);
    },
  ],
  "a hob at the sink": ["law-10/furniture-use", (p) => set(all(p).furniture("g-f8"), 1280, 11700, 1780, 12300)],
  "chairs with their backs to the wall": [
    "law-10/furniture-use",
    (p) => {
      p.levels[0]?.furniture.push(
        {
          ...all(p).furniture("g-f5"),
          id: "c1",
          kind: "chair",
          polygon: box(2400, 8560, 2850, 9010) as never,
          front: [0, 1],
        },
        {
          ...all(p).furniture("g-f5"),
          id: "c2",
          kind: "chair",
          polygon: box(2400, 8430, 2850, 8880) as never,
          front: [0, 1],
        },
      );
    },
  ],
  "a bed that does not fit into its room": [
    "law-10/furniture",
    (p) => set(all(p).furniture("f-f8"), 500, 8900, 2500, 10430),
  ],
  "a wardrobe in the bed": ["law-10/furniture", (p) => set(all(p).furniture("f-f9"), 2400, 10200, 4200, 10800)],
};

test.each(Object.entries(ON_30X60))("catches %s", (_, [rule, change]) => {
  expect(changed(HOUSE_30X60, change).map((f) => f.rule)).toContain(rule);
});

test("a washing machine under a counter is in nobody's way where the counter turns the corner", () => {
  const change: Change = (p) => {
    const counter = all(p).furniture("g-f6");
    p.levels[0]?.furniture.push({
      ...counter,
      id: "corner",
      polygon: box(1230, 11315, 2800, 11915) as never,
      front: [0, 1],
    });
    set(counter, 1230, 11915, 1830, 13915);
    set(all(p).furniture("g-f7"), 1280, 12550, 1780, 13050);
    set(all(p).furniture("g-f8"), 1280, 13150, 1780, 13850);
    all(p).furniture("g-f10").room = "g-kitchen";
    set(all(p).furniture("g-f10"), 1230, 11915, 1830, 12515);
  };
  expect(changed(HOUSE_30X60, change).filter(({ rule }) => rule.startsWith("law-10/furniture"))).toEqual([]);
});
