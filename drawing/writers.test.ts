import DxfParser from "dxf-parser";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { drawPicture, drawPreview, drawSet, SET_FORMATS } from "#drawing/draw-set.ts";
import { twoStorey30x60 } from "#drawing/fixtures/two-storey-30x60.ts";
import { writePng } from "#drawing/image/write-png.ts";
import type { Sheet } from "#drawing/sheet/page/sheet.ts";
import { loadFonts } from "#run/fonts.ts";

const plan = twoStorey30x60();
const context = {
  fonts: await loadFonts(),
  createdAt: new Date("2026-11-20T00:00:00Z"),
  client: "A. Sample",
  project: "Sample house",
};
const files = await drawSet(plan, context, { elevation: true });

describe("the drawing set", () => {
  it("is the same bytes every time", { timeout: 60_000 }, async () => {
    const again = await drawSet(plan, context, { elevation: true });
    expect(again.map(({ name }) => name)).toEqual(files.map(({ name }) => name));
    for (const [index, file] of files.entries()) {
      expect(sameBytes(again[index]?.bytes ?? new Uint8Array(), file.bytes), file.name).toBe(true);
    }
  });

  it("holds one PDF of all sheets, each sheet in every format, the elevation and the view only when they were ordered, and each level in colour", async () => {
    const names = files.map(({ name }) => name);
    expect(names).toContain("homeplan-option-1.pdf");
    for (const sheet of ["level-0", "level-1", "elevation"]) {
      for (const format of SET_FORMATS) {
        expect(names).toContain(`homeplan-option-1-${sheet}.${format === "jpeg" ? "jpg" : format}`);
      }
    }
    expect(names.filter((name) => name.includes("colour"))).toEqual(
      ["0.png", "0.jpg", "1.png", "1.jpg"].map((end) => `homeplan-option-1-colour-${end}`),
    );
    expect(names.filter((name) => name.includes("view"))).toEqual([
      "homeplan-option-1-3d-view.png",
      "homeplan-option-1-3d-view.jpg",
    ]);
    const flat = await drawSet(plan, context, { elevation: false, formats: ["svg", "jpeg"] });
    expect(flat.map(({ name }) => name).join(" ")).not.toMatch(/elevation|view/);
  });

  it("gives a PDF of A3 pages, a page a sheet, dated as asked", () => {
    const text = new TextDecoder("latin1").decode(named("homeplan-option-1.pdf"));
    expect(text.startsWith("%PDF-1.")).toBe(true);
    const boxes = [...text.matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)].map(([, width, height]) =>
      [width, height].map((points) => Math.round((Number(points) * 25.4) / 72)).sort((a, b) => a - b),
    );
    expect(boxes.length).toBe(files.filter(({ name }) => name.endsWith(".svg")).length);
    for (const box of boxes) expect(box).toEqual([297, 420]);
    expect(text).toContain("D:20261120000000Z");
  });

  it("gives DXF that a CAD reader takes, in real millimetres on the layers of the trade", () => {
    const drawing = new DxfParser().parseSync(new TextDecoder().decode(named("homeplan-option-1-level-0.dxf")));
    const layers = new Set(drawing?.entities.map(({ layer }) => layer));
    for (const layer of [
      "A-WALL",
      "A-DOOR",
      "A-GLAZ",
      "A-STRS",
      "A-COLS",
      "A-FURN",
      "A-ANNO-DIMS",
      "A-ANNO-TEXT",
      "L-SITE",
    ]) {
      expect(layers).toContain(layer);
    }
    const plot = drawing?.entities.flatMap((entity) =>
      entity.layer === "L-SITE" && "vertices" in entity ? (entity.vertices as { x: number; y: number }[]) : [],
    );
    for (const [x, y] of plan.site.plot) expect(plot).toContainEqual(expect.objectContaining({ x, y }));
  });

  it("gives a preview 1200 pixels wide, small enough for a phone, that differs from the paid picture", async () => {
    const preview = await drawPreview(plan, context, { kind: "level", index: 0 });
    const { width } = await sharp(preview).metadata();
    expect(width).toBe(1200);
    expect(preview.length).toBeLessThan(250_000);
    const unmarked = await drawPicture(plan, context, { kind: "level", index: 0 });
    expect(sameBytes(preview, unmarked)).toBe(false);
    await expect(drawPreview(plan, context, { kind: "level", index: 9 })).rejects.toThrow("level 9");
  });

  it("marks the preview of a view all over, and the paid one nowhere", async () => {
    const [marked, clean] = await Promise.all(
      [drawPreview, drawPicture].map(async (draw) =>
        sharp(await draw(plan, context, { kind: "view" }))
          .raw()
          .toBuffer(),
      ),
    );
    const {
      width = 0,
      height = 0,
      channels = 0,
    } = await sharp(await drawPicture(plan, context, { kind: "view" })).metadata();
    expect(width).toBe(1200);
    const bytes = (marked?.length ?? 0) / (width * height);
    expect(channels).toBeGreaterThan(0);
    // Every twelfth of the picture has its mark.
    for (let part = 0; part < 12; part += 1) {
      const [left, top] = [(part % 4) * (width / 4), Math.floor(part / 4) * (height / 3)].map(Math.floor) as [
        number,
        number,
      ];
      let changed = 0;
      for (let y = top; y < top + Math.floor(height / 3); y += 1)
        for (let x = left; x < left + width / 4; x += 1) {
          const at = (y * width + x) * bytes;
          if (Math.abs((marked?.[at + 1] ?? 0) - (clean?.[at + 1] ?? 0)) > 12) changed += 1;
        }
      expect(changed, `part ${part}`).toBeGreaterThan(400);
    }
  });

  it("draws a picture whose crop leaves some of the watermark outside", async () => {
    // A group with an opacity of its own outside of the picture ends the whole process inside resvg.
    const outside = {
      kind: "text",
      layer: "A-ANNO-TEXT",
      at: [300, 280],
      text: "preview",
      height: 9,
      anchor: "middle",
      weight: "bold",
      angle: 30,
      colour: "#0f4c5c",
      opacity: 0.16,
    } as const;
    const sheet = { title: "", width: 420, height: 297, scale: 100, focus: [20, 90, 120, 130], marks: [outside] };
    const png = await writePng([sheet as unknown as Sheet], { ...context, pixelWidth: 100, cropped: true });
    expect((await sharp(png).metadata()).width).toBe(100);
  });
});

function named(name: string): Uint8Array {
  const file = files.find((each) => each.name === name);
  if (!file) throw new Error(`no file ${name}`);
  return file.bytes;
}

function sameBytes(a: Uint8Array, b: Uint8Array): boolean {
  return a.length === b.length && a.every((byte, index) => byte === b[index]);
}
