import type { Mark, Sheet } from "#drawing/sheet/page/sheet.ts";
import type { Typesetter } from "#drawing/text/typesetter.ts";

const ANGLE = 30;

/** Diagonal words over the whole sheet, close enough together that no room's sizes can be cut out without them. */
export function watermarkMarks(sheet: Sheet, words: string, typesetter: Typesetter): readonly Mark[] {
  const height = Math.min(sheet.width, sheet.height) / 38;
  const along = typesetter.width(words, height, "bold") + height * 6;
  const across = height * 8;
  const radians = (ANGLE * Math.PI) / 180;
  const marks: Mark[] = [];
  const reach = Math.hypot(sheet.width, sheet.height);
  for (let row = -Math.ceil(reach / across); row * across < reach; row += 1) {
    for (let column = -Math.ceil(reach / along); column * along < reach; column += 1) {
      const u = column * along + ((row % 2) * along) / 2;
      const v = row * across;
      const x = u * Math.cos(radians) - v * Math.sin(radians);
      const y = u * Math.sin(radians) + v * Math.cos(radians);
      if (x < -along || x > sheet.width || y < -along || y > sheet.height) continue;
      marks.push({
        kind: "text",
        layer: "A-ANNO-TEXT",
        at: [x, y],
        text: words,
        height,
        anchor: "start",
        weight: "bold",
        angle: ANGLE,
        colour: "#8a1c1c",
        opacity: 0.16,
      });
    }
  }
  return marks;
}
