import { type Box, boxAround, boxesOverlap, boxHolds, growBox, textBox } from "#drawing/sheet/box.ts";
import type { Frame } from "#drawing/sheet/frame.ts";
import type { LabelSpace } from "#drawing/sheet/label-space.ts";
import { circle, line, polygon, rectangle, type TextMark, text } from "#drawing/sheet/marks.ts";
import { INK, PAPER, PENS } from "#drawing/sheet/pens.ts";
import { contains } from "#drawing/sheet/room-size.ts";
import type { Mark, PaperPoint } from "#drawing/sheet/sheet.ts";
import type { Typesetter } from "#drawing/text/typesetter.ts";
import type { Polygon } from "#planner/geometry/point.ts";

export const PARAPET = 115;
const PIPE = 110;
/** How long an arrow is, of its usual length: where the room over the stair is in its way, a shorter one. */
const ARROWS = [1, 0.6, 0.35] as const;

/** From where the floor falls to both sides. */
export function ridge(terrace: Box | null): readonly Mark[] {
  if (terrace === null) return [];
  const middle = (terrace.x1 + terrace.x2) / 2;
  return [line("A-FLOR", [middle, terrace.y1], [middle, terrace.y2], PENS.overhead)];
}

/** The terrace's name, and arrows down to a pipe at each corner of it, beside the room over the stair where that stands in the corner. */
export function falls(
  box: Box | null,
  roof: readonly Polygon[],
  headrooms: readonly Box[],
  title: string,
  frame: Frame,
  typesetter: Typesetter,
  space: LabelSpace,
): readonly Mark[] {
  if (box === null) return [];
  const most = Math.min(box.x2 - box.x1, box.y2 - box.y1) * 0.28;
  const marks = terraceName(box, title, typesetter, space);
  for (const [x, y, ax, ay] of [
    [box.x1, box.y1, 1, 1],
    [box.x2, box.y1, -1, 1],
    [box.x2, box.y2, -1, -1],
    [box.x1, box.y2, 1, -1],
  ] as const) {
    const corner = outermost([x, y], [ax, ay], roof, PARAPET / frame.scale);
    const at = besideHeadroom(corner, [ax, ay], headrooms);
    const pipe: PaperPoint = [at[0] + ax * 1.6, at[1] + ay * 1.6];
    marks.push(
      circle("A-FLOR", pipe, Math.max(0.6, PIPE / 2 / frame.scale), { stroke: PENS.opening }),
      ...whereFree(
        text([pipe[0] + ax * 1.8, pipe[1] - 0.7], "R.W.P.", 1.3, { anchor: anchorOf(ax) }),
        typesetter,
        space,
      ),
      ...fall(pipe, [ax, ay], most, headrooms, typesetter, space),
    );
  }
  return marks;
}

/** Where a roof's name may stand, as parts of its depth and width from its middle: up and down before to the sides. */
const NAME_PLACES = [0, 0.15, -0.15, 0.25, -0.25, 0.35, -0.35];

/** Blank paper about it, mm, over which no line may pass. */
const NAME_CLEARANCE = 1.5;

/** In the middle of the terrace, or as far from there as it takes to stand free. */
function terraceName(box: Box, title: string, typesetter: Typesetter, space: LabelSpace): Mark[] {
  const [cx, cy] = [(box.x1 + box.x2) / 2, (box.y1 + box.y2) / 2];
  const [w, d] = [box.x2 - box.x1, box.y2 - box.y1];
  const name = text([cx, cy - 1.2], title, 2.4, { anchor: "middle", weight: "bold" });
  const free = NAME_PLACES.flatMap((x) => NAME_PLACES.map((y) => [x, y] as const))
    .map(([x, y]): TextMark => ({ ...name, at: [cx + x * w, cy - 1.2 + y * d] }))
    .find((mark) => {
      const words = textBox(mark, typesetter);
      return words.x1 > box.x1 && words.x2 < box.x2 && space.cost(growBox(words, NAME_CLEARANCE)) === 0;
    });
  if (free === undefined) return [];
  const { x1, y1, x2, y2 } = textBox(free, typesetter);
  space.block({ x1, y1, x2, y2 });
  return [rectangle("A-ANNO-TEXT", x1 - 1, y1 - 1, x2 + 1, y2 + 1, { fill: { colour: PAPER } }), free];
}

/** An arrow down to a pipe with its slope, as long as the room over the stair leaves it. */
function fall(
  pipe: PaperPoint,
  [ax, ay]: readonly [1 | -1, 1 | -1],
  most: number,
  headrooms: readonly Box[],
  typesetter: Typesetter,
  space: LabelSpace,
): readonly Mark[] {
  const tip: PaperPoint = [pipe[0] + ax * 3.2, pipe[1] + ay * 3.2];
  const tailAt = (reach: number): PaperPoint => [tip[0] + ax * reach, tip[1] + ay * reach];
  const reach = ARROWS.map((share) => share * most).find((one) => {
    const under = boxAround([tip, tailAt(one)]);
    return !headrooms.some((other) => boxesOverlap(other, under));
  });
  if (reach === undefined) return [];
  const tail = tailAt(reach);
  const [mx, my] = [(tip[0] + tail[0]) / 2, (tip[1] + tail[1]) / 2];
  const slope = text([mx + ax * 1.2, my + (ay > 0 ? -2.2 : 1.2)], "1:100", 1.3, { anchor: anchorOf(ax) });
  const words = whereFree(slope, typesetter, space);
  space.avoid(boxAround([tip, tail]), 5);
  return [...arrow(tail, tip), ...words];
}

function anchorOf(inwards: 1 | -1): "start" | "end" {
  return inwards > 0 ? "start" : "end";
}

/** Words that take their place, or none where it is taken. */
function whereFree(words: TextMark, typesetter: Typesetter, space: LabelSpace): readonly TextMark[] {
  const box = textBox(words, typesetter);
  if (space.cost(box) > 0) return [];
  space.block(box);
  return [words];
}

/**
 * The corner of the roof to which its floor goes on from a corner of its largest rectangle, along either side: no arm of it lies without a pipe.
 * `roof` on paper, `inset` its parapet's thickness there.
 */
function outermost(
  corner: PaperPoint,
  inwards: readonly [1 | -1, 1 | -1],
  roof: readonly Polygon[],
  inset: number,
): PaperPoint {
  const inside = ([x, y]: PaperPoint): boolean => roof.filter((loop) => contains(loop, x, y)).length % 2 === 1;
  const along = (axis: 0 | 1): number => {
    const other = axis === 0 ? 1 : 0;
    const across = corner[other] + inwards[other] * 2;
    let edge = corner[axis] - inwards[axis] * inset;
    const ends = roof
      .flat()
      .map((point) => point[axis])
      .filter((end) => (edge - end) * inwards[axis] > 0.01)
      .sort((a, b) => (b - a) * inwards[axis]);
    for (const end of ends) {
      const middle = (edge + end) / 2;
      if (!inside(axis === 0 ? [middle, across] : [across, middle])) break;
      edge = end;
    }
    return edge + inwards[axis] * inset;
  };
  const y = along(1);
  return Math.abs(y - corner[1]) > 0.01 ? [corner[0], y] : [along(0), corner[1]];
}

/** A terrace's corner; where the room over the stair stands in it, the corner beside that room which leaves more of the terrace. */
function besideHeadroom(
  [x, y]: PaperPoint,
  [ax, ay]: readonly [1 | -1, 1 | -1],
  headrooms: readonly Box[],
): PaperPoint {
  const over = headrooms.find((one) => boxHolds(growBox(one, 1), x + ax, y + ay));
  if (over === undefined) return [x, y];
  const [w, d] = [over.x2 - over.x1, over.y2 - over.y1];
  return w < d ? [ax > 0 ? over.x2 : over.x1, y] : [x, ay > 0 ? over.y2 : over.y1];
}

function arrow(from: PaperPoint, to: PaperPoint): readonly Mark[] {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
  const [dx, dy] = [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
  return [
    line("A-FLOR", from, to, PENS.opening),
    polygon(
      "A-FLOR",
      [
        to,
        [to[0] - dx * 2 - dy * 0.6, to[1] - dy * 2 + dx * 0.6],
        [to[0] - dx * 2 + dy * 0.6, to[1] - dy * 2 - dx * 0.6],
      ],
      { fill: { colour: INK } },
    ),
  ];
}
