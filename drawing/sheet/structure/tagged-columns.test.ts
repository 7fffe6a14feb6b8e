import { expect, test } from "vitest";
import { drawSheets } from "#drawing/draw-set.ts";
import { rect, win } from "#drawing/fixtures/drawn-parts.ts";
import { twoStorey30x60 } from "#drawing/fixtures/two-storey-30x60.ts";
import { drawLevelSheets } from "#drawing/sheet/level-sheet.ts";
import { toPaper } from "#drawing/sheet/page/frame.ts";
import type { TextMark } from "#drawing/sheet/page/marks.ts";
import type { Sheet } from "#drawing/sheet/page/sheet.ts";
import { textBox } from "#drawing/sheet/page/text-box.ts";
import { type Box, boxAround, boxesOverlap, boxHolds } from "#drawing/sheet/shapes/box.ts";
import { columnLifts, taggedColumns } from "#drawing/sheet/structure/tagged-columns.ts";
import { createTypesetter } from "#drawing/text/typesetter.ts";
import { HOUSE_30X60 } from "#planner/plan/fixtures/house-30x60.ts";
import type { Level, Plan } from "#planner/plan/plan.ts";
import { loadFonts } from "#run/fonts.ts";

const fonts = await loadFonts();
const typesetter = createTypesetter(fonts);
const block = { client: "A. Sample", project: "Sample house", revision: "0", date: "20-11-2026" };
const context = { fonts, createdAt: new Date("2026-11-20T00:00:00Z"), client: "A. Sample", project: "Sample house" };
const house = twoStorey30x60();

function withColumns(...storeys: readonly (readonly Box[])[]): Plan {
  const levels = house.levels.map((level, index) => ({
    ...level,
    columns: (storeys[index] ?? []).map(({ x1, y1, x2, y2 }, at) => ({ id: `c${at}`, polygon: rect(x1, y1, x2, y2) })),
  }));
  return { ...house, levels };
}
const post = (x: number, y: number): Box => ({ x1: x, y1: y, x2: x + 230, y2: y + 300 });
const tagsOf = (plan: Plan, index: number) => taggedColumns(plan, plan.levels[index] as Level).map(({ tag }) => tag);
const textsOf = ({ marks }: Sheet) => marks.filter((mark): mark is TextMark => mark.kind === "text");
const isTag = ({ text, layer }: TextMark) => layer === "A-ANNO-TEXT" && /^C\d+$/.test(text);

test("columns are counted from the front left corner, row by row, and one that stands on another has its tag", () => {
  const plan = withColumns(
    [post(8014, 9285), post(8014, 1600), post(0, 1500), post(0, 9285)],
    [post(8000, 9300), post(0, 1500), post(4000, 5000)],
  );
  const ground = taggedColumns(plan, plan.levels[0] as Level);
  expect(ground.map(({ tag, box }) => [tag, box.x1, box.y1])).toEqual([
    ["C1", 0, 1500],
    ["C2", 8014, 1600],
    ["C3", 0, 9285],
    ["C4", 8014, 9285],
  ]);
  const lifts = columnLifts(plan, plan.levels[0] as Level);
  expect(lifts.map(({ tag, firstLevel, lastLevel }) => [tag, firstLevel, lastLevel])).toEqual([
    ["C1", 0, 1],
    ["C2", 0, 0],
    ["C3", 0, 0],
    ["C4", 0, 0],
    ["C4", 1, 1],
    ["C5", 1, 1],
  ]);
  expect(tagsOf(plan, 1)).toEqual(["C1", "C4", "C5"]);
});

test("where two columns stand on one, the one that covers more of it keeps its tag", () => {
  const wide = { x1: 0, y1: 1500, x2: 230, y2: 2200 };
  const plan = withColumns(
    [wide],
    [
      { ...wide, y2: 1600 },
      { ...wide, y1: 1700 },
    ],
  );
  const [kept, fresh] = taggedColumns(plan, plan.levels[1] as Level);
  expect([kept?.tag, kept?.box.y1, fresh?.tag]).toEqual(["C1", 1700, "C2"]);
});

test("every column of a frame has its tag beside it on every floor, on no wall, and nearer to it than to any other", () => {
  const pairs = [0, 3985, 8014].flatMap((x) => [5485, 9285, 12_885].flatMap((y) => [post(x, y), post(x, y + 303)]));
  for (const plan of [house, HOUSE_30X60, withColumns(pairs, pairs)]) {
    drawLevelSheets(plan, block, typesetter).forEach((sheet, index) => {
      const columns = taggedColumns(plan, plan.levels[index] as Level);
      const frame = { origin: sheet.origin ?? ([0, 0] as const), scale: sheet.scale };
      const bodies = columns.map(({ tag, box }) => ({
        tag,
        box: boxAround([toPaper(frame, [box.x1, box.y1]), toPaper(frame, [box.x2, box.y2])]),
      }));
      const tags = textsOf(sheet).filter(isTag);
      expect(tags.map(({ text }) => text).sort()).toEqual(columns.map(({ tag }) => tag).sort());
      for (const mark of tags) {
        const words = textBox(mark, typesetter);
        const [nearest] = [...bodies].sort((a, b) => gap(a.box, words) - gap(b.box, words));
        expect(nearest?.tag).toBe(mark.text);
        expect(bodies.filter(({ box }) => boxesOverlap(box, words))).toEqual([]);
      }
    });
  }
});

test("the ground floor's sheet says of each column how far it goes up, how large it is and where its centre is", () => {
  const plan = withColumns([post(0, 1500), post(8014, 16_488)], [post(0, 1500)]);
  const rows = rowsOf(drawLevelSheets(plan, block, typesetter)[0] as Sheet, "COLUMNS", 3);
  expect(rows).toEqual([
    ["Tag", "Lift", "Section", "Left", "Front"],
    ["C1", "foundation to roof", '9" x 12"', '4½"', '6"'],
    ["C2", "foundation to first", '9" x 12"', "26'-8\"", "49'-8\""],
  ]);
});

test("a column that grows narrower or stands elsewhere upwards has a row for each lift, and each floor shows the one that stands there", () => {
  const narrower = { ...post(0, 1500), y2: 1730 };
  const aside = { ...post(8014, 16_488), x1: 7784, x2: 8014 + 115 };
  const plan = withColumns([post(0, 1500), post(8014, 16_488)], [narrower, aside]);
  const [ground, first] = drawLevelSheets(plan, block, typesetter);
  const below = [
    ["C1", "foundation to first", '9" x 12"', '4½"', '6"'],
    ["C2", "foundation to first", '9" x 12"', "26'-8\"", "49'-8\""],
  ] as const;
  const above = [
    ["C1", "first to roof", '9" x 9"', '4½"', '4½"'],
    ["C2", "first to roof", '13½" x 12"', "26'-1\"", "49'-8\""],
  ] as const;
  expect(rowsOf(ground as Sheet, "COLUMNS", 5).slice(1)).toEqual([below[0], above[0], below[1], above[1]]);
  expect(rowsOf(first as Sheet, "COLUMNS", 3).slice(1)).toEqual(
    above.map(([tag, , ...rest]) => [tag, "first floor to roof", ...rest]),
  );
});

test("a change that no formwork shows is none", () => {
  const plan = withColumns([post(0, 1500)], [post(2, 1500)]);
  expect(columnLifts(plan, plan.levels[0] as Level)).toHaveLength(1);
});

test("a set says once where each of its ground floor's columns stands, in letters of 2 mm, on a sheet of their own where the floor's has no room", () => {
  const posts = Array.from({ length: 21 }, (_, at) => post((at % 3) * 3900, 1500 + Math.floor(at / 3) * 2400));
  const framed = withColumns(posts, posts);
  const plot = [
    [-2024, 0],
    [10_168, 0],
    [10_168, 18_288],
    [-2024, 18_288],
  ] as const;
  const wide = { ...framed, site: { ...framed.site, plot } };
  const cases = [
    [framed, "level-0"],
    [wide, "columns"],
  ] as const;
  for (const [plan, where] of cases) {
    const all = drawSheets(plan, context, { elevation: false });
    const sheets = all.filter(({ name }) => name !== "level-1");
    const scheduled = sheets
      .filter(({ name }) => name === where)
      .flatMap(textsOf)
      .filter(({ layer }) => layer === "A-ANNO-TTLB");
    for (const { tag } of taggedColumns(plan, plan.levels[0] as Level)) {
      const cells = scheduled.filter(({ text }) => text === tag);
      expect(cells).toHaveLength(1);
      for (const cell of cells)
        for (const { height } of scheduled.filter(
          ({ at }) => at[1] === cell.at[1] && Math.abs(at[0] - cell.at[0]) < 50,
        ))
          expect(height).toBeGreaterThanOrEqual(2);
    }
    expect(sheets.filter((sheet) => textsOf(sheet).some(({ text }) => text === "COLUMNS"))).toHaveLength(1);
    for (const floor of all.filter(({ name }) => name.startsWith("level"))) {
      const said = textsOf(floor).map(({ text }) => text);
      const referred = /as scheduled on drawing (\S+);/.exec(said.join(" "))?.[1];
      const scheduled = said.includes("COLUMNS") ? undefined : where === "columns" ? "A-401" : "A-101";
      expect(referred).toBe(scheduled);
    }
  }
});

test("the sheet of columns names the floor that one enters as its country does", () => {
  const posts = Array.from({ length: 60 }, (_, at) => post((at % 6) * 1500, 1500 + Math.floor(at / 6) * 1600));
  const saidIn = (region: "in" | "us") => {
    const plan = withColumns(posts, posts);
    const sheets = drawSheets({ ...plan, brief: { ...plan.brief, region } }, context, { elevation: false });
    return sheets
      .filter(({ name }) => name === "columns")
      .flatMap(textsOf)
      .map(({ text }) => text)
      .filter((text) => text.startsWith("Tags as on"));
  };
  expect(saidIn("in")).toEqual(["Tags as on the ground floor's plan: drawing A-101."]);
  expect(saidIn("us")).toEqual(["Tags as on the first floor's plan: drawing A-101."]);
});

test("bearing walls have no table of columns: the posts of a porch carry no storey", () => {
  const plan: Plan = { ...house, brief: { ...house.brief, structure: "load-bearing" } };
  for (const sheet of drawLevelSheets(plan, block, typesetter)) {
    expect(textsOf(sheet).map(({ text }) => text)).not.toContain("COLUMNS");
    expect(textsOf(sheet).filter(isTag)).toEqual([]);
  }
});

test("where a panel is short the rooms' table gives way to the columns' on the ground floor and keeps its place above", () => {
  const many = Array.from({ length: 40 }, (_, at) => post(230 + (at % 8) * 950, 1900 + Math.floor(at / 8) * 2000));
  const [ground, first] = drawLevelSheets(withColumns(many, many), block, typesetter).map((sheet) =>
    textsOf(sheet).map(({ text }) => text),
  );
  expect(ground).toContain("COLUMNS");
  expect(ground).not.toContain("ROOMS");
  expect(first).toContain("ROOMS");
  for (const { tag } of taggedColumns(withColumns(many, many), house.levels[0] as Level)) expect(ground).toContain(tag);
});

test("tags of neighbouring openings and columns stand a height and a half apart, or not on one line", () => {
  // Two windows that are narrower than their tags.
  const narrow = [6000, 6400].map((y, at) =>
    win(`x-${at}`, `W1${at}`, "g-w3", [8129, y], [8129, y + 300], ["g-dining", "outside"], 600, 2100),
  );
  const front = [6000, 6350].map((x, at) =>
    win(`y-${at}`, `W2${at}`, "g-w2", [x, 1615], [x + 250, 1615], ["g-living", "outside"], 600, 2100),
  );
  const levels = house.levels.map((level) =>
    level.index > 0
      ? level
      : {
          ...level,
          openings: [...level.openings.filter(({ id }) => !["g-o12", "g-o14"].includes(id)), ...narrow, ...front],
        },
  );
  for (const plan of [house, HOUSE_30X60, { ...house, levels }]) {
    for (const sheet of drawLevelSheets(plan, block, typesetter)) {
      const tags = textsOf(sheet).filter(
        ({ text, layer }) => layer === "A-ANNO-TEXT" && /^(MD|D|[CDOWV]\d*)$/.test(text),
      );
      const pairs = tags.flatMap((a, at) => tags.slice(at + 1).map((b) => [a, b] as const));
      const near = pairs.filter(([a, b]) => {
        const [p, q] = [textBox(a, typesetter), textBox(b, typesetter)];
        const apart = Math.max(p.x1 - q.x2, q.x1 - p.x2);
        return p.y1 < q.y2 && q.y1 < p.y2 && apart < 1.5 * Math.max(a.height, b.height) - 1e-6;
      });
      expect(near.map(([a, b]) => `${a.text} ${b.text}`)).toEqual([]);
    }
  }
});

/** The cells of the first rows below a heading of the panel, from left to right. */
function rowsOf(sheet: Sheet, heading: string, count: number): readonly (readonly string[])[] {
  const texts = textsOf(sheet);
  const head = texts.find(({ text }) => text === heading);
  if (!head) throw new Error(`no ${heading} on the sheet`);
  const column = { x1: head.at[0] - 1, y1: 0, x2: head.at[0] + 82, y2: head.at[1] };
  const below = texts.filter(({ at }) => boxHolds(column, at[0], at[1]));
  const lines = [...new Set(below.map(({ at }) => at[1]))].sort((a, b) => b - a).slice(0, count);
  return lines.map((y) => below.filter(({ at }) => at[1] === y).map(({ text }) => text));
}

function gap(a: Box, b: Box): number {
  return Math.hypot(Math.max(0, a.x1 - b.x2, b.x1 - a.x2), Math.max(0, a.y1 - b.y2, b.y1 - a.y2));
}
