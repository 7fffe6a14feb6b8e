import { type Box, boxAround, boxCorners, growBox, textBox } from "#drawing/sheet/box.ts";
import { allToPaper, type Frame, toPaper } from "#drawing/sheet/frame.ts";
import { cheapest, type LabelSpace } from "#drawing/sheet/label-space.ts";
import { circle, line, path, polylineContour, rectangle, type TextMark, text } from "#drawing/sheet/marks.ts";
import { PAPER, PENS } from "#drawing/sheet/pens.ts";
import { drawFall } from "#drawing/sheet/roof-arrows.ts";
import type { Drainage } from "#drawing/sheet/roof-catchments.ts";
import { type Outlet, PIPE } from "#drawing/sheet/roof-outlets.ts";
import type { Ridge } from "#drawing/sheet/roof-ridges.ts";
import type { Mark } from "#drawing/sheet/sheet.ts";
import type { Typesetter } from "#drawing/text/typesetter.ts";

/** An arrow's usual length along x and along y, as a share of the terrace's smaller side. */
const ARROW = 0.28;
/** What it costs to write over a ridge. */
const OVER_RIDGE = 5;
/** Height of the pipes' names, mm on paper. */
const PIPE_NAME = 1.3;

/** The lines from which a terrace's floor falls, kept free of words. */
export function drawRidges(ridges: readonly Ridge[], frame: Frame, space: LabelSpace): readonly Mark[] {
  return ridges.map((ridge) => {
    const [from, to] = [toPaper(frame, ridge[0]), toPaper(frame, ridge[1])];
    space.avoid(growBox(boxAround([from, to]), 0.4), OVER_RIDGE);
    return line("A-FLOR", from, to, PENS.overhead);
  });
}

/** What a terrace, its rain-water pipes and their fall are called. */
export type RoofWords = { readonly terrace: string; readonly pipe: string; readonly slope: string };

/** The terrace's name, its outlets with their pipes, and an arrow down to each. */
export function falls(
  box: Box | null,
  { ridges, catchments }: Drainage,
  outlets: readonly Outlet[],
  words: RoofWords,
  frame: Frame,
  typesetter: Typesetter,
  space: LabelSpace,
): readonly Mark[] {
  if (box === null) return [];
  for (const { khurra, pipe } of outlets)
    for (const one of [khurra, growBox({ x1: pipe[0], x2: pipe[0], y1: pipe[1], y2: pipe[1] }, PIPE / 2)])
      space.block(boxAround(allToPaper(frame, boxCorners(one))));
  const lines = drawRidges(ridges, frame, space);
  const pipes = outlets.flatMap((outlet) => [
    ...drawOutlet(outlet, frame),
    ...pipeName(outlet, words.pipe, frame, typesetter, space),
  ]);
  const most = Math.min(box.x2 - box.x1, box.y2 - box.y1) * ARROW;
  return [
    ...lines,
    ...pipes,
    ...terraceName(box, words.terrace, typesetter, space),
    ...catchments.flatMap((catchment) => drawFall(catchment, words.slope, most, frame, typesetter, space)),
  ];
}

/** The sunk square inside the parapet, the spout through it and the pipe outside. */
export function drawOutlet({ khurra, pipe, out }: Outlet, frame: Frame): readonly Mark[] {
  const { x1, y1, x2, y2 } = boxAround(allToPaper(frame, boxCorners(khurra)));
  const at = toPaper(frame, pipe);
  const radius = Math.max(0.6, PIPE / 2 / frame.scale);
  const half = radius * 0.6;
  const from = out[0] === 0 ? (out[1] > 0 ? y2 : y1) : out[0] > 0 ? x2 : x1;
  const [ox, oy] = out;
  const spout = ([-half, half] as const).map((aside) =>
    polylineContour(
      out[0] === 0
        ? [
            [at[0] + aside, from],
            [at[0] + aside, at[1] - oy * radius * 0.8],
          ]
        : [
            [from, at[1] + aside],
            [at[0] - ox * radius * 0.8, at[1] + aside],
          ],
      false,
    ),
  );
  return [
    rectangle("A-FLOR", x1, y1, x2, y2, { stroke: PENS.stair }),
    path("A-FLOR", spout, { stroke: PENS.stair }),
    circle("A-FLOR", at, radius, { stroke: PENS.opening, fill: { colour: PAPER } }),
  ];
}

/** Beside the pipe, outside of the wall and away from the corner, where the chains' lines begin; where that is taken, beside the khurra. */
export function pipeName(
  { khurra, pipe, out, inwards }: Outlet,
  name: string,
  frame: Frame,
  typesetter: Typesetter,
  space: LabelSpace,
): readonly Mark[] {
  const [x, y] = toPaper(frame, pipe);
  const radius = Math.max(0.6, PIPE / 2 / frame.scale);
  const [k1, k2] = [toPaper(frame, [khurra.x1, khurra.y1]), toPaper(frame, [khurra.x2, khurra.y2])];
  const written = (u: number, v: number, to: number) =>
    text([u, v - PIPE_NAME / 2], name, PIPE_NAME, { anchor: to > 0 ? "start" : "end" });
  const outside =
    out[0] === 0
      ? [inwards[0], -inwards[0]].map((to) => written(x + to * (radius + 0.7), y + out[1] * (PIPE_NAME / 2), to))
      : [inwards[1], -inwards[1]].map((to) =>
          written(x - out[0] * (radius / 2), y + to * (radius + 0.6 + PIPE_NAME / 2), out[0]),
        );
  const inside = written(inwards[0] > 0 ? k2[0] + 0.8 : k1[0] - 0.8, (k1[1] + k2[1]) / 2, inwards[0]);
  const free = [...outside, inside].find((words) => space.cost(textBox(words, typesetter)) === 0);
  return free ? whereFree(free, typesetter, space) : [];
}

/** How far from a roof's middle its name may stand, in parts of the roof's depth and width: moved up and down before to the sides. */
const NAME_PLACES = [0, 0.08, -0.08, 0.15, -0.15, 0.25, -0.25, 0.35, -0.35];

/** Blank paper about it, mm, over which no line may pass. */
const NAME_CLEARANCE = 1.5;

/** In the middle of the terrace, or as far from there as it takes to stand free; over a ridge only where it stands free nowhere. */
function terraceName(box: Box, title: string, typesetter: Typesetter, space: LabelSpace): Mark[] {
  const [cx, cy] = [(box.x1 + box.x2) / 2, (box.y1 + box.y2) / 2];
  const [w, d] = [box.x2 - box.x1, box.y2 - box.y1];
  const name = text([cx, cy - 1.2], title, 2.4, { anchor: "middle", weight: "bold" });
  const places = NAME_PLACES.flatMap((x) => NAME_PLACES.map((y) => [x, y] as const))
    .sort((a, b) => Math.hypot(a[0] * w, a[1] * d) - Math.hypot(b[0] * w, b[1] * d))
    .map(([x, y]): TextMark => ({ ...name, at: [cx + x * w, cy - 1.2 + y * d] }))
    .filter((mark) => {
      const words = textBox(mark, typesetter);
      return words.x1 > box.x1 && words.x2 < box.x2;
    });
  const best = cheapest(places, (mark) => space.cost(growBox(textBox(mark, typesetter), NAME_CLEARANCE)));
  if (best === null) return [];
  const { x1, y1, x2, y2 } = textBox(best.candidate, typesetter);
  space.block({ x1, y1, x2, y2 });
  return [rectangle("A-ANNO-TEXT", x1 - 1, y1 - 1, x2 + 1, y2 + 1, { fill: { colour: PAPER } }), best.candidate];
}

/** Words that take their place, or none where it is taken. */
function whereFree(words: TextMark, typesetter: Typesetter, space: LabelSpace): readonly TextMark[] {
  const box = textBox(words, typesetter);
  if (space.cost(box) > 0) return [];
  space.block(box);
  return [words];
}
