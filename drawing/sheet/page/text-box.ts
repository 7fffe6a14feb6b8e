import type { TextMark } from "#drawing/sheet/page/marks.ts";
import { type Box, boxAround } from "#drawing/sheet/shapes/box.ts";
import type { Typesetter } from "#drawing/text/typesetter.ts";

/** How far below the baseline and above the capitals ink may go, in cap heights (g, j, brackets). */
const DESCENT = 0.3;
const ASCENT = 1.08;

/** The box that a text takes on paper. It reaches below the baseline only where a character of the text does. */
export function textBox(mark: TextMark, typesetter: Typesetter): Box {
  const width = typesetter.width(mark.text, mark.height, mark.weight);
  const start = mark.anchor === "start" ? 0 : mark.anchor === "middle" ? -width / 2 : -width;
  const low = /[gjpqyQ,;()[\]@]/.test(mark.text) ? -DESCENT * mark.height : 0;
  const high = ASCENT * mark.height;
  const radians = (mark.angle * Math.PI) / 180;
  const [cos, sin] = [Math.cos(radians), Math.sin(radians)];
  const corners = [
    [start, low],
    [start + width, low],
    [start + width, high],
    [start, high],
  ] as const;
  return boxAround(corners.map(([u, v]) => [mark.at[0] + u * cos - v * sin, mark.at[1] + u * sin + v * cos] as const));
}
