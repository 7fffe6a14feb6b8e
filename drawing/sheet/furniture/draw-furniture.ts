import { bed, bedsideTable, dressingTable, wardrobe } from "#drawing/sheet/furniture/beds.ts";
import { counter, fridge, hob, sink, washingMachine } from "#drawing/sheet/furniture/kitchen.ts";
import { altar, bookshelf, car, desk, planter, shelf, twoWheeler } from "#drawing/sheet/furniture/other.ts";
import { basin, bathtub, shower, wc } from "#drawing/sheet/furniture/sanitary.ts";
import { chair, coffeeTable, diningTable, sofa, swingSeat, tvUnit } from "#drawing/sheet/furniture/seating.ts";
import type { PlanSymbol } from "#drawing/sheet/furniture/symbol.ts";
import { type Frame, toPaper } from "#drawing/sheet/page/frame.ts";
import { path } from "#drawing/sheet/page/marks.ts";
import { PAPER, PENS } from "#drawing/sheet/page/pens.ts";
import type { Contour, Mark, PaperPoint } from "#drawing/sheet/page/sheet.ts";
import { type Box, boxAround } from "#drawing/sheet/shapes/box.ts";
import type { Point } from "#planner/geometry/point.ts";
import type { Furniture, FurnitureKind, Level } from "#planner/plan/plan.ts";

const SYMBOLS: Readonly<Record<FurnitureKind, (width: number, depth: number) => PlanSymbol>> = {
  "bed-king": bed(2),
  "bed-queen": bed(2),
  "bed-single": bed(1),
  "bedside-table": bedsideTable,
  wardrobe,
  "dressing-table": dressingTable,
  "sofa-3": sofa(3),
  "sofa-2": sofa(2),
  armchair: sofa(1),
  "coffee-table": coffeeTable,
  "tv-unit": tvUnit,
  "dining-table-4": diningTable,
  "dining-table-6": diningTable,
  chair,
  counter,
  sink,
  hob,
  fridge,
  wc,
  basin,
  shower,
  bathtub,
  "washing-machine": washingMachine,
  altar,
  desk,
  bookshelf,
  shelf,
  "shoe-rack": shelf,
  swing: swingSeat,
  planter,
  car,
  "two-wheeler": twoWheeler,
};

/** What other pieces stand on or are pushed over. */
const UNDER_OTHERS: readonly FurnitureKind[] = ["counter", "chair"];

/** Every piece as its plan symbol, turned to its front; what stands on a counter, and tables over their chairs, come after. */
export function drawFurniture(level: Level, frame: Frame): readonly Mark[] {
  const below = level.furniture.filter(({ kind }) => UNDER_OTHERS.includes(kind));
  const above = level.furniture.filter(({ kind }) => !UNDER_OTHERS.includes(kind));
  return [...below, ...above].flatMap((piece) => drawPiece(piece, frame));
}

/** The paper that a piece's symbol covers, which may be more than the piece itself: a desk's symbol has a chair before it. */
export function paperUnder(piece: Furniture, frame: Frame): Box {
  const outline = onPaper(piece, frame).outline;
  return boxAround(outline.flatMap(({ from, segments }) => [from, ...segments.map(({ to }) => to)]));
}

/** One piece as its symbol. */
export function drawPiece(piece: Furniture, frame: Frame): readonly Mark[] {
  const { outline, detail } = onPaper(piece, frame);
  return [
    ...outline.map((contour) => path("A-FURN", [contour], { fill: { colour: PAPER }, stroke: PENS.furniture })),
    path("A-FURN", detail, { stroke: PENS.furnitureDetail }),
  ];
}

/** A piece's symbol, turned to its front and brought to its place. */
function onPaper(piece: Furniture, frame: Frame): PlanSymbol {
  const box = boxAround(piece.polygon);
  const front = piece.front;
  const faces = Math.abs(front[0]) > Math.abs(front[1]) ? "x" : "y";
  const width = faces === "x" ? box.y2 - box.y1 : box.x2 - box.x1;
  const depth = faces === "x" ? box.x2 - box.x1 : box.y2 - box.y1;
  const centre: Point = [(box.x1 + box.x2) / 2, (box.y1 + box.y2) / 2];
  const place = ([u, v]: PaperPoint): PaperPoint => {
    const ahead = v - depth / 2;
    return toPaper(frame, [centre[0] + u * front[1] + ahead * front[0], centre[1] - u * front[0] + ahead * front[1]]);
  };
  const symbol = SYMBOLS[piece.kind](width, depth);
  return {
    outline: symbol.outline.map((contour) => placeContour(contour, place)),
    detail: symbol.detail.map((contour) => placeContour(contour, place)),
  };
}

/** Turning and shrinking keep arcs circular and their direction. */
function placeContour(contour: Contour, place: (point: PaperPoint) => PaperPoint): Contour {
  return {
    from: place(contour.from),
    segments: contour.segments.map((segment) =>
      segment.kind === "line"
        ? { kind: "line", to: place(segment.to) }
        : { ...segment, to: place(segment.to), centre: place(segment.centre) },
    ),
    closed: contour.closed,
  };
}
