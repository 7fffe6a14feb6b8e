import { expect, test } from "vitest";
import { drawElevationSheet } from "#drawing/facade/elevation-sheet.ts";
import { isAt, lookAt } from "#drawing/fixtures/look-at.ts";
import { houseSteppedTwice, houseWithLowerRoof, ROOFS } from "#drawing/fixtures/lower-roof-house.ts";
import { twoStorey30x60 } from "#drawing/fixtures/two-storey-30x60.ts";
import { drawPresentationPlan } from "#drawing/presentation/presentation-plan.ts";
import { ROOF } from "#drawing/presentation/tints.ts";
import { drawSectionSheet } from "#drawing/section/section-sheet.ts";
import { FLOORING } from "#drawing/sheet/heights/floor-levels.ts";
import { lowerRoofs } from "#drawing/sheet/house/lower-roofs.ts";
import { drawLevelSheets } from "#drawing/sheet/level-sheet.ts";
import { PENS } from "#drawing/sheet/page/pens.ts";
import type { Sheet } from "#drawing/sheet/page/sheet.ts";
import { drawRoofSheet } from "#drawing/sheet/roof-sheet.ts";
import { boxAround } from "#drawing/sheet/shapes/box.ts";
import { createTypesetter } from "#drawing/text/typesetter.ts";
import type { Level, Plan } from "#planner/plan/plan.ts";
import { loadFonts } from "#run/fonts.ts";

const typesetter = createTypesetter(await loadFonts());
const block = { client: "A. Sample", project: "Sample house", revision: "0", date: "20-11-2026" };
const NAME = "ROOF BELOW";
const words = (sheet: Sheet | undefined): readonly string[] =>
  sheet?.marks.flatMap((mark) => (mark.kind === "text" ? [mark.text] : [])) ?? [];
const named = (sheet: Sheet | undefined) => words(sheet).filter((word) => word === NAME).length;
const roofSheet = (plan: Plan) => drawRoofSheet(plan, block, typesetter);
/** Whether a sheet draws a roof's outline, and its upstand within it. */
const drawsRoof = (sheet: Sheet, side: "rear" | "front") =>
  [PENS.floor, PENS.furniture].map((pen) =>
    lookAt(sheet)
      .paths("A-FLOR")
      .some(({ box, stroke }) => stroke === pen && isAt(box, boxAround(ROOFS[side]))),
  );

test("every storey that looks down on a lower roof draws it with its upstand and names it, and so does the roof's sheet", () => {
  const plan = houseSteppedTwice();
  const [ground, first, second] = drawLevelSheets(plan, block, typesetter) as readonly Sheet[];
  const sheets = [ground, first, second, roofSheet(plan)] as readonly Sheet[];
  expect(sheets.map(named)).toEqual([0, 1, 2, 2]);
  expect(sheets.map((sheet) => drawsRoof(sheet, "rear").every(Boolean))).toEqual([false, true, true, true]);
  expect(sheets.map((sheet) => drawsRoof(sheet, "front").every(Boolean))).toEqual([false, false, true, true]);
  expect(named(roofSheet(twoStorey30x60()))).toBe(0);
});

test("the roof's sheet writes how high a lower roof's slab lies, as its region does, and how its edge is built", () => {
  const uk = words(roofSheet(houseWithLowerRoof()));
  const slab = (((twoStorey30x60().levels[1]?.floorLevel ?? 0) - FLOORING) / 1000).toFixed(3);
  expect(uk.slice(uk.indexOf(NAME), uk.indexOf(NAME) + 2)).toEqual([NAME, `SSL +${slab}`]);
  const us = words(roofSheet(houseWithLowerRoof("rear", "us")));
  expect(us.slice(us.indexOf(NAME), us.indexOf(NAME) + 2)).toEqual([NAME, "+11'-8½\""]);
  expect(uk.join(" ")).toContain("Upstand 300 above its slab, and at least 150 mm above the finish");
  expect(us.join(" ")).toContain("Curb 1'-0\" above its slab, and at least 6 in above the finish");
  expect(words(roofSheet(twoStorey30x60())).join(" ")).not.toContain("Upstand");
});

test("the roof's sheet and the storey's say the same of who may step out on a roof below", () => {
  for (const region of ["us", "uk"] as const) {
    const plan = houseWithLowerRoof("rear", region);
    for (const sheet of [roofSheet(plan), drawLevelSheets(plan, block, typesetter)[1]])
      expect(words(sheet).join(" ")).toMatch(/Roof below: (flat, )?no access but for maintenance/);
  }
});

test("a roof below with one outlet has an overflow through its edge, called as its region calls it", () => {
  const said = (region: "us" | "uk") => words(roofSheet(houseWithLowerRoof("rear", region))).join(" ");
  expect(said("uk")).toContain("an overflow spout through its upstand, its lip 50 mm below");
  expect(said("us")).toContain("an overflow scupper through its curb, its lip 2 in below");
});

/** The house whose upper storey stands back over its whole width. */
function setBack(): Plan {
  const plan = houseWithLowerRoof("rear");
  const [ground, first] = plan.levels as readonly [Level, Level];
  const back = boxAround(ROOFS.rear).y1;
  const outer = first.footprint[0]?.outer.map(([x, y]) => [x, Math.min(y, back)] as const) ?? [];
  return { ...plan, levels: [ground, { ...first, footprint: [{ outer, holes: [] }] }] };
}

test("the storey's chains tell where its outer faces step back from the roof below, and how far that goes on before it", () => {
  const plan = houseWithLowerRoof("rear");
  const sheet = words(drawLevelSheets(plan, block, typesetter)[1]);
  const { x1, x2, y1, y2 } = boxAround(ROOFS.rear);
  for (const figure of [x2 - x1, y2 - y1]) expect(sheet).toContain(String(figure));
  const { y1: front, y2: rear } = boxAround(plan.levels[0]?.footprint[0]?.outer ?? []);
  const all = words(drawLevelSheets(setBack(), block, typesetter)[1]);
  for (const figure of [rear - y1, y1 - front, rear - front]) expect(all).toContain(String(figure));
});

test("no chain is drawn over the roof before a storey that stands back", () => {
  const { y1, y2 } = boxAround(ROOFS.rear);
  const plan = setBack();
  const wide: Plan = {
    ...plan,
    site: { ...plan.site, plot: plan.site.plot.map(([x, y]) => [x, y > 0 ? y + 9000 : y]) },
  };
  const sheet = drawLevelSheets(wide, block, typesetter)[1] as Sheet;
  const lines = lookAt(sheet)
    .paths("A-ANNO-DIMS")
    .filter(({ stroke }) => stroke === PENS.dimension)
    .flatMap(({ loops }) => loops.map(boxAround));
  const across = lines.filter((box) => box.y1 === box.y2 && box.x2 - box.x1 > 3000);
  expect(across.length).toBeGreaterThan(0);
  expect(across.filter((box) => box.y1 > y1 + 50 && box.y1 < y2)).toEqual([]);
});

test("the picture of the storey shows the roof below whole, in a colour of its own, and names it", () => {
  for (const side of ["rear", "front"] as const) {
    const plan = houseWithLowerRoof(side);
    const sheet = drawPresentationPlan(plan, plan.levels[1] as Level, typesetter);
    const fills = lookAt(sheet)
      .paths("A-FLOR")
      .filter(({ fill }) => fill?.colour === ROOF);
    expect(fills.map(({ box }) => isAt(box, boxAround(ROOFS[side])))).toEqual([true]);
    expect(named(sheet)).toBe(1);
  }
  const plan = setBack();
  const { origin = [0, 0], scale, height } = drawPresentationPlan(plan, plan.levels[1] as Level, typesetter);
  expect(origin[1] + boxAround(ROOFS.rear).y2 / scale).toBeLessThan(height);
});

test("a set for the US or the UK with a lower roof speaks of roofs and not of terraces", () => {
  for (const region of ["us", "uk"] as const) {
    const plan = houseWithLowerRoof("rear", region);
    expect(lowerRoofs(plan)).toHaveLength(1);
    const all = [...drawLevelSheets(plan, block, typesetter), roofSheet(plan)].flatMap(words).join(" ");
    expect(all).not.toMatch(/terrace|r\.w\.p\..{0,40}terrace|roof deck/i);
  }
});

test("no sheet of a set for the US has an upstand: there it is a curb", () => {
  const plan = houseWithLowerRoof("front", "us");
  const sheets = [
    ...drawLevelSheets(plan, block, typesetter),
    roofSheet(plan),
    drawElevationSheet(plan, block, typesetter),
    drawSectionSheet(plan, block, typesetter),
  ];
  const all = sheets.flatMap(words).join(" ");
  expect(all).toContain("CURB, LOWER ROOF");
  expect(all).not.toMatch(/upstand/i);
});
