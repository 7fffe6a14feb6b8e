import { expect, test } from "vitest";
import { twoStorey30x60 } from "#drawing/fixtures/two-storey-30x60.ts";
import { cutBodies } from "#drawing/section/cut-bodies.ts";
import { sectionCut } from "#drawing/section/section-cut.ts";
import { sectionNotes } from "#drawing/section/section-notes.ts";
import { drawSectionSheet } from "#drawing/section/section-sheet.ts";
import { seenBeyond } from "#drawing/section/seen-beyond.ts";
import { type Box, boxAround, boxesOverlap, textBox } from "#drawing/sheet/box.ts";
import { boxToPaper } from "#drawing/sheet/frame.ts";
import type { TextMark } from "#drawing/sheet/marks.ts";
import { levelNotes } from "#drawing/sheet/sheet-notes.ts";
import { unitsOf } from "#drawing/sheet/units.ts";
import { createTypesetter } from "#drawing/text/typesetter.ts";
import { HOUSE_20X60 } from "#planner/plan/fixtures/house-20x60.ts";
import { HOUSE_30X60 } from "#planner/plan/fixtures/house-30x60.ts";
import type { Level, Plan } from "#planner/plan/plan.ts";
import { loadFonts } from "#run/fonts.ts";

const typesetter = createTypesetter(await loadFonts());
const block = { client: "A. Sample", project: "Sample house", revision: "0", date: "20-11-2026" };
const houses: readonly Plan[] = [HOUSE_30X60, HOUSE_20X60, twoStorey30x60()];

/** A section's words of its drawing, with the paper that they take. */
function wordsOf(plan: Plan) {
  const { marks, origin = [0, 0], scale } = drawSectionSheet(plan, block, typesetter);
  const words = marks
    .filter((mark): mark is TextMark => mark.kind === "text")
    .map((mark) => ({ text: mark.text, box: textBox(mark, typesetter), layer: mark.layer }));
  return { marks, words, frame: { origin, scale } };
}

test("a house without a stair is told of no waist and no handrail, one with a stair of both", () => {
  const [ground] = HOUSE_30X60.levels as readonly [Level];
  const low: Plan = { ...HOUSE_30X60, levels: [{ ...ground, stairs: [] }] };
  const said = (plan: Plan) => sectionNotes(plan, unitsOf("in")).join(" ");
  expect(said(low)).not.toMatch(/stair|handrail/i);
  expect(said(low)).toContain("Parapets and guards 1.0 m.");
  expect(said(HOUSE_30X60)).toMatch(/waists of the stair.*Handrails/);
});

test("a floor's notes explain O.T.S. and the upper flight where the floor has such a thing, and nowhere else", () => {
  const drawn = twoStorey30x60();
  const ground = drawn.levels[0] as Level;
  const plain: Level = { ...ground, rooms: ground.rooms.filter(({ kind }) => kind !== "duct"), stairs: [] };
  const said = (level: Level) => levelNotes({ ...drawn, levels: [level] }, level, unitsOf("in")).join(" ");
  expect(said(ground)).toMatch(/the upper flight\. O\.T\.S\.: open to sky\./);
  expect(said(plain)).not.toMatch(/O\.T\.S\.|flight|landing/);
});

test.each(houses)("the words about foundations are touched by no line of a chain", (plan) => {
  const { marks, words } = wordsOf(plan);
  const note = words.find(({ text }) => text.startsWith("FOUNDATIONS"));
  if (!note) throw new Error("no words about foundations");
  const lines = marks.flatMap((mark) =>
    mark.kind === "path" && mark.layer === "A-ANNO-DIMS"
      ? mark.contours.map(({ from, segments }) => boxAround([from, ...segments.map(({ to }) => to)]))
      : [],
  );
  expect(lines.length).toBeGreaterThan(0);
  const grown = ({ x1, x2, y1, y2 }: Box): Box => ({ x1: x1 - 0.01, x2: x2 + 0.01, y1: y1 - 0.01, y2: y2 + 0.01 });
  expect(lines.filter((one) => boxesOverlap(grown(one), note.box))).toEqual([]);
});

test.each(houses)("a flight's caption covers no window, and a riser's number lies in nothing that is cut", (plan) => {
  const { words, frame } = wordsOf(plan);
  const cut = sectionCut(plan);
  const bodies = cutBodies(plan, cut);
  const windows = seenBeyond(plan, cut, bodies).flatMap(({ kind, whole }) => (kind === "glass" ? whole : []));
  const solid = [...bodies.walls, ...bodies.concrete].map((box) => boxToPaper(frame, box));
  const captions = words.filter(({ text }) => /^\d+ R (x|=) /.test(text));
  for (const { box } of captions)
    expect(windows.filter((one) => boxesOverlap(boxToPaper(frame, one), box))).toEqual([]);
  const numbers = words.filter(({ layer }) => layer === "A-STRS");
  expect(numbers.length).toBeGreaterThan(0);
  for (const { box } of numbers) expect(solid.filter((one) => boxesOverlap(one, box))).toEqual([]);
});
