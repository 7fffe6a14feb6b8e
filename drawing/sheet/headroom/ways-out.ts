import { headroomBoxes, type Risen, stairsToRoof, thickness } from "#drawing/sheet/headroom/stairs-to-roof.ts";
import { HEADROOM_THRESHOLD, roofHeight } from "#drawing/sheet/heights/house-heights.ts";
import { oncePerPlan } from "#drawing/sheet/house/once-per-plan.ts";
import { roofOutline } from "#drawing/sheet/house/roof-outline.ts";
import { isOnRoof, type RoofPiece, roofPieces } from "#drawing/sheet/house/roof-pieces.ts";
import { axisEnds, type Box, boxAround, boxHolds, growBox } from "#drawing/sheet/shapes/box.ts";
import { flightRun } from "#drawing/sheet/stairs/walk.ts";
import type { Point } from "#planner/geometry/point.ts";
import type { Plan } from "#planner/plan/plan.ts";

/** A door on to the roof, as wide as there is landing for, mm. */
const DOOR = { most: 900, least: 600 } as const;
/** Roof that a door needs before it, mm. */
const BEFORE = 1000;
/** Roof that stays free before a door's open leaf, mm. */
const FREE = 1000;

/** A side of the landing on which a door would lead on to the roof: the door's middle and width, and the point `before` it on the roof. Real mm. */
export type Way = { readonly out: Point; readonly middle: Point; readonly width: number; readonly before: Point };

/** A room over a stair with the ways that have a door; `wall`: how thick that is through which a way leads. */
type RoomWithDoors = Risen & { readonly ways: readonly (Way & { readonly wall: number })[] };

/** The rooms over the stairs with their doors on to the roof. */
export const roomsWithDoors = oncePerPlan((plan: Plan): readonly RoomWithDoors[] => {
  const pieces = roofPieces(roofOutline(plan), headroomBoxes(plan));
  return stairsToRoof(plan).map((room) => ({
    ...room,
    ways: needed(waysOut(plan, room), pieces).map((way) => ({
      ...way,
      wall: thickness(room.inner, room.outer, way.out),
    })),
  }));
});

/** The roof before each door on to it, which its leaf sweeps and one steps out over, so much of it `free` beyond the leaf. Real mm. */
export function beforeDoors(plan: Plan, free: number = FREE): readonly Box[] {
  const doors = roomsWithDoors(plan).flatMap(({ ways }) => ways);
  return doors.map(({ out: [ox, oy], middle: [x, y], width, wall }) => {
    const far = wall + width + free;
    const [aside, deep] = [Math.abs(oy) * (width / 2), Math.abs(ox) * (width / 2)];
    return boxAround([
      [x + ox * wall - aside, y + oy * wall - deep],
      [x + ox * far + aside, y + oy * far + deep],
    ]);
  });
}

/** What the leaves of those doors sweep. Real mm. */
export function doorSwings(plan: Plan): readonly Box[] {
  return beforeDoors(plan, 0);
}

/** The height above the road that a terrace's finish stays below: that of the lowest threshold on to it; null where no door leads out. mm */
export function terraceFinish(plan: Plan): number | null {
  const leads = stairsToRoof(plan).some((one) => waysOut(plan, one).length > 0);
  return leads ? roofHeight(plan) + HEADROOM_THRESHOLD : null;
}

/** The pieces of the roof on to which no door leads. */
export function unreachedPieces(plan: Plan): readonly RoofPiece[] {
  const ways = stairsToRoof(plan).flatMap((one) => waysOut(plan, one));
  if (ways.length === 0) return [];
  return roofPieces(roofOutline(plan), headroomBoxes(plan)).filter(
    (piece) => !ways.some(({ before }) => holds(piece, before)),
  );
}

/** Straight on from the last step, and to either side of the landing: those that lead on to the roof. */
function waysOut(plan: Plan, { stair, inner: room, columns }: Risen): readonly Way[] {
  const flight = stair.flights.at(-1);
  if (!flight) return [];
  const run = flightRun(flight);
  const [ux, uy] = run.up;
  const [hx, hy] = run.at(run.length, run.width / 2);
  const depth = ux > 0 ? room.x2 - hx : ux < 0 ? hx - room.x1 : uy > 0 ? room.y2 - hy : hy - room.y1;
  const landing: Point = [hx + (ux * depth) / 2, hy + (uy * depth) / 2];
  const sides = [
    { out: [ux, uy] as const, beside: run.width },
    { out: [-uy, ux] as const, beside: depth },
    { out: [uy, -ux] as const, beside: depth },
  ];
  return sides.flatMap(({ out, beside }): Way[] => {
    const axis = out[0] === 0 ? 0 : 1;
    const face: Point =
      axis === 0 ? [landing[0], out[1] > 0 ? room.y2 : room.y1] : [out[0] > 0 ? room.x2 : room.x1, landing[1]];
    const [from, to] = betweenColumns(face, axis, beside, columns);
    const width = Math.min(DOOR.most, beside - 100, to - from);
    const middle: Point = axis === 0 ? [(from + to) / 2, face[1]] : [face[0], (from + to) / 2];
    const before: Point = [middle[0] + out[0] * BEFORE, middle[1] + out[1] * BEFORE];
    return width >= DOOR.least && isOnRoof(roofOutline(plan), before) ? [{ out, middle, width, before }] : [];
  });
}

/** The part of a landing's side about its middle that no column takes, along the wall. */
function betweenColumns(
  face: Point,
  axis: 0 | 1,
  beside: number,
  columns: readonly Box[],
): readonly [from: number, to: number] {
  const across = axis === 0 ? 1 : 0;
  const middle = face[axis];
  const there = columns
    .filter((column) => {
      const [low, high] = axisEnds(column, across);
      return low <= face[across] && face[across] <= high;
    })
    .map((column) => axisEnds(column, axis));
  return [
    Math.max(middle - beside / 2, ...there.map(([, high]) => high).filter((high) => high < middle)),
    Math.min(middle + beside / 2, ...there.map(([low]) => low).filter((low) => low > middle)),
  ];
}

/** The first way out, and one more for every piece of the roof that the ways before it do not reach. */
function needed(ways: readonly Way[], pieces: readonly RoofPiece[]): readonly Way[] {
  const chosen: Way[] = [];
  for (const way of ways) {
    const piece = pieces.find((one) => holds(one, way.before));
    const leads = piece !== undefined && !chosen.some(({ before }) => holds(piece, before));
    if (chosen.length === 0 || leads) chosen.push(way);
  }
  return chosen;
}

function holds(piece: RoofPiece, [x, y]: Point): boolean {
  return piece.some((box) => boxHolds(growBox(box, 1), x, y));
}
