import type { Box } from "#drawing/sheet/box.ts";
import { chainMarks, drawChain } from "#drawing/sheet/draw-chain.ts";
import { drawEntranceSteps } from "#drawing/sheet/draw-entrance-steps.ts";
import { drawFloorEdges } from "#drawing/sheet/draw-floor-edges.ts";
import { drawFurniture } from "#drawing/sheet/draw-furniture.ts";
import { drawOpeningTags } from "#drawing/sheet/draw-opening-tags.ts";
import { drawOpenings } from "#drawing/sheet/draw-openings.ts";
import { drawRoomLabels, roomLabels } from "#drawing/sheet/draw-room-labels.ts";
import { drawPlotBoundary, drawRoad } from "#drawing/sheet/draw-site.ts";
import { drawStairs, skyCrosses } from "#drawing/sheet/draw-stairs.ts";
import { drawWalls } from "#drawing/sheet/draw-walls.ts";
import { entranceSteps } from "#drawing/sheet/entrance-steps.ts";
import { type Frame, toPaper } from "#drawing/sheet/frame.ts";
import { createLabelSpace, type LabelSpace } from "#drawing/sheet/label-space.ts";
import { layoutFor, scaleText } from "#drawing/sheet/layout.ts";
import { type LevelChains, levelChains } from "#drawing/sheet/level-chains.ts";
import { drawPanel, panelHolds } from "#drawing/sheet/panel/draw-panel.ts";
import { northAndScale } from "#drawing/sheet/panel/north-arrow.ts";
import { areaStatement, openingSchedule, roomKey, roomSchedule } from "#drawing/sheet/panel/schedules.ts";
import { notes } from "#drawing/sheet/panel/section.ts";
import { type TitleBlock, titleBlock } from "#drawing/sheet/panel/title-block.ts";
import { largestRectangle } from "#drawing/sheet/room-size.ts";
import { LEVEL_MARGINS, seenOnSheets } from "#drawing/sheet/seen-on-sheets.ts";
import type { Mark, Sheet } from "#drawing/sheet/sheet.ts";
import {
  CHAIN_STEP,
  drawingTitle,
  FIRST_CHAIN,
  ROAD_BAND,
  SIDE_MARGIN,
  sheetBorder,
  TITLE_BAND,
} from "#drawing/sheet/sheet-frame.ts";
import { levelNotes } from "#drawing/sheet/sheet-notes.ts";
import { axisEnds, footprintBox, sideAxis } from "#drawing/sheet/sides.ts";
import { takeSpace } from "#drawing/sheet/take-space.ts";
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
  const space = createLabelSpace();
  takeSpace(level, frame, space);

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
    ...skyCrosses(level, frame),
    ...drawFloorEdges(level, frame),
    ...drawFurniture(level, frame),
    ...drawStairs(plan, level, frame, typesetter, space),
    ...(level.index === 0 ? drawEntranceSteps(entranceSteps(plan), frame, typesetter, space) : []),
    ...drawWalls(level, frame),
    ...drawOpenings(level, frame),
    ...drawChains(seen.plot ? chains : ofTheHouse(chains, level), extent, level, frame, units, typesetter, space),
  ];
  if (level.index === 0) {
    const band = { x1: left - 12, y1: roadTop - ROAD_BAND, x2: right + 12, y2: roadTop };
    marks.push(...drawRoad(plan, band, units, typesetter, space));
  }
  const size = (room: Room) => clearSize(room, chains, units);
  const labelled = drawRoomLabels(roomLabels(level, size, say("O.T.S.")), frame, typesetter, space);
  marks.push(...labelled.marks, ...drawOpeningTags(level, frame, typesetter, space));
  marks.push(...drawingTitle(name.title, name.scale, (left + right) / 2, roadTop - ROAD_BAND - 7, typesetter));
  const foot = titleBlock(plan, block, name, units, typesetter);
  const tables = [
    northAndScale(plan.site.northBearing, frame.scale, units),
    areaStatement(plan, units, typesetter),
    openingSchedule(plan, level, units, typesetter),
    ...(labelled.keyed.length > 0 ? [roomKey(labelled.keyed, typesetter)] : []),
    notes("NOTES", levelNotes(plan, level, units), typesetter),
  ];
  // The rooms' own table repeats the labels: it is there where the panel has room for it.
  const rooms = roomSchedule(level, size, say("Carpet"), units, typesetter);
  const withRooms = [...tables.slice(0, 2), rooms, ...tables.slice(2)];
  const sections = panelHolds(layout.panel, layout.panelColumns, withRooms, foot) ? withRooms : tables;
  marks.push(...drawPanel(layout.panel, layout.panelColumns, sections, foot));
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

function drawChains(
  { chains, rounding }: LevelChains,
  extent: Box,
  level: Level,
  frame: Frame,
  units: Units,
  typesetter: Typesetter,
  space: LabelSpace,
): readonly Mark[] {
  const placed = new Map<string, number>();
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
    const { ahead } = sideAxis(chain.side);
    const order = placed.get(chain.side) ?? 0;
    placed.set(chain.side, order + 1);
    const edge = ahead === 1 ? [extent.x1, extent.y1] : [extent.x2, extent.y2];
    const edgeOnPaper = toPaper(frame, [edge[0] ?? 0, edge[1] ?? 0])[1 - axis] ?? 0;
    const position = edgeOnPaper - ahead * (FIRST_CHAIN + order * CHAIN_STEP);
    const footprint = footprintBox(level);
    const wallEdge = ahead === 1 ? [footprint.x1, footprint.y1] : [footprint.x2, footprint.y2];
    const start = toPaper(frame, [wallEdge[0] ?? 0, wallEdge[1] ?? 0])[1 - axis] ?? 0;
    return drawChain(
      { ...common, position, outward: ahead === 1 ? -1 : 1, extendFrom: start - ahead * 1.2 },
      typesetter,
      space,
    );
  });
  return chainMarks(drawn);
}
