import { lowerRoofHeights } from "#drawing/sheet/heights/house-heights.ts";
import { writtenHeight } from "#drawing/sheet/heights/written-heights.ts";
import { roofsBelow } from "#drawing/sheet/house/lower-roofs.ts";
import { PARAPET } from "#drawing/sheet/house/roof-pieces.ts";
import { boxToPaper, type Frame } from "#drawing/sheet/page/frame.ts";
import { dearerOver, type LabelSpace } from "#drawing/sheet/page/label-space.ts";
import type { Mark } from "#drawing/sheet/page/sheet.ts";
import { textBox } from "#drawing/sheet/page/text-box.ts";
import type { Units } from "#drawing/sheet/page/units.ts";
import { GUTTER } from "#drawing/sheet/pitched/gutter.ts";
import { pitchedRoof } from "#drawing/sheet/pitched/pitched-roof.ts";
import { nameRainPipes } from "#drawing/sheet/rain/draw-pipes.ts";
import { avoidRidges, drawRoofFalls, type RoofWords } from "#drawing/sheet/rain/draw-roof-falls.ts";
import { type Gutter, gutterRuns } from "#drawing/sheet/rain/gutters.ts";
import { lowerRoofDrainage } from "#drawing/sheet/rain/lower-roof-outlets.ts";
import { pipesOfRoof, pipeTag, type RainPipe } from "#drawing/sheet/rain/pipes.ts";
import type { Ridge } from "#drawing/sheet/rain/ridges.ts";
import { drawRoofsBelow, nameFloorsBelow, roofAsFloor } from "#drawing/sheet/rooms/terraces-below.ts";
import { axisEnds, type Box, boxAround, growBox } from "#drawing/sheet/shapes/box.ts";
import { outerEdge } from "#drawing/sheet/shapes/edges.ts";
import { largestRectangle } from "#drawing/sheet/shapes/largest-rectangle.ts";
import { distinct } from "#drawing/sheet/shapes/rectilinear.ts";
import type { Typesetter } from "#drawing/text/typesetter.ts";
import type { Point } from "#planner/geometry/point.ts";
import type { Plan } from "#planner/plan/plan.ts";

/** The roofs over lower storeys as one sees them from the house's roof: upstand, outlets with their pipes and falls, name and how high the slab lies; `tiles`: what these cover. */
export function drawLowerRoofs(
  plan: Plan,
  words: Pick<RoofWords, "pipe" | "slope">,
  frame: Frame,
  units: Units,
  typesetter: Typesetter,
  space: LabelSpace,
  tiles: readonly Box[] = [],
): readonly Mark[] {
  const eaves = (pitchedRoof(plan)?.edges ?? []).map(({ wall, grown }) => boxAround([...wall, ...grown]));
  const besideLines = eaves.length === 0 ? space : offRoofLines(plan, frame, space);
  return roofsBelow(plan, plan.levels.length).flatMap((roof) => {
    const pipes = pipesOfRoof(plan, roof);
    const all = lowerRoofDrainage(
      roof,
      pipes.map(({ outlet }) => outlet),
    );
    const beside = (boxes: readonly Box[]) => all.ridges.flatMap((ridge) => besideBoxes(ridge, boxes));
    const floor = boxToPaper(frame, growBox(largestRectangle(roof.polygon), -PARAPET));
    const height = `${units.slab} ${writtenHeight(plan, units, lowerRoofHeights(roof).slab)}`.trim();
    avoidRidges(beside(eaves), frame, space);
    const names = nameFloorsBelow([roofAsFloor(roof)], frame, typesetter, space, () => height, tiles);
    // On a narrow roof its name stands amid the line at which the floor parts.
    const covered =
      eaves.length === 0 ? [] : wordsOf(names, typesetter).map((box) => toReal(frame, growBox(box, CLEAR)));
    const drainage = { ...all, ridges: beside([...eaves, ...covered]) };
    const marks = [
      ...drawRoofsBelow([roof], frame),
      ...names,
      ...drawRoofFalls(floor, drainage, pipes, { ...words, terrace: null }, frame, typesetter, space, besideLines),
    ];
    if (eaves.length === 0) return marks;
    for (const box of wordsOf(marks, typesetter)) space.block(growBox(box, CLEAR));
    // Under eaves and gutters a pipe's name finds no place beside it.
    const isNamed = (pipe: RainPipe) =>
      marks.some((mark) => mark.kind === "text" && mark.text === pipeTag(pipe, words.pipe));
    const unnamed = pipes.filter((pipe) => !isNamed(pipe)).map((pipe) => ({ pipe, at: pipe.outlet.pipe, ends: false }));
    const around = { chains: [], indoors: [] };
    return [...marks, ...nameRainPipes(unnamed, words.pipe, around, frame, typesetter, besideLines)];
  });
}

function wordsOf(marks: readonly Mark[], typesetter: Typesetter): readonly Box[] {
  return marks.flatMap((mark) => (mark.kind === "text" ? [textBox(mark, typesetter)] : []));
}

function toReal({ origin: [x, y], scale }: Frame, box: Box): Box {
  return { x1: (box.x1 - x) * scale, x2: (box.x2 - x) * scale, y1: (box.y1 - y) * scale, y2: (box.y2 - y) * scale };
}

/** Paper about words that others keep from, mm; and what it costs to write over a gutter or an upstand. */
const CLEAR = 0.4;
const OVER_LINES = 3;

/** Where the names of pipes stand rather beside a sloped roof's gutters and the upstands below it than over them, which overflows pass. */
export function offRoofLines(plan: Plan, frame: Frame, space: LabelSpace): LabelSpace {
  const gutters = gutterRuns(plan).flatMap((run) => run.gutters.map(gutterBox));
  const upstands = roofsBelow(plan, plan.levels.length).flatMap(({ upstand }) => upstand);
  const boxes = [...gutters, ...upstands].map((box) => boxToPaper(frame, box));
  return dearerOver(boxes, OVER_LINES, space);
}

/** The strip of paper that a gutter takes, before its eaves. */
function gutterBox({ edge, from, to }: Gutter): Box {
  const { out } = outerEdge(edge.wall);
  const rim = [from, to].map(([x, y]): Point => [x + out[0] * GUTTER, y + out[1] * GUTTER]);
  return boxAround([from, to, ...rim]);
}

/** A shorter line says nothing, mm. */
const LEAST = 300;

/**
 * What of a line at which a lower roof's floor parts is not hidden: under the eaves of a sloped roof above, where it would be taken for the walls' line, or
 * by words.
 */
function besideBoxes([from, to]: Ridge, boxes: readonly Box[]): readonly Ridge[] {
  const axis = from[1] === to[1] ? 0 : 1;
  const over = boxes.filter((box) => {
    const [low, high] = axisEnds(box, axis === 0 ? 1 : 0);
    const at = from[axis === 0 ? 1 : 0];
    return low <= at && at <= high;
  });
  if (over.length === 0) return [[from, to]];
  const stops = distinct([from[axis], to[axis], ...over.flatMap((box) => axisEnds(box, axis))]);
  const point = (along: number): Point => (axis === 0 ? [along, from[1]] : [from[0], along]);
  return stops.slice(1).flatMap((end, index): readonly Ridge[] => {
    const start = stops[index] ?? end;
    const middle = (start + end) / 2;
    const within = Math.min(from[axis], to[axis]) < middle && middle < Math.max(from[axis], to[axis]);
    const hidden = over.some((box) => axisEnds(box, axis)[0] < middle && middle < axisEnds(box, axis)[1]);
    return within && !hidden && end - start > LEAST ? [[point(start), point(end)]] : [];
  });
}
