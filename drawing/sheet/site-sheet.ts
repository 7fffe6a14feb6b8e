import { drawSideChains } from "#drawing/sheet/chains/draw-side-chains.ts";
import { planRounding } from "#drawing/sheet/chains/plan-rounding.ts";
import { drawDrives, drawPaving } from "#drawing/sheet/drive/draw-drives.ts";
import { drawDriveRamps } from "#drawing/sheet/drive/draw-ramp.ts";
import { drawGate } from "#drawing/sheet/drive/gate.ts";
import { carsBefore, drawCarsBefore } from "#drawing/sheet/drive/parked-cars.ts";
import { footprintBox, SIDES, sideAxis } from "#drawing/sheet/house/sides.ts";
import { chainMarks } from "#drawing/sheet/page/draw-chain.ts";
import { allToPaper, boxToPaper, type Frame, toPaper } from "#drawing/sheet/page/frame.ts";
import { hatchLines } from "#drawing/sheet/page/hatch.ts";
import { createLabelSpace, type LabelSpace } from "#drawing/sheet/page/label-space.ts";
import { layoutFor, scaleText } from "#drawing/sheet/page/layout.ts";
import { path, polygon, polylineContour, text } from "#drawing/sheet/page/marks.ts";
import { PAPER, PENS } from "#drawing/sheet/page/pens.ts";
import type { Mark, Sheet } from "#drawing/sheet/page/sheet.ts";
import { drawingTitle, ROAD_BAND, SIDE_MARGIN, sheetBorder, TITLE_BAND } from "#drawing/sheet/page/sheet-frame.ts";
import { SHEET_NUMBERS } from "#drawing/sheet/page/sheet-numbers.ts";
import { textBox } from "#drawing/sheet/page/text-box.ts";
import { type Units, unitsOf } from "#drawing/sheet/page/units.ts";
import { type TitleBlock, titleBlock } from "#drawing/sheet/panel/title-block.ts";
import { axisEnds, boxAround, growBox } from "#drawing/sheet/shapes/box.ts";
import { type Edge, edgesOf } from "#drawing/sheet/shapes/edges.ts";
import { distinct } from "#drawing/sheet/shapes/rectilinear.ts";
import { drawPlotBoundary, edgeWords } from "#drawing/sheet/site/boundary.ts";
import { drawRainPit } from "#drawing/sheet/site/draw-rain-pit.ts";
import { entrancePath } from "#drawing/sheet/site/entrance-path.ts";
import { drawOtherRoads, drawRoad } from "#drawing/sheet/site/roads.ts";
import { wayInStops } from "#drawing/sheet/site/way-in.ts";
import { drawSitePanel } from "#drawing/sheet/site-panel.ts";
import { eavesOutlines } from "#drawing/sheet/skirt/eaves-outlines.ts";
import { drawEntranceSteps } from "#drawing/sheet/steps/draw-entrance-steps.ts";
import { entranceSteps } from "#drawing/sheet/steps/entrance-steps.ts";
import type { Typesetter } from "#drawing/text/typesetter.ts";
import type { Level, Plan, SiteEdge } from "#planner/plan/plan.ts";

const SCALES = [75, 100, 125, 150, 200, 250, 300, 400, 500] as const;
const AMERICAN_SCALES = [96, 128, 192, 240, 384, 480] as const;

/**
 * The plot with its road, neighbours, setbacks, gate and the ground the house covers; and the schedules of the whole house, with the rooms of
 * levels that are `unlisted` on their own sheets.
 */
export function drawSiteSheet(
  plan: Plan,
  block: TitleBlock,
  typesetter: Typesetter,
  unlisted: readonly Level[] = [],
): Sheet {
  const ground = plan.levels[0];
  if (!ground) throw new Error("a plan without levels has no site plan");
  const units = unitsOf(plan.brief.region);
  const extent = boxAround(plan.site.plot);
  const beyond = (edge: SiteEdge) => SIDE_MARGIN + (edge.kind === "road" ? ROAD_BAND : 0);
  const { left: leftEdge, right: rightEdge, rear: rearEdge } = plan.site.edges;
  const margins = {
    left: beyond(leftEdge),
    right: beyond(rightEdge),
    top: beyond(rearEdge),
    bottom: SIDE_MARGIN + ROAD_BAND + TITLE_BAND,
  };
  const scales = plan.brief.region === "us" ? AMERICAN_SCALES : SCALES;
  const layout = layoutFor(extent, margins, plan.brief.region, scales);
  const { frame } = layout;
  const space = createLabelSpace();
  for (const car of carsBefore(plan)) space.block(boxToPaper(frame, car));
  for (const edge of eavesOf(plan)) space.avoid(growBox(boxToPaper(frame, boxAround(edge)), 0.3), OVER_EAVES);
  const [left, bottom] = toPaper(frame, [extent.x1, extent.y1]);
  const [right, top] = toPaper(frame, [extent.x2, extent.y2]);
  const roadTop = bottom - SIDE_MARGIN;
  const name = { title: "SITE PLAN", number: SHEET_NUMBERS.site, scale: scaleText(frame.scale, plan.brief.region) };
  const toDoor = entrancePath(plan);
  const marks: Mark[] = [
    sheetBorder(layout),
    ...drawDrives(plan, frame, typesetter, space),
    ...(toDoor ? drawPaving(toDoor, "PATH", 0.4, frame, typesetter, space) : []),
    ...house(ground, frame),
    ...drawEaves(plan, frame),
    ...drawCarsBefore(plan, frame),
    ...drawEntranceSteps(entranceSteps(plan), frame, typesetter, space),
    ...drawPlotBoundary(plan, frame),
    ...drawGate(plan, ground, frame, typesetter, space),
    ...drawDriveRamps(plan, frame, units, typesetter, space, { toFace: true }),
    ...drawRainPit(plan, frame, planRounding(plan), units, typesetter, space),
    ...setbackChains(plan, ground, frame, units, typesetter, space),
    ...drawRoad(
      plan,
      { x1: left - 12, y1: roadTop - ROAD_BAND, x2: right + 12, y2: roadTop },
      units,
      typesetter,
      space,
    ),
    ...drawOtherRoads(plan, { x1: left, y1: bottom, x2: right, y2: top }),
    ...edgeWords(plan, frame, typesetter, space),
    ...houseWords(plan, ground, frame, units, typesetter),
    ...drawingTitle(name.title, name.scale, (left + right) / 2, roadTop - ROAD_BAND - 7, typesetter),
    ...drawSitePanel(plan, layout, unlisted, titleBlock(plan, block, name, units, typesetter), units, typesetter),
  ];
  return {
    name: "site",
    title: `${block.project}: site plan`,
    width: layout.width,
    height: layout.height,
    scale: frame.scale,
    origin: frame.origin,
    focus: [left - SIDE_MARGIN, roadTop - ROAD_BAND - TITLE_BAND, right + SIDE_MARGIN, top + SIDE_MARGIN],
    marks,
  };
}

function house(ground: Level, frame: Frame): readonly Mark[] {
  return ground.footprint.flatMap((region) => {
    const loops = [region.outer, ...region.holes].map((loop) => allToPaper(frame, loop));
    const contours = loops.map((loop) => polylineContour(loop, true));
    return [
      path("A-HATCH", contours, { fill: { colour: "#ececec" } }),
      path(
        "A-HATCH",
        hatchLines(loops, 3).map((ends) => polylineContour(ends, false)),
        { stroke: PENS.hatch },
      ),
      path("A-WALL", contours, { stroke: PENS.cutWall }),
    ];
  });
}

/** What it costs to write over the line of the eaves. */
const OVER_EAVES = 5;

function eavesOf(plan: Plan): readonly Edge[] {
  return eavesOutlines(plan).flatMap(edgesOf);
}

function drawEaves(plan: Plan, frame: Frame): readonly Mark[] {
  return eavesOutlines(plan).map((loop) => polygon("L-SITE", allToPaper(frame, loop), { stroke: PENS.overhead }));
}

/**
 * On each side, the setbacks and the house between them, and the plot's own length; at the road first the gate and the drives, which then
 * leave the plot's own length to the rear.
 */
function setbackChains(
  plan: Plan,
  ground: Level,
  frame: Frame,
  units: Units,
  typesetter: Typesetter,
  space: LabelSpace,
): readonly Mark[] {
  const plot = boxAround(plan.site.plot);
  const built = footprintBox(ground);
  const drawn = SIDES.flatMap((side) => {
    const { axis } = sideAxis(side);
    const ends = axisEnds(plot, axis);
    const stops = distinct([...ends, ...axisEnds(built, axis)]);
    const { gate, drives } = wayInStops(plan);
    const wayIn = side === "front" ? [gate, drives].filter((chain) => chain.length > 2) : [];
    const chains = wayIn.length > 1 ? [...wayIn, stops] : [...wayIn, stops, ends];
    const place = { beyond: plot, measured: plot };
    return drawSideChains(side, chains, place, frame, planRounding(plan), units, typesetter, space);
  });
  return chainMarks(drawn);
}

function houseWords(plan: Plan, ground: Level, frame: Frame, units: Units, typesetter: Typesetter): readonly Mark[] {
  const [x1, y1] = toPaper(frame, [footprintBox(ground).x1, footprintBox(ground).y1]);
  const [x2, y2] = toPaper(frame, [footprintBox(ground).x2, footprintBox(ground).y2]);
  const [x, y] = [(x1 + x2) / 2, (y1 + y2) / 2];
  const storeys = storeysOf(plan);
  const room = x2 - x1 - 4;
  const lines = ["PROPOSED", "HOUSE", storeys, units.shortArea(plan.areas.coverage)];
  const widest = Math.max(...lines.map((words) => typesetter.width(words, 2.2, "bold")));
  const size = Math.min(2.2, (2.2 * room) / widest);
  const texts = lines.map((words, index) =>
    text([x, y + (1.5 - index) * size * 1.9 - size / 2], words, size, {
      anchor: "middle",
      weight: index < 2 ? "bold" : "regular",
    }),
  );
  const boxes = texts.map((mark) => textBox(mark, typesetter));
  const around = boxAround(boxes.flatMap((box) => [[box.x1, box.y1] as const, [box.x2, box.y2] as const]));
  return [
    polygon(
      "A-ANNO-TEXT",
      [
        [around.x1 - 1.5, around.y1 - 1.2],
        [around.x2 + 1.5, around.y1 - 1.2],
        [around.x2 + 1.5, around.y2 + 1.2],
        [around.x1 - 1.5, around.y2 + 1.2],
      ],
      { fill: { colour: PAPER } },
    ),
    ...texts,
  ];
}

/** How many storeys the house has: India counts the floors above the ground floor, other regions count them all. */
function storeysOf({ brief, levels }: Plan): string {
  const count = levels.length;
  if (brief.region === "in") return count === 1 ? "GROUND FLOOR" : `GROUND + ${count - 1}`;
  const [one, more] = brief.region === "us" ? ["STORY", "STORIES"] : ["STOREY", "STOREYS"];
  return count === 1 ? `ONE ${one}` : `${count} ${more}`;
}
