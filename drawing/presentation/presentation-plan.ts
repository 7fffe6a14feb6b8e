/**
 * A level as a buyer looks at it: coloured floors, solid walls, furniture, each room's name and size, the road and north.
 * It has no chains of dimensions and no tables: it is for pages and telephones; what one builds from is the sheet (drawing/sheet).
 */
import { GROUND, ROAD, ROOF, STONE, TINTS, WALL } from "#drawing/presentation/tints.ts";
import { planRounding } from "#drawing/sheet/chains/plan-rounding.ts";
import { driveBoxes } from "#drawing/sheet/drive/drives.ts";
import { carsBefore } from "#drawing/sheet/drive/parked-cars.ts";
import { drawFurniture } from "#drawing/sheet/furniture/draw-furniture.ts";
import { roofsBelow } from "#drawing/sheet/house/lower-roofs.ts";
import { footprintBox } from "#drawing/sheet/house/sides.ts";
import { wallOutlines } from "#drawing/sheet/house/wall-bodies.ts";
import { drawOpenings } from "#drawing/sheet/openings/draw-openings.ts";
import { allToPaper, type Frame } from "#drawing/sheet/page/frame.ts";
import { createLabelSpace } from "#drawing/sheet/page/label-space.ts";
import { path, polygon, polylineContour, rectangle, text } from "#drawing/sheet/page/marks.ts";
import { GREY, PAPER, PENS } from "#drawing/sheet/page/pens.ts";
import type { Mark, Sheet } from "#drawing/sheet/page/sheet.ts";
import { unitsOf } from "#drawing/sheet/page/units.ts";
import { northArrow } from "#drawing/sheet/panel/north-arrow.ts";
import { clearSize } from "#drawing/sheet/rooms/clear-size.ts";
import { drawRoomLabels, type KeyedRoom, roomLabels } from "#drawing/sheet/rooms/draw-room-labels.ts";
import { skyCrosses } from "#drawing/sheet/rooms/sky-crosses.ts";
import { takeSpace } from "#drawing/sheet/rooms/take-space.ts";
import {
  drawRoofsBelow,
  drawTerracesBelow,
  nameFloorsBelow,
  roofAsFloor,
  terracesBelow,
} from "#drawing/sheet/rooms/terraces-below.ts";
import { type Box, boxAround, boxCorners, commonBox, growBox, hullOf } from "#drawing/sheet/shapes/box.ts";
import { drawPlotBoundary } from "#drawing/sheet/site/boundary.ts";
import { drawStairs } from "#drawing/sheet/stairs/draw-stairs.ts";
import { drawEntranceSteps } from "#drawing/sheet/steps/draw-entrance-steps.ts";
import { boxesOf, entranceSteps } from "#drawing/sheet/steps/entrance-steps.ts";
import type { Typesetter } from "#drawing/text/typesetter.ts";
import { regionalText } from "#drawing/words/regional-text.ts";
import type { Level, Plan, Room } from "#planner/plan/plan.ts";

/** The house is drawn about this wide, mm on paper, whatever its real width, so that words keep their size on a telephone. */
const HOUSE_WIDTH = 88;
const SCALES = { most: 200, least: 75 } as const;
/** Ground that is seen around the house, and around steps and cars before it, as far as the plot reaches; real mm. */
const AROUND = 1000;
const BEFORE_STEPS = 700;
const ROAD_BAND = 6;
/** Height of the caption with one line under the level's name, and of every further line, mm on paper. */
const ONE_LINE = 13;
const LINE = 2.6;
const SMALL = 1.7;
const NORTH = 3.6;
/** Paper around everything, mm. */
const EDGE = 2;

/** One level of a plan as a picture of its own, as large as it needs. Throws for a level without a footprint. */
export function drawPresentationPlan(plan: Plan, level: Level, typesetter: Typesetter): Sheet {
  // Only when the rooms are named is it known how many of them the caption names.
  const { sheet, under } = drawnOver(plan, level, typesetter, 1);
  return under > 1 ? drawnOver(plan, level, typesetter, under).sheet : sheet;
}

/** The picture with room for so many `lines` in its caption; `under`: how many the caption needs. */
function drawnOver(
  plan: Plan,
  level: Level,
  typesetter: Typesetter,
  lines: number,
): { readonly sheet: Sheet; readonly under: number } {
  const captionHeight = ONE_LINE + LINE * (lines - 1);
  const units = unitsOf(plan.brief.region);
  const roofs = roofsBelow(plan, level.index);
  const house = hullOf([footprintBox(level), ...roofs.flatMap(({ boxes }) => boxes)]);
  const plot = boxAround(plan.site.plot);
  const flights = level.index === 0 ? entranceSteps(plan) : [];
  const cars = level.index === 0 ? carsBefore(plan) : [];
  const about = [
    growBox(house, AROUND),
    ...cars.map((box) => growBox(box, BEFORE_STEPS)),
    ...flights.flatMap(boxesOf).map((box) => growBox(box, BEFORE_STEPS)),
  ];
  const seen = commonBox(hullOf(about), plot);
  const scale = Math.min(SCALES.most, Math.max(SCALES.least, (house.x2 - house.x1) / HOUSE_WIDTH));
  const road = level.index === 0 ? ROAD_BAND : 0;
  const frame: Frame = { scale, origin: [EDGE - seen.x1 / scale, EDGE + captionHeight + road - seen.y1 / scale] };
  const width = (seen.x2 - seen.x1) / scale + 2 * EDGE;
  const height = (seen.y2 - seen.y1) / scale + captionHeight + road + 2 * EDGE;

  const space = createLabelSpace();
  takeSpace(level, frame, space);
  for (const margin of around({ x1: 0, y1: EDGE + captionHeight + road, x2: width, y2: height })) space.block(margin);
  const below = terracesBelow(plan, level.index);
  const steps = drawEntranceSteps(flights, frame, typesetter, space, STONE);
  const stairs = drawStairs(plan, level, frame, typesetter, space);
  const size = (room: Room) => clearSize(room, planRounding(plan), units);
  const shaft = regionalText(plan.brief.region, "O.T.S.");
  const labelled = drawRoomLabels(roomLabels(level, size, shaft), frame, typesetter, space);
  const under = linesUnder(plan, labelled.keyed, width, typesetter);
  const low = EDGE + captionHeight;
  const marks: Mark[] = [
    rectangle("L-SITE", 0, 0, width, height, { fill: { colour: PAPER } }),
    ...(road > 0 ? roadBand(plan, { x1: EDGE, y1: low, x2: width - EDGE, y2: low + road }) : []),
    rectangle("L-SITE", EDGE, low + road, width - EDGE, height - EDGE, { fill: { colour: GROUND } }),
    ...(covers(seen, plot) ? drawPlotBoundary(plan, frame) : []),
    ...drives(plan, level, seen, frame),
    ...steps,
    ...below.map(({ room }) =>
      polygon("A-FLOR", allToPaper(frame, room.polygon), { fill: { colour: TINTS[room.kind] } }),
    ),
    ...roofs.map(({ polygon: outline, holes }) =>
      path(
        "A-FLOR",
        [outline, ...holes].map((loop) => polylineContour(allToPaper(frame, loop), true)),
        { fill: { colour: ROOF } },
      ),
    ),
    ...drawTerracesBelow(below, frame),
    ...drawRoofsBelow(roofs, frame),
    ...nameFloorsBelow([...below, ...roofs.map(roofAsFloor)], frame, typesetter, space),
    ...floors(level, frame),
    ...skyCrosses(level, frame),
    ...drawFurniture(level, frame),
    ...stairs,
    ...walls(level, frame),
    ...drawOpenings(level, frame),
    ...labelled.marks,
    ...caption(plan, level, under, captionHeight, width),
  ];
  const sheet: Sheet = {
    name: `colour-${level.index}`,
    title: `${level.name} ${regionalText(plan.brief.region, "in colour")}`,
    width,
    height,
    scale,
    origin: frame.origin,
    marks,
  };
  return { sheet, under: under.length };
}

/** All paper above, below and beside a box. */
function around({ x1, y1, x2, y2 }: Box): readonly Box[] {
  const all = { x1: -Infinity, y1: -Infinity, x2: Infinity, y2: Infinity };
  return [
    { ...all, y2: y1 },
    { ...all, y1: y2 },
    { ...all, x2: x1 },
    { ...all, x1: x2 },
  ];
}

/** Whether the whole plot is seen: half a boundary tells nothing. */
function covers(seen: Box, plot: Box): boolean {
  return seen.x1 <= plot.x1 && seen.y1 <= plot.y1 && seen.x2 >= plot.x2 && seen.y2 >= plot.y2;
}

function drives(plan: Plan, level: Level, seen: Box, frame: Frame): readonly Mark[] {
  if (level.index > 0) return [];
  return driveBoxes(plan).map((drive) =>
    polygon("L-SITE", allToPaper(frame, boxCorners(commonBox(drive, seen))), { fill: { colour: STONE } }),
  );
}

function floors(level: Level, frame: Frame): readonly Mark[] {
  const under = level.footprint.map((region) =>
    path(
      "A-FLOR",
      [region.outer, ...region.holes].map((loop) => polylineContour(allToPaper(frame, loop), true)),
      { fill: { colour: PAPER } },
    ),
  );
  const tinted = level.rooms.map((room) =>
    polygon("A-FLOR", allToPaper(frame, room.polygon), { fill: { colour: TINTS[room.kind] } }),
  );
  return [...under, ...tinted];
}

/** Cut walls as one dark shape, open at their openings; parapets and railings in outline; columns dark too. */
function walls(level: Level, frame: Frame): readonly Mark[] {
  const { cut, low } = wallOutlines(level);
  const onPaper = (loops: typeof cut) => loops.map((loop) => polylineContour(allToPaper(frame, loop), true));
  return [
    ...(low.length > 0 ? [path("A-WALL", onPaper(low), { fill: { colour: PAPER }, stroke: PENS.lowWall })] : []),
    ...(cut.length > 0 ? [path("A-WALL", onPaper(cut), { fill: { colour: WALL } })] : []),
    ...level.columns.map((column) => polygon("A-COLS", allToPaper(frame, column.polygon), { fill: { colour: WALL } })),
  ];
}

function roadBand(plan: Plan, band: Box): readonly Mark[] {
  const words = unitsOf(plan.brief.region).wideStreet(plan.site.edges.front.roadWidth);
  return [
    rectangle("L-SITE", band.x1, band.y1, band.x2, band.y2, { fill: { colour: ROAD } }),
    text([(band.x1 + band.x2) / 2, (band.y1 + band.y2) / 2 - 0.9], words, 1.8, {
      layer: "L-SITE",
      anchor: "middle",
      weight: "bold",
      colour: GREY,
    }),
  ];
}

/** The plot's size, and what the numbers in the smallest rooms stand for, in lines that end before the north arrow. */
function linesUnder(
  { brief }: Plan,
  keyed: readonly KeyedRoom[],
  width: number,
  typesetter: Typesetter,
): readonly string[] {
  const { width: across, depth, unit } = brief.plot;
  const words = [
    `${regionalText(brief.region, "Plot")} ${across} x ${depth} ${unit}`,
    ...keyed.map(({ key, name, size }) => `${key}: ${name} ${size}`),
  ];
  const most = width - 2 * EDGE - 2 * NORTH - 5;
  const lines: string[] = [];
  for (const each of words) {
    const longer = `${lines.at(-1)}   ${each}`;
    if (lines.length > 0 && typesetter.width(longer, SMALL, "regular") <= most) lines[lines.length - 1] = longer;
    else lines.push(each);
  }
  return lines;
}

/** Below the drawing: which level, the lines under its name, where north is. */
function caption(plan: Plan, level: Level, lines: readonly string[], height: number, width: number): readonly Mark[] {
  const top = EDGE + height;
  return [
    text([EDGE + 1, top - 6.8], level.name.toUpperCase(), 3, { weight: "bold" }),
    ...lines.map((words, i) => text([EDGE + 1, top - 11.4 - LINE * i], words, SMALL, { colour: GREY })),
    ...northArrow([width - EDGE - NORTH - 2.5, EDGE + height / 2], plan.site.northBearing, NORTH),
  ];
}
