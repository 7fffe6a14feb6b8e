import type { PaperPoint, Sheet } from "#drawing/sheet/sheet.ts";

/** Hundredths of a millimetre: exact for whole and half millimetres of the plan. */
export function toReal(point: PaperPoint, sheet: Sheet): readonly [x: number, y: number] {
  const [ox, oy] = sheet.origin ?? [0, 0];
  const round = (value: number) => Math.round(value * sheet.scale * 100) / 100;
  return [round(point[0] - ox), round(point[1] - oy)];
}
