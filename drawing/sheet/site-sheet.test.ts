import { expect, test } from "vitest";
import { twoStorey30x60 } from "#drawing/fixtures/two-storey-30x60.ts";
import { drawLevelSheets } from "#drawing/sheet/level-sheet.ts";
import { PENS } from "#drawing/sheet/page/pens.ts";
import type { Sheet, Stroke } from "#drawing/sheet/page/sheet.ts";
import { boxAround, boxesOverlap, growBox } from "#drawing/sheet/shapes/box.ts";
import { drawSiteSheet } from "#drawing/sheet/site-sheet.ts";
import { createTypesetter } from "#drawing/text/typesetter.ts";
import { loadFonts } from "#run/fonts.ts";

const typesetter = createTypesetter(await loadFonts());
const block = { client: "A. Sample", project: "Sample house", revision: "0", date: "20-11-2026" };
const plan = twoStorey30x60();
const words = (sheet: Sheet) => sheet.marks.flatMap((mark) => (mark.kind === "text" ? [mark.text] : []));

test("the site plan counts every opening once, under its heading", () => {
  const counts = drawSiteSheet(plan, block, typesetter).marks.flatMap((mark) =>
    mark.kind === "text" && mark.layer === "A-ANNO-TTLB" && mark.anchor === "end" && /^\d+$/.test(mark.text)
      ? [mark]
      : [],
  );
  const scheduled = [...plan.schedules.doors, ...plan.schedules.windows];
  const total = (all: readonly number[]) => all.reduce((sum, count) => sum + count, 0);
  expect(total(counts.map(({ text }) => Number(text)))).toBe(total(scheduled.map(({ count }) => count)));
  expect(new Set(counts.map(({ at }) => at[0])).size).toBe(1);
});

test("the site plan of a corner plot shows both of its roads, outside of all dimensions and within the sheet", () => {
  for (const side of ["left", "right", "rear"] as const) {
    const edges = { ...plan.site.edges, [side]: { kind: "road", setback: 1500 } };
    const {
      marks,
      origin = [0, 0],
      scale,
      width,
      height,
    } = drawSiteSheet({ ...plan, site: { ...plan.site, edges } }, block, typesetter);
    const boxes = (pen: Stroke) =>
      marks.flatMap((mark) =>
        mark.kind === "path" && mark.stroke === pen
          ? mark.contours.map(({ from, segments }) => boxAround([from, ...segments.map(({ to }) => to)]))
          : [],
      );
    const roads = boxes(PENS.road);
    expect(roads).toHaveLength(4);
    for (const { x1, y1, x2, y2 } of roads) expect(x1 > 8 && y1 > 8 && x2 < width - 8 && y2 < height - 8).toBe(true);
    for (const road of roads)
      for (const chain of boxes(PENS.dimension)) expect(boxesOverlap(growBox(road, 0.5), chain)).toBe(false);
    const beyond =
      side === "left"
        ? roads.filter(({ x2 }) => x2 < origin[0])
        : side === "right"
          ? roads.filter(({ x1 }) => x1 > origin[0] + 9144 / scale)
          : roads.filter(({ y1 }) => y1 > origin[1] + 18_288 / scale);
    expect(beyond).toHaveLength(2);
  }
});

test("the ground floor's sheet names party walls and other roads, which a mason builds up to; a floor above does not", () => {
  const edges = {
    ...plan.site.edges,
    left: { kind: "party", setback: 0 },
    rear: { kind: "road", setback: 1500 },
  } as const;
  const [ground, first] = drawLevelSheets({ ...plan, site: { ...plan.site, edges } }, block, typesetter);
  if (!ground || !first) throw new Error("two floors");
  const named = (sheet: Sheet) => words(sheet).filter((word) => /^(PARTY WALL|ROAD|OPEN)$/.test(word));
  expect(named(ground).sort()).toEqual(["PARTY WALL", "ROAD"]);
  expect(named(first)).toEqual([]);
});
