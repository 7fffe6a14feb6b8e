import type { DeliveryData } from "#calls/delivery.ts";

export type DeliveredFile = DeliveryData["files"][number];
/** One drawing in some of its formats. */
export type Sheet = { readonly key: string; readonly title: string; readonly files: readonly DeliveredFile[] };
/** Who works with a file, and so which formats are his. */
export type Reader = "mason" | "family" | "engineer";
/** An option's drawings for one reader: those that he opens first, and the others. */
export type Handed = { readonly first: readonly Sheet[]; readonly more: readonly Sheet[] };

/**
 * What one builds from is printed, what one shows around is a picture, what one works on opens in the engineer's programs. A format
 * that nobody here is known to take is the engineer's too: what was paid for is handed over.
 */
const FORMATS: Readonly<Record<Reader, readonly string[]>> = {
  mason: ["PDF"],
  family: ["JPG", "PNG"],
  engineer: ["DXF", "SVG"],
};

/** The mason's whole set, and what a family knows as its house; an engineer looks for one sheet or another. */
const FIRST: Readonly<Record<Reader, RegExp>> = { mason: /^set$/, family: /^(colour-\d+|elevation)$/, engineer: /^$/ };

/** An option's files as one reader needs them. */
export function handedTo(reader: Reader, files: readonly DeliveredFile[], option: number): Handed {
  const place = (file: DeliveredFile) => [...FORMATS[reader], formatOf(file)].indexOf(formatOf(file));
  const own = files.filter((file) => readerOf(file) === reader);
  // Drawings keep the order in which they were drawn, their formats that in which the reader takes them.
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

/** An option's files by drawing, in the order given; "set" is all drawings in one file. */
export function sheetsOf(files: readonly DeliveredFile[], option: number): readonly Sheet[] {
  const own = files.filter((file) => file.option === option);
  const keys = [...new Set(own.map(({ name }) => sheetKey(name)))];
  return keys.map((key) => {
    const formats = own.filter(({ name }) => sheetKey(name) === key);
    const title = formats[0]?.title ?? key;
    return { key, title: title.replace(/^Option \d+: /, "").replace(/ \(\w+\)$/, ""), files: formats };
  });
}

/** `homeplan-option-1-level-0.pdf` is the sheet `level-0`, `invoice-HPN-26-27-000001.pdf` the invoice. */
function sheetKey(name: string): string {
  if (name.startsWith("invoice-")) return "invoice";
  const stem = name.replace(/\.\w+$/, "").replace(/^(homeplan-)?(option-\d+)?-?/, "");
  return stem === "" ? "set" : stem;
}

export function formatOf({ name }: DeliveredFile): string {
  return (name.split(".").at(-1) ?? "").toUpperCase();
}
