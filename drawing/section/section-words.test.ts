import { expect, test } from "vitest";
import { twoStorey30x60 } from "#drawing/fixtures/two-storey-30x60.ts";
import { cutBodies } from "#drawing/section/cut-bodies.ts";
import { riserNumbers } from "#drawing/section/draw-section-stairs.ts";
import { sectionNotes } from "#drawing/section/section-notes.ts";
import { drawSectionSheet } from "#drawing/section/section-sheet.ts";
import { stairsSeen } from "#drawing/section/section-stairs.ts";
import { seenBeyond } from "#drawing/section/seen-beyond.ts";
import { levelNotes } from "#drawing/sheet/level-notes.ts";
import { boxToPaper } from "#drawing/sheet/page/frame.ts";
import { createLabelSpace } from "#drawing/sheet/page/label-space.ts";
import type { TextMark } from "#drawing/sheet/page/marks.ts";
import { textBox } from "#drawing/sheet/page/text-box.ts";
import { unitsOf } from "#drawing/sheet/page/units.ts";
import { sectionCut } from "#drawing/sheet/section-line/cut.ts";
import { axisEnds, type Box, boxAround, boxesOverlap } from "#drawing/sheet/shapes/box.ts";
import { createTypesetter } from "#drawing/text/typesetter.ts";
import type { Point } from "#planner/geometry/point.ts";
import { HOUSE_20X60 } from "#planner/plan/fixtures/house-20x60.ts";
import { HOUSE_30X60 } from "#planner/plan/fixtures/house-30x60.ts";
import type { Level, Opening, Plan } from "#planner/plan/plan.ts";
import { loadFonts } from "#run/fonts.ts";

const typesetter = createTypesetter(await loadFonts());
const block = { client: "A. Sample", project: "Sample house", revision: "0", date: "20-11-2026" };
/** The house with a window behind either end of the ground floor's stair, as one sees it in section. */
function withWindow(plan: Plan): Plan {
  const [ground, ...others] = plan.levels as readonly [Level];
  const cut = sectionCut(plan);
  const across = cut.axis === 0 ? 1 : 0;
  const room = ground.rooms.find(({ kind }) => kind === "stair");
  const [from, to] = axisEnds(boxAround(room?.polygon ?? []), cut.axis);
  const [near, far] = axisEnds(boxAround(room?.polygon ?? []), across);
  const face = cut.look > 0 ? far : near;
  const wall = ground.walls.find(
    (one) =>
      one.from[across] === one.to[across] &&
      (one.from[across] - face) * cut.look > 0 &&
      Math.abs(one.from[across] - face) < 200,
  );
  if (!wall || !room) return plan;
  const at = (along: number): Point => (cut.axis === 0 ? [along, wall.from[1]] : [wall.from[0], along]);
  const window = (start: number, end: number): Opening => ({
    id: `behind-stair-${start}`,
    kind: "window",
    tag: "W9",
    wall: wall.id,
    from: at(start),
    to: at(end),
    sill: 300,
    head: 2600,
    rooms: [room.id, "outside"],
  });
  const windows = [window(from + 50, from + 1250), window(to - 1250, to - 50)];
  const openings = [...ground.openings.filter((one) => one.wall !== wall.id), ...windows];
  return { ...plan, levels: [{ ...ground, openings }, ...others] };
}
const houses = [HOUSE_30X60, HOUSE_20X60, twoStorey30x60()].flatMap((plan) => [plan, withWindow(plan)]);

/** A section's words of its drawing, with the paper that they take. */
function wordsOf(plan: Plan) {
  const { marks, origin = [0, 0], scale } = drawSectionSheet(plan, block, typesetter);
  const words = marks
    .filter((mark): mark is TextMark => mark.kind === "text")
    .map((mark) => ({ text: mark.text, box: textBox(mark, typesetter) }));
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

test("a riser's number is left out where what is cut lies over it, and no other is", () => {
  const plan = HOUSE_30X60;
  const frame = { origin: [0, 0], scale: 50 } as const;
  const { flights } = stairsSeen(plan, sectionCut(plan));
  const numbers = (solid: readonly Box[]) =>
    riserNumbers(flights, solid, frame, typesetter, createLabelSpace()).filter(
      (mark): mark is TextMark => mark.kind === "text",
    );
  const all = numbers([]);
  const [one] = all;
  if (!one) throw new Error("no riser has a number");
  const [x, y] = one.at;
  const over = { x1: x * 50 - 5, x2: x * 50 + 5, y1: y * 50, y2: y * 50 + 5 };
  expect(numbers([over]).map(({ at }) => at)).toEqual(all.slice(1).map(({ at }) => at));
});

test.each(houses)("a flight's caption covers no window", (plan) => {
  const { words, frame } = wordsOf(plan);
  const cut = sectionCut(plan);
  const bodies = cutBodies(plan, cut);
  const windows = seenBeyond(plan, cut, bodies).flatMap(({ kind, whole }) => (kind === "glass" ? whole : []));
  const captions = words.filter(({ text }) => /^\d+ R (x|=) /.test(text));
  for (const { box } of captions)
    expect(windows.filter((one) => boxesOverlap(boxToPaper(frame, one), box))).toEqual([]);
});
