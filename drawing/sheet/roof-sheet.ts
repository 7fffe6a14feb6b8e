import { planRounding } from "#drawing/sheet/chains/plan-rounding.ts";
import { doorTable } from "#drawing/sheet/headroom/door-tags.ts";
import { headroomsOf } from "#drawing/sheet/headroom/headroom.ts";
import { FALL, openFloorLevel } from "#drawing/sheet/heights/floor-levels.ts";
import { roofHeight } from "#drawing/sheet/heights/house-heights.ts";
import { writtenHeight } from "#drawing/sheet/heights/written-heights.ts";
import { unroofed } from "#drawing/sheet/house/roof-boxes.ts";
import { roofOutline } from "#drawing/sheet/house/roof-outline.ts";
import { PARAPET, parapetsOf } from "#drawing/sheet/house/roof-pieces.ts";
import { allToPaper, boxToPaper, type Frame, toPaper } from "#drawing/sheet/page/frame.ts";
import { createLabelSpace, dearerOver } from "#drawing/sheet/page/label-space.ts";
import { layoutFor, scaleText } from "#drawing/sheet/page/layout.ts";
import { polygon } from "#drawing/sheet/page/marks.ts";
import { PENS } from "#drawing/sheet/page/pens.ts";
import type { Mark, Sheet } from "#drawing/sheet/page/sheet.ts";
import { drawingTitle, ROAD_BAND, SIDE_MARGIN, sheetBorder } from "#drawing/sheet/page/sheet-frame.ts";
import { roofNumber } from "#drawing/sheet/page/sheet-numbers.ts";
import { unitsOf } from "#drawing/sheet/page/units.ts";
import { drawPanel } from "#drawing/sheet/panel/draw-panel.ts";
import { northAndScale } from "#drawing/sheet/panel/north-arrow.ts";
import { notes } from "#drawing/sheet/panel/section.ts";
import { type TitleBlock, titleBlock } from "#drawing/sheet/panel/title-block.ts";
import { type PitchedRoof, pitchedRoof } from "#drawing/sheet/pitched/pitched-roof.ts";
import { drawOverflows } from "#drawing/sheet/rain/draw-overflows.ts";
import { avoidRidges, drawRoofFalls } from "#drawing/sheet/rain/draw-roof-falls.ts";
import { pipesFrom } from "#drawing/sheet/rain/pipes.ts";
import { roofDrainage } from "#drawing/sheet/rain/roof-drainage.ts";
import { drawGutterPipes } from "#drawing/sheet/roof/draw-gutter-pipes.ts";
import { drawRoofLadder } from "#drawing/sheet/roof/draw-ladder.ts";
import { drawLowerRoofs, offRoofLines } from "#drawing/sheet/roof/draw-lower-roofs.ts";
import { drawPitchArrows } from "#drawing/sheet/roof/draw-pitch-arrows.ts";
import { drawParapet, drawShafts } from "#drawing/sheet/roof/draw-roof.ts";
import { drawRoofChains } from "#drawing/sheet/roof/draw-roof-chains.ts";
import { avoidSkirt, drawCourses, drawSkirt, nameSkirt, skirtBands } from "#drawing/sheet/roof/draw-skirt.ts";
import { avoidSlopes, blockEaves, drawSlopes } from "#drawing/sheet/roof/draw-sloped-roof.ts";
import { drawStairRoom } from "#drawing/sheet/roof/draw-stair-room.ts";
import { drawRoofLevels, roofHeights } from "#drawing/sheet/roof/levels.ts";
import { nameSlopes } from "#drawing/sheet/roof/name-slopes.ts";
import { roofNotes } from "#drawing/sheet/roof/notes.ts";
import { slopeNotes } from "#drawing/sheet/roof/slope-notes.ts";
import { areaStatement } from "#drawing/sheet/rooms/area-statement.ts";
import { clearSize } from "#drawing/sheet/rooms/clear-size.ts";
import {
  drawTerracesBelow,
  nameFloorsBelow,
  type TerraceBelow,
  terracesBelow,
} from "#drawing/sheet/rooms/terraces-below.ts";
import { LEVEL_MARGINS, seenOnSheets } from "#drawing/sheet/seen-on-sheets.ts";
import { areaOf, type Box, growBox } from "#drawing/sheet/shapes/box.ts";
import { largestRectangle } from "#drawing/sheet/shapes/largest-rectangle.ts";
import { drawPlotBoundary, edgeWords } from "#drawing/sheet/site/boundary.ts";
import { isUnderTiles, tiledSkirt } from "#drawing/sheet/skirt/tiled-skirt.ts";
import { drawColumnTags } from "#drawing/sheet/structure/draw-column-tags.ts";
import { columnLifts } from "#drawing/sheet/structure/tagged-columns.ts";
import type { Typesetter } from "#drawing/text/typesetter.ts";
import { regionalText } from "#drawing/words/regional-text.ts";
import type { Polygon } from "#planner/geometry/point.ts";
import type { Level, Plan } from "#planner/plan/plan.ts";

/** What it costs to write over a parapet's lines. */
const OVER_PARAPET = 5;
/** And, for what lies below them, over the tiles about a terrace. */
const OVER_TILES = 3;

/**
 * The roof: of a flat one parapet with the tiles about it, falls to the rain-water pipes, shafts open to the sky, the room over the stair; of a sloped one
 * its lines, pitch, heights and gutters. Both with the roofs over lower storeys.
 */
export function drawRoofSheet(plan: Plan, block: TitleBlock, typesetter: Typesetter): Sheet {
  const last = plan.levels[plan.levels.length - 1];
  if (!last) throw new Error("a plan without levels has no roof plan");
  const units = unitsOf(plan.brief.region);
  const say = (words: string) => regionalText(plan.brief.region, words);
  const { extent, plot } = seenOnSheets(plan);
  const layout = layoutFor(extent, LEVEL_MARGINS, plan.brief.region);
  const { frame } = layout;
  const space = createLabelSpace();
  const roof = roofOutline(plan);
  const sloped = pitchedRoof(plan);
  const skirt = tiledSkirt(plan);
  const rounding = planRounding(plan);
  const terrace = largestTerrace(roof, frame);
  const headrooms = headroomsOf(plan, frame);
  const pipes = pipesFrom(plan, plan.levels.length);
  if (sloped !== null) avoidSlopes(plan, sloped, frame, space);
  else {
    avoidRidges(roofDrainage(plan).ridges, frame, space);
    for (const box of parapetsOf(roof)) space.avoid(boxToPaper(frame, box), OVER_PARAPET);
  }
  if (skirt !== null) avoidSkirt(skirt, frame, space);
  // Names of what lies below keep off the tiles over it.
  const tiles = skirt === null ? [] : skirtBands(skirt);
  const onTiles = tiles.map((box) => boxToPaper(frame, box));
  const below = skirt === null ? space : dearerOver(onTiles, OVER_TILES, space);
  const [left, bottom] = toPaper(frame, [extent.x1, extent.y1]);
  const [right, top] = toPaper(frame, [extent.x2, extent.y2]);
  const name = {
    title: say("TERRACE PLAN"),
    number: roofNumber(plan),
    scale: scaleText(frame.scale, plan.brief.region),
  };
  const balconies = balconiesBelow(last);
  const risen = columnLifts(plan, last).filter(({ toHeadroom }) => toHeadroom);
  const lower = terracesBelow(plan, plan.levels.length);
  const falling = { pipe: say("R.W.P."), slope: say(`1:${FALL}`) };
  const onFlatRoof = (): readonly Mark[] => {
    const landing = `${units.finished} ${writtenHeight(plan, units, roofHeight(plan))}`;
    return [
      ...drawShafts(last, say("O.T.S."), frame, typesetter, space),
      ...headrooms.flatMap((room) =>
        drawStairRoom(room, clearSize(room.room, rounding, units), landing, frame, typesetter, space),
      ),
      ...drawRoofFalls(
        terrace,
        roofDrainage(plan),
        pipes,
        // Nobody steps out onto a roof without a stair to it.
        { terrace: headrooms.length > 0 ? say("OPEN TERRACE") : "ROOF", ...falling },
        frame,
        typesetter,
        space,
        space,
        ({ outlet }) => skirt !== null && isUnderTiles(skirt, outlet.pipe),
      ),
      ...drawRoofLevels(terrace, roofHeights(plan, units), typesetter, space),
    ];
  };
  const onSlopes = (roof: PitchedRoof): readonly Mark[] => {
    blockEaves(roof, frame, space);
    return [
      ...drawGutterPipes(pipes, falling.pipe, frame, typesetter, offRoofLines(plan, frame, space)),
      ...drawPitchArrows(roof, frame, typesetter, space),
      ...nameSlopes({ plan, roof, frame, units, typesetter, space }),
      ...edgeWords(plan, frame, typesetter, space, { kinds: ["party"], within: extent }),
    ];
  };
  const marks: Mark[] = [
    sheetBorder(layout),
    ...(plot ? drawPlotBoundary(plan, frame) : []),
    ...(sloped === null ? drawParapet(roof, frame) : []),
    ...balconies.map(({ room }) => polygon("A-FLOR", allToPaper(frame, room.polygon), { stroke: PENS.floor })),
    ...drawTerracesBelow(lower, frame),
    ...(sloped === null ? [] : drawSlopes(plan, sloped, frame)),
    ...(skirt === null ? [] : drawSkirt(skirt, frame)),
    ...nameFloorsBelow(
      [...balconies, ...lower],
      frame,
      typesetter,
      below,
      (level) => `${units.finished} ${writtenHeight(plan, units, openFloorLevel(level))}`,
      tiles,
    ),
    ...drawLowerRoofs(plan, falling, frame, units, typesetter, below, tiles),
    ...(sloped === null ? onFlatRoof() : onSlopes(sloped)),
    ...drawRoofChains(plan, roof, rounding, extent, frame, units, typesetter, space),
    ...drawRoofLadder(plan, frame, typesetter, space),
    ...drawOverflows(plan, frame, typesetter, space),
    ...drawColumnTags(risen, frame, typesetter, space),
    ...(skirt === null
      ? []
      : [...nameSkirt(skirt, say("MANGALORE TILES"), frame, typesetter, space), ...drawCourses(skirt, frame, space)]),
    ...drawingTitle(name.title, name.scale, (left + right) / 2, bottom - SIDE_MARGIN - ROAD_BAND - 7, typesetter),
    ...drawPanel(
      layout.panel,
      layout.panelColumns,
      [
        northAndScale(plan.site.northBearing, frame.scale, units),
        areaStatement(plan, units, typesetter),
        ...doorTable(headrooms, units, typesetter),
        notes(
          "NOTES",
          (sloped === null ? roofNotes(plan, { headrooms, pipes }) : slopeNotes(plan, sloped)).map(say),
          typesetter,
        ),
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

/** Balconies of the topmost storey: one looks down on them. */
function balconiesBelow(last: Level): readonly TerraceBelow[] {
  return unroofed(last)
    .filter(({ kind }) => kind === "balcony")
    .map((room) => ({ level: last, room }));
}

/** The largest rectangle of the roof within its parapets, on paper; null for no roof. */
function largestTerrace(roof: readonly Polygon[], frame: Frame): Box | null {
  const real = roof.map(largestRectangle).sort((a, b) => areaOf(b) - areaOf(a))[0];
  if (!real) return null;
  return boxToPaper(frame, growBox(real, -PARAPET));
}
