import { expect, test } from "vitest";
import { twoStorey30x60 } from "#drawing/fixtures/two-storey-30x60.ts";
import { openingSchedule } from "#drawing/sheet/openings/opening-schedule.ts";
import { archSchedule, writtenTag } from "#drawing/sheet/openings/sizes.ts";
import type { TextMark } from "#drawing/sheet/page/marks.ts";
import { unitsOf } from "#drawing/sheet/page/units.ts";
import { drawPanel, panelHolds } from "#drawing/sheet/panel/draw-panel.ts";
import { notes, type Section, table } from "#drawing/sheet/panel/section.ts";
import { areaStatement } from "#drawing/sheet/rooms/area-statement.ts";
import { roomSchedule } from "#drawing/sheet/rooms/room-schedule.ts";
import { drawSiteSheet } from "#drawing/sheet/site-sheet.ts";
import { createTypesetter } from "#drawing/text/typesetter.ts";
import type { Level } from "#planner/plan/plan.ts";
import { loadFonts } from "#run/fonts.ts";

const typesetter = createTypesetter(await loadFonts());
const plan = twoStorey30x60();
const units = unitsOf("in");
const ground = plan.levels[0] as Level;

/** A section's words, row by row. */
function rowsOf(section: Section): readonly (readonly string[])[] {
  const texts = section.draw(0, 0, 84).filter((mark): mark is TextMark => mark.kind === "text");
  const lines = [...new Set(texts.map(({ at }) => at[1]))].sort((a, b) => b - a);
  return lines.map((y) => texts.filter(({ at }) => at[1] === y).map(({ text }) => text));
}

test("arches are told apart by their sizes, the widest first, and stand in the schedule as doors do", () => {
  const rows = rowsOf(openingSchedule(plan, ground, units, typesetter));
  const arches = rows.filter(([tag]) => /^O\d$/.test(tag ?? ""));
  expect(arches.map(([tag]) => tag)).toEqual(["O1", "O2", "O3", "O4", "O5"]);
  expect(arches[0]).toEqual(["O1", "8'-2½\" x 6'-10½\"", "–", "no shutter", "1", "2"]);
  const total = archSchedule(plan).reduce((sum, { count }) => sum + count, 0);
  expect(total).toBe(plan.levels.flatMap(({ openings }) => openings).filter(({ kind }) => kind === "arch").length);
  for (const opening of ground.openings.filter(({ kind }) => kind === "arch"))
    expect(arches.map(([tag]) => tag)).toContain(writtenTag(plan, opening));
});

test("each floor's built-up area is followed by what of it has no walls, called as on the plan", () => {
  const rows = rowsOf(areaStatement(plan, units, typesetter, true));
  const after = (name: string) => rows[rows.findIndex(([first]) => first === name) + 1];
  const squareFeet =
    (...kinds: readonly string[]) =>
    (level: Level | undefined) =>
      units.area((level?.rooms ?? []).reduce((sum, { kind, area }) => (kinds.includes(kind) ? sum + area : sum), 0));
  expect(after("Ground floor, built-up")).toEqual(["of it car parking", squareFeet("parking")(ground)]);
  expect(after("First floor, built-up")).toEqual([
    "of it open terrace and balcony",
    squareFeet("terrace", "balcony")(plan.levels[1]),
  ]);
  expect(rows.filter(([first]) => first?.startsWith("of it"))).toHaveLength(2);
  expect(
    rowsOf(areaStatement(plan, units, typesetter))
      .flat()
      .join(),
  ).not.toContain("of it");
});

test("the rooms' table tells areas, not carpet areas: terraces and parking stand in it too", () => {
  const [, head, ...rooms] = rowsOf(roomSchedule(ground, () => "", units, typesetter));
  expect(head).toEqual(["Room", "Clear size", "Area"]);
  expect(rooms.map(([name]) => name)).toContain("Car parking");
});

test("a strip holds what its columns hold, not what one column would", () => {
  const strip = { x1: 0, y1: 0, x2: 281, y2: 76 };
  const high = (rows: number) =>
    table(
      "ROOMS",
      [{ share: 1, anchor: "start" }],
      Array.from({ length: rows }, () => ({ cells: ["x"] })),
      typesetter,
    );
  const foot = high(15);
  expect(panelHolds(strip, 4, [high(20), high(20), high(20)], foot)).toBe(true);
  expect(panelHolds(strip, 4, [high(20), high(20), high(20), high(20)], foot)).toBe(false);
  expect(panelHolds(strip, 4, [high(30)], foot)).toBe(false);
  // One more, narrower column before the sheet goes without.
  expect(drawPanel(strip, 4, [high(20), high(20), high(20), high(20)], foot).length).toBeGreaterThan(80);
  expect(() => drawPanel(strip, 4, [high(30)], foot)).toThrow("too short");
});

test("notes that no column of a panel holds go on in the next one, and none of them is lost", () => {
  const said = Array.from({ length: 12 }, (_, at) => `Note ${at + 1} says what the mason must know of this drawing.`);
  const foot: Section = { height: () => 20, draw: () => [] };
  const area = { x1: 0, y1: 0, x2: 120, y2: 60 };
  const drawn = drawPanel(area, 2, [notes("NOTES", said, typesetter)], foot).filter(
    (mark): mark is TextMark => mark.kind === "text",
  );
  const inOrder = [...drawn].sort((one, other) => one.at[0] - other.at[0] || other.at[1] - one.at[1]);
  const numbers = inOrder.map(({ text }) => text).filter((text) => /^\d+\.$/.test(text));
  expect(numbers.toSorted((one, other) => Number.parseInt(one, 10) - Number.parseInt(other, 10))).toEqual(
    said.map((_, at) => `${at + 1}.`),
  );
  expect(drawn.filter(({ text }) => text.startsWith("NOTES")).map(({ text }) => text)).toContain("NOTES, CONTINUED");
  for (const { at } of drawn) expect(at[1]).toBeGreaterThan(area.y1);
});

test("what of a floor no roof covers is told apart from what one does, with the ratio of the latter", () => {
  const [below, above] = plan.levels as readonly [Level, Level];
  const terrace = above.rooms.find(({ kind }) => kind === "terrace");
  if (!terrace) throw new Error("no terrace");
  const rows = rowsOf(areaStatement(plan, units, typesetter, true));
  const built = plan.areas.builtUp.reduce((sum, area) => sum + area, 0);
  const roofed = rows.filter(([name]) => name === "roofed").map(([, area]) => area);
  expect(roofed).toEqual([units.area((plan.areas.builtUp[1] ?? 0) - terrace.area), units.area(built - terrace.area)]);
  expect(rows).toContainEqual(["of the roofed floors", ((built - terrace.area) / plan.areas.plot).toFixed(2)]);
  const top: Level = { ...above, index: 2, rooms: [{ ...terrace, kind: "bedroom" }] };
  const covered = { ...plan, levels: [below, above, top] };
  expect(rowsOf(areaStatement(covered, units, typesetter, true)).flat()).not.toContain("roofed");
});

test("rooms that a floor's own sheet has no place to list are listed on the site's", () => {
  const words = (unlisted: readonly Level[]) =>
    drawSiteSheet(plan, { client: "", project: "", revision: "", date: "" }, typesetter, unlisted).marks.flatMap(
      (mark) => (mark.kind === "text" ? [mark.text] : []),
    );
  expect(words([ground])).toContain("ROOMS, GROUND FLOOR");
  expect(words([]).join()).not.toContain("ROOMS");
});
