import { sideAxis } from "#drawing/sheet/house/sides.ts";
import { allToPaper, type Frame } from "#drawing/sheet/page/frame.ts";
import type { LabelSpace } from "#drawing/sheet/page/label-space.ts";
import { arrowHead, line, polygon, text } from "#drawing/sheet/page/marks.ts";
import { INK, PAPER, PENS } from "#drawing/sheet/page/pens.ts";
import type { Mark } from "#drawing/sheet/page/sheet.ts";
import { textBox } from "#drawing/sheet/page/text-box.ts";
import { axisEnds, type Box, boxAround, boxCorners, growBox, hullOf } from "#drawing/sheet/shapes/box.ts";
import { boxesOf, type EntranceSteps } from "#drawing/sheet/steps/entrance-steps.ts";
import type { Typesetter } from "#drawing/text/typesetter.ts";
import type { Point } from "#planner/geometry/point.ts";

const WORD_HEIGHT = 1.4;

/** Landing and treads of every flight from the ground, with an arrow that climbs, and UP where there is room for it. */
export function drawEntranceSteps(
  flights: readonly EntranceSteps[],
  frame: Frame,
  typesetter: Typesetter,
  space: LabelSpace,
  stone: string = PAPER,
): readonly Mark[] {
  return flights.flatMap((steps) => {
    const look = { fill: { colour: stone }, stroke: PENS.stair };
    const boxes = boxesOf(steps).map((box) => allToPaper(frame, boxCorners(box)));
    for (const box of boxes) space.avoid(growBox(boxAround(box), 0.2), 8);
    return [...boxes.map((box) => polygon("L-SITE", box, look)), ...climb(steps, frame, typesetter, space)];
  });
}

function climb(
  { treads, down }: EntranceSteps,
  frame: Frame,
  typesetter: Typesetter,
  space: LabelSpace,
): readonly Mark[] {
  const { axis, ahead } = sideAxis(down);
  const run = hullOf(treads.map(({ box }) => box));
  const [foot, tip] = middleLine(run, axis, ahead);
  const [from, to] = allToPaper(frame, [foot, tip]) as [[number, number], [number, number]];
  const up: readonly [number, number] = axis === 0 ? [0, ahead] : [ahead, 0];
  const half = axis === 0 ? WORD_HEIGHT / 2 : typesetter.width("UP", WORD_HEIGHT, "bold") / 2;
  const far = half + 0.8;
  // Before the foot; on the landing where the picture or the plot ends before the foot.
  const places = [
    [from[0] - up[0] * far, from[1] - up[1] * far],
    [to[0] + up[0] * far, to[1] + up[1] * far],
  ] as const;
  const words = places.map(([x, y]) =>
    text([x, y - WORD_HEIGHT / 2], "UP", WORD_HEIGHT, { layer: "L-SITE", anchor: "middle", weight: "bold" }),
  );
  const word = words.find((mark) => space.cost(growBox(textBox(mark, typesetter), 0.2)) < Number.POSITIVE_INFINITY);
  if (word) space.block(textBox(word, typesetter));
  return [
    line("L-SITE", from, to, PENS.arrow),
    polygon("L-SITE", arrowHead(to, up), { fill: { colour: INK } }),
    ...(word ? [word] : []),
  ];
}

/** From the ground to the floor through the middle of a flight. */
function middleLine(run: Box, axis: 0 | 1, ahead: 1 | -1): readonly [foot: Point, tip: Point] {
  const [x, y] = [(run.x1 + run.x2) / 2, (run.y1 + run.y2) / 2];
  const [low, high] = axisEnds(run, axis === 0 ? 1 : 0);
  const at = (along: number): Point => (axis === 0 ? [x, along] : [along, y]);
  return ahead === 1 ? [at(low), at(high)] : [at(high), at(low)];
}
