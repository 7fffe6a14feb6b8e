import { areaOf, type Box, boxAround, boxHolds, growBox } from "#drawing/sheet/shapes/box.ts";
import { edgesOf } from "#drawing/sheet/shapes/edges.ts";
import { contains } from "#drawing/sheet/shapes/largest-rectangle.ts";
import { coverBoxes } from "#drawing/sheet/shapes/rectilinear.ts";
import type { Point, Polygon } from "#planner/geometry/point.ts";

/** Thickness of the parapet about a roof, inside its outline, mm. */
export const PARAPET = 115;
/** One does not walk between a parapet and the room over a stair where there is less than this, mm. */
const PASSAGE = 600;
/** Between a parapet and the room over a stair no water is led through less than this, mm. */
export const CHANNEL = 200;
/** A smaller piece of roof is no place to go to, mm². */
const LEAST = 2e6;

/** A part of a roof that no room over a stair divides, as boxes in real mm. */
export type RoofPiece = readonly Box[];

export function floorArea(floor: readonly Box[]): number {
  return floor.reduce((sum, box) => sum + areaOf(box), 0);
}

/** What the outlines enclose, moved inwards by the parapet's thickness, as boxes. */
export function withinParapets(roof: readonly Polygon[]): readonly Box[] {
  const bands = roof.flatMap((loop) => edgesOf(loop).map((edge) => growBox(boxAround(edge), PARAPET)));
  const corners = roof.flat().map((point) => boxAround([point]));
  return coverBoxes(
    (x, y) => isOnRoof(roof, [x, y]) && !bands.some((band) => boxHolds(band, x, y)),
    [...corners, ...bands],
  );
}

/** The parapets inside of the outlines, as boxes. */
export function parapetsOf(roof: readonly Polygon[]): readonly Box[] {
  const floor = withinParapets(roof);
  const corners = roof.flat().map((point) => boxAround([point]));
  return coverBoxes(
    (x, y) => isOnRoof(roof, [x, y]) && !floor.some((box) => boxHolds(box, x, y)),
    [...corners, ...floor],
  );
}

export function isOnRoof(roof: readonly Polygon[], [x, y]: Point): boolean {
  return roof.filter((loop) => contains(loop, x, y)).length % 2 === 1;
}

/** The parts into which the rooms over the stairs divide a roof; `rooms` to their walls' outer faces, with no way past them narrower than `passage`. */
export function roofPieces(
  roof: readonly Polygon[],
  rooms: readonly Box[],
  passage: number = PASSAGE,
): readonly RoofPiece[] {
  const floor = withinParapets(roof);
  const taken = rooms.map((room) => growBox(room, passage));
  const free = coverBoxes(
    (x, y) => floor.some((box) => boxHolds(box, x, y)) && !taken.some((box) => boxHolds(box, x, y)),
    [...floor, ...taken],
  );
  const pieces: Box[][] = [];
  for (const box of free) {
    const joined = pieces.filter((piece) => piece.some((other) => meet(box, other)));
    for (const piece of joined) pieces.splice(pieces.indexOf(piece), 1);
    pieces.push([box, ...joined.flat()]);
  }
  return pieces.filter((piece) => floorArea(piece) >= LEAST);
}

/** Whether one steps from the one into the other over a common edge. */
function meet(a: Box, b: Box): boolean {
  const across = a.x1 < b.x2 && b.x1 < a.x2;
  const along = a.y1 < b.y2 && b.y1 < a.y2;
  return (across && (a.y2 === b.y1 || b.y2 === a.y1)) || (along && (a.x2 === b.x1 || b.x2 === a.x1));
}
