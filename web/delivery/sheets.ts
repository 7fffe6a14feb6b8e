import type { DeliveryData } from "#calls/delivery.ts";

export type DeliveredFile = DeliveryData["files"][number];
/** One drawing in some of its formats. */
export type Sheet = { readonly key: string; readonly title: string; readonly files: readonly DeliveredFile[] };
/** Who works with a file; each reader has formats of their own. */
export type Reader = "mason" | "family" | "engineer";
/** An option's drawings for one reader: those to be opened first, and the others. */
export type Handed = { readonly first: readonly Sheet[]; readonly more: readonly Sheet[] };

/**
 * Each reader's formats, the best first: a mason prints, a family shows pictures around, an engineer works in programs. A format that is
 * not listed goes to the engineer too: whatever was paid for is handed over.
 */
const FORMATS: Readonly<Record<Reader, readonly string[]>> = {
  mason: ["PDF"],
  family: ["JPG", "PNG"],
  engineer: ["DXF", "SVG"],
};

/** Which sheets are opened first: the mason's whole set, and what shows a family its house; an engineer looks for one sheet or another. */
const FIRST: Readonly<Record<Reader, RegExp>> = {
  mason: /^set$/,
  family: /^(colour-\d+|elevation|model)$/,
  engineer: /^$/,
};

/** An option's files as one reader needs them. */
export function handedTo(reader: Reader, files: readonly DeliveredFile[], option: number): Handed {
  const place = (file: DeliveredFile) => [...FORMATS[reader], formatOf(file)].indexOf(formatOf(file));
  const own = files.filter((file) => readerOf(file) === reader);
  // Sheets keep the order in which they were drawn; the formats of each come in the order of FORMATS.
  const sheets = sheetsOf(own, option).map((sheet) => ({
    ...sheet,
    files: sheet.files.toSorted((one, other) => place(one) - place(other)),
  }));
  const isFirst = ({ key }: Sheet) => FIRST[reader].test(key);
  return { first: sheets.filter(isFirst), more: sheets.filter((sheet) => !isFirst(sheet)) };
}

function readerOf(file: DeliveredFile): Reader {
  return (["mason", "family"] as const).find((reader) => FORMATS[reader].includes(formatOf(file))) ?? "engineer";
}

/** An option's files grouped by drawing, in the order given; the key "set" is all drawings in one file. */
export function sheetsOf(files: readonly DeliveredFile[], option: number): readonly Sheet[] {
  const own = files.filter((file) => file.option === option);
  const keys = [...new Set(own.map(({ name }) => sheetKey(name)))];
  return keys.map((key) => {
    const formats = own.filter(({ name }) => sheetKey(name) === key);
    const title = formats[0]?.title ?? key;
    return { key, title: title.replace(/^Option \d+: /, "").replace(/ \(\w+\)$/, ""), files: formats };
  });
}

/** `homeplan-option-1-level-0.pdf` is the sheet `level-0`, `homeplan-option-1-3d-view.jpg` the picture `model`, `invoice-HPN-26-27-000001.pdf` the invoice. */
function sheetKey(name: string): string {
  if (name.startsWith("invoice-")) return "invoice";
  const stem = name.replace(/\.\w+$/, "").replace(/^(homeplan-)?(option-\d+)?-?/, "");
  if (stem === "3d-view") return "model";
  return stem === "" ? "set" : stem;
}

export function formatOf({ name }: DeliveredFile): string {
  return (name.split(".").at(-1) ?? "").toUpperCase();
}
