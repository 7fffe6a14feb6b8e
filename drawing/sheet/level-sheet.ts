import { avoidInternalChains, drawLevelChains, ofTheHouse } from "#drawing/sheet/chains/draw-level-chains.ts";
import { levelChains } from "#drawing/sheet/chains/level-chains.ts";
import { planRounding } from "#drawing/sheet/chains/plan-rounding.ts";
import { outlineDrives } from "#drawing/sheet/drive/draw-drives.ts";
import { drawDriveRamps } from "#drawing/sheet/drive/draw-ramp.ts";
import { drawFurniture } from "#drawing/sheet/furniture/draw-furniture.ts";
import { drawFloorLevels, drawFurtherLevels } from "#drawing/sheet/heights/draw-floor-levels.ts";
import { FALL, openFloors } from "#drawing/sheet/heights/floor-levels.ts";
import { wetFloorLevel, wetFloors } from "#drawing/sheet/heights/wet-floors.ts";
import { writtenHeight } from "#drawing/sheet/heights/written-heights.ts";
import { hasColumnSchedule } from "#drawing/sheet/house/framed.ts";
import { roofsBelow } from "#drawing/sheet/house/lower-roofs.ts";
import { footprintBox } from "#drawing/sheet/house/sides.ts";
import { drawLevelPanel, type Scheduled } from "#drawing/sheet/level-panel.ts";
import { drawOpeningTags } from "#drawing/sheet/openings/draw-opening-tags.ts";
import { drawOpenings } from "#drawing/sheet/openings/draw-openings.ts";
import { drawSunshades } from "#drawing/sheet/openings/draw-sunshades.ts";
import { sunshades } from "#drawing/sheet/openings/sunshades.ts";
import { toPaper } from "#drawing/sheet/page/frame.ts";
import { createLabelSpace } from "#drawing/sheet/page/label-space.ts";
import { layoutFor, scaleText } from "#drawing/sheet/page/layout.ts";
import type { Mark, Sheet } from "#drawing/sheet/page/sheet.ts";
import { drawingTitle, ROAD_BAND, SIDE_MARGIN, sheetBorder, TITLE_BAND } from "#drawing/sheet/page/sheet-frame.ts";
import { levelNumber, SHEET_NUMBERS } from "#drawing/sheet/page/sheet-numbers.ts";
import { textBox } from "#drawing/sheet/page/text-box.ts";
import { unitsOf } from "#drawing/sheet/page/units.ts";
import { type TitleBlock, titleBlock } from "#drawing/sheet/panel/title-block.ts";
import { drawRainPipes, nameRainPipes } from "#drawing/sheet/rain/draw-pipes.ts";
import { drawTerraceOutlets } from "#drawing/sheet/rain/draw-terrace-outlets.ts";
import { pipesFrom, pipesPast } from "#drawing/sheet/rain/pipes.ts";
import { drawAtticHatch } from "#drawing/sheet/roof/draw-attic-hatch.ts";
import { drawRoofLadder } from "#drawing/sheet/roof/draw-ladder.ts";
import { clearSize } from "#drawing/sheet/rooms/clear-size.ts";
import { drawFloorEdges } from "#drawing/sheet/rooms/draw-floor-edges.ts";
import { drawRoomLabels, roomLabels } from "#drawing/sheet/rooms/draw-room-labels.ts";
import { drawWalls } from "#drawing/sheet/rooms/draw-walls.ts";
import { skyCrosses } from "#drawing/sheet/rooms/sky-crosses.ts";
import { takeSpace } from "#drawing/sheet/rooms/take-space.ts";
import {
  drawRoofsBelow,
  drawTerracesBelow,
  nameFloorsBelow,
  roofAsFloor,
  terracesBelow,
} from "#drawing/sheet/rooms/terraces-below.ts";
import { sectionCut } from "#drawing/sheet/section-line/cut.ts";
import { drawSectionMarks } from "#drawing/sheet/section-line/mark.ts";
import { LEVEL_MARGINS, seenOnSheets } from "#drawing/sheet/seen-on-sheets.ts";
import { type Box, hullOf } from "#drawing/sheet/shapes/box.ts";
import { drawPlotBoundary, edgeWords } from "#drawing/sheet/site/boundary.ts";
import { drawRoad } from "#drawing/sheet/site/roads.ts";
import { drawStairChains } from "#drawing/sheet/stairs/draw-stair-chains.ts";
import { drawStairs } from "#drawing/sheet/stairs/draw-stairs.ts";
import { drawEntranceSteps } from "#drawing/sheet/steps/draw-entrance-steps.ts";
import { drawStepSizes } from "#drawing/sheet/steps/draw-step-sizes.ts";
import { entranceSteps, sidesWithSteps } from "#drawing/sheet/steps/entrance-steps.ts";
import { drawColumnTags } from "#drawing/sheet/structure/draw-column-tags.ts";
import { taggedPosts } from "#drawing/sheet/structure/posts.ts";
import { taggedColumns } from "#drawing/sheet/structure/tagged-columns.ts";
import type { Typesetter } from "#drawing/text/typesetter.ts";
import { regionalText } from "#drawing/words/regional-text.ts";
import type { Polygon } from "#planner/geometry/point.ts";
import type { Level, Plan, Room } from "#planner/plan/plan.ts";

/** A level's sheet, where its columns are scheduled, and whether its rooms are listed. */
export type LevelSheet = Sheet & { readonly columns: Scheduled; readonly roomsListed: boolean };

/** One A3 sheet for each level, at the largest standard scale that fits what is seen and its dimensions. */
export function drawLevelSheets(plan: Plan, block: TitleBlock, typesetter: Typesetter): readonly LevelSheet[] {
  const [ground, ...upper] = plan.levels;
  if (ground === undefined) return [];
  const first = drawLevelSheet(plan, ground, SHEET_NUMBERS.columns, block, typesetter);
  const scheduledOn = first.columns === "here" ? levelNumber(ground) : SHEET_NUMBERS.columns;
  return [first, ...upper.map((level) => drawLevelSheet(plan, level, scheduledOn, block, typesetter))];
}

/** `scheduledOn`: the drawing that schedules the columns where this one does not. */
function drawLevelSheet(
  plan: Plan,
  level: Level,
  scheduledOn: string,
  block: TitleBlock,
  typesetter: Typesetter,
): LevelSheet {
  const units = unitsOf(plan.brief.region);
  const say = (words: string) => regionalText(plan.brief.region, words);
  const seen = seenOnSheets(plan);
  const { extent } = seen;
  const layout = layoutFor(extent, LEVEL_MARGINS, plan.brief.region);
  const { frame } = layout;
  const chains = levelChains(plan, level, units);
  const rounding = planRounding(plan);
  const flights = level.index === 0 ? entranceSteps(plan) : [];
  const below = terracesBelow(plan, level.index);
  const roofs = roofsBelow(plan, level.index);
  const built = hullOf([footprintBox(level), ...roofs.flatMap(({ boxes }) => boxes)]);
  const space = createLabelSpace();
  takeSpace(level, frame, space);
  avoidInternalChains(chains, frame, space);
  const shades = sunshades(plan, level);
  const dotted = drawSunshades(shades, frame, space);
  const passing = pipesPast(plan, level);
  const rain = [
    ...drawRainPipes(passing, frame, space),
    ...drawTerraceOutlets(
      pipesFrom(plan, level.index),
      { pipe: say("R.W.P."), slope: say(`1:${FALL}`) },
      frame,
      typesetter,
      space,
    ),
  ];
  const hatch = drawAtticHatch(plan, level, frame, typesetter, space);
  const section = drawSectionMarks(sectionCut(plan), extent, built, frame, space);

  const [left, bottom] = toPaper(frame, [extent.x1, extent.y1]);
  const [right, top] = toPaper(frame, [extent.x2, extent.y2]);
  const roadTop = bottom - SIDE_MARGIN;
  const name = {
    title: `${level.name.toUpperCase()} PLAN`,
    number: levelNumber(level),
    scale: scaleText(frame.scale, plan.brief.region),
  };

  const marks: Mark[] = [
    sheetBorder(layout),
    ...(seen.plot && level.index === 0 ? outlineDrives(plan, frame) : []),
    ...(seen.plot ? drawPlotBoundary(plan, frame) : []),
    ...drawTerracesBelow(below, frame),
    ...drawRoofsBelow(roofs, frame),
    ...skyCrosses(level, frame),
    ...drawFloorEdges(level, frame),
    ...drawFurniture(level, frame),
    ...drawStairs(plan, level, frame, typesetter, space),
    ...drawEntranceSteps(flights, frame, typesetter, space),
    ...dotted,
    ...rain,
    ...hatch,
    ...section,
    ...drawWalls(level, frame),
    ...drawOpenings(level, frame),
    ...drawStairChains(plan, level, rounding, frame, units, typesetter, space),
    ...drawLevelChains(
      seen.plot ? chains : ofTheHouse(chains, built),
      rounding,
      { extent, built, steps: sidesWithSteps(flights, level) },
      level,
      frame,
      units,
      typesetter,
      space,
    ),
  ];
  marks.push(...drawRoofLadder(plan, frame, typesetter, space));
  const columns = hasColumnSchedule(plan, level) ? taggedColumns(plan, level) : taggedPosts(plan, level);
  const columnTags = drawColumnTags(columns, frame, typesetter, space);
  marks.push(...columnTags);
  marks.push(...nameFloorsBelow([...below, ...roofs.map(roofAsFloor)], frame, typesetter, space));
  if (level.index === 0) {
    const band = { x1: left - 12, y1: roadTop - ROAD_BAND, x2: right + 12, y2: roadTop };
    marks.push(...drawRoad(plan, band, units, typesetter, space));
    marks.push(...edgeWords(plan, frame, typesetter, space, { kinds: ["party", "road"], within: extent }));
    if (seen.plot) marks.push(...drawDriveRamps(plan, frame, units, typesetter, space, { over: marks }));
  }
  marks.push(...drawStepSizes(plan, flights, frame, rounding, units, typesetter, space));
  const size = (room: Room) => clearSize(room, rounding, units);
  const labelled = drawRoomLabels(roomLabels(level, size, say("O.T.S.")), frame, typesetter, space);
  marks.push(
    ...labelled.marks,
    ...drawOpeningTags(plan, level, frame, typesetter, space, boxesOfWords(columnTags, typesetter)),
  );
  marks.push(
    ...nameRainPipes(passing, say("R.W.P."), { chains: marks, indoors: indoorsOf(level) }, frame, typesetter, space),
  );
  const heights = { finished: units.finished, slab: units.slab, written: (z: number) => writtenHeight(plan, units, z) };
  marks.push(...drawFloorLevels(level, frame, heights, typesetter, space));
  const sunk = heights.written(wetFloorLevel(plan, level));
  marks.push(...drawFurtherLevels(wetFloors(plan, level), sunk, frame, typesetter, space));
  marks.push(...drawingTitle(name.title, name.scale, (left + right) / 2, roadTop - ROAD_BAND - 7, typesetter));
  const foot = titleBlock(plan, block, name, units, typesetter);
  const drawn = { size, keyed: labelled.keyed, scheduledOn };
  const panel = drawLevelPanel(plan, level, layout, drawn, foot, units, typesetter);
  marks.push(...panel.marks);
  return {
    name: `level-${level.index}`,
    title: `${block.project}: ${level.name} plan`,
    width: layout.width,
    height: layout.height,
    scale: frame.scale,
    origin: frame.origin,
    focus: [left - SIDE_MARGIN, roadTop - ROAD_BAND - TITLE_BAND, right + SIDE_MARGIN, top + SIDE_MARGIN],
    marks,
    columns: panel.columns,
    roomsListed: panel.roomsListed,
  };
}

/** The rooms of a level that are not its terraces and balconies. */
function indoorsOf(level: Level): readonly Polygon[] {
  const open = openFloors(level);
  return level.rooms.filter((room) => !open.includes(room)).map(({ polygon }) => polygon);
}

function boxesOfWords(marks: readonly Mark[], typesetter: Typesetter): readonly Box[] {
  return marks.filter((mark) => mark.kind === "text").map((mark) => textBox(mark, typesetter));
}
