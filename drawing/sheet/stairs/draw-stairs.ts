import { CUT_HEIGHT } from "#drawing/sheet/house/wall-bodies.ts";
import { allToPaper, type Frame, toPaper } from "#drawing/sheet/page/frame.ts";
import type { LabelSpace } from "#drawing/sheet/page/label-space.ts";
import {
  arrowHead,
  path,
  polygon,
  polyline,
  polylineContour,
  rectangle,
  type TextMark,
  text,
} from "#drawing/sheet/page/marks.ts";
import { GREY, INK, PAPER, PENS } from "#drawing/sheet/page/pens.ts";
import type { Mark, PaperPoint } from "#drawing/sheet/page/sheet.ts";
import { textBox } from "#drawing/sheet/page/text-box.ts";
import { boxAround, growBox } from "#drawing/sheet/shapes/box.ts";
import { type StairShown, stairsOn } from "#drawing/sheet/stairs/chains.ts";
import {
  ARROW_INSET,
  arrowsOf,
  BREAK,
  cutOf,
  flightRun,
  NUMBERED,
  numbersSide,
  type Run,
  type Walk,
  walkingLine,
} from "#drawing/sheet/stairs/walk.ts";
import type { Typesetter } from "#drawing/text/typesetter.ts";
import type { Level, Plan } from "#planner/plan/plan.ts";

const NUMBER_HEIGHT = 1.1;
/** UP and DN. */
const WORD_HEIGHT = 1.6;
/** Clear paper about UP and DN: nearer, a landing's name would read as one word with them. */
const WORD_CLEARANCE = 0.5;

/**
 * The stairs that one sees on a level: those that rise from it, cut and dashed above the cut, with UP, and the flights that
 * arrive from the level below, with DN.
 */
export function drawStairs(
  plan: Plan,
  level: Level,
  frame: Frame,
  typesetter: Typesetter,
  space: LabelSpace,
): readonly Mark[] {
  return stairsOn(plan, level).flatMap((shown) => drawStair(shown, frame, typesetter, space));
}

/** One stair, cut and dashed above the cut where it rises, and with its arrows. */
export function drawStair(
  { stair, shows }: StairShown,
  frame: Frame,
  typesetter: Typesetter,
  space: LabelSpace,
): readonly Mark[] {
  const marks: Mark[] = [];
  for (const landing of stair.landings)
    marks.push(polygon("A-STRS", allToPaper(frame, landing), { stroke: PENS.stair }));
  let riser = 1;
  const numbered = numbersSide(stair)(NUMBERED);
  const cut = shows === "down" ? null : cutOf(stair);
  for (const [index, flight] of stair.flights.entries()) {
    const run = flightRun(flight);
    const steps = Math.max(1, Math.round(run.length / stair.tread));
    const solid = { fill: { colour: PAPER }, stroke: PENS.stair };
    marks.push(polygon("A-STRS", allToPaper(frame, flight.polygon), solid));
    const hidden: PaperPoint[][] = [];
    const seen: PaperPoint[][] = [];
    const numbers: TextMark[] = [];
    for (let step = 0; step <= steps; step += 1) {
      const along = (step * run.length) / steps;
      const ends = [run.at(along, 0), run.at(along, run.width)].map((point) => toPaper(frame, point));
      const height = (riser + step) * stair.riser;
      (shows === "up" && height > CUT_HEIGHT ? hidden : seen).push(ends);
      if (step < flight.risers)
        numbers.push(...riserNumber(riser + step, run, along, run.length / steps, numbered, frame, typesetter, space));
    }
    const broken = cut?.flight === index;
    if (!broken) marks.push(...numbers);
    if (hidden.length > 0) {
      const corners = allToPaper(frame, flight.polygon);
      if (seen.length === 0)
        marks.push(polygon("A-STRS", corners, { fill: { colour: PAPER }, stroke: PENS.stairHidden }));
      marks.push(
        path(
          "A-STRS",
          hidden.map((ends) => polylineContour(ends, false)),
          { stroke: PENS.stairHidden },
        ),
      );
    }
    marks.push(
      path(
        "A-STRS",
        seen.map((ends) => polylineContour(ends, false)),
        { stroke: PENS.stair },
      ),
    );
    if (broken) marks.push(...breakLine(run, cut.along, frame), ...overBreak(numbers, typesetter));
    riser += flight.risers;
  }
  for (const way of arrowsOf(stair, shows)) marks.push(...arrow(way, frame, typesetter, space));
  for (const { polygon: corners } of stair.flights) space.avoid(boxAround(allToPaper(frame, corners)), 5);
  const walk = allToPaper(frame, walkingLine(stair).points);
  walk.slice(1).forEach((to, index) => {
    space.avoid(growBox(boxAround([walk[index] ?? to, to]), 0.4), 9);
  });
  return marks;
}

function riserNumber(
  number: number,
  run: Run,
  along: number,
  tread: number,
  across: number,
  frame: Frame,
  typesetter: Typesetter,
  space: LabelSpace,
): readonly TextMark[] {
  if (along + tread / 2 > run.length) return [];
  const [x, y] = toPaper(frame, run.at(along + tread / 2, run.width * across));
  const mark = text([x, y - NUMBER_HEIGHT / 2], String(number), NUMBER_HEIGHT, {
    layer: "A-STRS",
    anchor: "middle",
    colour: GREY,
  });
  const box = textBox(mark, typesetter);
  if (tread / frame.scale < NUMBER_HEIGHT * 1.5 || space.cost(box) === Number.POSITIVE_INFINITY) return [];
  space.block(box);
  return [mark];
}

/** Numbers on paper of their own, where the break line may pass. */
function overBreak(numbers: readonly TextMark[], typesetter: Typesetter): readonly Mark[] {
  return numbers.flatMap((mark) => {
    const { x1, y1, x2, y2 } = growBox(textBox(mark, typesetter), 0.2);
    return [rectangle("A-STRS", x1, y1, x2, y2, { fill: { colour: PAPER } }), mark];
  });
}

/** The slanting double line with a zigzag, at which the flight is cut. */
function breakLine(run: Run, along: number, frame: Frame): readonly Mark[] {
  const slant = run.width * BREAK.slant;
  const zigzag = (shift: number): PaperPoint[] =>
    [
      run.at(along - slant + shift, -BREAK.beyond),
      run.at(along - slant * 0.1 + shift, run.width * 0.45),
      run.at(along + slant * 0.35 + shift, run.width * 0.42),
      run.at(along - slant * 0.35 + shift, run.width * 0.58),
      run.at(along + slant * 0.1 + shift, run.width * 0.55),
      run.at(along + slant + shift, run.width + BREAK.beyond),
    ].map((point) => toPaper(frame, point));
  return [
    polygon("A-STRS", [...zigzag(0), ...zigzag(BREAK.band).reverse()], { fill: { colour: PAPER } }),
    polyline("A-STRS", zigzag(0), PENS.stair),
    polyline("A-STRS", zigzag(BREAK.band), PENS.stair),
  ];
}

function arrow({ word, route, first }: Walk, frame: Frame, typesetter: Typesetter, space: LabelSpace): readonly Mark[] {
  const points = route.map((point) => toPaper(frame, point));
  const start = points[0];
  const tip = points[points.length - 1];
  const before = points[points.length - 2];
  if (!start || !tip || !before) return [];
  const reach = Math.hypot(tip[0] - before[0], tip[1] - before[1]) || 1;
  const [dx, dy] = [(tip[0] - before[0]) / reach, (tip[1] - before[1]) / reach];
  const marks: Mark[] = [
    polyline("A-STRS", points, PENS.arrow),
    polygon("A-STRS", arrowHead(tip, [dx, dy]), { fill: { colour: INK } }),
    path(
      "A-STRS",
      [
        polylineContour(
          [
            [start[0] - 0.4, start[1]],
            [start[0] + 0.4, start[1]],
          ],
          false,
        ),
      ],
      { stroke: PENS.arrow },
    ),
  ];
  const after = points[1] ?? tip;
  const away = Math.hypot(after[0] - start[0], after[1] - start[1]) || 1;
  const back: PaperPoint = [(start[0] - after[0]) / away, (start[1] - after[1]) / away];
  // Clear of the first riser: the arrow begins within the first step.
  const half = Math.abs(back[0]) > 0.5 ? typesetter.width(word, WORD_HEIGHT, "bold") / 2 : WORD_HEIGHT / 2;
  const into = (ARROW_INSET * first) / frame.scale + half + 1;
  const onLanding = [0, 2.5, -2.5, 4.5, -4.5].flatMap((aside): PaperPoint[] =>
    [into, into + 2].map((far) => [
      start[0] + back[0] * far + back[1] * aside,
      start[1] + back[1] * far + back[0] * aside,
    ]),
  );
  // Without a landing, beside the arrow on paper of its own.
  const inside = [2.6, -2.6, 3.4, -3.4].flatMap((aside): PaperPoint[] =>
    [1.6, 3.6].map((far) => [start[0] - back[0] * far + back[1] * aside, start[1] - back[1] * far + back[0] * aside]),
  );
  for (const place of [...onLanding, ...inside]) {
    const mark = text([place[0], place[1] - WORD_HEIGHT / 2], word, WORD_HEIGHT, {
      layer: "A-STRS",
      anchor: "middle",
      weight: "bold",
    });
    const box = textBox(mark, typesetter);
    if (space.cost(growBox(box, 0.2)) === Number.POSITIVE_INFINITY) continue;
    space.block(growBox(box, WORD_CLEARANCE));
    if (inside.includes(place)) {
      const { x1, y1, x2, y2 } = growBox(box, 0.3);
      marks.push(rectangle("A-STRS", x1, y1, x2, y2, { fill: { colour: PAPER } }));
    }
    marks.push(mark);
    break;
  }
  return marks;
}
