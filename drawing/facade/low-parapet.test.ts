import { expect, test } from "vitest";
import { buildScene } from "#drawing/facade/build-scene.ts";
import { drawElevationSheet, STYLES } from "#drawing/facade/elevation-sheet.ts";
import { facadeOf } from "#drawing/facade/facade.ts";
import { levelMarksOf } from "#drawing/facade/level-marks.ts";
import { rect } from "#drawing/fixtures/drawn-parts.ts";
import { lookAt } from "#drawing/fixtures/look-at.ts";
import { pitchedHouse } from "#drawing/fixtures/pitched-house.ts";
import { heightChains } from "#drawing/section/section-heights.ts";
import { drawSectionSheet } from "#drawing/section/section-sheet.ts";
import { unitsOf } from "#drawing/sheet/page/units.ts";
import { drawRoofSheet } from "#drawing/sheet/roof-sheet.ts";
import { sectionCut } from "#drawing/sheet/section-line/cut.ts";
import { createTypesetter } from "#drawing/text/typesetter.ts";
import type { Plan } from "#planner/plan/plan.ts";
import { loadFonts } from "#run/fonts.ts";

const typesetter = createTypesetter(await loadFonts());
const block = { client: "A. Sample", project: "Sample house", revision: "0", date: "20-11-2026" };
const house = (brief: Partial<Plan["brief"]>) =>
  pitchedHouse(rect(5000, 6000, 20000, 17000), { style: "modern", ...brief });
const wordsOf = (sheet: Parameters<typeof lookAt>[0]) =>
  lookAt(sheet)
    .words.map(({ text }) => text)
    .join(" ");

test("a flat roof that nobody uses has a low parapet in the front, its levels and the section's chains; India's, and one for a floor to come, guard", () => {
  const heights = (brief: Partial<Plan["brief"]>) => {
    const plan = house(brief);
    const { massing } = facadeOf(plan);
    const tops = massing.solids.filter(({ part }) => part === "parapet").map(({ z2 }) => z2 - massing.roof);
    const mark = levelMarksOf(massing, unitsOf(plan.brief.region)).find(({ name }) => name === "PARAPET");
    expect(new Set(tops)).toEqual(new Set([(mark?.z ?? 0) - massing.roof]));
    return tops[0];
  };
  expect([heights({ region: "uk" }), heights({ region: "us" })]).toEqual([500, 508]);
  expect([heights({ region: "in" }), heights({ future: "extra-floor" })]).toEqual([1150, 1150]);
  const plan = house({ region: "uk" });
  for (const { stops } of heightChains(plan, sectionCut(plan))) expect(stops.at(-1)).toBe(200 + 2900 + 500);
});

test("notes of a roof that nobody uses call its parapet no guard, and tell no height that a guard would have", () => {
  for (const region of ["us", "uk"] as const) {
    const notes = [drawRoofSheet, drawSectionSheet].map((draw) => wordsOf(draw(house({ region }), block, typesetter)));
    for (const words of notes) {
      expect(words).toContain("no guard");
      expect(words).not.toMatch(/parapets and guards|parapet 1\.0 m|parapet 3'-3/i);
    }
  }
  const indian = wordsOf(drawRoofSheet(house({ region: "in" }), block, typesetter));
  expect(indian).toContain("Parapet 1.0 m above the finished terrace");
});

test("no pergola stands where nobody sits, nothing that a style adds ends in the air over a low parapet but a tower, and finishes name no pergola", () => {
  for (const region of ["in", "uk"] as const) {
    const plan = house({ region, style: "contemporary" });
    const facade = facadeOf(plan);
    const scene = buildScene(facade, STYLES.contemporary);
    const over = scene.faces.filter(({ z1 }) => z1 > facade.massing.roof + facade.massing.parapet);
    expect(over.length > 0).toBe(region === "in");
    const finishes = wordsOf(drawElevationSheet(plan, block, typesetter));
    expect(/and pergola/.test(finishes)).toBe(region === "in");
  }
});
