import { CHANNEL, type RoofPiece, withinParapets } from "#drawing/sheet/house/roof-pieces.ts";
import type { Outlet } from "#drawing/sheet/rain/outlet.ts";
import { axisEnds, type Box, boxHolds, hullOf } from "#drawing/sheet/shapes/box.ts";
import { distinct } from "#drawing/sheet/shapes/rectilinear.ts";
import type { Point, Polygon } from "#planner/geometry/point.ts";

/** A line from which a roof's floor falls. Real mm. */
export type Ridge = readonly [from: Point, to: Point];

/** Where a piece of floor is cut: across an axis at a place, as far as the floor that it cuts goes. */
export type Cut = { readonly axis: 0 | 1; readonly at: number; readonly within: Box };

/** From the far parapet to the line that says that the floor falls away from there, mm. */
const BESIDE_PARAPET = 120;
/** A shorter line says nothing, mm. */
const LEAST = 500;
/** What a piece ends short of a room's wall, mm, with a little over. */
const SHORT = CHANNEL + 1;

/** The lines at which a piece of roof is parted, as far as its floor goes; where all its outlets lie on one side, the line along the far side too. */
export function ridgesOn(
  roof: readonly Polygon[],
  rooms: readonly Box[],
  piece: RoofPiece,
  outlets: readonly Outlet[],
  cuts: readonly Cut[],
): readonly Ridge[] {
  const floor = withinParapets(roof);
  const isFloor = (x: number, y: number) =>
    floor.some((box) => boxHolds(box, x, y)) && !rooms.some((box) => boxHolds(box, x, y));
  const stops = [...floor, ...rooms, ...piece];
  const across = (axis: 0 | 1, at: number, within: Box): readonly Ridge[] => {
    const along = axis === 0 ? 1 : 0;
    const [low, high] = axisEnds(within, along);
    const ends = distinct([low, high, ...stops.flatMap((box) => axisEnds(box, along))]);
    const runs: [number, number][] = [];
    for (const [index, to] of ends.entries()) {
      const from = ends[index - 1];
      if (from === undefined || from < low - SHORT || to > high + SHORT) continue;
      const middle = (from + to) / 2;
      // With floor on both sides: not along a wall.
      if (![-1, 1].every((side) => (axis === 0 ? isFloor(at + side, middle) : isFloor(middle, at + side)))) continue;
      const before = runs.at(-1);
      if (before && before[1] === from) before[1] = to;
      else runs.push([from, to]);
    }
    const onPiece = ([from, to]: readonly [number, number]) =>
      piece.some((box) => {
        const [near, far] = axisEnds(box, axis);
        const [begins, ends] = axisEnds(box, along);
        return near <= at && at <= far && begins < to && from < ends;
      });
    return runs
      .filter((run) => run[1] - run[0] >= LEAST && onPiece(run))
      .map(
        ([from, to]): Ridge =>
          axis === 0
            ? [
                [at, from],
                [at, to],
              ]
            : [
                [from, at],
                [to, at],
              ],
      );
  };
  return [...cuts.flatMap(({ axis, at, within }) => across(axis, at, within)), ...farSide(piece, outlets, across)];
}

/** The line along the far side, of a piece whose outlets all lie on one. */
function farSide(
  piece: RoofPiece,
  outlets: readonly Outlet[],
  across: (axis: 0 | 1, at: number, within: Box) => readonly Ridge[],
): readonly Ridge[] {
  const [first] = outlets;
  if (!first || outlets.some(({ out }) => out[0] !== first.out[0] || out[1] !== first.out[1])) return [];
  const within = hullOf(piece);
  const [ox, oy] = first.out;
  if (oy === 0) return across(0, ox > 0 ? within.x1 + BESIDE_PARAPET : within.x2 - BESIDE_PARAPET, within);
  return across(1, oy > 0 ? within.y1 + BESIDE_PARAPET : within.y2 - BESIDE_PARAPET, within);
}
