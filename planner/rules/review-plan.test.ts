import { expect, test } from "vitest";
import { all, type Change, changedPlan, drop, set, withoutOpenings } from "#planner/plan/fixtures/change.ts";
import { door, wallX } from "#planner/plan/fixtures/draw.ts";
import { HOUSE_20X60 } from "#planner/plan/fixtures/house-20x60.ts";
import { HOUSE_30X60 } from "#planner/plan/fixtures/house-30x60.ts";
import { bearingOf } from "#planner/rules/review/bed-head.ts";
import { reviewPlan } from "#planner/rules/review-plan.ts";

const rulesOf = (plan: typeof HOUSE_30X60) => reviewPlan(plan).map((finding) => finding.rule);

test("a review speaks in warnings and notes, each with a source", () => {
  const findings = [...reviewPlan(HOUSE_30X60), ...reviewPlan(HOUSE_20X60)];
  expect(findings.length).toBeGreaterThan(5);
  expect(findings.every((f) => f.severity !== "error" && f.source.length > 3 && f.message.endsWith("."))).toBe(true);
});

/** Rule, and the change that makes it speak where it was silent. */
const SPEAKS: readonly (readonly [rule: string, change: Change])[] = [
  [
    "practice/main-door-place",
    (p) => {
      delete all(p).opening("g-d1").main;
      all(p).opening("g-d6").main = true;
    },
  ],
  [
    "practice/idle-sit-out",
    (p) => {
      drop(p.levels[0]?.openings ?? [], "g-d1");
      all(p).opening("g-d6").main = true;
    },
  ],
  [
    "practice/sit-out-aside",
    (p) => {
      delete all(p).opening("g-d1").main;
      all(p).opening("g-d6").main = true;
    },
  ],
  ["practice/narrow-sit-out", (p) => set(all(p).room("g-sitout"), 4800, 4300, 7800, 4630)],
  ["practice/deep-bay", (p) => set(all(p).room("g-parking"), 1230, 1000, 3900, 8200)],
  ["practice/deep-sit-out", (p) => set(all(p).room("g-sitout"), 4800, 10_100, 5790, 13_900)],
  [
    "practice/blank-front",
    (p) => {
      all(p).room("f-master").kind = "bath";
      all(p).room("f-balcony").kind = "store";
    },
  ],
  [
    "practice/idle-passage",
    (p) => {
      const ground = p.levels[0];
      if (ground !== undefined)
        ground.openings = ground.openings.filter(({ id, rooms }) => id === "g-a2" || !rooms.includes("g-passage"));
    },
  ],
  ["practice/dead-end", withoutOpenings("f-d8", "f-d9")],
  [
    "practice/deep-light",
    (p) => {
      const o = all(p).opening("g-n3");
      o.rooms = ["g-dining", "g-parking"];
      set(all(p).room("g-parking"), 1230, 3000, 1231, 8200);
      p.levels[0]?.walls.push({ id: "g-w99", kind: "external", from: [1115, 3000], to: [1115, 8200], thickness: 230 });
    },
  ],
  [
    "practice/bay-comfort",
    (p) => {
      set(all(p).room("g-parking"), 1230, 3000, 3800, 8200);
      for (const x of [1115, 3915])
        p.levels[0]?.walls.push({ id: `g-w${x}`, kind: "external", from: [x, 3000], to: [x, 8200], thickness: 230 });
    },
  ],
  [
    "practice/usual-size",
    (p) => {
      all(p).room("g-dining").kind = "bath";
    },
  ],
  [
    "practice/outsized-room",
    (p) => {
      const dining = all(p).room("g-dining");
      dining.kind = "bath";
      set(dining, 1230, 4630, 5230, 8630);
    },
  ],
  [
    "practice/slab-span",
    (p) => {
      set(all(p).room("g-living"), 2000, 4630, 7914, 9942);
    },
  ],
  [
    "practice/inner-window",
    (p) => {
      all(p).opening("g-n1").rooms = ["g-living", "g-dining"];
    },
  ],
  [
    "practice/bath-privacy",
    (p) => {
      all(p).room("g-utility").kind = "bath";
      all(p).room("g-kitchen").kind = "dining";
    },
  ],
  [
    "practice/wc-facing-entrance",
    (p) => {
      all(p).room("g-passage").kind = "bath";
      p.levels[0]?.openings.push(
        door("g-d9", "D3", all(p).wall("g-w8") as never, [4900, 5650], ["g-living", "g-passage"], [0, 1]) as never,
      );
    },
  ],
  [
    "practice/through-kitchen",
    (p) => {
      drop(p.levels[0]?.openings ?? [], "g-d4");
      p.levels[0]?.openings.push(
        door("g-d4", "D3", all(p).wall("g-w12") as never, [3000, 3750], ["g-kitchen", "g-pooja"], [0, 1]) as never,
      );
    },
  ],
  [
    "practice/kitchen-near-dining",
    (p) => {
      drop(p.levels[0]?.openings ?? [], "g-d2");
    },
  ],
  ["practice/blocked-door", (p) => set(all(p).furniture("f-f9"), 4000, 8450, 4680, 9400)],
  ["practice/furnished", (p) => drop(p.levels[1]?.furniture ?? [], "f-f8")],
  [
    "practice/shape",
    (p) => {
      all(p).room("f-bed-2").polygon.splice(2, 1, [4685, 11000], [4500, 11000], [4500, 11200]);
    },
  ],
  [
    "practice/door-width",
    (p) => {
      all(p).opening("f-d6").to[1] -= 100;
    },
  ],
  [
    "practice/circulation",
    (p) => {
      all(p).room("f-family").kind = "passage";
    },
  ],
  [
    "practice/stair-comfort",
    (p) => {
      all(p).stair("g-s1").tread = 300;
    },
  ],
  [
    "practice/dark-passage",
    (p) => {
      drop(p.levels[1]?.openings ?? [], "f-n10");
      drop(p.levels[1]?.openings ?? [], "f-a1");
      drop(p.levels[1]?.openings ?? [], "f-a2");
    },
  ],
  [
    "vastu/pooja-and-wc",
    (p) => {
      all(p).room("g-utility").kind = "bath";
    },
  ],
  [
    "vastu/pooja-under-wc",
    (p) => {
      all(p).room("f-store").kind = "bath";
    },
  ],
  [
    "vastu/bed-head",
    (p) => {
      p.site.northBearing = 0;
      all(p).furniture("f-f8").front = [0, -1];
    },
  ],
];

test.each(SPEAKS)("%s speaks where it was silent", (rule, change) => {
  expect(rulesOf(HOUSE_30X60)).not.toContain(rule);
  expect(rulesOf(changedPlan(HOUSE_30X60, change))).toContain(rule);
});

test("a bedroom much longer than wide is named", () => {
  const named = (plan: typeof HOUSE_30X60) =>
    reviewPlan(plan)
      .filter((f) => f.rule === "practice/proportion")
      .map((f) => f.where.room);
  const long = changedPlan(HOUSE_30X60, (p) => set(all(p).room("f-bed-2"), 1230, 8430, 4685, 10430));
  expect(named(HOUSE_30X60)).toEqual(["g-living"]);
  expect(named(long)).toEqual(["g-living", "f-bed-2"]);
});

test("a passage a centimetre under the preferred width is named, one of a metre is not", () => {
  expect(rulesOf(HOUSE_30X60)).toContain("in-nbc-2016/passage-width");
  const wider = changedPlan(HOUSE_30X60, (p) => {
    for (const id of ["g-passage", "f-passage"]) set(all(p).room(id), 4800, 10057, 5800, 16058);
  });
  expect(rulesOf(wider)).not.toContain("in-nbc-2016/passage-width");
});

test("a bedroom aired from two sides is not named, one from one side is", () => {
  const named = reviewPlan(HOUSE_30X60).filter((f) => f.rule === "practice/cross-ventilation");
  expect(named.map((f) => f.where.room)).toEqual(["g-dining", "f-bed-2", "f-bed-3"]);
});

test("in the United States and the United Kingdom a bedroom has a window to escape through", () => {
  for (const region of ["us", "uk"] as const) {
    const high = changedPlan(HOUSE_30X60, (p) => {
      p.brief.region = region;
      all(p).opening("f-n6").sill = 1500;
    });
    const named = reviewPlan(high).filter((f) => f.rule.endsWith("/escape-window"));
    expect(named.map((f) => f.where.room)).toEqual(["f-bed-2"]);
  }
});

test("in the United Kingdom a house too small for its beds is named", () => {
  const british = (change: Change) =>
    changedPlan(HOUSE_20X60, (p) => {
      p.brief.region = "uk";
      change(p);
    });
  expect(rulesOf(british(() => {}))).not.toContain("uk-ndss-2015/gross-internal-area");
  const shrink: Change = (p) => {
    for (const level of p.levels)
      for (const region of level.footprint)
        region.outer = [
          [0, 3000],
          [4000, 3000],
          [4000, 11000],
          [0, 11000],
        ];
  };
  const told = (plan: typeof HOUSE_20X60) =>
    reviewPlan(plan).find(({ rule }) => rule === "uk-ndss-2015/gross-internal-area")?.message;
  expect(told(british(shrink))).toMatch(/ for 3 bedrooms and \d people /);
  // What is open to the air lies outside.
  const area = (plan: typeof HOUSE_20X60): number => Number(/has ([\d.]+) m²/.exec(told(plan) ?? "")?.[1]);
  const opened = british((p) => {
    shrink(p);
    for (const { rooms } of p.levels) for (const room of rooms) if (room.kind === "kitchen") room.kind = "verandah";
  });
  const kitchen = HOUSE_20X60.levels.flatMap(({ rooms }) => rooms).find(({ kind }) => kind === "kitchen")?.area ?? 0;
  expect(area(british(shrink)) - area(opened)).toBeCloseTo(kitchen, 1);
  const ofOne = british((p) => {
    shrink(p);
    for (const { rooms } of p.levels) for (const room of rooms) if (room.kind === "bedroom") room.kind = "study";
  });
  expect(told(ofOne)).toMatch(/ for 1 bedroom and 2 people /);
});

test("directions of the drawing turn with north", () => {
  expect(bearingOf([0, 1], 0)).toBe("N");
  expect(bearingOf([1, 0], 0)).toBe("E");
  expect(bearingOf([0, 1], 270)).toBe("W");
  expect(bearingOf([0, -1], 225)).toBe("NE");
});

test("a passage between the open air and a room leads somewhere, a foyer that the main door passes by does not", () => {
  const onlyBy = (kind: "passage" | "foyer", ways: readonly string[]) =>
    rulesOf(
      changedPlan(HOUSE_30X60, (p) => {
        all(p).room("g-passage").kind = kind;
        const ground = p.levels[0];
        if (ground !== undefined)
          ground.openings = ground.openings.filter(
            ({ id, rooms }) => ways.includes(id) || !rooms.includes("g-passage"),
          );
      }),
    );
  expect(onlyBy("passage", ["g-a2", "g-d6"])).not.toContain("practice/idle-passage");
  expect(onlyBy("foyer", ["g-a2"])).toContain("practice/idle-passage");
});

test("a wall across a sight line hides the toilet from the entrance", () => {
  const sight: Change = (p) => {
    all(p).room("g-passage").kind = "bath";
    const wall = wallX("g-w8", "internal", 115, 9999.5, 4742.5, 8029) as never;
    p.levels[0]?.openings.push(door("g-d9", "D3", wall, [4900, 5650], ["g-living", "g-passage"], [0, 1]) as never);
  };
  const behindWall = changedPlan(HOUSE_30X60, (p) => {
    sight(p);
    set(all(p).room("g-living"), 4800, 4630, 7914, 7000);
  });
  expect(rulesOf(behindWall)).not.toContain("practice/wc-facing-entrance");
});
