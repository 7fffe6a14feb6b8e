import { expect, test } from "vitest";
import type { Polygon } from "#planner/geometry/point.ts";
import { measuredPlan } from "#planner/plan/check/measured-plan.ts";
import { all, type Change, changed, changedPlan, type Draft, drop } from "#planner/plan/fixtures/change.ts";
import { box, door } from "#planner/plan/fixtures/draw.ts";
import { HOUSE_20X60 } from "#planner/plan/fixtures/house-20x60.ts";
import { HOUSE_30X60 } from "#planner/plan/fixtures/house-30x60.ts";
import { leavesAWayIn } from "#planner/plan/laws/04-reach.ts";

const ON_30X60: Readonly<Record<string, readonly [rule: string, change: Change]>> = {
  "a rental unit that is not there": [
    "law-4/rental",
    (p) => {
      p.brief.future = "rental-unit";
    },
  ],
  "a bedroom with only a door to outside, in a house to let": [
    "law-4/reach",
    (p) => {
      p.brief.future = "rental-unit";
      all(p).room("g-utility").kind = "bedroom";
      drop(p.levels[0]?.openings ?? [], "g-d3");
      p.levels[0]?.openings.push(
        door("g-d9", "D3", all(p).wall("g-w3") as never, [1500, 2250], ["g-utility", "outside"], [0, -1]) as never,
      );
    },
  ],
  "no main door": [
    "law-4/main-door",
    (p) => {
      delete all(p).opening("g-d1").main;
    },
  ],
  "two main doors": [
    "law-4/main-door",
    (p) => {
      all(p).opening("g-d6").main = true;
    },
  ],
  "a main door into a bedroom": [
    "law-4/main-door",
    (p) => {
      all(p).room("g-living").kind = "bedroom";
    },
  ],
  "a main door behind the parked car": [
    "law-4/way-in",
    (p) => {
      drop(p.levels[0]?.openings ?? [], "g-d1");
      const wall = all(p).wall("g-w5") as Parameters<typeof door>[2];
      p.levels[0]?.openings.push(
        door("g-d1", "MD", wall, [1500, 2550], ["g-parking", "g-dining"], [0, 1], true) as never,
      );
      for (const x of ["g-w20", "g-w21"]) {
        const y = x === "g-w20" ? 3057.5 : 4300;
        p.levels[0]?.walls.push({ id: x, kind: "railing", from: [3900, y], to: [4500, y], thickness: 115 });
      }
    },
  ],
  "an unreachable bedroom": ["law-4/reach", (p) => drop(p.levels[1]?.openings ?? [], "f-d6")],
  "a bedroom reached through a bedroom": [
    "law-4/reach",
    (p) => {
      all(p).room("f-family").kind = "bedroom";
    },
  ],
  "a bath door into the kitchen": [
    "law-4/bath-door",
    (p) => {
      all(p).room("g-utility").kind = "bath";
    },
  ],
  "a car's bay that is too short": [
    "law-4/parking",
    (p) => {
      all(p).room("g-parking").polygon = box(1300, 3000, 4570, 7900) as Draft<Polygon>;
    },
  ],
  "a bay too short for the one car that the household is told it holds": [
    "law-4/parking",
    (p) => {
      p.brief.parking = "two-cars";
      p.relaxed.push({ what: "parking", code: "parking-one-car", message: "There is covered parking for one car." });
      all(p).room("g-parking").polygon = box(1300, 3000, 4570, 7900) as Draft<Polygon>;
    },
  ],
  "a parking that no car can drive into": [
    "law-4/parking",
    (p) => {
      p.levels[0]?.walls.push({
        id: "g-w99",
        kind: "railing",
        from: [1300, 3057.5],
        to: [4570, 3057.5],
        thickness: 115,
      });
    },
  ],
};

test.each([
  ["parking-half-covered", "with its tail in a bay of 2.2 m and a yard of 3 m before it", 5200, 0, false],
  ["parking-half-covered", "whose bay and yard are 4.7 m together", 4700, 0, true],
  ["parking-drive", "on a drive of 5 m", 8000, -2000, false],
  ["parking-drive", "on a drive of 3 m", 8000, 0, true],
] as const)("%s: whether a car stands and is driven in there is asked of one %s", (code, _, rear, road, isCaught) => {
  const findings = changed(HOUSE_30X60, (p) => {
    p.relaxed.push({ what: "parking", code, message: "The car stands in the open front yard." });
    all(p).room("g-parking").polygon = box(1300, 3000, 4570, rear) as Draft<Polygon>;
    p.site.plot = box(0, road, 9144, 18288) as Draft<Polygon>;
  });
  expect(findings.map(({ rule }) => rule).includes("law-4/parking")).toBe(isCaught);
});

test("a car in the yard shuts in no outer door that one comes to without it", () => {
  const drive = changedPlan(HOUSE_30X60, (p) => {
    p.relaxed.push({ what: "parking", code: "parking-drive", message: "The car stands in the open front yard." });
  });
  const { plot, levels } = measuredPlan(drive);
  const behind = Math.max(...(levels[0]?.footprint ?? []).map(({ y1 }) => y1));
  const yard = { x0: plot.x0, x1: plot.x1, y0: behind, y1: plot.y1 };
  expect(leavesAWayIn(measuredPlan(drive), [])).toBe(true);
  expect(leavesAWayIn(measuredPlan(drive), [yard])).toBe(false);
  // A car in its bay is asked for the main door alone.
  expect(leavesAWayIn(measuredPlan(HOUSE_30X60), [yard])).toBe(true);
});

test.each(Object.entries(ON_30X60))("catches %s", (_, [rule, change]) => {
  expect(changed(HOUSE_30X60, change).map((f) => f.rule)).toContain(rule);
});

const ON_20X60: Readonly<Record<string, readonly [rule: string, change: Change]>> = {
  "a ground-floor bedroom for elders that is cut off": [
    "law-4/elders",
    (p) => drop(p.levels[0]?.openings ?? [], "g-d3"),
  ],
};

test.each(Object.entries(ON_20X60))("catches %s, between party walls", (_, [rule, change]) => {
  expect(changed(HOUSE_20X60, change).map((f) => f.rule)).toContain(rule);
});
