import { drawLevelMarks, gabletMarks, LEVEL_LINE, type LevelMark, skirtMarks } from "#drawing/facade/level-marks.ts";
import { type Massing, massing } from "#drawing/facade/massing.ts";
import { cutBodies } from "#drawing/section/cut-bodies.ts";
import { cutRoof } from "#drawing/section/cut-roof.ts";
import { type CutSkirt, cutSkirt, type SkirtBeyond, skirtBeyond } from "#drawing/section/cut-skirt.ts";
import { drawBeyond } from "#drawing/section/draw-beyond.ts";
import { DEEPEST, drawCut, drawGround } from "#drawing/section/draw-cut.ts";
import { drawCeilings, drawCutRoof, drawRoofLines, outermost } from "#drawing/section/draw-roof.ts";
import { roofWords } from "#drawing/section/draw-roof-words.ts";
import { drawSectionChains } from "#drawing/section/draw-section-chains.ts";
import { blockStairs, drawCutStairs, riserNumbers } from "#drawing/section/draw-section-stairs.ts";
import { drawCutSkirt, drawSkirtBeyond, skirtWords } from "#drawing/section/draw-skirt.ts";
import { beamZones, drawBeamZones } from "#drawing/section/frame-zones.ts";
import { lowerRoofFinishes } from "#drawing/section/lower-roof-finishes.ts";
import { materialsCut } from "#drawing/section/materials-cut.ts";
import { sectionRoofLines } from "#drawing/section/roof-lines.ts";
import { sunkFinishes } from "#drawing/section/section-finishes.ts";
import { flightCaptions, roomNames } from "#drawing/section/section-labels.ts";
import { materialsOf, sectionNotes, stairTables, storeyTable } from "#drawing/section/section-notes.ts";
import { cutShades, shadesSeen } from "#drawing/section/section-shades.ts";
import { stairsSeen } from "#drawing/section/section-stairs.ts";
import { seenBeyond } from "#drawing/section/seen-beyond.ts";
import { terraceFinish } from "#drawing/sheet/headroom/ways-out.ts";
import { writtenHeight } from "#drawing/sheet/heights/written-heights.ts";
import { boxesAlong } from "#drawing/sheet/page/aslant.ts";
import { allToPaper, boxToPaper, type Frame, toPaper } from "#drawing/sheet/page/frame.ts";
import { createLabelSpace, type LabelSpace } from "#drawing/sheet/page/label-space.ts";
import { layoutFor, type Margins, scaleText } from "#drawing/sheet/page/layout.ts";
import { text } from "#drawing/sheet/page/marks.ts";
import type { Mark, Sheet } from "#drawing/sheet/page/sheet.ts";
import {
  CHAIN_STEP,
  drawingTitle,
  FIRST_CHAIN,
  SIDE_MARGIN,
  sheetBorder,
  TITLE_BAND,
} from "#drawing/sheet/page/sheet-frame.ts";
import { SHEET_NUMBERS } from "#drawing/sheet/page/sheet-numbers.ts";
import { type Units, unitsOf } from "#drawing/sheet/page/units.ts";
import { drawPanel } from "#drawing/sheet/panel/draw-panel.ts";
import { notes, type Section } from "#drawing/sheet/panel/section.ts";
import { type TitleBlock, titleBlock } from "#drawing/sheet/panel/title-block.ts";
import { sectionCut } from "#drawing/sheet/section-line/cut.ts";
import { SECTION } from "#drawing/sheet/section-line/mark.ts";
import { type Box, boxAround, boxCorners, growBox } from "#drawing/sheet/shapes/box.ts";
import { edgesOf } from "#drawing/sheet/shapes/edges.ts";
import type { Typesetter } from "#drawing/text/typesetter.ts";
import { regionalText } from "#drawing/words/regional-text.ts";
import type { Polygon } from "#planner/geometry/point.ts";
import type { Plan } from "#planner/plan/plan.ts";

/** Paper for the chain on the right and the level marks beside it. */
const LEVELS = { from: FIRST_CHAIN + 6, width: LEVEL_LINE + 1 } as const;
const MARGINS: Margins = {
  left: SIDE_MARGIN,
  right: LEVELS.from + LEVELS.width,
  top: 6,
  bottom: FIRST_CHAIN + CHAIN_STEP + TITLE_BAND,
};
/** Ground beside the house, and at the least beside its gutters, mm. */
const BESIDE = 900;
const BESIDE_EAVES = 400;

/** What it costs to write over a window: more than a flight's caption is worth. */
const GLASS = 12;
/** Paper beside a line, mm. */
const BESIDE_LINE = 0.3;
/** Paper below the deepest footing to the words about it and to the chain's lines under those, mm. */
const UNDER = { words: 3.2, lines: 4.2 } as const;

/** What the section shows, and how it lies on its sheet. */
function laidOut(plan: Plan) {
  const cut = sectionCut(plan);
  const bodies = cutBodies(plan, cut);
  const beyond = seenBeyond(plan, cut, bodies);
  const shades = cutShades(plan, cut);
  const roof = cutRoof(plan, cut);
  const roofLines = sectionRoofLines(plan);
  const skirts = cutSkirt(plan, cut);
  const skirtBehind = skirtBeyond(plan, cut);
  const walled = boxAround([
    ...[...bodies.walls, ...bodies.concrete, ...bodies.base].flatMap(boxCorners),
    ...beyond.flatMap(({ edges }) => edges.flat()),
    ...shades.flatMap(({ outline }) => outline),
  ]);
  const built = boxAround([
    ...boxCorners(walled),
    ...(roof === null ? [] : outermost(roof)),
    ...[...roofLines.beyond, ...roofLines.before].flat(),
    ...skirts.flatMap(({ tiles, board }) => [...tiles, ...board]),
    ...[...skirtBehind.stretches, ...skirtBehind.gablet].flat(),
  ]);
  const drawn: Box = {
    x1: Math.min(walled.x1 - BESIDE, built.x1 - BESIDE_EAVES),
    x2: Math.max(walled.x2 + BESIDE, built.x2 + BESIDE_EAVES),
    y1: DEEPEST - 100,
    y2: built.y2,
  };
  const layout = layoutFor(drawn, MARGINS, plan.brief.region);
  const { scale } = layout.frame;
  const name = {
    title: `SECTION ${SECTION}-${SECTION}`,
    number: SHEET_NUMBERS.section,
    scale: scaleText(scale, plan.brief.region),
  };
  return { cut, bodies, beyond, shades, roof, roofLines, skirts, skirtBehind, built, drawn, layout, name };
}

/** The tables and notes beside the section. */
function panelSections(plan: Plan, units: Units, typesetter: Typesetter): readonly Section[] {
  return [
    materialsCut(materialsOf(plan)),
    storeyTable(plan, units, typesetter),
    ...stairTables(plan, units, typesetter),
    notes("NOTES", sectionNotes(plan, units), typesetter),
  ];
}

/** The house cut from ground to roof where the plans say, at the largest standard scale that fits. */
export function drawSectionSheet(plan: Plan, block: TitleBlock, typesetter: Typesetter): Sheet {
  const units = unitsOf(plan.brief.region);
  const say = (words: string) => regionalText(plan.brief.region, words);
  const { cut, bodies, beyond, shades, roof, roofLines, skirts, skirtBehind, built, drawn, layout, name } =
    laidOut(plan);
  const house = massing(plan);
  const { flights, landings } = stairsSeen(plan, cut);
  const { frame } = layout;
  const [left, bottom] = toPaper(frame, [drawn.x1, drawn.y1]);
  const [right, top] = toPaper(frame, [drawn.x2, drawn.y2]);
  const space = createLabelSpace();
  takeSectionSpace(
    [...bodies.walls, ...bodies.concrete, ...bodies.ceilings, ...bodies.base, ...bodies.soil],
    frame,
    space,
  );
  for (const { seen } of shadesSeen(plan, cut))
    space.avoid(boxToPaper(frame, { x1: seen.u1, x2: seen.u2, y1: seen.z1, y2: seen.z2 }), 4);
  for (const { face } of bodies.openings) space.block(boxToPaper(frame, face));
  for (const { kind, whole, edges } of beyond) {
    if (kind !== "wall") for (const box of whole) space.avoid(boxToPaper(frame, box), kind === "glass" ? GLASS : 4);
    // What words cover of a wall, column or rail behind the cut is lost.
    else for (const edge of edges) space.avoid(growBox(boxToPaper(frame, boxAround(edge)), BESIDE_LINE), 3);
  }
  for (const { tiles, slab } of skirts) for (const part of [tiles, slab]) blockAslant(part, frame, space);
  for (const outline of [...skirtBehind.stretches, ...skirtBehind.gablet])
    space.avoid(boxToPaper(frame, boxAround(outline)), 4);
  blockStairs(flights, landings, frame, space);
  const pen = { frame, units, typesetter, space };
  const numbers = riserNumbers(flights, [...bodies.walls, ...bodies.concrete], frame, typesetter, space);
  const lines = toPaper(frame, [0, DEEPEST])[1] - UNDER.lines;
  const chains = drawSectionChains(plan, cut, drawn, built, pen, lines);
  const onRoof = roof === null ? [] : roofWords(roof, roofLines.before, say, pen);
  const onSkirt = skirtWords(skirts, pen);
  const under = text([left + 1, toPaper(frame, [0, DEEPEST])[1] - UNDER.words], say(FOUNDATION), 1.5);
  const marks: Mark[] = [
    sheetBorder(layout),
    ...drawGround(bodies, [drawn.x1, drawn.x2], frame),
    ...drawBeyond(beyond, frame),
    ...drawSkirtBeyond(skirtBehind, frame),
    ...drawRoofLines(roofLines.beyond, roofLines.before, frame),
    ...drawCut(bodies, shades, [...sunkFinishes(plan, cut), ...lowerRoofFinishes(plan, cut)], frame),
    ...drawCeilings(bodies.ceilings, frame),
    ...(roof === null ? [] : drawCutRoof(roof, frame)),
    ...drawCutSkirt(skirts, frame),
    ...drawBeamZones(beamZones(plan, cut, bodies), frame),
    ...drawCutStairs(flights, landings, frame),
    ...numbers,
    ...chains,
    ...onRoof,
    ...onSkirt,
    ...roomNames(plan, cut, say("O.T.S."), frame, typesetter, space),
    ...flightCaptions(plan, flights, units, frame, typesetter, space),
    under,
    ...drawLevelMarks(house, drawn.x2 + LEVELS.from * frame.scale, frame, units, (z) => writtenHeight(plan, units, z), [
      ...tileMarks(house, skirts, skirtBehind),
      ...terraceMark(plan, units),
    ]),
    ...drawingTitle(name.title, name.scale, (left + right) / 2, bottom - FIRST_CHAIN - CHAIN_STEP - 4, typesetter),
    ...drawPanel(
      layout.panel,
      layout.panelColumns,
      panelSections(plan, units, typesetter),
      titleBlock(plan, block, name, units, typesetter),
    ),
  ];
  return {
    name: "section",
    title: `${block.project}: section ${SECTION}-${SECTION}`,
    width: layout.width,
    height: layout.height,
    scale: frame.scale,
    origin: frame.origin,
    focus: [left - SIDE_MARGIN, bottom - MARGINS.bottom, right + MARGINS.right, top + MARGINS.top],
    marks,
  };
}

/** The highest that a terrace's finish may lie over its slab, which has a mark of its own. */
function terraceMark(plan: Plan, { finished }: Units): readonly LevelMark[] {
  const z = terraceFinish(plan);
  return z === null ? [] : [{ z, name: `TERRACE ${finished}, AT MOST` }];
}

const FOUNDATION = "FOUNDATIONS AS INDICATED: TO THE STRUCTURAL ENGINEER'S DESIGN";

function takeSectionSpace(boxes: readonly Box[], frame: Frame, space: LabelSpace): void {
  for (const box of boxes) space.block(growBox(boxToPaper(frame, box), 0.2));
}

/** Words keep so far off what is cut aslant, mm on paper. */
const BESIDE_ASLANT = 0.2;

function blockAslant(part: Polygon, frame: Frame, space: LabelSpace): void {
  for (const [from, to] of edgesOf(allToPaper(frame, part)))
    for (const box of boxesAlong(from, to, BESIDE_ASLANT)) space.block(box);
}

/** Heights of the tiles about a terrace: none at which nothing is drawn, as where the cut meets only the gablet, or it alone stands behind. */
function tileMarks(house: Massing, skirts: readonly CutSkirt[], behind: SkirtBeyond): readonly LevelMark[] {
  const isEdgeShown = skirts.some(({ plain }) => plain) || behind.stretches.length > 0;
  const isRidgeShown = skirts.some(({ plain }) => !plain) || behind.gablet.length > 0;
  return [...(isEdgeShown ? skirtMarks(house) : []), ...(isRidgeShown ? gabletMarks(house) : [])];
}
