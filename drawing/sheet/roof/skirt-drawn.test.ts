import { expect, test } from "vitest";
import type { Roofing } from "#drawing/facade/facade.ts";
import { skirtFront } from "#drawing/facade/roof/skirt-front.ts";
import { traditional } from "#drawing/facade/styles/traditional.ts";
import { rect } from "#drawing/fixtures/drawn-parts.ts";
import { lookAt } from "#drawing/fixtures/look-at.ts";
import { L_SHAPE, pitchedHouse, U_SHAPE, WIDE } from "#drawing/fixtures/pitched-house.ts";
import { twoStorey30x60 } from "#drawing/fixtures/two-storey-30x60.ts";
import { oncePerPlan } from "#drawing/sheet/house/once-per-plan.ts";
import { boxToPaper, toPaper } from "#drawing/sheet/page/frame.ts";
import type { TextMark } from "#drawing/sheet/page/marks.ts";
import { PENS } from "#drawing/sheet/page/pens.ts";
import { textBox } from "#drawing/sheet/page/text-box.ts";
import { formatLength, unitsOf } from "#drawing/sheet/page/units.ts";
import { pipesFrom } from "#drawing/sheet/rain/pipes.ts";
import { skirtNotes } from "#drawing/sheet/roof/skirt-notes.ts";
import { drawRoofSheet } from "#drawing/sheet/roof-sheet.ts";
import { boxAround, boxesOverlap, growBox } from "#drawing/sheet/shapes/box.ts";
import { drawSiteSheet } from "#drawing/sheet/site-sheet.ts";
import { coursesOf } from "#drawing/sheet/skirt/sizes.ts";
import { isUnderTiles, tiledSkirt } from "#drawing/sheet/skirt/tiled-skirt.ts";
import { createTypesetter } from "#drawing/text/typesetter.ts";
import type { Point, Polygon } from "#planner/geometry/point.ts";
import type { Plan } from "#planner/plan/plan.ts";
import { loadFonts } from "#run/fonts.ts";

const typesetter = createTypesetter(await loadFonts());
const block = { client: "A. Sample", project: "Sample house", revision: "0", date: "20-11-2026" };
const indian = (outer: Polygon, plot?: Polygon) => pitchedHouse(outer, { region: "in", style: "traditional" }, plot);
const two = twoStorey30x60();
const HOUSES: readonly Plan[] = [
  indian(WIDE),
  indian(L_SHAPE),
  indian(U_SHAPE),
  indian(rect(0, 6000, 6000, 16000), rect(0, 0, 6000, 30000)),
  { ...two, brief: { ...two.brief, region: "in", style: "traditional" } },
];
const skirtOf = (plan: Plan) => {
  const skirt = tiledSkirt(plan);
  if (skirt === null) throw new Error("the house has no skirt");
  return skirt;
};
const roofSheet = oncePerPlan((plan: Plan) => drawRoofSheet(plan, block, typesetter));
const near = ([ax, ay]: Point, [bx, by]: Point) => Math.hypot(ax - bx, ay - by) < 1;

test("the roof's sheet has the line of the eaves before each tiled edge, from corner to corner, and none elsewhere", () => {
  for (const plan of HOUSES) {
    const { edges, gablet } = skirtOf(plan);
    const sheet = roofSheet(plan);
    const lines = lookAt(sheet)
      .paths("A-WALL")
      .filter(({ stroke }) => stroke === PENS.ridge)
      .flatMap(({ loops }) => loops);
    const ends = lines.flatMap((loop) => [loop[0], loop.at(-1)]);
    for (const { eaves, tiled } of edges)
      for (const end of eaves)
        if (tiled)
          expect(
            ends.some((one) => one && near(one, end)),
            `${end}`,
          ).toBe(true);
    const feet = gablet === null ? 0 : 1;
    expect(lines).toHaveLength(edges.filter(({ tiled }) => tiled).length + feet);
  }
});

test("every longer stretch of tiles has an arrow with how steep they are, and once their name", () => {
  for (const plan of HOUSES) {
    const words = roofSheet(plan).marks.flatMap((mark) => (mark.kind === "text" ? [mark.text] : []));
    const steep = words.filter((one) => /(^|, )60°$/.test(one));
    const long = skirtOf(plan).edges.filter(
      ({ tiled, wall }) => tiled && Math.hypot(wall[1][0] - wall[0][0], wall[1][1] - wall[0][1]) > 5000,
    );
    expect(steep.length).toBeGreaterThanOrEqual(long.length);
    expect(words.filter((one) => one.startsWith("MANGALORE TILES"))).toHaveLength(1);
  }
});

test("no word on the plan is struck through by the skirt's lines or the courses of its tiles", () => {
  for (const plan of HOUSES) {
    const sheet = roofSheet(plan);
    const { origin = [0, 0], scale, marks } = sheet;
    const frame = { origin, scale };
    const skirt = skirtOf(plan);
    const around = boxToPaper(frame, boxAround(skirt.outline.flat()));
    const words = marks
      .filter((mark): mark is TextMark => mark.kind === "text")
      .map((mark) => ({ words: mark.text, box: growBox(textBox(mark, typesetter), -0.15) }))
      .filter(({ box }) => boxesOverlap(box, growBox(around, 0.5)));
    expect(words.length).toBeGreaterThan(4);
    const onPaper = ([x, y]: Point): Point => toPaper(frame, [x, y]);
    const lines = lookAt(sheet)
      .paths("A-HATCH")
      .concat(
        lookAt(sheet)
          .paths("A-WALL")
          .filter(({ stroke }) => stroke === PENS.ridge),
      )
      .filter(({ fill }) => !fill)
      .flatMap(({ loops }) => loops.map((loop) => loop.map(onPaper)))
      .filter((loop) => loop.length === 2);
    expect(lines.length).toBeGreaterThan(20);
    for (const line of lines)
      for (const { words: said, box } of words)
        expect(boxesOverlap(growBox(boxAround(line), 0.01), box), `${said} at ${box.x1}, ${box.y1}`).toBe(false);
  }
});

test("notes tell how far eaves reach, from which height to which tiles lie, how they are held and what carries them", () => {
  for (const plan of HOUSES) {
    const { reach, foot, top, gablet } = skirtOf(plan);
    const length = (mm: number) => formatLength(unitsOf("in"), mm);
    const notes = skirtNotes(plan).join(" ");
    for (const words of [
      `eaves ${length(reach)} beyond`,
      `from ${length(-foot)} below the top of the roof slab to ${length(top)} above it`,
      "screwed to its batten",
      "RCC slab of 100 mm",
      "structural engineer's design",
      ...(gablet === null ? [] : [`its ridge ${length(gablet.ridge)} above the roof slab`]),
    ])
      expect(notes).toContain(words);
    const sheet = roofSheet(plan).marks.flatMap((mark) => (mark.kind === "text" ? [mark.text] : []));
    expect(sheet.join(" ")).not.toContain("frame of their own");
  }
});

test("the chains of the roof's sheet measure the eaves as far beyond the walls as its notes say", () => {
  for (const plan of HOUSES.slice(0, 2)) {
    const reach = formatLength(unitsOf("in"), skirtOf(plan).reach);
    const words = roofSheet(plan).marks.flatMap((mark) => (mark.kind === "text" ? [mark.text] : []));
    expect(words.filter((one) => one === reach)).toHaveLength(8);
  }
});

test("the site plan has the line of the eaves about the house, and says what it is", () => {
  for (const plan of HOUSES) {
    const sheet = drawSiteSheet(plan, block, typesetter);
    const { words, paths } = lookAt(sheet);
    const drawn = paths("L-SITE").filter(({ stroke }) => stroke === PENS.overhead);
    const { outline } = skirtOf(plan);
    const boxes = drawn.map(({ box }) => Object.values(box).map(Math.round));
    for (const loop of outline) expect(boxes).toContainEqual(Object.values(boxAround(loop)).map(Math.round));
    expect(words.map(({ text }) => text).join(" ")).toContain("the eaves of its tiled skirt");
  }
});

test("the roof plan and the front draw one number of courses, which the notes tell with their gauge", () => {
  for (const plan of HOUSES) {
    const { reach, top, foot } = skirtOf(plan);
    const { count, gauge } = coursesOf(reach, top - foot);
    expect([count, gauge]).toEqual([4, 300]);
    expect(skirtNotes(plan).join(" ")).toContain("in 4 courses, gauge 300 mm");
    // Of the rear's courses, all but the lowest begin at a line between its eaves and its wall.
    const rear = skirtOf(plan).edges.find(({ tiled, side }) => tiled && side === "rear");
    const lines = lookAt(roofSheet(plan))
      .paths("A-HATCH")
      .flatMap(({ loops }) => loops)
      .filter(([a, b]) => a && b && Math.abs(a[1] - b[1]) < 1)
      .map(([a]) => Math.round((a?.[1] ?? 0) - (rear?.wall[0][1] ?? 0)))
      .filter((beyond) => beyond > 1 && beyond < reach - 1);
    expect([...new Set(lines)].sort((a, b) => a - b)).toEqual([150, 300, 450]);
    const scene = skirtFront(skirtOf(plan), 0, traditional.roofing?.("in") as Roofing);
    const front = scene.fixtures[0]?.drawn.find(({ stroke }) => stroke?.width === 0.1);
    const heights = front?.contours.map(({ from: [, z] }) => Math.round(z)) ?? [];
    expect(new Set(heights).size).toBe(3);
  }
});

test("spouts and pipes under the tiles are dashed, those beside them drawn through", () => {
  for (const plan of HOUSES) {
    const hidden = pipesFrom(plan, plan.levels.length).filter(({ outlet }) => isUnderTiles(skirtOf(plan), outlet.pipe));
    const dashed = roofSheet(plan).marks.filter((mark) => "stroke" in mark && mark.stroke === PENS.hidden);
    expect(hidden.length).toBeGreaterThan(0);
    expect(dashed).toHaveLength(2 * hidden.length);
  }
});

test("before the front a chain sets out the gablet's feet and middle from the corners of the house, and the notes tell the same", () => {
  for (const plan of HOUSES.slice(0, 4)) {
    const { gablet } = skirtOf(plan);
    if (gablet === null) throw new Error("a front without a gablet");
    const said = /its middle (\S+) from the left end of the house's front, its feet (\S+) to either side/.exec(
      skirtNotes(plan).join(" "),
    );
    const words = roofSheet(plan).marks.flatMap((mark) => (mark.kind === "text" ? [mark.text] : []));
    const left = Math.min(...skirtOf(plan).edges.flatMap(({ wall }) => wall.map(([x]) => x)));
    expect(said?.[1]).toBe(formatLength(unitsOf("in"), gablet.middle - left));
    expect(words.filter((one) => one === said?.[2]).length).toBeGreaterThanOrEqual(2);
  }
});
