import { expect, test } from "vitest";
import { formatOf, sheetsOf } from "#web/delivery/sheets.ts";

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
