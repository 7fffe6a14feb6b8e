import { expect, test } from "vitest";
import type { Polygon } from "#planner/geometry/point.ts";
import { type Change, changed, type Draft } from "#planner/plan/fixtures/change.ts";
import { box } from "#planner/plan/fixtures/draw.ts";
import { HOUSE_30X60 } from "#planner/plan/fixtures/house-30x60.ts";
import type { Plan } from "#planner/plan/plan.ts";

const ON_30X60: Readonly<Record<string, readonly [rule: string, change: Change]>> = {
  "another region's profile": [
    "law-2/site",
    (p) => {
      p.profile.id = "uk-ndss-2015";
    },
  ],
  "swapped north": [
    "law-2/site",
    (p) => {
      p.site.northBearing = 90;
    },
  ],
  "another facing than asked": [
    "law-2/site",
    (p) => {
      p.site.facing = "W";
    },
  ],
  "another plot than asked": [
    "law-2/site",
    (p) => {
      p.brief.plot.width = 40;
    },
  ],
  "a written setback below the profile's": [
    "law-2/setback",
    (p) => {
      p.site.edges.front.setback = 1500;
    },
  ],
  "a side street as near as a neighbour": [
    "law-2/setback",
    (p) => {
      p.brief.edges.left = "road";
      p.site.edges.left.kind = "road";
    },
  ],
  "a high house near a narrow road": [
    "law-2/setback",
    (p) => {
      p.brief.roadWidth = 4;
      p.site.edges.front.roadWidth = 4000;
      p.site.edges.front.setback = 1500;
      for (const l of p.levels) for (const f of l.footprint) f.outer = box(1000, 1500, 8144, 16288) as Draft<Polygon>;
    },
  ],
  "a footprint in the setback": [
    "law-2/setback",
    (p) => {
      for (const l of p.levels) for (const f of l.footprint) f.outer = box(900, 3000, 8144, 16288) as Draft<Polygon>;
    },
  ],
  "a footprint that covers too much": [
    "law-2/coverage",
    (p) => {
      for (const l of p.levels) for (const f of l.footprint) f.outer = box(500, 2000, 8644, 17288) as Draft<Polygon>;
    },
  ],
  "a broken floor area ratio": [
    "law-2/far",
    (p) => {
      p.levels.push(
        ...[2, 3].map((i) => ({ ...structuredClone(p.levels[1] as Draft<Plan>["levels"][number]), index: i })),
      );
    },
  ],
  "a house that is too high": [
    "law-2/height",
    (p) => {
      Object.assign(p.levels[1] as object, { floorToFloor: 9000, clearHeight: 8800 });
    },
  ],
};

test.each(Object.entries(ON_30X60))("catches %s", (_, [rule, change]) => {
  expect(changed(HOUSE_30X60, change).map((f) => f.rule)).toContain(rule);
});
