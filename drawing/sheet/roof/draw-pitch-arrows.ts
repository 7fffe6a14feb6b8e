import { allToPaper, type Frame } from "#drawing/sheet/page/frame.ts";
import { cheapest, type LabelSpace } from "#drawing/sheet/page/label-space.ts";
import { type TextMark, text } from "#drawing/sheet/page/marks.ts";
import type { Mark, PaperPoint } from "#drawing/sheet/page/sheet.ts";
import { textBox } from "#drawing/sheet/page/text-box.ts";
import { DOWN, inwards, type RoofFace, type RoofPlane } from "#drawing/sheet/pitched/envelope.ts";
import type { PitchedRoof } from "#drawing/sheet/pitched/pitched-roof.ts";
import { fallArrow } from "#drawing/sheet/rain/draw-outlet.ts";
import { type Box, boxAround, growBox } from "#drawing/sheet/shapes/box.ts";
import { chordOf } from "#drawing/sheet/shapes/edges.ts";
import type { Typesetter } from "#drawing/text/typesetter.ts";

/** An arrow's length on paper, and the pitch beside it: height of its letters and paper between. mm */
const ARROW = { most: 18, least: 6, share: 0.55 } as const;
const PITCH = { height: 1.6, gap: 0.8 } as const;
/** Places are tried so far apart across the slope, mm on paper. */
const STEP = 1.5;
/** Where a slope comes in several pieces, each so far from the last arrow of that slope, mm on paper, and so great a part of its piece has one of its own. */
const APART = 60;
const PIECE = 0.5;

type Arrow = { readonly tail: PaperPoint; readonly tip: PaperPoint; readonly words: TextMark; readonly score: number };

/** An arrow down each slope with its pitch as the country writes it, on the slopes that have room for it. */
export function drawPitchArrows(
  { faces, pitch }: PitchedRoof,
  frame: Frame,
  typesetter: Typesetter,
  space: LabelSpace,
): readonly Mark[] {
  const drawn: { readonly plane: RoofPlane; readonly at: PaperPoint; readonly size: number }[] = [];
  return [...faces]
    .sort((a, b) => sizeOf(b) - sizeOf(a))
    .flatMap((face) => {
      const isNew = ({ tail }: Arrow) =>
        drawn.every(
          ({ plane, at, size }) =>
            plane.side !== face.plane.side ||
            plane.at !== face.plane.at ||
            (Math.hypot(at[0] - tail[0], at[1] - tail[1]) > APART && sizeOf(face) > size * PIECE),
        );
      const chosen = cheapest(arrowsDown(face, pitch.words, frame, typesetter).filter(isNew), (arrow) =>
        boxesOf(arrow, typesetter).some((box) => space.cost(box) > 0) ? Number.POSITIVE_INFINITY : -arrow.score,
      )?.candidate;
      if (!chosen) return [];
      drawn.push({ plane: face.plane, at: chosen.tail, size: sizeOf(face) });
      for (const box of boxesOf(chosen, typesetter)) space.block(box);
      return [...fallArrow(chosen.tail, chosen.tip), chosen.words];
    });
}

function sizeOf(face: RoofFace): number {
  return heightOf(face) * widthOf(face);
}

function heightOf({ plane, polygon }: RoofFace): number {
  const up = polygon.map((point) => inwards(plane, point));
  return Math.max(...up) - Math.min(...up);
}

function widthOf({ plane, polygon }: RoofFace): number {
  const { x1, y1, x2, y2 } = boxAround(polygon);
  return DOWN[plane.side][0] === 0 ? x2 - x1 : y2 - y1;
}

/** The arrows that a face has room for, rather in its middle and long. */
function arrowsDown(
  { plane, polygon }: RoofFace,
  pitch: string,
  frame: Frame,
  typesetter: Typesetter,
): readonly Arrow[] {
  const [dx, dy] = DOWN[plane.side];
  const axis = dx === 0 ? 0 : 1;
  const loop = allToPaper(frame, polygon);
  const { x1, y1, x2, y2 } = boxAround(loop);
  const [low, high] = axis === 0 ? [x1, x2] : [y1, y2];
  const count = Math.floor((high - low) / STEP);
  return Array.from({ length: Math.max(0, count) }, (_, index) => low + ((index + 0.5) * (high - low)) / count).flatMap(
    (at) => {
      const [from, to] = chordOf(loop, axis === 0 ? 1 : 0, at);
      const length = Math.min(ARROW.most, (to - from) * ARROW.share);
      if (length < ARROW.least) return [];
      const aside = Math.abs((at - low) / (high - low) - 0.5);
      return [0.5, 0.4, 0.6].flatMap((share) => {
        const middle = from + (to - from) * share;
        const ends = [-length / 2, length / 2].map((off): PaperPoint => {
          const along = middle + off * (dx + dy);
          return axis === 0 ? [at, along] : [along, at];
        });
        const [tail = [0, 0], tip = [0, 0]] = ends;
        return besideArrow(tail, tip, pitch, typesetter).map((words, side) => ({
          tail,
          tip,
          words,
          score: length - 16 * aside - 8 * Math.abs(share - 0.5) - side * 0.1,
        }));
      });
    },
  );
}

function besideArrow(
  [ax, ay]: PaperPoint,
  [bx, by]: PaperPoint,
  words: string,
  typesetter: Typesetter,
): readonly TextMark[] {
  const [x, y] = [(ax + bx) / 2, (ay + by) / 2];
  const { height, gap } = PITCH;
  if (ay === by) return [y + gap, y - gap - height].map((v) => text([x, v], words, height, { anchor: "middle" }));
  const half = typesetter.width(words, height, "regular") / 2;
  return [x + gap + half, x - gap - half].map((u) => text([u, y - height / 2], words, height, { anchor: "middle" }));
}

function boxesOf({ tail, tip, words }: Arrow, typesetter: Typesetter): readonly Box[] {
  return [growBox(boxAround([tail, tip]), 0.9), growBox(textBox(words, typesetter), 0.4)];
}
