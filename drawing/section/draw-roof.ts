import type { CutRoof, RoofEnd, RoofRun } from "#drawing/section/cut-roof.ts";
import { allToPaper, boxToPaper, type Frame } from "#drawing/sheet/page/frame.ts";
import { path, polygon, polyline, polylineContour, rectangle } from "#drawing/sheet/page/marks.ts";
import { PAPER, PENS } from "#drawing/sheet/page/pens.ts";
import type { Mark, PathSegment } from "#drawing/sheet/page/sheet.ts";
import { GUTTER_SECTIONS } from "#drawing/sheet/pitched/gutter.ts";
import { EDGE_BOARD } from "#drawing/sheet/pitched/pitched-roof.ts";
import { type Box, boxCorners } from "#drawing/sheet/shapes/box.ts";
import type { Edge } from "#drawing/sheet/shapes/edges.ts";
import type { Point } from "#planner/geometry/point.ts";

/** Tiles on battens, or shingles on boards, measured upright as the roof is; the board along an edge; mm. */
const COVERING = 50;
export const BOARD = 25;
export const COVER = "#8c8c8c";
const RAFTERS = "#ececec";
const CEILING = "#f6f6f6";

/** The rafters or trusses that are cut with their covering, boards, soffits and gutters, and the plates under them. */
export function drawCutRoof({ region, runs, plates }: CutRoof, frame: Frame): readonly Mark[] {
  return [
    ...plates.flatMap((plate) => drawTimber(plate, frame)),
    ...runs.flatMap(({ ends }) => ends.flatMap((end) => drawSoffit(end, frame))),
    ...runs.flatMap((run) => drawBand(run, frame)),
    ...runs.flatMap(({ ends }) => ends.flatMap((end) => drawEnd(end, region, frame))),
  ];
}

function drawBand({ top, under }: RoofRun, frame: Frame): readonly Mark[] {
  const below = top.map(([u, z]): Point => [u, z - COVERING]);
  const outline = allToPaper(frame, [...top, ...[...under].reverse()]);
  const joints = top.slice(1, -1).flatMap(([u, z]): readonly Edge[] => {
    const low = under.find(([at]) => Math.abs(at - u) < 1);
    return low ? [[[u, z - COVERING], low]] : [];
  });
  return [
    polygon("A-HATCH", outline, { fill: { colour: RAFTERS } }),
    path("A-HATCH", [polylineContour(allToPaper(frame, [...top, ...[...below].reverse()]), true)], {
      fill: { colour: COVER },
    }),
    path(
      "A-WALL",
      joints.map((joint) => polylineContour(allToPaper(frame, joint), false)),
      { stroke: PENS.lowWall },
    ),
    polyline("A-WALL", allToPaper(frame, below), PENS.glass),
    polygon("A-WALL", outline, { stroke: PENS.lowWall }),
    polyline("A-WALL", allToPaper(frame, top), PENS.cutWall),
  ];
}

/** The board along an edge, and the gutter before it at eaves. */
function drawEnd(end: RoofEnd, region: CutRoof["region"], frame: Frame): readonly Mark[] {
  const { u, z, kind, out } = end;
  if (kind === "party") return [];
  const board = boxToPaper(frame, {
    x1: Math.min(u, u - out * BOARD),
    x2: Math.max(u, u - out * BOARD),
    y1: z - EDGE_BOARD,
    y2: z,
  });
  const fascia = rectangle("A-WALL", board.x1, board.y1, board.x2, board.y2, {
    fill: { colour: PAPER },
    stroke: PENS.lowWall,
  });
  if (kind === "verge") return [fascia];
  return [fascia, polyline("A-WALL", allToPaper(frame, gutterAt(end, region)), PENS.opening)];
}

/** How far up and out a cut roof is drawn: the points of its tiles and gutters. */
export function outermost({ region, runs }: CutRoof): readonly Point[] {
  return runs.flatMap(({ top, ends }) => [
    ...top,
    ...ends.filter(({ kind }) => kind === "eaves").flatMap((end) => gutterAt(end, region)),
  ]);
}

/** A gutter before eaves, cut across: from the board behind it to its rim. */
function gutterAt({ u, z, out }: RoofEnd, region: CutRoof["region"]): readonly Point[] {
  return GUTTER_SECTIONS[region].map(([before, down]) => [u + out * before, z - down]);
}

/** The level boards under the rafters' feet, from the board along the eaves to the wall. */
function drawSoffit({ u, z, kind, wall }: RoofEnd, frame: Frame): readonly Mark[] {
  if (kind !== "eaves" || wall === null || wall === u) return [];
  const soffit = allToPaper(frame, [
    [u, z - EDGE_BOARD],
    [wall, z - EDGE_BOARD],
  ]);
  return [polyline("A-WALL", soffit, PENS.lowWall)];
}

/** A timber cut across: a rectangle with its diagonals. */
function drawTimber(box: Box, frame: Frame): readonly Mark[] {
  const corners = allToPaper(frame, boxCorners(box));
  const [a, b, c, d] = corners;
  if (!a || !b || !c || !d) return [];
  return [
    polygon("A-WALL", corners, { fill: { colour: PAPER }, stroke: PENS.lowWall }),
    path("A-WALL", [polylineContour([a, c], false), polylineContour([b, d], false)], { stroke: PENS.hatch }),
  ];
}

/** Joists with insulation between them: the loops of a quilt between two lines, the lower one heavy as it is boarded. */
export function drawCeilings(ceilings: readonly Box[], frame: Frame): readonly Mark[] {
  return ceilings.flatMap((ceiling): readonly Mark[] => {
    const { x1, y1, x2, y2 } = boxToPaper(frame, ceiling);
    return [
      rectangle("A-HATCH", x1, y1, x2, y2, { fill: { colour: CEILING } }),
      path("A-HATCH", [quilt({ x1, y1, x2, y2 })], { stroke: PENS.hatch }),
      rectangle("A-WALL", x1, y1, x2, y2, { stroke: PENS.lowWall }),
      polyline(
        "A-WALL",
        [
          [x1, y1],
          [x2, y1],
        ],
        PENS.cutWall,
      ),
    ];
  });
}

/** The line of an insulating quilt through a box on paper: up and down between half circles. */
function quilt({ x1, y1, x2, y2 }: Box) {
  const half = (y2 - y1) * 0.18;
  const count = Math.max(1, Math.floor((x2 - x1) / (2 * half)));
  const wide = (x2 - x1) / count;
  const [low, high] = [y1 + wide / 2 + 0.1, y2 - wide / 2 - 0.1];
  const segments = Array.from({ length: count }, (_, index): readonly PathSegment[] => {
    const [from, to] = [x1 + index * wide, x1 + (index + 1) * wide];
    const rises = index % 2 === 0;
    const [start, end] = rises ? [low, high] : [high, low];
    return [
      { kind: "line", to: [from, start] },
      { kind: "line", to: [from, end] },
      { kind: "arc", to: [to, end], centre: [(from + to) / 2, end], clockwise: rises },
    ];
  }).flat();
  return { from: [x1, low] as const, segments, closed: false };
}

/** What of the roof stands behind the cut, in thin lines; and in dash what of it before the cut is higher. */
export function drawRoofLines(beyond: readonly Edge[], before: readonly Edge[], frame: Frame): readonly Mark[] {
  const contours = (edges: readonly Edge[]) => edges.map((edge) => polylineContour(allToPaper(frame, edge), false));
  return [
    ...(beyond.length > 0 ? [path("A-ELEV", contours(beyond), { stroke: PENS.beyond })] : []),
    ...(before.length > 0 ? [path("A-ELEV", contours(before), { stroke: PENS.overhead })] : []),
  ];
}

/** How the table of materials shows a ceiling and a roof, in a box on paper. */
export function roofSwatch({ x1, y1, x2, y2 }: Box): readonly Mark[] {
  const thick = (y2 - y1) * 0.25;
  return [
    rectangle("A-HATCH", x1, y1, x2, y2, { fill: { colour: RAFTERS } }),
    rectangle("A-HATCH", x1, y2 - thick, x2, y2, { fill: { colour: COVER } }),
    rectangle("A-WALL", x1, y1, x2, y2, { stroke: PENS.lowWall }),
    polyline(
      "A-WALL",
      [
        [x1, y2],
        [x2, y2],
      ],
      PENS.cutWall,
    ),
  ];
}
