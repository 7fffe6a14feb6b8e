import { allToPaper, type Frame, toPaper } from "#drawing/sheet/page/frame.ts";
import { cheapest, type LabelSpace } from "#drawing/sheet/page/label-space.ts";
import { arrowHead, line, type PathMark, polygon, rectangle, type TextMark, text } from "#drawing/sheet/page/marks.ts";
import { INK, PAPER, PENS } from "#drawing/sheet/page/pens.ts";
import type { Mark, PaperPoint } from "#drawing/sheet/page/sheet.ts";
import { textBox } from "#drawing/sheet/page/text-box.ts";
import { circleOfPipe, PIPE_NAME, pipeRadius } from "#drawing/sheet/rain/draw-outlet.ts";
import { type PassingPipe, pipeTag } from "#drawing/sheet/rain/pipes.ts";
import { type Box, boxAround, boxesOverlap, growBox, nearestIn } from "#drawing/sheet/shapes/box.ts";
import type { Typesetter } from "#drawing/text/typesetter.ts";
import type { Polygon } from "#planner/geometry/point.ts";

/** Paper between a pipe and its name; farther off than `near` a line leads to it. mm */
const GAPS = [0.5, 1, 1.8, 2.8, 4, 5.5, 7.5] as const;
const NEAR = 1.2;
/** From a pipe's rim to the tip of the arrow that shows where its shoe throws the water, mm. */
const SHOE = 3.4;
const CLEAR = 0.25;
/** What it costs to write over the line of a chain, and in a room beside whose wall a pipe runs. */
const COSTS = { line: 2, room: 20 } as const;

/** The pipes that come from above, each a circle, with an arrow out of it where it ends in a shoe; nothing else may be written there. */
export function drawRainPipes(pipes: readonly PassingPipe[], frame: Frame, space: LabelSpace): readonly Mark[] {
  return pipes.flatMap((passing) => {
    const at = toPaper(frame, passing.at);
    const radius = pipeRadius(frame);
    space.block(growBox(boxAround([at]), radius + 0.2));
    return [...(passing.ends ? shoe(passing, at, radius, space) : []), circleOfPipe(at, frame)];
  });
}

function shoe({ pipe: { outlet } }: PassingPipe, at: PaperPoint, radius: number, space: LabelSpace): readonly Mark[] {
  const [ox, oy] = outlet.out as PaperPoint;
  const tip: PaperPoint = [at[0] + ox * (radius + SHOE), at[1] + oy * (radius + SHOE)];
  space.block(growBox(boxAround([at, tip]), 0.5));
  return [
    line("A-FLOR", at, tip, PENS.opening),
    polygon("A-FLOR", arrowHead(tip, [ox, oy]), { fill: { colour: INK } }),
  ];
}

type Candidate = { readonly mark: TextMark; readonly box: Box; readonly gap: number };

/**
 * Their names, which other sheets give them too, beside them or at the end of a line, clear of the lines of `chains` and of rooms `indoors`; a pipe
 * that ends there is said to have a shoe.
 */
export function nameRainPipes(
  pipes: readonly PassingPipe[],
  word: string,
  { chains, indoors }: { readonly chains: readonly Mark[]; readonly indoors: readonly Polygon[] },
  frame: Frame,
  typesetter: Typesetter,
  space: LabelSpace,
): readonly Mark[] {
  const lines = linesOf(chains);
  const rooms = indoors.map((room) => boxAround(allToPaper(frame, room)));
  const over = (box: Box) =>
    (lines.some((one) => boxesOverlap(one, box)) ? COSTS.line : 0) +
    (rooms.some((one) => boxesOverlap(one, box)) ? COSTS.room : 0);
  return pipes.flatMap(({ pipe, at: real, ends }) => {
    const at = toPaper(frame, real);
    const radius = pipeRadius(frame);
    const name = `${pipeTag(pipe, word)}${ends ? " SHOE" : ""}`;
    const best = cheapest(
      placesBeside(name, at, radius, typesetter),
      ({ box, gap }) => gap / 4 + over(growBox(box, CLEAR)) + space.cost(growBox(box, CLEAR)),
    );
    if (best === null) return [];
    const { mark, box, gap } = best.candidate;
    const covers = space.cost(box) > 0;
    space.block(growBox(box, CLEAR));
    const patch = growBox(box, 0.2);
    const { x1, y1, x2, y2 } = patch;
    const to = nearestIn(patch, at);
    const length = Math.hypot(to[0] - at[0], to[1] - at[1]) || 1;
    const rim: PaperPoint = [at[0] + ((to[0] - at[0]) * radius) / length, at[1] + ((to[1] - at[1]) * radius) / length];
    return [
      ...(gap > NEAR ? [line("A-ANNO-TEXT", rim, to, PENS.extension)] : []),
      ...(covers ? [rectangle("A-ANNO-TEXT", x1, y1, x2, y2, { fill: { colour: PAPER } })] : []),
      mark,
    ];
  });
}

function linesOf(chains: readonly Mark[]): readonly Box[] {
  return chains
    .filter((mark): mark is PathMark => mark.kind === "path" && mark.stroke === PENS.dimension)
    .flatMap(({ contours }) =>
      contours.map(({ from, segments }) => boxAround([from, ...segments.map(({ to }) => to)])),
    );
}

function placesBeside(name: string, [x, y]: PaperPoint, radius: number, typesetter: Typesetter): readonly Candidate[] {
  const half = typesetter.width(name, PIPE_NAME, "regular") / 2;
  const high = PIPE_NAME / 2;
  return GAPS.flatMap((gap) => {
    const [off, aslant] = [radius + gap, (radius + gap) * Math.SQRT1_2];
    const aside = [1, -1].map((side): PaperPoint => [x + side * (off + half), y]);
    // Over and under a pipe a name may begin or end at its rim, where a wall or a chain is near.
    const over = [0, 1, -1].flatMap((side) =>
      [1, -1].map((up): PaperPoint => [x + side * (half - radius), y + up * (off + high)]),
    );
    const corners = [1, -1].flatMap((side) =>
      [1, -1].map((up): PaperPoint => [x + side * (aslant + half), y + up * (aslant + high)]),
    );
    return [...aside, ...over, ...corners].map(([cx, cy]) => {
      const mark = text([cx, cy - high], name, PIPE_NAME, { anchor: "middle" });
      return { mark, box: textBox(mark, typesetter), gap };
    });
  });
}
