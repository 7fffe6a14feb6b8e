import { BORDER, type Layout } from "#drawing/sheet/page/layout.ts";
import { line, rectangle, text } from "#drawing/sheet/page/marks.ts";
import { PENS } from "#drawing/sheet/page/pens.ts";
import type { Mark } from "#drawing/sheet/page/sheet.ts";
import { textBox } from "#drawing/sheet/page/text-box.ts";
import type { Typesetter } from "#drawing/text/typesetter.ts";

/** Chains: distance of the first from the drawing, and from one to the next, mm on paper. */
export const FIRST_CHAIN = 8.5;
export const CHAIN_STEP = 7.2;
export const ROAD_BAND = 9;
export const TITLE_BAND = 13;
export const SIDE_MARGIN = FIRST_CHAIN + 2 * CHAIN_STEP + 6;

export function sheetBorder(layout: Layout): Mark {
  return rectangle("A-ANNO-TTLB", BORDER, BORDER, layout.width - BORDER, layout.height - BORDER, {
    stroke: PENS.frame,
  });
}

/** The drawing's name, underlined, and its scale; (x, y) is the middle of the name's baseline. */
export function drawingTitle(
  title: string,
  scale: string,
  x: number,
  y: number,
  typesetter: Typesetter,
): readonly Mark[] {
  const words = text([x, y], title, 3, { anchor: "middle", weight: "bold" });
  const box = textBox(words, typesetter);
  return [
    words,
    line("A-ANNO-TEXT", [box.x1 - 2, y - 1.3], [box.x2 + 2, y - 1.3], PENS.frame),
    text([x, y - 4.3], `SCALE ${scale}`, 1.8, { anchor: "middle" }),
  ];
}
