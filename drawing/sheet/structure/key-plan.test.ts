import { expect, test } from "vitest";
import { twoStorey30x60 } from "#drawing/fixtures/two-storey-30x60.ts";
import { drawColumnSheet } from "#drawing/sheet/column-sheet.ts";
import { taggedColumns } from "#drawing/sheet/structure/tagged-columns.ts";
import { createTypesetter } from "#drawing/text/typesetter.ts";
import type { Level } from "#planner/plan/plan.ts";
import { loadFonts } from "#run/fonts.ts";

const typesetter = createTypesetter(await loadFonts());
const block = { client: "A. Sample", project: "Sample house", revision: "0", date: "20-11-2026" };

test("the sheet of columns has a key plan with every column and its tag", () => {
  const plan = twoStorey30x60();
  const ground = plan.levels[0] as Level;
  const { marks } = drawColumnSheet(plan, ground, block, typesetter);
  const said = marks.flatMap((mark) => (mark.kind === "text" ? [mark] : []));
  expect(said.map(({ text }) => text)).toContain("KEY PLAN, NOT TO SCALE");
  expect(marks.filter(({ layer }) => layer === "A-COLS")).toHaveLength(ground.columns.length);
  expect(ground.columns.length).toBeGreaterThan(3);
  for (const { tag } of taggedColumns(plan, ground))
    expect(said.filter(({ text, layer }) => text === tag && layer === "A-ANNO-TEXT")).toHaveLength(1);
});
