import { planRounding } from "#drawing/sheet/chains/plan-rounding.ts";
import { headroomIsNear, headroomStops } from "#drawing/sheet/headroom/chains.ts";
import { doorTable, doorTag } from "#drawing/sheet/headroom/door-tags.ts";
import {
  doorSwings,
  drawHeadroom,
  type Headroom,
  headroomBoxes,
  headroomsOf,
  terraceFinish,
} from "#drawing/sheet/headroom/headroom.ts";
import { headroomLanding } from "#drawing/sheet/headroom/landing.ts";
import { levelMarkIn, openFloorLevel } from "#drawing/sheet/heights/floor-levels.ts";
import { roofHeight, writtenHeight } from "#drawing/sheet/heights/written-heights.ts";
import { roofBoxes, unroofed } from "#drawing/sheet/house/roof-boxes.ts";
import { PARAPET, parapetsOf, withinParapets } from "#drawing/sheet/house/roof-pieces.ts";
import { SIDES, sideAxis } from "#drawing/sheet/house/sides.ts";
import { chainMarks, drawChain } from "#drawing/sheet/page/draw-chain.ts";
import { allToPaper, boxToPaper, type Frame, toPaper } from "#drawing/sheet/page/frame.ts";
import { createLabelSpace, type LabelSpace } from "#drawing/sheet/page/label-space.ts";
import { layoutFor, scaleText } from "#drawing/sheet/page/layout.ts";
import { path, polygon, polylineContour, rectangle, text } from "#drawing/sheet/page/marks.ts";
import { PAPER, PENS } from "#drawing/sheet/page/pens.ts";
import type { PlanRounding } from "#drawing/sheet/page/rounding.ts";
import type { Mark, Sheet } from "#drawing/sheet/page/sheet.ts";
import {
  CHAIN_STEP,
  drawingTitle,
  FIRST_CHAIN,
  ROAD_BAND,
  SIDE_MARGIN,
  sheetBorder,
} from "#drawing/sheet/page/sheet-frame.ts";
import { type Units, unitsOf } from "#drawing/sheet/page/units.ts";
import { drawPanel } from "#drawing/sheet/panel/draw-panel.ts";
import { northAndScale } from "#drawing/sheet/panel/north-arrow.ts";
import { notes } from "#drawing/sheet/panel/section.ts";
import { type TitleBlock, titleBlock } from "#drawing/sheet/panel/title-block.ts";
import { drain } from "#drawing/sheet/rain/catchments.ts";
import { avoidRidges, falls } from "#drawing/sheet/rain/draw-roof-falls.ts";
import { pipesFrom } from "#drawing/sheet/rain/pipes.ts";
import { drawRoofLadder } from "#drawing/sheet/roof/ladder.ts";
import { roofNotes } from "#drawing/sheet/roof/notes.ts";
import { areaStatement } from "#drawing/sheet/rooms/area-statement.ts";
import { clearSize } from "#drawing/sheet/rooms/clear-size.ts";
import { drawRoomLabels } from "#drawing/sheet/rooms/draw-room-labels.ts";
import { crossLines } from "#drawing/sheet/rooms/sky-crosses.ts";
import {
  drawTerracesBelow,
  nameTerracesBelow,
  type TerraceBelow,
  terracesBelow,
} from "#drawing/sheet/rooms/terraces-below.ts";
import { LEVEL_MARGINS, seenOnSheets } from "#drawing/sheet/seen-on-sheets.ts";
import { areaOf, axisEnds, type Box, boxAround, growBox } from "#drawing/sheet/shapes/box.ts";
import { largestRectangle } from "#drawing/sheet/shapes/largest-rectangle.ts";
import { distinct, outlineOfBoxes } from "#drawing/sheet/shapes/rectilinear.ts";
import { drawPlotBoundary } from "#drawing/sheet/site/boundary.ts";
import { drawStair } from "#drawing/sheet/stairs/draw-stairs.ts";
import { drawColumnTags } from "#drawing/sheet/structure/draw-column-tags.ts";
import { columnLifts } from "#drawing/sheet/structure/tagged-columns.ts";
import type { Typesetter } from "#drawing/text/typesetter.ts";
import { regionalText } from "#drawing/words/regional-text.ts";
import type { Polygon } from "#planner/geometry/point.ts";
import type { Level, Plan } from "#planner/plan/plan.ts";

/** What it costs to write over a parapet's lines. */
const OVER_PARAPET = 5;

/** The terrace: parapet, falls to the rain-water pipes, shafts open to the sky, the room over the stair. */
export function drawRoofSheet(plan: Plan, block: TitleBlock, typesetter: Typesetter): Sheet {
  const last = plan.levels[plan.levels.length - 1];
  if (!last) throw new Error("a plan without levels has no roof plan");
  const units = unitsOf(plan.brief.region);
  const say = (words: string) => regionalText(plan.brief.region, words);
  const { extent, plot } = seenOnSheets(plan);
  const layout = layoutFor(extent, LEVEL_MARGINS, plan.brief.region);
  const { frame } = layout;
  const space = createLabelSpace();
  const roof = outlineOfBoxes(roofBoxes(last));
  const rounding = planRounding(plan);
  const terrace = largestTerrace(roof, frame);
  const headrooms = headroomsOf(plan, roof, frame);
  const pipes = pipesFrom(plan, plan.levels.length);
  const outlets = pipes.map(({ outlet }) => outlet);
  const drainage = drain(roof, headroomBoxes(plan), outlets, doorSwings(plan, roof));
  avoidRidges(drainage.ridges, frame, space);
  for (const box of parapetsOf(roof)) space.avoid(boxToPaper(frame, box), OVER_PARAPET);
  const heights = roofHeights(plan, units);
  const landing = `${units.finished} ${writtenHeight(plan, units, roofHeight(plan))}`;
  const [left, bottom] = toPaper(frame, [extent.x1, extent.y1]);
  const [right, top] = toPaper(frame, [extent.x2, extent.y2]);
  const name = {
    title: say("TERRACE PLAN"),
    number: `A-${101 + plan.levels.length}`,
    scale: scaleText(frame.scale, plan.brief.region),
  };
  const balconies = balconiesBelow(last);
  const risen = columnLifts(plan, last).filter(({ toHeadroom }) => toHeadroom);
  const lower = terracesBelow(plan, plan.levels.length);
  const marks: Mark[] = [
    sheetBorder(layout),
    ...(plot ? drawPlotBoundary(plan, frame) : []),
    ...parapet(roof, frame),
    ...balconies.map(({ room }) => polygon("A-FLOR", allToPaper(frame, room.polygon), { stroke: PENS.floor })),
    ...drawTerracesBelow(lower, frame),
    ...nameTerracesBelow(
      [...balconies, ...lower],
      frame,
      typesetter,
      space,
      (level) => `${units.finished} ${writtenHeight(plan, units, openFloorLevel(level))}`,
    ),
    ...shafts(last, say("O.T.S."), frame, typesetter, space),
    ...headrooms.flatMap((room) =>
      drawStairRoom(room, clearSize(room.room, rounding, units), landing, frame, typesetter, space),
    ),
    ...falls(
      terrace,
      drainage,
      pipes,
      // Nobody steps out onto a roof without a stair to it.
      { terrace: headrooms.length > 0 ? say("OPEN TERRACE") : "ROOF", pipe: say("R.W.P."), slope: say("1:100") },
      frame,
      typesetter,
      space,
    ),
    ...roofLevels(terrace, heights, typesetter, space),
    ...chains(plan, roof, rounding, extent, frame, units, typesetter, space),
    ...drawRoofLadder(plan, frame, typesetter, space),
    ...drawColumnTags(risen, frame, typesetter, space),
    ...drawingTitle(name.title, name.scale, (left + right) / 2, bottom - SIDE_MARGIN - ROAD_BAND - 7, typesetter),
    ...drawPanel(
      layout.panel,
      layout.panelColumns,
      [
        northAndScale(plan.site.northBearing, frame.scale, units),
        areaStatement(plan, units, typesetter),
        ...doorTable(headrooms, units, typesetter),
        notes("NOTES", roofNotes(plan, roof, { headrooms, pipes }).map(say), typesetter),
      ],
      titleBlock(plan, block, name, units, typesetter),
    ),
  ];
  return {
    name: "terrace",
    title: `${block.project}: ${say("terrace plan")}`,
    width: layout.width,
    height: layout.height,
    scale: frame.scale,
    origin: frame.origin,
    focus: [left - SIDE_MARGIN, bottom - LEVEL_MARGINS.bottom, right + SIDE_MARGIN, top + SIDE_MARGIN],
    marks,
  };
}

function parapet(roof: readonly Polygon[], frame: Frame): readonly Mark[] {
  const onPaper = (loop: Polygon) => polylineContour(allToPaper(frame, loop), true);
  return [
    path("A-WALL", roof.map(onPaper), { stroke: PENS.cutWall }),
    path("A-WALL", outlineOfBoxes(withinParapets(roof)).map(onPaper), { stroke: PENS.lowWall }),
  ];
}

/** Balconies of the topmost storey: one looks down on them. */
function balconiesBelow(last: Level): readonly TerraceBelow[] {
  return unroofed(last)
    .filter(({ kind }) => kind === "balcony")
    .map((room) => ({ level: last, room }));
}

type RoofHeight = { readonly words: string; readonly of: "floor" | "slab" };

/** How high the roof's slab lies, and how high its finish at most, where one steps out on to it over a threshold. */
function roofHeights(plan: Plan, units: Units): readonly RoofHeight[] {
  const slab = `${units.slab} ${writtenHeight(plan, units, roofHeight(plan))}`.trim();
  const finish = terraceFinish(plan);
  const most = finish === null ? [] : [`${units.finished} AT MOST ${writtenHeight(plan, units, finish)}`];
  // Where sheets tell no slabs from floors, one mark stands for both.
  return [
    { words: slab, of: units.slab === "" ? "floor" : "slab" },
    ...most.map((words) => ({ words, of: "floor" }) as const),
  ];
}

/** The roof's heights, at free places of its floor. */
function roofLevels(
  terrace: Box | null,
  heights: readonly RoofHeight[],
  typesetter: Typesetter,
  space: LabelSpace,
): readonly Mark[] {
  if (terrace === null) return [];
  return heights.flatMap(({ words, of }) => levelMarkIn(terrace, words, typesetter, space, of));
}

function shafts(last: Level, name: string, frame: Frame, typesetter: Typesetter, space: LabelSpace): readonly Mark[] {
  return last.rooms
    .filter(({ kind }) => kind === "duct" || kind === "courtyard")
    .flatMap((room) => [
      polygon("A-WALL", allToPaper(frame, room.polygon), { stroke: PENS.lowWall }),
      ...crossLines(boxAround(room.polygon), frame),
      ...centred(name, boxAround(allToPaper(frame, room.polygon)), 1.6, typesetter, space),
    ]);
}

/** The room over a stair as one looks into it: the flights that arrive in it, its landing with the name and its level, and its doors. */
function drawStairRoom(
  headroom: Headroom,
  size: string,
  landing: string,
  frame: Frame,
  typesetter: Typesetter,
  space: LabelSpace,
): readonly Mark[] {
  const { box, inside, stair, room, doors } = headroom;
  for (const { hinge, latch, tip } of doors) space.block(boxAround([hinge, latch, tip]));
  const steps = drawStair({ stair, shows: "down" }, frame, typesetter, space);
  const name = drawRoomLabels([{ room, name: "STAIR HEADROOM", size }], frame, typesetter, space).marks;
  const level = levelMarkIn(headroomLanding(headroom, frame), landing, typesetter, space);
  space.block(box);
  return [
    rectangle("A-FLOR", inside.x1, inside.y1, inside.x2, inside.y2, { fill: { colour: PAPER } }),
    ...steps,
    ...drawHeadroom(headroom),
    ...name,
    ...level,
    ...doors.flatMap((door) => doorTag(door, typesetter, space)),
  ];
}

/** The largest rectangle of the roof within its parapets, on paper; null for no roof. */
function largestTerrace(roof: readonly Polygon[], frame: Frame): Box | null {
  const real = roof.map(largestRectangle).sort((a, b) => areaOf(b) - areaOf(a))[0];
  if (!real) return null;
  return boxToPaper(frame, growBox(real, -PARAPET));
}

/** Words in the middle of a box, made small enough for its width; nothing else may be written in the box. */
function centred(words: string, box: Box, height: number, typesetter: Typesetter, space: LabelSpace): readonly Mark[] {
  const natural = typesetter.width(words, height, "bold");
  const size = Math.min(height, (height * (box.x2 - box.x1 - 1)) / natural);
  const mark = text([(box.x1 + box.x2) / 2, (box.y1 + box.y2) / 2 - size / 2], words, size, {
    anchor: "middle",
    weight: "bold",
  });
  space.block(box);
  return [mark];
}

function chains(
  plan: Plan,
  roof: readonly Polygon[],
  rounding: PlanRounding,
  extent: Box,
  frame: Frame,
  units: Units,
  typesetter: Typesetter,
  space: LabelSpace,
): readonly Mark[] {
  const corners = roof.flat();
  const built = boxAround(corners);
  const drawn = SIDES.flatMap((side) => {
    const { axis, ahead } = sideAxis(side);
    const ends = axisEnds(built, axis);
    const all = distinct(corners.map((point) => point[axis]));
    const round = rounding[axis];
    const edge = ahead === 1 ? [extent.x1, extent.y1] : [extent.x2, extent.y2];
    const start = toPaper(frame, [edge[0] ?? 0, edge[1] ?? 0])[1 - axis] ?? 0;
    const from = ahead === 1 ? [built.x1, built.y1] : [built.x2, built.y2];
    const wall = toPaper(frame, [from[0] ?? 0, from[1] ?? 0])[1 - axis] ?? 0;
    const rooms = headroomIsNear(plan, side, extent) ? headroomStops(plan, axis) : [];
    const wanted = [rooms, all, [...ends]].filter((stops, at, every) => stops.length > (at < every.length - 1 ? 2 : 1));
    return wanted.map((stops, order) =>
      drawChain(
        {
          axis: axis === 0 ? "x" : "y",
          position: start - ahead * (FIRST_CHAIN + order * CHAIN_STEP),
          outward: ahead === 1 ? -1 : 1,
          extendFrom: wall,
          stops: stops.map((stop) => toPaper(frame, [stop, stop])[axis]),
          figures: stops.slice(1).map((to, index) => units.length(round(to) - round(stops[index] ?? to))),
        },
        typesetter,
        space,
      ),
    );
  });
  return chainMarks(drawn);
}
