import { boxToPaper, type Frame } from "#drawing/sheet/page/frame.ts";
import { cheapest, type LabelSpace } from "#drawing/sheet/page/label-space.ts";
import { type TextMark, text } from "#drawing/sheet/page/marks.ts";
import { GREY } from "#drawing/sheet/page/pens.ts";
import { textBox } from "#drawing/sheet/page/text-box.ts";
import { areaOf, type Box, boxAround, boxHolds, boxWithin, growBox } from "#drawing/sheet/shapes/box.ts";
import { contains } from "#drawing/sheet/shapes/largest-rectangle.ts";
import { coverBoxes } from "#drawing/sheet/shapes/rectilinear.ts";
import type { Typesetter } from "#drawing/text/typesetter.ts";
import type { Polygon } from "#planner/geometry/point.ts";

/** Heights of letters, the first rather; paper between two lines and about all of them. mm */
const SIZES = [1.6, 1.4, 1.2];
const BETWEEN = 0.8;
const ABOUT = 0.3;
/** How far from the middle of a piece words may stand, in parts of what it leaves them. */
const STEPS = [0, 0.5, -0.5, 1, -1];

type Line = { readonly words: string; readonly bold: boolean };

/**
 * The name of a floor that lies below, on what of it is not `covered`, in real mm: in one line or two, along the sheet or up it, whole and clear of all lines.
 * Nothing where it has no such place.
 */
export function nameUncovered(
  floor: Polygon,
  covered: readonly Box[],
  { name, height }: { readonly name: readonly string[]; readonly height: string | null },
  frame: Frame,
  typesetter: Typesetter,
  space: LabelSpace,
): readonly TextMark[] {
  const free = coverBoxes(
    (x, y) => contains(floor, x, y) && !covered.some((box) => boxHolds(box, x, y)),
    [...floor.map((point) => boxAround([point])), ...covered],
  );
  const pieces = [...free].sort((a, b) => areaOf(b) - areaOf(a)).map((box) => growBox(boxToPaper(frame, box), -ABOUT));
  const below = height === null ? [] : [{ words: height, bold: false }];
  const texts = [[name.join(" ")], name].map((lines) => [...lines.map((words) => ({ words, bold: true })), ...below]);
  const boxes = (marks: readonly TextMark[]) => marks.map((mark) => textBox(mark, typesetter));
  for (const size of SIZES)
    for (const lines of texts)
      for (const angle of [0, 90] as const) {
        const places = pieces.flatMap((piece) => placesIn(piece, lines, size, angle, typesetter));
        const best = cheapest(places, (marks) =>
          boxes(marks).some((box) => space.cost(growBox(box, ABOUT)) > 0) ? Number.POSITIVE_INFINITY : 0,
        )?.candidate;
        if (best === undefined) continue;
        for (const box of boxes(best)) space.block(box);
        return best;
      }
  return [];
}

/** Places for lines of words within a piece of paper, rather in its middle; none where they have no room. */
function placesIn(
  piece: Box,
  lines: readonly Line[],
  size: number,
  angle: 0 | 90,
  typesetter: Typesetter,
): readonly (readonly TextMark[])[] {
  const wide = Math.max(...lines.map(({ words, bold }) => typesetter.width(words, size, bold ? "bold" : "regular")));
  const tall = lines.length * size + (lines.length - 1) * BETWEEN;
  const [w, d] = angle === 0 ? [wide, tall] : [tall, wide];
  const [spareX, spareY] = [(piece.x2 - piece.x1 - w) / 2, (piece.y2 - piece.y1 - d) / 2];
  if (spareX < 0 || spareY < 0) return [];
  return STEPS.flatMap((up) =>
    STEPS.map((aside) => {
      const [u, v] = [(piece.x1 + piece.x2) / 2 + aside * spareX, (piece.y1 + piece.y2) / 2 + up * spareY];
      return lines.map(({ words, bold }, index) => {
        // From the middle of all lines down to the baseline of this one.
        const down = -tall / 2 + size + index * (size + BETWEEN);
        const at = angle === 0 ? ([u, v - down] as const) : ([u + down, v] as const);
        return text(at, words, size, { anchor: "middle", colour: GREY, weight: bold ? "bold" : "regular", angle });
      });
    }),
  ).filter((marks) => marks.every((mark) => boxWithin(textBox(mark, typesetter), growBox(piece, ABOUT))));
}
