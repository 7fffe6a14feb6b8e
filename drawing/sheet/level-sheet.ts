import { sectionCut } from "#drawing/section/section-cut.ts";
import { drawSectionMarks } from "#drawing/section/section-mark.ts";
import { type Box, boxAround, growBox, textBox } from "#drawing/sheet/box.ts";
import { chainMarks, drawChain } from "#drawing/sheet/draw-chain.ts";
import { drawColumnTags } from "#drawing/sheet/draw-column-tags.ts";
import { drawEntranceSteps } from "#drawing/sheet/draw-entrance-steps.ts";
import { drawFloorEdges } from "#drawing/sheet/draw-floor-edges.ts";
import { drawFurniture } from "#drawing/sheet/draw-furniture.ts";
import { drawOpeningTags } from "#drawing/sheet/draw-opening-tags.ts";
import { drawOpenings } from "#drawing/sheet/draw-openings.ts";
import { drawRoomLabels, roomLabels } from "#drawing/sheet/draw-room-labels.ts";
import { drawPlotBoundary, drawRoad, edgeWords } from "#drawing/sheet/draw-site.ts";
import { drawStairs, skyCrosses } from "#drawing/sheet/draw-stairs.ts";
import { drawSunshades } from "#drawing/sheet/draw-sunshades.ts";
import { drawWalls } from "#drawing/sheet/draw-walls.ts";
import { entranceSteps } from "#drawing/sheet/entrance-steps.ts";
import { drawFloorLevels } from "#drawing/sheet/floor-levels.ts";
import { type Frame, toPaper } from "#drawing/sheet/frame.ts";
import { writtenHeight } from "#drawing/sheet/heights.ts";
import { createLabelSpace, type LabelSpace } from "#drawing/sheet/label-space.ts";
import { layoutFor, scaleText } from "#drawing/sheet/layout.ts";
import { type LevelChains, levelChains, type RealChain } from "#drawing/sheet/level-chains.ts";
import type { PathMark } from "#drawing/sheet/marks.ts";
import { drawLevelPanel } from "#drawing/sheet/panel/level-panel.ts";
import { type TitleBlock, titleBlock } from "#drawing/sheet/panel/title-block.ts";
import { PENS } from "#drawing/sheet/pens.ts";
import { largestRectangle } from "#drawing/sheet/room-size.ts";
import { LEVEL_MARGINS, seenOnSheets } from "#drawing/sheet/seen-on-sheets.ts";
import type { Mark, PaperPoint, Sheet } from "#drawing/sheet/sheet.ts";
import {
  CHAIN_STEP,
  drawingTitle,
  FIRST_CHAIN,
  ROAD_BAND,
  SIDE_MARGIN,
  sheetBorder,
  TITLE_BAND,
} from "#drawing/sheet/sheet-frame.ts";
import { hasColumnSchedule } from "#drawing/sheet/sheet-notes.ts";
import { axisEnds, footprintBox, type SideName, sideAxis } from "#drawing/sheet/sides.ts";
import { sunshades } from "#drawing/sheet/sunshades.ts";
import { taggedColumns } from "#drawing/sheet/tagged-columns.ts";
import { takeSpace } from "#drawing/sheet/take-space.ts";
import { drawTerracesBelow, nameTerracesBelow, terracesBelow } from "#drawing/sheet/terraces-below.ts";
import { type Units, unitsOf } from "#drawing/sheet/units.ts";
import type { Typesetter } from "#drawing/text/typesetter.ts";
import { regionalText } from "#drawing/words/regional-text.ts";
import type { Level, Plan, Room } from "#planner/plan/plan.ts";

/** One A3 sheet for each level, at the largest standard scale that fits what is seen and its dimensions. */
export function drawLevelSheets(plan: Plan, block: TitleBlock, typesetter: Typesetter): readonly Sheet[] {
  return plan.levels.map((level) => drawLevelSheet(plan, level, block, typesetter));
}

export function drawLevelSheet(plan: Plan, level: Level, block: TitleBlock, typesetter: Typesetter): Sheet {
  const units = unitsOf(plan.brief.region);
  const say = (words: string) => regionalText(plan.brief.region, words);
  const seen = seenOnSheets(plan);
  const { extent } = seen;
  const layout = layoutFor(extent, LEVEL_MARGINS, plan.brief.region);
  const { frame } = layout;
  const chains = levelChains(plan, level, units);
  const flights = level.index === 0 ? entranceSteps(plan) : [];
  const below = terracesBelow(plan, level.index);
  const space = createLabelSpace();
  takeSpace(level, frame, space);
  const shades = sunshades(plan, level);
  const dotted = drawSunshades(shades, frame, space);
  const section = drawSectionMarks(sectionCut(plan), extent, footprintBox(level), frame, space);

  const [left, bottom] = toPaper(frame, [extent.x1, extent.y1]);
  const [right, top] = toPaper(frame, [extent.x2, extent.y2]);
  const roadTop = bottom - SIDE_MARGIN;
  const name = {
    title: `${level.name.toUpperCase()} PLAN`,
    number: `A-${101 + level.index}`,
    scale: scaleText(frame.scale, plan.brief.region),
  };

  const marks: Mark[] = [
    sheetBorder(layout),
    ...(seen.plot ? drawPlotBoundary(plan, frame) : []),
    ...drawTerracesBelow(below, frame),
    ...skyCrosses(level, frame),
    ...drawFloorEdges(level, frame),
    ...drawFurniture(level, frame),
    ...drawStairs(plan, level, frame, typesetter, space),
    ...drawEntranceSteps(flights, frame, typesetter, space),
    ...dotted,
    ...section,
    ...drawWalls(level, frame),
    ...drawOpenings(level, frame),
    ...drawChains(
      seen.plot ? chains : ofTheHouse(chains, level),
      { extent, steps: flights.map(({ down }) => down) },
      level,
      frame,
      units,
      typesetter,
      space,
    ),
  ];
  const columns = hasColumnSchedule(plan, level) ? taggedColumns(plan, level) : [];
  const columnTags = drawColumnTags(columns, frame, typesetter, space);
  marks.push(...columnTags);
  marks.push(...nameTerracesBelow(below, frame, typesetter, space));
  if (level.index === 0) {
    const band = { x1: left - 12, y1: roadTop - ROAD_BAND, x2: right + 12, y2: roadTop };
    marks.push(...drawRoad(plan, band, units, typesetter, space));
    marks.push(...edgeWords(plan, frame, typesetter, space, { kinds: ["party", "road"], within: extent }));
  }
  const size = (room: Room) => clearSize(room, chains, units);
  const labelled = drawRoomLabels(roomLabels(level, size, say("O.T.S.")), frame, typesetter, space);
  marks.push(
    ...labelled.marks,
    ...drawOpeningTags(plan, level, frame, typesetter, space, boxesOfWords(columnTags, typesetter)),
  );
  marks.push(...drawFloorLevels(level, frame, (z) => writtenHeight(plan, units, z), typesetter, space));
  marks.push(...drawingTitle(name.title, name.scale, (left + right) / 2, roadTop - ROAD_BAND - 7, typesetter));
  const foot = titleBlock(plan, block, name, units, typesetter);
  marks.push(...drawLevelPanel(plan, level, layout, { size, keyed: labelled.keyed }, foot, units, typesetter));
  return {
    name: `level-${level.index}`,
    title: `${block.project}: ${level.name} plan`,
    width: layout.width,
    height: layout.height,
    scale: frame.scale,
    origin: frame.origin,
    focus: [left - SIDE_MARGIN, roadTop - ROAD_BAND - TITLE_BAND, right + SIDE_MARGIN, top + SIDE_MARGIN],
    marks,
  };
}

/** A room's clear size as it is written, from the sheet's one rounding, so that label and chains agree: along x, then y. */
export function clearSize(room: Room, { rounding }: LevelChains, units: Units): string {
  const box = largestRectangle(room.polygon);
  const width = units.length(rounding[0](box.x2) - rounding[0](box.x1));
  const depth = units.length(rounding[1](box.y2) - rounding[1](box.y1));
  return `${width} x ${depth}`;
}

/** The overall chains without the setbacks beside the house. */
function ofTheHouse({ chains, rounding }: LevelChains, level: Level): LevelChains {
  const footprint = footprintBox(level);
  const own = chains.map((chain) =>
    chain.kind === "overall" ? { ...chain, stops: axisEnds(footprint, chain.axis) } : chain,
  );
  return { chains: own, rounding };
}

/** Paper between the last chain beside a house and the boundary. */
const TO_BOUNDARY = 5.5;

/** What lies about a house: how far the drawing reaches, real mm, and on which sides steps lead up to a door. */
type Around = { readonly extent: Box; readonly steps: readonly SideName[] };

/** Chains stand beside the house where its yard has room for all of them and no steps, else outside the plot; those that show the setbacks always do. */
function drawChains(
  { chains, rounding }: LevelChains,
  { extent, steps }: Around,
  level: Level,
  frame: Frame,
  units: Units,
  typesetter: Typesetter,
  space: LabelSpace,
): readonly Mark[] {
  const placed = new Map<string, number>();
  const footprint = footprintBox(level);
  const drawn = chains.map((chain) => {
    const { axis, stops } = chain;
    const round = rounding[axis];
    const figures = stops.slice(1).map((to, index) => units.length(round(to) - round(stops[index] ?? to)));
    const onPaper = stops.map((stop) => toPaper(frame, [stop, stop])[axis]);
    const common = { axis: axis === 0 ? "x" : "y", stops: onPaper, figures } as const;
    if (chain.side === null) {
      const position = toPaper(frame, [chain.across ?? 0, chain.across ?? 0])[1 - axis] ?? 0;
      const [from = 0, to = 0] = [onPaper[0], onPaper[onPaper.length - 1]];
      const band =
        axis === 0
          ? { x1: from, y1: position - 0.2, x2: to, y2: position + 0.2 }
          : { x1: position - 0.2, y1: from, x2: position + 0.2, y2: to };
      const internal = drawChain({ ...common, position, outward: 1 }, typesetter, space);
      space.avoid(band, 8);
      return internal;
    }
    const { side } = chain;
    const { ahead } = sideAxis(side);
    const onSide = (box: Box): number => {
      const edge: PaperPoint = ahead === 1 ? [box.x1, box.y1] : [box.x2, box.y2];
      return toPaper(frame, edge)[1 - axis] ?? 0;
    };
    const [boundary, start] = [onSide(extent), onSide(footprint)];
    const own = chains.filter((one) => one.side === side && isOfTheHouse(one, footprint));
    const needed = FIRST_CHAIN + (own.length - 1) * CHAIN_STEP + TO_BOUNDARY;
    const beside = own.includes(chain) && !steps.includes(side) && (start - boundary) * ahead >= needed;
    const key = `${side} ${beside}`;
    const order = placed.get(key) ?? 0;
    placed.set(key, order + 1);
    const position = (beside ? start : boundary) - ahead * (FIRST_CHAIN + order * CHAIN_STEP);
    return drawChain({ ...common, position, outward: ahead === 1 ? -1 : 1, extendFrom: start }, typesetter, space);
  });
  for (const { stroke, contours } of drawn.flatMap((chain) => chain?.lines ?? []).filter(isPath)) {
    if (stroke !== PENS.extension) continue;
    for (const { from, segments } of contours)
      space.avoid(growBox(boxAround([from, ...segments.map(({ to }) => to)]), 0.1), 2);
  }
  return chainMarks(drawn);
}

function boxesOfWords(marks: readonly Mark[], typesetter: Typesetter): readonly Box[] {
  return marks.filter((mark) => mark.kind === "text").map((mark) => textBox(mark, typesetter));
}

function isPath(mark: Mark): mark is PathMark {
  return mark.kind === "path";
}

/** Whether a chain ends at the house, not at the plot's boundary. */
function isOfTheHouse({ stops, axis }: RealChain, footprint: Box): boolean {
  const [low, high] = axisEnds(footprint, axis);
  return (stops[0] ?? low) >= low && (stops[stops.length - 1] ?? high) <= high;
}
