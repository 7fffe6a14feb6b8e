import { expect, test } from "vitest";
import { elevationScene } from "#drawing/facade/build-scene.ts";
import { drawElevationSheet, STYLES } from "#drawing/facade/elevation-sheet.ts";
import { facadeOf } from "#drawing/facade/facade.ts";
import { levelMarksOf } from "#drawing/facade/level-marks.ts";
import { roofFront } from "#drawing/facade/roof/roof-front.ts";
import type { Fixture } from "#drawing/facade/scene.ts";
import { lookAt } from "#drawing/fixtures/look-at.ts";
import { L_SHAPE, pitchedHouse, WIDE } from "#drawing/fixtures/pitched-house.ts";
import { unitsOf } from "#drawing/sheet/page/units.ts";
import { riseAt } from "#drawing/sheet/pitched/pitched-roof.ts";
import { createTypesetter } from "#drawing/text/typesetter.ts";
import type { Plan } from "#planner/plan/plan.ts";
import { loadFonts } from "#run/fonts.ts";

const pointsOf = ({ drawn }: Fixture) =>
  drawn.flatMap(({ contours }) => contours.flatMap(({ from, segments }) => [from, ...segments.map(({ to }) => to)]));
function sceneOf(plan: Plan) {
  const facade = facadeOf(plan);
  const { massing } = facade;
  const style = STYLES[plan.brief.style];
  const roofing = style.roofing?.(plan.brief.region);
  if (massing.pitched === null || !roofing) throw new Error("a flat roof");
  const roof = roofFront(massing.pitched, massing, roofing).fixtures;
  return { facade, pitched: massing.pitched, scene: elevationScene(facade, style), roof };
}

test("the front of a house with a sloped roof has no parapet, balustrade or roof of the style's own, and rises to the ridge", () => {
  for (const style of ["traditional", "colonial"] as const)
    for (const outline of [WIDE, L_SHAPE]) {
      const { facade, pitched, scene, roof } = sceneOf(pitchedHouse(outline, { style }));
      const { massing } = facade;
      expect(massing.solids.filter(({ part }) => part === "parapet")).toEqual([]);
      expect(scene.fixtures.filter(({ body }) => body?.kind === "slab")).toEqual([]);
      const top = Math.max(...scene.fixtures.flatMap((each) => pointsOf(each).map(([, z]) => z)));
      const ridge = massing.roof + pitched.ridge;
      expect(top).toBeGreaterThanOrEqual(ridge);
      expect(top).toBeLessThan(ridge + 150);
      expect(roof.length).toBeGreaterThan(3);
    }
});

test("no line of a slope towards the road lies higher than the roof does anywhere behind it", () => {
  const { facade, pitched, roof } = sceneOf(pitchedHouse(L_SHAPE, { style: "colonial" }));
  const foot = facade.massing.roof;
  const depths = Array.from({ length: 1300 }, (_, step) => 5500 + step * 10);
  for (const [x, z] of roof.flatMap(pointsOf)) {
    const highest = Math.max(...depths.map((y) => riseAt(pitched, [x, y]) ?? Number.NEGATIVE_INFINITY));
    // Ridge tiles and the ends of gutters stand out.
    if (highest > Number.NEGATIVE_INFINITY) expect(z - foot - highest).toBeLessThan(150);
  }
});

test("levels beside the front name the plate, at the ceiling, and the ridge as the region does, and no parapet", () => {
  const names = (region: "us" | "uk") => {
    const { massing } = facadeOf(pitchedHouse(WIDE, { region }));
    const marks = levelMarksOf(massing, unitsOf(region));
    expect(marks.find(({ name }) => name.includes("PLATE"))?.z).toBe(massing.levels.at(-1)?.ceiling);
    return marks.map(({ name }) => name);
  };
  expect(names("us")).toEqual(expect.arrayContaining(["TOP OF PLATE", "RIDGE"]));
  expect(names("uk")).toEqual(expect.arrayContaining(["WALL PLATE", "RIDGE"]));
  for (const region of ["us", "uk"] as const) expect(names(region).join()).not.toMatch(/PARAPET|SLAB/);
});

test("the schedule of finishes names the covering of a sloped roof once, and that of a flat one not at all", async () => {
  const typesetter = createTypesetter(await loadFonts());
  const block = { client: "A. Sample", project: "Sample house", revision: "0", date: "20-11-2026" };
  const named = (brief: Partial<Plan["brief"]>) => {
    const { words } = lookAt(drawElevationSheet(pitchedHouse(WIDE, brief), block, typesetter));
    return words.map(({ text }) => text).filter((word) => /slates|shingles|tiles/i.test(word));
  };
  expect(named({ style: "colonial", region: "uk" })).toEqual(["Blue-grey slates"]);
  expect(named({ style: "colonial", region: "us" })).toEqual(["Charcoal shingles"]);
  expect(named({ style: "traditional", region: "uk" })).toEqual(["Clay pantiles"]);
  expect(named({ style: "colonial", region: "us", future: "extra-floor" })).toEqual([]);
});
