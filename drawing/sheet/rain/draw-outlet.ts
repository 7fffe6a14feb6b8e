import { boxToPaper, type Frame, toPaper } from "#drawing/sheet/page/frame.ts";
import type { LabelSpace } from "#drawing/sheet/page/label-space.ts";
import { arrowHead, circle, line, path, polygon, polylineContour, rectangle, text } from "#drawing/sheet/page/marks.ts";
import { INK, PAPER, PENS } from "#drawing/sheet/page/pens.ts";
import type { Mark, PaperPoint } from "#drawing/sheet/page/sheet.ts";
import { textBox } from "#drawing/sheet/page/text-box.ts";
import { type Outlet, PIPE, pipeBox } from "#drawing/sheet/rain/outlet.ts";
import type { Typesetter } from "#drawing/text/typesetter.ts";

/** Height of the pipes' names, mm on paper. */
export const PIPE_NAME = 1.3;
/** A smaller circle is no pipe to the eye, mm on paper. */
const LEAST_RADIUS = 0.6;

/** Keeps outlets free of words, before any of them is named. */
export function blockOutlets(outlets: readonly Outlet[], frame: Frame, space: LabelSpace): void {
  for (const outlet of outlets) for (const one of [outlet.khurra, pipeBox(outlet)]) space.block(boxToPaper(frame, one));
}

/** An outlet with its pipe's name; `covered`: spout and pipe lie under tiles. */
export function drawOutlet(
  outlet: Outlet,
  name: string,
  frame: Frame,
  typesetter: Typesetter,
  space: LabelSpace,
  covered = false,
): readonly Mark[] {
  return [...outletSymbol(outlet, frame, covered), ...pipeName(outlet, name, frame, typesetter, space)];
}

/** An arrow over a floor, down to its outlet. */
export function fallArrow(tail: PaperPoint, tip: PaperPoint): readonly Mark[] {
  const length = Math.hypot(tip[0] - tail[0], tip[1] - tail[1]) || 1;
  const along: PaperPoint = [(tip[0] - tail[0]) / length, (tip[1] - tail[1]) / length];
  return [line("A-FLOR", tail, tip, PENS.opening), polygon("A-FLOR", arrowHead(tip, along), { fill: { colour: INK } })];
}

/** A pipe's radius on paper. */
export function pipeRadius(frame: Frame): number {
  return Math.max(LEAST_RADIUS, PIPE / 2 / frame.scale);
}

/** A pipe in plan; `covered`: something lies over it. */
export function circleOfPipe(at: PaperPoint, frame: Frame, covered = false): Mark {
  const stroke = covered ? PENS.hidden : PENS.opening;
  return circle("A-FLOR", at, pipeRadius(frame), { stroke, fill: { colour: PAPER } });
}

/** The sunk square inside the parapet, the spout through it and the pipe outside. */
function outletSymbol({ khurra, pipe, out }: Outlet, frame: Frame, covered: boolean): readonly Mark[] {
  const { x1, y1, x2, y2 } = boxToPaper(frame, khurra);
  const at = toPaper(frame, pipe);
  const radius = pipeRadius(frame);
  const half = radius * 0.6;
  const [ox, oy] = out;
  const [edgeX, edgeY] = [ox > 0 ? x2 : x1, oy > 0 ? y2 : y1];
  const spout = ([-half, half] as const).map((aside) =>
    polylineContour(
      out[0] === 0
        ? [
            [at[0] + aside, edgeY],
            [at[0] + aside, at[1] - oy * radius * 0.8],
          ]
        : [
            [edgeX, at[1] + aside],
            [at[0] - ox * radius * 0.8, at[1] + aside],
          ],
      false,
    ),
  );
  return [
    rectangle("A-FLOR", x1, y1, x2, y2, { stroke: PENS.stair }),
    path("A-FLOR", spout, { stroke: covered ? PENS.hidden : PENS.stair }),
    circleOfPipe(at, frame, covered),
  ];
}

/** Beside the pipe, outside of the wall and away from the corner, where the chains' lines begin; where that is taken, beside the khurra. */
function pipeName(
  { khurra, pipe, out, inwards }: Outlet,
  name: string,
  frame: Frame,
  typesetter: Typesetter,
  space: LabelSpace,
): readonly Mark[] {
  const [x, y] = toPaper(frame, pipe);
  const radius = pipeRadius(frame);
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
  if (!free) return [];
  space.block(textBox(free, typesetter));
  return [free];
}
