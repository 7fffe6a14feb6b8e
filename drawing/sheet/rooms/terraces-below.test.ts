import { expect, test } from "vitest";
import { isAt, lookAt } from "#drawing/fixtures/look-at.ts";
import { first, terrace, withStorey } from "#drawing/fixtures/stepped-house.ts";
import { twoStorey30x60 } from "#drawing/fixtures/two-storey-30x60.ts";
import { drawPresentationPlan } from "#drawing/presentation/presentation-plan.ts";
import { TINTS } from "#drawing/presentation/tints.ts";
import { openFloorLevel } from "#drawing/sheet/heights/floor-levels.ts";
import { writtenHeight } from "#drawing/sheet/heights/written-heights.ts";
import { drawLevelSheets } from "#drawing/sheet/level-sheet.ts";
import { GREY, PENS } from "#drawing/sheet/page/pens.ts";
import type { Sheet } from "#drawing/sheet/page/sheet.ts";
import { unitsOf } from "#drawing/sheet/page/units.ts";
import { drawRoofSheet } from "#drawing/sheet/roof-sheet.ts";
import { drawTerracesBelow, terracesBelow } from "#drawing/sheet/rooms/terraces-below.ts";
import { boxAround } from "#drawing/sheet/shapes/box.ts";
import { createTypesetter } from "#drawing/text/typesetter.ts";
import type { Level, Plan } from "#planner/plan/plan.ts";
import { loadFonts } from "#run/fonts.ts";

const typesetter = createTypesetter(await loadFonts());
const block = { client: "A. Sample", project: "Sample house", revision: "0", date: "20-11-2026" };
const two = twoStorey30x60();
const words = (sheet: Sheet | undefined): readonly string[] =>
  sheet?.marks.flatMap((mark) => (mark.kind === "text" ? [mark.text] : [])) ?? [];

test("a terrace over which the house steps back is seen from the storey above and from the roof; one that is built over is not", () => {
  const stepped = withStorey(false);
  for (const from of [2, 3]) expect(terracesBelow(stepped, from).map(({ room }) => room)).toEqual([terrace]);
  expect(terracesBelow(stepped, 1)).toEqual([]);
  expect(terracesBelow(withStorey(true), 2)).toEqual([]);
});

test("the sheets of that storey and of the roof say what lies below", () => {
  const below = `${terrace.label.toUpperCase()} BELOW`;
  for (const over of [false, true]) {
    const plan = withStorey(over);
    const [, one, another] = drawLevelSheets(plan, block, typesetter);
    expect(words(one)).not.toContain(below);
    expect(words(another).includes(below)).toBe(!over);
    expect(words(drawRoofSheet(plan, block, typesetter)).includes(below)).toBe(!over);
  }
});

test("the picture of that storey shows the terrace below in its colour within its parapets, and names it", () => {
  for (const over of [false, true]) {
    const plan = withStorey(over);
    const sheet = drawPresentationPlan(plan, plan.levels[2] as Level, typesetter);
    const { paths } = lookAt(sheet);
    const floor = boxAround(terrace.polygon);
    const edges = paths("A-FLOR").filter(({ box }) => isAt(box, floor));
    const looks = edges.map(({ fill, stroke }) => fill?.colour ?? stroke);
    expect(looks).toEqual(over ? [] : [TINTS.terrace, PENS.floor]);
    expect(words(sheet).includes(`${terrace.label.toUpperCase()} BELOW`)).toBe(!over);
  }
});

test("the roof's sheet writes how high each terrace below lies, and the storey's sheet leaves that to its own", () => {
  const plan = withStorey(false);
  const height = `FFL ${writtenHeight(plan, unitsOf(plan.brief.region), openFloorLevel(first))}`;
  const below = `${terrace.label.toUpperCase()} BELOW`;
  const at = (sheet: Sheet | undefined) => words(sheet).slice(words(sheet).indexOf(below)).slice(0, 2);
  expect(at(drawRoofSheet(plan, block, typesetter))).toEqual([below, height]);
  expect(words(drawLevelSheets(plan, block, typesetter)[2])).not.toContain(height);
});

test("the roof's sheet names a balcony below like a terrace, with how high it lies", () => {
  const balcony = { ...terrace, id: "balcony", kind: "balcony", label: "Balcony" } as const;
  const rooms = first.rooms.map((room) => (room === terrace ? balcony : room));
  const plan: Plan = { ...two, levels: [two.levels[0] as Level, { ...first, rooms }] };
  const height = `FFL ${writtenHeight(plan, unitsOf(plan.brief.region), openFloorLevel(first))}`;
  const marks = drawRoofSheet(plan, block, typesetter).marks.filter((mark) => mark.kind === "text");
  const at = marks.findIndex(({ text }) => text === "BALCONY BELOW");
  expect(marks.slice(at, at + 2).map(({ text, colour }) => [text, colour])).toEqual([
    ["BALCONY BELOW", GREY],
    [height, GREY],
  ]);
});

test("a parapet below ends at the face of the house's wall, into which it runs", () => {
  const { x1, y1, x2 } = boxAround(terrace.polygon);
  const parapet = { id: "p", kind: "parapet", from: [x1, y1 - 57.5], to: [x2, y1 - 57.5], thickness: 115 } as const;
  const house = { id: "w", kind: "external", from: [x2 + 115, y1 - 5000], to: [x2 + 115, y1], thickness: 230 } as const;
  const level: Level = { ...first, walls: [parapet, house] };
  const [, edges] = drawTerracesBelow([{ level, room: terrace }], { origin: [0, 0], scale: 1 });
  const ends =
    edges?.kind === "path"
      ? edges.contours.map(({ from, segments }) => boxAround([from, ...segments.map(({ to }) => to)]))
      : [];
  expect(ends.map((box) => box.x2)).toEqual([x2]);
});
