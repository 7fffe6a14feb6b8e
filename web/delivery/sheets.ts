import type { DeliveryData } from "#calls/delivery.ts";

export type DeliveredFile = DeliveryData["files"][number];
/** One drawing in all its formats. */
export type Sheet = { readonly key: string; readonly title: string; readonly files: readonly DeliveredFile[] };

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
