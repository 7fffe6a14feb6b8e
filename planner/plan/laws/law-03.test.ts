import { expect, test } from "vitest";
import { all, type Change, changed, set } from "#planner/plan/fixtures/change.ts";
import { HOUSE_20X60 } from "#planner/plan/fixtures/house-20x60.ts";
import { HOUSE_30X60 } from "#planner/plan/fixtures/house-30x60.ts";

const GIVEN_UP = { what: "", message: "It gave way to the rooms that you asked for." };

const ON_30X60: Readonly<Record<string, readonly [rule: string, change: Change]>> = {
  "an open kitchen that is closed": [
    "law-3/requested",
    (p) => {
      p.brief.kitchen = "open";
    },
  ],
  "a closed kitchen that is open": [
    "law-3/requested",
    (p) => {
      all(p).opening("g-a1").rooms = ["g-kitchen", "g-dining"];
    },
  ],
  "an external stair that is entered from inside": [
    "law-3/requested",
    (p) => {
      p.brief.stair = "external";
    },
  ],
  "a frame without columns": [
    "law-3/requested",
    (p) => {
      (p.levels[1] as { columns: unknown[] }).columns = [];
    },
  ],
  "a later floor without a stair": [
    "law-3/requested",
    (p) => {
      p.brief.future = "extra-floor";
    },
  ],
  "a kitchen 5 mm too narrow": ["law-3/width", (p) => set(all(p).room("g-kitchen"), 1230, 11315, 1230 + 1795, 13915)],
  "an L-shaped room whose body is too narrow": [
    "law-3/width",
    (p) => {
      all(p).room("f-bed-3").polygon = [
        [1230, 11315],
        [4685, 11315],
        [4685, 13400],
        [3000, 13400],
        [3000, 13915],
        [1230, 13915],
      ];
    },
  ],
  "a bath that is too small": ["law-3/area", (p) => set(all(p).room("f-bath-2"), 1230, 14030, 2500, 16058)],
  "a room that is too low": [
    "law-3/height",
    (p) => {
      (p.levels[1] as { clearHeight: number }).clearHeight = 2700;
    },
  ],
  "a low plinth": [
    "law-3/plinth",
    (p) => {
      (p.levels[0] as { floorLevel: number }).floorLevel = 300;
    },
  ],
  "a passage that is too narrow": ["law-3/width", (p) => set(all(p).room("g-passage"), 4800, 10057, 5690, 16058)],
  "a missing pooja": [
    "law-3/requested",
    (p) => {
      all(p).room("g-pooja").kind = "store";
    },
  ],
  "a relaxation without words": [
    "law-3/relaxed",
    (p) => {
      all(p).room("g-pooja").kind = "store";
      p.relaxed.push({ ...GIVEN_UP, what: "pooja", message: "none" });
    },
  ],
  "one thing given up twice": [
    "law-3/relaxed",
    (p) => {
      p.relaxed.push({ ...GIVEN_UP, what: "pooja" }, { ...GIVEN_UP, what: "pooja" });
    },
  ],
  "a kitchen that was given up": [
    "law-3/requested",
    (p) => {
      all(p).room("g-kitchen").kind = "store";
      p.relaxed.push({ ...GIVEN_UP, what: "kitchen" });
    },
  ],
  "a storey that was given up": [
    "law-3/requested",
    (p) => {
      p.brief.floors = 3;
      p.relaxed.push({ ...GIVEN_UP, what: "floors" });
    },
  ],
  "a pooja that another relaxation excuses": [
    "law-3/requested",
    (p) => {
      all(p).room("g-pooja").kind = "store";
      p.relaxed.push({ ...GIVEN_UP, what: "store" });
    },
  ],
  "a floor of bedrooms with powder rooms only, whatever was given up": [
    "law-3/requested",
    (p) => {
      all(p).room("f-bath-1").kind = "powder";
      all(p).room("f-bath-2").kind = "powder";
      all(p).room("f-bath-3").kind = "powder";
      p.relaxed.push({ ...GIVEN_UP, what: "bathrooms" });
    },
  ],
  "a missing bedroom": [
    "law-3/requested",
    (p) => {
      p.brief.bedrooms = 4;
    },
  ],
  "a missing store": [
    "law-3/requested",
    (p) => {
      all(p).room("f-store").kind = "dressing";
    },
  ],
  "a terrace in place of the balcony that nobody is told of": [
    "law-3/requested",
    (p) => {
      all(p).room("f-balcony").kind = "terrace";
    },
  ],
  "an open kitchen in place of the dining room that nobody is told of": [
    "law-3/requested",
    (p) => {
      all(p).room("g-dining").kind = "kitchen-dining";
    },
  ],
  "no ground-floor bedroom for elders": [
    "law-3/requested",
    (p) => {
      p.brief.elders = true;
    },
  ],
};

test.each(Object.entries(ON_30X60))("catches %s", (_, [rule, change]) => {
  expect(changed(HOUSE_30X60, change).map((f) => f.rule)).toContain(rule);
});

test("catches an external stair of one storey that is entered from inside, and asks for none where no stair stands", () => {
  const onOneStorey = (stairs: boolean) =>
    changed(HOUSE_30X60, (p) => {
      p.brief.stair = "external";
      p.brief.floors = 1;
      (p as { levels: unknown[] }).levels.length = 1;
      if (!stairs) (p.levels[0] as { stairs: unknown[] }).stairs = [];
    }).filter(({ message }) => message.includes("a stair that is entered from outside"));
  expect([onOneStorey(true).length, onOneStorey(false).length]).toEqual([1, 0]);
});

const ON_20X60: Readonly<Record<string, readonly [rule: string, change: Change]>> = {
  "a duct that is too small": ["law-3/duct", (p) => set(all(p).room("g-duct"), 230, 10015, 2637, 11100)],
  "a ground-floor bath for elders that is gone": [
    "law-3/requested",
    (p) => {
      all(p).room("g-bath").kind = "wc";
    },
  ],
};

test.each(Object.entries(ON_20X60))("catches %s, between party walls", (_, [rule, change]) => {
  expect(changed(HOUSE_20X60, change).map((f) => f.rule)).toContain(rule);
});
