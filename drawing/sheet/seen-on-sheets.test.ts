import { expect, test } from "vitest";
import { twoStorey30x60 } from "#drawing/fixtures/two-storey-30x60.ts";
import { seenOnSheets } from "#drawing/sheet/seen-on-sheets.ts";
import type { Plan } from "#planner/plan/plan.ts";

const fixture = twoStorey30x60();

/** A British house 6 m wide and 10 m deep on a plot of the given depth. */
function terraceHouse(depth: number): Plan {
  const rectangle = (low: number, high: number) =>
    [
      [0, low],
      [6000, low],
      [6000, high],
      [0, high],
    ] as const;
  const footprint = [{ outer: rectangle(3000, 13_000), holes: [] }];
  const bare = { footprint, walls: [], rooms: [], openings: [], columns: [], stairs: [], furniture: [] };
  return {
    ...fixture,
    brief: { ...fixture.brief, region: "uk" },
    site: { ...fixture.site, plot: rectangle(0, depth) },
    levels: fixture.levels.map((level) => ({ ...level, ...bare })),
  };
}

test("a house is drawn alone where its plot would halve it, and with the plot where that costs less", () => {
  expect(seenOnSheets(terraceHouse(20_000))).toMatchObject({ plot: false, extent: { y1: 3000, y2: 13_000 } });
  expect(seenOnSheets(terraceHouse(14_000))).toMatchObject({ plot: true, extent: { y1: 0, y2: 14_000 } });
  const larger = terraceHouse(20_000);
  expect(seenOnSheets({ ...larger, brief: { ...larger.brief, region: "in" } }).plot).toBe(true);
});
