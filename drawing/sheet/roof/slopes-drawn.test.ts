import { expect, test } from "vitest";
import { rect } from "#drawing/fixtures/drawn-parts.ts";
import { lookAt } from "#drawing/fixtures/look-at.ts";
import { L_SHAPE, pitchedHouse } from "#drawing/fixtures/pitched-house.ts";
import { roofHeight } from "#drawing/sheet/heights/house-heights.ts";
import { writtenHeight } from "#drawing/sheet/heights/written-heights.ts";
import { placeOpenings } from "#drawing/sheet/house/wall-bodies.ts";
import { levelNotes } from "#drawing/sheet/level-notes.ts";
import { PENS } from "#drawing/sheet/page/pens.ts";
import { unitsOf } from "#drawing/sheet/page/units.ts";
import { pitchedRoof } from "#drawing/sheet/pitched/pitched-roof.ts";
import { pipesFrom, pipeTag } from "#drawing/sheet/rain/pipes.ts";
import { atticHatch } from "#drawing/sheet/roof/attic-hatch.ts";
import { drawRoofSheet } from "#drawing/sheet/roof-sheet.ts";
import { boxAround, boxCorners, boxesOverlap, boxWithin } from "#drawing/sheet/shapes/box.ts";
import { drawSiteSheet } from "#drawing/sheet/site-sheet.ts";
import { createTypesetter } from "#drawing/text/typesetter.ts";
import type { Level, Plan } from "#planner/plan/plan.ts";
import { loadFonts } from "#run/fonts.ts";

const typesetter = createTypesetter(await loadFonts());
const block = { client: "A. Sample", project: "Sample house", revision: "0", date: "20-11-2026" };
const american = pitchedHouse(L_SHAPE, { region: "us", style: "traditional" });
const british = pitchedHouse(L_SHAPE, { region: "uk", style: "colonial" });
const roofOf = (plan: Plan) => {
  const roof = pitchedRoof(plan);
  if (roof === null) throw new Error("the house has a flat roof");
  return roof;
};
const wordsOf = (plan: Plan) =>
  drawRoofSheet(plan, block, typesetter).marks.flatMap((mark) => (mark.kind === "text" ? [mark.text] : []));

test("a sloped roof's sheet tells its pitch on every side, the heights of its highest ridge and of its eaves, and each of its pipes", () => {
  for (const [plan, word] of [
    [american, "D.S."],
    [british, "R.W.P."],
  ] as const) {
    const roof = roofOf(plan);
    const units = unitsOf(plan.brief.region);
    const words = wordsOf(plan);
    const height = (rise: number) => writtenHeight(plan, units, roofHeight(plan) + rise);
    expect(words).toContain(`RIDGE ${height(roof.ridge)}`);
    expect(words.filter((one) => one === `EAVES ${height(roof.eaves)}`)).toHaveLength(1);
    const planes = new Set(roof.faces.map(({ plane: { side } }) => side));
    expect(words.filter((one) => one === roof.pitch.words).length).toBeGreaterThanOrEqual(planes.size);
    for (const pipe of pipesFrom(plan, plan.levels.length)) expect(words).toContain(pipeTag(pipe, word));
    expect(words).toContain("ROOF PLAN");
  }
  expect(wordsOf(american)).toEqual(expect.arrayContaining(["VALLEY", "GABLE"]));
  expect(wordsOf(british)).toEqual(expect.arrayContaining(["VALLEY", "HIP"]));
});

test("where a roof leans against a neighbour's wall, its top is told there, and the wall", () => {
  const half = { region: "uk", style: "colonial" } as const;
  const plan = pitchedHouse(rect(0, 6000, 5000, 21000), half, rect(0, 0, 9000, 40000));
  const beside = { ...plan.site.edges, left: { kind: "party", setback: 0 } as const };
  const words = wordsOf({ ...plan, site: { ...plan.site, edges: beside } });
  expect(words.filter((one) => one.startsWith("TOP OF ROOF +"))).toHaveLength(1);
  expect(words).toContain("PARTY WALL");
});

test("it speaks of no parapet, terrace, ladder or sunk square, and as the country's roofers do", () => {
  for (const plan of [american, british])
    expect(wordsOf(plan).join("\n")).not.toMatch(/parapet|terrace|ladder|khurra|sump|roof drain|r\.w\.h|storey/i);
  expect(wordsOf(american).join("\n")).not.toMatch(/verge|kerb|rain-?water|fire-stopped|metre|mm\b/i);
  expect(wordsOf(british).join("\n")).not.toMatch(/rake|IRC|underlayment|rain-water/);
});

test("its lines are the eaves, the walls below dashed, and every ridge, hip and valley, the valleys lighter", () => {
  const { creases, outline } = roofOf(american);
  const { paths } = lookAt(drawRoofSheet(american, block, typesetter));
  const near = (a: number, b: number) => Math.abs(a - b) < 1;
  for (const { kind, from, to } of creases) {
    if (kind === "eaves" || kind === "verge") continue;
    const own = boxAround([from, to]);
    const drawn = paths("A-FLOR").filter(
      ({ box, stroke }) =>
        stroke === (kind === "valley" ? PENS.valley : PENS.ridge) &&
        near(box.x1, own.x1) &&
        near(box.y1, own.y1) &&
        near(box.x2, own.x2) &&
        near(box.y2, own.y2),
    );
    expect(drawn).toHaveLength(1);
  }
  const heavy = paths("A-WALL").filter(({ stroke }) => stroke === PENS.cutWall);
  expect(heavy.map(({ box }) => box.x1)).toEqual([expect.closeTo(boxAround(outline.flat()).x1, 3)]);
  const dashed = paths("A-WALL").filter(({ stroke }) => stroke === PENS.overhead);
  expect(dashed.map(({ box }) => box.x1)).toEqual([expect.closeTo(5000, 3)]);
});

test("its chains measure the walls, with the overhang at both ends", () => {
  const words = wordsOf(british);
  expect(words.filter((one) => one === "300").length).toBeGreaterThanOrEqual(8);
  expect(words).toEqual(expect.arrayContaining(["6000", "12600", "12200"]));
});

test("the site plan shows how far the eaves reach, dashed, and tells what that is", () => {
  const sheet = drawSiteSheet(american, block, typesetter);
  const outer = boxAround(roofOf(american).outline.flat());
  const drawn = lookAt(sheet)
    .paths("L-SITE")
    .filter(({ stroke }) => stroke === PENS.overhead);
  expect(drawn.map(({ box }) => Math.round(box.x2))).toContain(Math.round(outer.x2));
  const words = sheet.marks.flatMap((mark) => (mark.kind === "text" ? [mark.text] : [])).join(" ");
  expect(words).toContain("eaves and rakes");
});

test("a storey under a sloped roof is measured to the plate, which ends at its ceiling, and has a hatch to the attic", () => {
  const notesOf = (plan: Plan) => levelNotes(plan, plan.levels[0] as Level, unitsOf(plan.brief.region)).join("\n");
  for (const told of ["clear height and floor to top of plate 9'-0", "the attic access", "22 x 30 in"])
    expect(notesOf(american)).toContain(told);
  for (const told of ["clear height and floor to wall plate 2750", "the loft hatch"])
    expect(notesOf(british)).toContain(told);
  const flat = pitchedHouse(L_SHAPE, { style: "modern" });
  expect(notesOf(flat)).toContain("floor to roof");
  expect(notesOf(flat)).not.toMatch(/attic|hatch/);
  expect(atticHatch(flat)).toBeNull();
});

test("a British gutter's pipes are as wide as its outlets, on the roof's sheet and the storeys' alike; American ones as those of flat roofs", () => {
  const said = (plan: Plan) => [
    wordsOf(plan).join(" "),
    plan.levels.flatMap((level) => levelNotes(plan, level, unitsOf(plan.brief.region))).join(" "),
  ];
  for (const words of said(british)) expect(words).toMatch(/rainwater pipes? of 68 mm/);
  for (const words of said(american)) expect(words).toMatch(/downspouts? of 4 in/);
  const { brief } = british;
  for (const words of said({ ...british, brief: { ...brief, style: "modern" } })) expect(words).not.toContain("68 mm");
});

test("the hatch lies within its room and over no swing of a door", () => {
  for (const plan of [american, british]) {
    const [ground] = plan.levels as readonly [Level, ...Level[]];
    const first = atticHatch(plan)?.box;
    if (!first) throw new Error("no hatch");
    const openings = ground.openings.map((one) => (one.id === "d" ? { ...one, swing: boxCorners(first) } : one));
    const hatch = atticHatch({ ...plan, levels: [{ ...ground, openings }] });
    if (hatch === null) throw new Error("no hatch beside a door");
    expect(boxWithin(hatch.box, boxAround(hatch.room.polygon))).toBe(true);
    const swings = hatch.level.openings.flatMap(({ swing }) => (swing ? [boxAround(swing)] : []));
    expect(swings.some((box) => boxesOverlap(box, hatch.box))).toBe(false);
    expect(placeOpenings(hatch.level).some(({ box }) => boxesOverlap(box, hatch.box))).toBe(false);
  }
});
