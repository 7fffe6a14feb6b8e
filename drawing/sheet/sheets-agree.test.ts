import { expect, test } from "vitest";
import { twoStorey30x60 } from "#drawing/fixtures/two-storey-30x60.ts";
import { footprintBox } from "#drawing/sheet/house/sides.ts";
import { drawLevelSheets } from "#drawing/sheet/level-sheet.ts";
import { INK } from "#drawing/sheet/page/pens.ts";
import type { Sheet } from "#drawing/sheet/page/sheet.ts";
import { unitsOf } from "#drawing/sheet/page/units.ts";
import { drawRoofSheet } from "#drawing/sheet/roof-sheet.ts";
import { axisEnds } from "#drawing/sheet/shapes/box.ts";
import { drawSiteSheet } from "#drawing/sheet/site-sheet.ts";
import { createTypesetter } from "#drawing/text/typesetter.ts";
import { HOUSE_30X60 } from "#planner/plan/fixtures/house-30x60.ts";
import type { Level } from "#planner/plan/plan.ts";
import { loadFonts } from "#run/fonts.ts";

const typesetter = createTypesetter(await loadFonts());
const block = { client: "A. Sample", project: "Sample house", revision: "0", date: "20-11-2026" };
const plan = twoStorey30x60();
const abroad = (region: "us" | "uk") => twoStorey30x60({ brief: { ...plan.brief, region } });

test("the house is as long and as wide on the site plan as on every floor's", () => {
  for (const each of [plan, HOUSE_30X60, abroad("us"), abroad("uk")]) {
    const { grain, length } = unitsOf(each.brief.region);
    const sheets = [drawSiteSheet(each, block, typesetter), ...drawLevelSheets(each, block, typesetter)];
    for (const axis of [0, 1] as const) {
      const [from, to] = axisEnds(footprintBox(each.levels[0] as Level), axis);
      const grains = (to - from) / grain;
      const either = [...new Set([Math.floor(grains), Math.ceil(grains)])].map(length);
      const written = sheets.map(({ marks }) =>
        either.filter((figure) => marks.some((mark) => mark.kind === "text" && mark.text === figure)),
      );
      for (const figures of written) expect(figures).toHaveLength(1);
      expect(new Set(written.flat()).size).toBe(1);
    }
  }
});

test("floors and roof lie at one place of the paper, so that one sees through from sheet to sheet", () => {
  for (const each of [plan, HOUSE_30X60]) {
    const sheets = [...drawLevelSheets(each, block, typesetter), drawRoofSheet(each, block, typesetter)];
    const places = sheets.map(({ origin, scale, width, height }) =>
      [...(origin ?? []), scale, width, height].join(" "),
    );
    expect(new Set(places).size).toBe(1);
  }
});

test("where a stair goes on from the one below, one arrow leads up to the break line and another down to it", () => {
  for (const each of [plan, HOUSE_30X60]) {
    const [ground, first] = each.levels as readonly [Level, Level];
    const room = first.rooms.find(({ kind }) => kind === "stair")?.id ?? "";
    const stairs = ground.stairs.map((stair) => ({ ...stair, room, toLevel: 2 }));
    const higher = { ...each, levels: [ground, { ...first, stairs }] };
    const [below, above] = drawLevelSheets(higher, block, typesetter);
    const arrows = (sheet: Sheet | undefined) =>
      sheet?.marks.filter((mark) => mark.kind === "path" && mark.layer === "A-STRS" && mark.fill?.colour === INK) ?? [];
    const words = (sheet: Sheet | undefined) =>
      sheet?.marks.flatMap((mark) => (mark.kind === "text" && mark.layer === "A-STRS" ? [mark.text] : [])) ?? [];
    expect(words(below).filter((word) => /[A-Z]/.test(word))).toEqual(["UP"]);
    expect(words(above).filter((word) => /[A-Z]/.test(word))).toEqual(["UP", "DN"]);
    expect(arrows(below)).toHaveLength(1);
    const heads = arrows(above).flatMap((mark) => (mark.kind === "path" ? mark.contours : []));
    expect(heads).toHaveLength(2);
    // A head without a direction would shrink to a dot.
    for (const { from, segments } of heads)
      for (const { to } of segments) expect(Math.hypot(to[0] - from[0], to[1] - from[1])).toBeGreaterThan(1);
  }
});
