import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { formatOf, handedTo, sheetsOf } from "#web/delivery/sheets.ts";
import { WORDS, wordsOf } from "#web/words/words.ts";

const file = (option: number, name: string, title: string) => ({
  option,
  name,
  title,
  contentType: "x",
  bytes: 1,
  url: `/${name}`,
});

test("an option's files stand together by drawing, in the order they came", () => {
  const files = [
    file(1, "homeplan-option-1.pdf", "Option 1: Complete set (PDF)"),
    file(1, "homeplan-option-1-level-0.pdf", "Option 1: Ground floor (PDF)"),
    file(1, "homeplan-option-1-level-0.dxf", "Option 1: Ground floor (DXF)"),
    file(2, "homeplan-option-2-level-0.pdf", "Option 2: Ground floor (PDF)"),
  ];
  const sheets = sheetsOf(files, 1);
  expect(sheets.map(({ key, title }) => [key, title])).toEqual([
    ["set", "Complete set"],
    ["level-0", "Ground floor"],
  ]);
  expect(sheets[1]?.files.map(formatOf)).toEqual(["PDF", "DXF"]);
});

test("a mason is handed the PDFs, a family the pictures and an engineer what opens in CAD or is of a format that nobody knows; nothing is handed twice or lost", () => {
  const formats = ["ifc", "pdf", "png", "jpg", "svg", "dxf"];
  const files = [
    file(1, "homeplan-option-1.pdf", "Option 1: Complete set (PDF)"),
    ...["site", "level-0", "elevation"].flatMap((sheet) =>
      formats.map((format) => file(1, `homeplan-option-1-${sheet}.${format}`, sheet)),
    ),
    ...["png", "jpg"].map((format) => file(1, `homeplan-option-1-colour-0.${format}`, "Ground floor in colour")),
    ...["png", "jpg"].map((format) => file(1, `homeplan-option-1-3d-view.${format}`, "3D view")),
  ];
  const handed = (["mason", "family", "engineer"] as const).map((reader) => handedTo(reader, files, 1));
  const told = handed.map(({ first, more }) =>
    [first, more].map((sheets) => sheets.map((sheet) => `${sheet.key} ${sheet.files.map(formatOf).join(" ")}`)),
  );
  expect(told).toEqual([
    [["set PDF"], ["site PDF", "level-0 PDF", "elevation PDF"]],
    [
      ["elevation JPG PNG", "colour-0 JPG PNG", "model JPG PNG"],
      ["site JPG PNG", "level-0 JPG PNG"],
    ],
    [[], ["site DXF SVG IFC", "level-0 DXF SVG IFC", "elevation DXF SVG IFC"]],
  ]);
  const all = handed.flatMap(({ first, more }) => [...first, ...more].flatMap((sheet) => sheet.files));
  expect(new Set(all)).toEqual(new Set(files));
  expect(all).toHaveLength(files.length);
});

test("what a mason is told about the sizes is what every sheet says: they are written, and nothing is scaled from the drawing", async () => {
  const { print } = wordsOf("en", "in").delivery;
  expect(print).toContain("Every size is written");
  expect(print).toContain("does not scale from the drawing");
  expect(
    Object.values(WORDS)
      .map(({ delivery }) => delivery.print)
      .join(),
  ).not.toMatch(/measure from/);
  expect(await readFile("drawing/sheet/level-notes.ts", "utf8")).toContain("Do not scale from the drawing.");
});
