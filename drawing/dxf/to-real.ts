import type { PaperPoint, Sheet } from "#drawing/sheet/page/sheet.ts";

/** A paper point in the plan's millimetres, rounded to hundredths: exact for the plan's whole and half millimetres. */
export function toReal(point: PaperPoint, sheet: Sheet): readonly [x: number, y: number] {
  const [ox, oy] = sheet.origin ?? [0, 0];
  const round = (value: number) => Math.round(value * sheet.scale * 100) / 100;
  return [round(point[0] - ox), round(point[1] - oy)];
}
