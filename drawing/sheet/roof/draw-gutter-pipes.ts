import { boxToPaper, type Frame, toPaper } from "#drawing/sheet/page/frame.ts";
import { cheapest, type LabelSpace } from "#drawing/sheet/page/label-space.ts";
import { circle, path, polylineContour, type TextMark, text } from "#drawing/sheet/page/marks.ts";
import { PENS } from "#drawing/sheet/page/pens.ts";
import type { Mark, PaperPoint } from "#drawing/sheet/page/sheet.ts";
import { textBox } from "#drawing/sheet/page/text-box.ts";
import { circleOfPipe, PIPE_NAME, pipeRadius } from "#drawing/sheet/rain/draw-outlet.ts";
import { BEFORE_WALL, type Outlet } from "#drawing/sheet/rain/outlet.ts";
import { pipeTag, type RainPipe } from "#drawing/sheet/rain/pipes.ts";
import { growBox } from "#drawing/sheet/shapes/box.ts";
import type { Typesetter } from "#drawing/text/typesetter.ts";

/** Paper between a gutter and the name of a pipe, mm. */
const GAPS = [0.7, 2.2, 3.7] as const;
/** What it costs to stand over the house, and to be turned: less than to stand over the plot's boundary. */
const INSIDE = 3;
const UPRIGHT = 1;

/** The outlets in the gutters with the numbers of their pipes, and hidden under the eaves the pipes with the bends that lead back to them. */
export function drawGutterPipes(
  pipes: readonly RainPipe[],
  word: string,
  frame: Frame,
  typesetter: Typesetter,
  space: LabelSpace,
): readonly Mark[] {
  for (const { outlet } of pipes) space.block(growBox(boxToPaper(frame, outlet.khurra), 0.2));
  return pipes.flatMap((pipe) => [
    ...symbol(pipe.outlet, frame),
    ...named(pipe.outlet, pipeTag(pipe, word), frame, typesetter, space),
  ]);
}

function middleOf({ khurra }: Outlet, frame: Frame): PaperPoint {
  const { x1, y1, x2, y2 } = boxToPaper(frame, khurra);
  return [(x1 + x2) / 2, (y1 + y2) / 2];
}

function symbol(outlet: Outlet, frame: Frame): readonly Mark[] {
  const [from, to] = [middleOf(outlet, frame), toPaper(frame, outlet.pipe)];
  const radius = pipeRadius(frame);
  const [ox, oy] = outlet.out;
  const bend = [-radius, radius].map((aside) =>
    polylineContour(
      [
        [from[0] - oy * aside - ox * radius, from[1] + ox * aside - oy * radius],
        [to[0] - oy * aside, to[1] + ox * aside],
      ],
      false,
    ),
  );
  return [
    path("A-FLOR", bend, { stroke: PENS.stairHidden }),
    circle("A-FLOR", to, radius, { stroke: PENS.stairHidden }),
    circleOfPipe(from, frame),
  ];
}

/** Beside the outlet before the gutter, away from the corner, where the chains' lines begin; where that is taken, over the house. */
function named(outlet: Outlet, name: string, frame: Frame, typesetter: Typesetter, space: LabelSpace): readonly Mark[] {
  const [x, y] = middleOf(outlet, frame);
  const { out, inwards } = outlet;
  const half = typesetter.width(name, PIPE_NAME, "regular") / 2;
  const radius = pipeRadius(frame);
  const places = GAPS.flatMap((gap) =>
    [0, 1, 2].flatMap((aside) => {
      const off = radius + gap + (out[0] === 0 ? PIPE_NAME / 2 : half);
      const along = aside * (out[0] === 0 ? half : PIPE_NAME);
      const at: PaperPoint =
        out[0] === 0 ? [x + inwards[0] * along, y + out[1] * off] : [x + out[0] * off, y + inwards[1] * along];
      const mark: TextMark = text([at[0], at[1] - PIPE_NAME / 2], name, PIPE_NAME, { anchor: "middle" });
      return [{ mark, price: (gap + aside) / 4 }];
    }),
  );
  // Along eaves at a side, where the boundary is near.
  const upright = GAPS.flatMap((gap) =>
    out[0] === 0
      ? []
      : [0, 1].map((aside) => {
          const off = out[0] * (radius + gap + PIPE_NAME / 2) + PIPE_NAME / 2;
          const at: PaperPoint = [x + off, y + inwards[1] * aside * (half + radius)];
          return {
            mark: text(at, name, PIPE_NAME, { anchor: "middle", angle: 90 }),
            price: UPRIGHT + (gap + aside) / 4,
          };
        }),
  );
  const [px, py] = toPaper(frame, outlet.pipe);
  const within = GAPS.flatMap((gap) =>
    [0, 1, 2, 3, 4, 5, 6].map((aside) => {
      const off = BEFORE_WALL / frame.scale + gap + (out[0] === 0 ? PIPE_NAME / 2 : half);
      const [u, v] = out[0] === 0 ? [inwards[0] * aside * half, 0] : [0, inwards[1] * aside * PIPE_NAME];
      const at: PaperPoint = [px - out[0] * off + u, py - out[1] * off + v - PIPE_NAME / 2];
      return { mark: text(at, name, PIPE_NAME, { anchor: "middle" }), price: INSIDE + (gap + aside) / 4 };
    }),
  );
  const best = cheapest(
    [...places, ...upright, ...within],
    ({ mark, price }) => space.cost(growBox(textBox(mark, typesetter), 0.2)) + price,
  );
  if (best === null) return [];
  space.block(growBox(textBox(best.candidate.mark, typesetter), 0.2));
  return [best.candidate.mark];
}
