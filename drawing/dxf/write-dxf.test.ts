import DxfParser from "dxf-parser";
import { expect, test } from "vitest";
import { drawSheets } from "#drawing/draw-set.ts";
import { writeDxf } from "#drawing/dxf/write-dxf.ts";
import { twoStorey30x60 } from "#drawing/fixtures/two-storey-30x60.ts";
import { HOUSE_30X60 } from "#planner/plan/fixtures/house-30x60.ts";
import { loadFonts } from "#run/fonts.ts";

const context = {
  fonts: await loadFonts(),
  createdAt: new Date("2026-11-20T00:00:00Z"),
  client: "A. Sample",
  project: "Sample house",
};
const plan = twoStorey30x60();
const metric = twoStorey30x60({ brief: { ...plan.brief, region: "uk" } });

type Place = { readonly x: number; readonly y: number };
type Dimension = {
  readonly type: string;
  readonly block: string;
  readonly text: string;
  readonly angle: number;
  readonly actualMeasurement: number;
  readonly linearOrAngularPoint1: Place;
  readonly linearOrAngularPoint2: Place;
};

for (const [name, house] of Object.entries({ indian: plan, real: HOUSE_30X60, british: metric })) {
  test(`every figure of a chain is a dimension that measures what it says, half an inch at most from its figure: ${name}`, async () => {
    for (const sheet of drawSheets(house, context, { elevation: false })) {
      const drawing = new DxfParser().parseSync(new TextDecoder().decode(await writeDxf([sheet], context)));
      const dimensions = (drawing?.entities ?? []).filter(({ type }) => type === "DIMENSION") as unknown as Dimension[];
      const figures = sheet.marks.filter((mark) => mark.kind === "text" && mark.layer === "A-ANNO-DIMS");
      expect(dimensions).toHaveLength(figures.length);
      expect(drawing?.entities.filter(({ type, layer }) => layer === "A-ANNO-DIMS" && type !== "DIMENSION")).toEqual(
        [],
      );
      for (const { block, text, angle, actualMeasurement, ...ends } of dimensions) {
        const [from, to] = [ends.linearOrAngularPoint1, ends.linearOrAngularPoint2];
        const apart = angle === 90 ? Math.abs(to.y - from.y) : Math.abs(to.x - from.x);
        expect(actualMeasurement).toBeCloseTo(apart, 6);
        expect(Math.abs(inMillimetres(text) - apart)).toBeLessThan(/'|"/.test(text) ? 12.8 : 1.1);
        const drawn = drawing?.blocks[block]?.entities ?? [];
        expect(drawn.filter(({ type }) => type === "TEXT")).toHaveLength(1);
        expect(drawn.filter(({ type }) => type === "LWPOLYLINE").length).toBeGreaterThanOrEqual(3);
      }
    }
  });
}

test("walls plot heavier than openings, openings than furniture and dimensions", async () => {
  const [, ground] = drawSheets(plan, context, { elevation: false });
  if (!ground) throw new Error("no ground floor");
  const lines = new TextDecoder().decode(await writeDxf([ground], context)).split("\n");
  const weight = (layer: string): number => {
    const record = lines.findIndex((line, at) => line === layer && lines[at - 2] === "AcDbLayerTableRecord");
    return Number(lines[lines.indexOf("370", record) + 1]);
  };
  expect(weight("A-WALL")).toBeGreaterThan(weight("A-DOOR"));
  for (const opening of ["A-DOOR", "A-GLAZ", "A-STRS"])
    for (const thin of ["A-FURN", "A-ANNO-DIMS", "A-HATCH"]) expect(weight(opening)).toBeGreaterThan(weight(thin));
  expect(weight("A-HATCH")).toBeGreaterThan(0);
});

/** A figure such as 12'-6½", 3810 or 9 x 240 = 2160, in mm. */
function inMillimetres(written: string): number {
  const figure = written.replace(/^.* = /, "");
  if (/^\d+$/.test(figure)) return Number(figure);
  const plain = figure.replace(/\\U\+00BD/g, "½");
  const [, feet = "0", inches = "0", half = ""] = /^(?:(\d+)'-)?(\d*)(½?)"$/.exec(plain) ?? [];
  return Number(feet) * 304.8 + (Number(inches) + (half ? 0.5 : 0)) * 25.4;
}
