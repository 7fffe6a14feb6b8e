import { boxToPaper, type Frame } from "#drawing/sheet/page/frame.ts";
import type { LabelSpace } from "#drawing/sheet/page/label-space.ts";
import { type TextMark, text } from "#drawing/sheet/page/marks.ts";
import type { Mark, PaperPoint } from "#drawing/sheet/page/sheet.ts";
import { textBox } from "#drawing/sheet/page/text-box.ts";
import { blockOutlets, drawOutlet, fallArrow } from "#drawing/sheet/rain/draw-outlet.ts";
import type { RoofWords } from "#drawing/sheet/rain/draw-roof-falls.ts";
import type { Outlet } from "#drawing/sheet/rain/outlet.ts";
import type { RainFloor } from "#drawing/sheet/rain/pipe-course.ts";
import { pipeTag, type RainPipe } from "#drawing/sheet/rain/pipes.ts";
import { boxAround, growBox } from "#drawing/sheet/shapes/box.ts";
import { largestRectangle } from "#drawing/sheet/shapes/largest-rectangle.ts";
import type { Typesetter } from "#drawing/text/typesetter.ts";

/** Part of a floor's lesser side that its arrow is long; where that is less than so many mm on paper, part of its greater side. */
const ARROW = { across: 0.28, least: 9, along: 0.3 } as const;
/** Height of a slope's figure, and paper between it and its arrow, mm. */
const SLOPE = { height: 1.3, beside: 0.9 } as const;

/** Every outlet with its pipe, and an arrow down to it; nothing else may be written over them. */
export function drawTerraceOutlets(
  pipes: readonly RainPipe[],
  words: Pick<RoofWords, "pipe" | "slope">,
  frame: Frame,
  typesetter: Typesetter,
  space: LabelSpace,
): readonly Mark[] {
  blockOutlets(
    pipes.map(({ outlet }) => outlet),
    frame,
    space,
  );
  return pipes.flatMap((pipe) => [
    ...drawOutlet(pipe.outlet, pipeTag(pipe, words.pipe), frame, typesetter, space),
    ...(pipe.room === null ? [] : fall(pipe.outlet, pipe.room, words.slope, frame, typesetter, space)),
  ]);
}

/** An arrow down to an outlet, along a narrow floor and across a wide one, with its slope beside it where that is free. */
function fall(
  { khurra, inwards: [ax, ay] }: Outlet,
  room: RainFloor,
  slope: string,
  frame: Frame,
  typesetter: Typesetter,
  space: LabelSpace,
): readonly Mark[] {
  const [square, floor] = [boxToPaper(frame, khurra), boxToPaper(frame, largestRectangle(room.polygon))];
  const [w, d] = [floor.x2 - floor.x1, floor.y2 - floor.y1];
  const across = Math.min(w, d) * ARROW.across;
  const narrow = across < ARROW.least;
  const [dx, dy] = [narrow && w <= d ? 0 : ax, narrow && w > d ? 0 : ay];
  const tip: PaperPoint = [
    (square.x1 + square.x2 + dx * (square.x2 - square.x1)) / 2,
    (square.y1 + square.y2 + dy * (square.y2 - square.y1)) / 2,
  ];
  const reach = narrow ? Math.max(w, d) * ARROW.along : across;
  const tail: PaperPoint = [tip[0] + dx * reach, tip[1] + dy * reach];
  const middle: PaperPoint = [(tip[0] + tail[0]) / 2, (tip[1] + tail[1]) / 2];
  const words = slopeBeside(middle, [dx, dy], slope).find((mark) => space.cost(textBox(mark, typesetter)) === 0);
  if (words) space.block(textBox(words, typesetter));
  space.avoid(growBox(boxAround([tip, tail]), 0.6), 5);
  return [...fallArrow(tail, tip), ...(words ? [words] : [])];
}

/** Places for the slope beside the middle of an arrow: upright beside an upright one. */
function slopeBeside([x, y]: PaperPoint, [dx, dy]: PaperPoint, slope: string): readonly TextMark[] {
  const { height, beside } = SLOPE;
  if (dx === 0)
    return [x - beside, x + beside + height].map((u) => text([u, y], slope, height, { anchor: "middle", angle: 90 }));
  if (dy === 0) return [y + beside, y - beside - height].map((v) => text([x, v], slope, height, { anchor: "middle" }));
  return [text([x + dx * 1.2, y + (dy > 0 ? -2.2 : 1.2)], slope, height, { anchor: dx > 0 ? "start" : "end" })];
}
