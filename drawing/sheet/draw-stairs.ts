import { type Box, boxAround, growBox, textBox } from "#drawing/sheet/box.ts";
import { allToPaper, type Frame, toPaper } from "#drawing/sheet/frame.ts";
import type { LabelSpace } from "#drawing/sheet/label-space.ts";
import { arrowHead, line, path, polygon, polyline, polylineContour, rectangle, text } from "#drawing/sheet/marks.ts";
import { GREY, INK, PAPER, PENS } from "#drawing/sheet/pens.ts";
import type { Mark, PaperPoint } from "#drawing/sheet/sheet.ts";
import type { Typesetter } from "#drawing/text/typesetter.ts";
import type { Point } from "#planner/geometry/point.ts";
import type { Level, Plan, Stair } from "#planner/plan/plan.ts";

type Flight = Stair["flights"][number];

/** A plan is cut this high above its floor; a flight above it is hidden and drawn dashed. mm */
const CUT_HEIGHT = 1400;
const NUMBER_HEIGHT = 1.1;
/** UP and DN. */
const WORD_HEIGHT = 1.6;
/** Of the landing's own name, which would read as one word with it. */
const WORD_CLEARANCE = 0.5;
/** The arrow begins and ends this share of a flight's length inside it. */
const ARROW_INSET = 0.05;

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
  const below = plan.levels.find((other) => other.index === level.index - 1);
  const arriving = (below?.stairs ?? []).filter((stair) => stair.toLevel === level.index);
  const rising = level.stairs.filter((stair) => stair.toLevel > level.index);
  const marks: Mark[] = [];
  for (const stair of arriving) {
    const continues = rising.some((other) => other.room.replace(/^[^-]*/, "") === stair.room.replace(/^[^-]*/, ""));
    marks.push(...drawStair(stair, continues ? "both" : "down", frame, typesetter, space));
  }
  if (arriving.length === 0)
    for (const stair of rising) marks.push(...drawStair(stair, "up", frame, typesetter, space));
  return marks;
}

function drawStair(
  stair: Stair,
  shows: "up" | "down" | "both",
  frame: Frame,
  typesetter: Typesetter,
  space: LabelSpace,
): readonly Mark[] {
  const marks: Mark[] = [];
  for (const landing of stair.landings)
    marks.push(polygon("A-STRS", allToPaper(frame, landing), { stroke: PENS.stair }));
  let riser = 1;
  let cutDrawn = false;
  for (const flight of stair.flights) {
    const run = flightRun(flight);
    const steps = Math.max(1, Math.round(run.length / stair.tread));
    const solid = { fill: { colour: PAPER }, stroke: PENS.stair };
    marks.push(polygon("A-STRS", allToPaper(frame, flight.polygon), solid));
    const hidden: PaperPoint[][] = [];
    const seen: PaperPoint[][] = [];
    for (let step = 0; step <= steps; step += 1) {
      const along = (step * run.length) / steps;
      const ends = [run.at(along, 0), run.at(along, run.width)].map((point) => toPaper(frame, point));
      const height = (riser + step) * stair.riser;
      (shows === "up" && height > CUT_HEIGHT ? hidden : seen).push(ends);
      if (step < flight.risers)
        marks.push(...riserNumber(riser + step, run, along, run.length / steps, frame, typesetter, space));
    }
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
    if (shows !== "down" && !cutDrawn && (riser + flight.risers) * stair.riser > CUT_HEIGHT) {
      cutDrawn = true;
      const treads = CUT_HEIGHT / stair.riser - riser;
      marks.push(...breakLine(run, Math.min(run.length * 0.8, (treads * run.length) / steps), frame));
    }
    riser += flight.risers;
  }
  for (const way of arrowsOf(stair, shows)) marks.push(...arrow(way, frame, typesetter, space));
  for (const { polygon: corners } of stair.flights) space.avoid(boxAround(allToPaper(frame, corners)), 5);
  const walk = allToPaper(frame, walkingLine(stair));
  walk.slice(1).forEach((to, index) => {
    space.avoid(growBox(boxAround([walk[index] ?? to, to]), 0.4), 9);
  });
  return marks;
}

/** A flight along its climb: its length and width, and the point `along` the climb and `across` from the left edge. */
function flightRun(flight: Flight) {
  const box: Box = boxAround(flight.polygon);
  const [ux, uy] = flight.up;
  const centre: Point = [(box.x1 + box.x2) / 2, (box.y1 + box.y2) / 2];
  const length = Math.abs(ux) > Math.abs(uy) ? box.x2 - box.x1 : box.y2 - box.y1;
  const width = Math.abs(ux) > Math.abs(uy) ? box.y2 - box.y1 : box.x2 - box.x1;
  const at = (along: number, across: number): Point => {
    const [a, b] = [along - length / 2, across - width / 2];
    return [centre[0] + a * ux + b * uy, centre[1] + a * uy - b * ux];
  };
  return { length, width, at, up: flight.up };
}
type Run = ReturnType<typeof flightRun>;

function riserNumber(
  number: number,
  run: Run,
  along: number,
  tread: number,
  frame: Frame,
  typesetter: Typesetter,
  space: LabelSpace,
): readonly Mark[] {
  if (along + tread / 2 > run.length) return [];
  const [x, y] = toPaper(frame, run.at(along + tread / 2, run.width * 0.12));
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

/** The slanting double line with a zigzag, at which the flight is cut. */
function breakLine(run: Run, along: number, frame: Frame): readonly Mark[] {
  const slant = run.width * 0.25;
  const zigzag = (shift: number): PaperPoint[] =>
    [
      run.at(along - slant + shift, -60),
      run.at(along - slant * 0.1 + shift, run.width * 0.45),
      run.at(along + slant * 0.35 + shift, run.width * 0.42),
      run.at(along - slant * 0.35 + shift, run.width * 0.58),
      run.at(along + slant * 0.1 + shift, run.width * 0.55),
      run.at(along + slant + shift, run.width + 60),
    ].map((point) => toPaper(frame, point));
  return [
    polygon("A-STRS", [...zigzag(0), ...zigzag(90).reverse()], { fill: { colour: PAPER } }),
    polyline("A-STRS", zigzag(0), PENS.stair),
    polyline("A-STRS", zigzag(90), PENS.stair),
  ];
}

/** Which way one walks, from where one sets foot first, and on how long a flight. */
type Walk = { readonly word: "UP" | "DN"; readonly route: readonly Point[]; readonly first: number };

/**
 * One arrow over the whole stair; two where a straight one arrives over the one that rises: up to the cut from the lower end, and
 * down to it from the upper one.
 */
function arrowsOf(stair: Stair, shows: "up" | "down" | "both"): readonly Walk[] {
  const route = walkingLine(stair);
  const word = shows === "down" ? "DN" : "UP";
  const whole: Walk = { word, route: word === "DN" ? [...route].reverse() : route, first: flightLength(stair, shows) };
  const [flight] = stair.flights;
  if (shows !== "both" || stair.flights.length > 1 || flight === undefined) return [whole];
  const run = flightRun(flight);
  const cut = (CUT_HEIGHT / stair.riser) * stair.tread;
  const [foot, head] = [0, 1].map((end) =>
    run.at(run.length * (end === 0 ? ARROW_INSET : 1 - ARROW_INSET), run.width / 2),
  );
  if (foot === undefined || head === undefined) return [whole];
  return [
    { word: "UP", route: [foot, run.at(cut - run.width * 0.4, run.width / 2)], first: run.length },
    { word: "DN", route: [head, run.at(cut + run.width * 0.4, run.width / 2)], first: run.length },
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

/** Length in mm of the flight on which one sets foot first: the lowest going up, the highest going down. */
function flightLength(stair: Stair, shows: "up" | "down" | "both"): number {
  const flight = shows === "down" ? stair.flights.at(-1) : stair.flights[0];
  return flight === undefined ? 0 : flightRun(flight).length;
}

/** The middle line of the flights in the order of climbing, turned on the landings between them. */
function walkingLine(stair: Stair): readonly Point[] {
  const points: Point[] = [];
  stair.flights.forEach((flight, index) => {
    const run = flightRun(flight);
    const start = run.at(index === 0 ? run.length * ARROW_INSET : 0, run.width / 2);
    const next = stair.flights[index + 1];
    const end = run.at(next ? run.length : run.length * (1 - ARROW_INSET), run.width / 2);
    const last = points[points.length - 1];
    const before = stair.flights[index - 1];
    if (last && before) {
      const sameWay = before.up[0] * flight.up[0] + before.up[1] * flight.up[1];
      if (sameWay < 0) {
        // Half a landing further on, across, and back.
        const half = Math.min(run.width, flightRun(before).width) / 2;
        points.push([last[0] + before.up[0] * half, last[1] + before.up[1] * half]);
        points.push([start[0] + before.up[0] * half, start[1] + before.up[1] * half]);
      } else if (sameWay === 0) {
        points.push(before.up[0] !== 0 ? [start[0], last[1]] : [last[0], start[1]]);
      }
    }
    points.push(start, end);
  });
  return points;
}

/** Crossed thin lines over a shaft that is open to the sky. */
export function crossLines(corners: Box, frame: Frame): readonly Mark[] {
  const [x1, y1] = toPaper(frame, [corners.x1, corners.y1]);
  const [x2, y2] = toPaper(frame, [corners.x2, corners.y2]);
  return [line("A-FLOR", [x1, y1], [x2, y2], PENS.floor), line("A-FLOR", [x1, y2], [x2, y1], PENS.floor)];
}

/** What is open to the sky is crossed out. */
export function skyCrosses(level: Level, frame: Frame): readonly Mark[] {
  return level.rooms
    .filter((room) => room.kind === "duct" || room.kind === "courtyard")
    .flatMap((room) => crossLines(boxAround(room.polygon), frame));
}
