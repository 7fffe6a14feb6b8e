import { headroomBoxes } from "#drawing/sheet/headroom/stairs-to-roof.ts";
import { beforeDoors, doorSwings } from "#drawing/sheet/headroom/ways-out.ts";
import { oncePerPlan } from "#drawing/sheet/house/once-per-plan.ts";
import { roofOutline } from "#drawing/sheet/house/roof-outline.ts";
import { CHANNEL, floorArea, isOnRoof, PARAPET, roofPieces, withinParapets } from "#drawing/sheet/house/roof-pieces.ts";
import { drain, drains, NEGLIGIBLE } from "#drawing/sheet/rain/catchments.ts";
import { BEFORE_WALL, DRAINED, hasGround, type Inwards, type Outlet } from "#drawing/sheet/rain/outlet.ts";
import { courseOf } from "#drawing/sheet/rain/pipe-course.ts";
import { hasOpeningAt, pipePrices } from "#drawing/sheet/rain/pipe-prices.ts";
import { areaOf, type Box, boxCorners, boxesOverlap, boxHolds, growBox, hullOf } from "#drawing/sheet/shapes/box.ts";
import { contains, largestRectangle } from "#drawing/sheet/shapes/largest-rectangle.ts";
import type { Point, Polygon } from "#planner/geometry/point.ts";
import type { Plan } from "#planner/plan/plan.ts";

/** A roof's sunk square, mm. */
export const KHURRA = 450;
/** From the middle of a khurra to its spout at an edge, mm. */
const ASIDE = 165;
/**
 * How far from its corner an outlet may stand, and the steps in which places are tried; nearer outlets than `apart` are one; what it costs a pipe to have no
 * wall behind it on a storey, in mm of distance from its corner. mm
 */
export const PLACES = { reach: 4500, step: 50, apart: 2200, bare: 1500 } as const;

/** A place for an outlet; the less its price, the better. */
export type Candidate = Outlet & { readonly price: number };

/**
 * An outlet for each corner of the roof, on a side with open ground, as near to the corner as the wall below is free on all floors, and one for every part
 * of the roof that has none of these; empty for no roof.
 */
export const roofOutlets = oncePerPlan(outletsOf);

function outletsOf(plan: Plan): readonly Outlet[] {
  const roof = roofOutline(plan);
  const terrace = roof.map(largestRectangle).sort((a, b) => areaOf(b) - areaOf(a))[0];
  if (!terrace) return [];
  const rooms = headroomBoxes(plan);
  const best = placesOn(plan, { roof, from: plan.levels.length, rooms, doors: beforeDoors(plan) });
  const chosen: Outlet[] = [];
  for (const { at, inwards } of cornersOf(growBox(terrace, -PARAPET))) {
    const [place] = best(besideRoom(outermost(at, inwards, roof), inwards, rooms), inwards);
    const isNew = chosen.every(
      ({ pipe: [x, y] }) => place && Math.hypot(place.pipe[0] - x, place.pipe[1] - y) > PLACES.apart,
    );
    if (place && isNew) chosen.push(place);
  }
  for (const piece of roofPieces(roof, rooms, CHANNEL)) {
    if (chosen.some((place) => drains(place, piece))) continue;
    const places = cornersOf(hullOf(piece)).flatMap(({ at, inwards }) => best(at, inwards));
    const [place] = places.filter((one) => drains(one, piece)).sort((a, b) => a.price - b.price);
    if (place) chosen.push(place);
  }
  const kept = withoutPipesAtOpenings(plan, roof, chosen);
  return kept.map(({ khurra, pipe, out, inwards }) => ({ khurra, pipe, out, inwards }));
}

/** The outlets without those whose pipes no place near their corners leads past the openings below, where the others drain the roof as well. */
function withoutPipesAtOpenings<Place extends Outlet>(
  plan: Plan,
  roof: readonly Polygon[],
  outlets: readonly Place[],
): readonly Place[] {
  const [rooms, swings] = [headroomBoxes(plan), doorSwings(plan)];
  return outlets.reduce((kept, outlet) => {
    const { past } = courseOf(plan, plan.levels.length, outlet.pipe);
    if (!past.some((level) => hasOpeningAt(level, outlet))) return kept;
    const others = kept.filter((one) => one !== outlet);
    const { catchments, undrained } = drain(roof, rooms, others, swings);
    const takeAll = catchments.every(({ floor }) => floorArea(floor) <= DRAINED * 1e6);
    return takeAll && undrained <= drain(roof, rooms, kept, swings).undrained + NEGLIGIBLE ? others : kept;
  }, outlets);
}

export type Corner = { readonly at: Point; readonly inwards: Inwards };

export function cornersOf({ x1, y1, x2, y2 }: Box): readonly Corner[] {
  return [
    { at: [x1, y1], inwards: [1, 1] },
    { at: [x2, y1], inwards: [-1, 1] },
    { at: [x2, y2], inwards: [-1, -1] },
    { at: [x1, y2], inwards: [1, -1] },
  ];
}

/** A roof by its outlines, over the storeys below that of index `from`; what stands on it, and the floor before doors on to it. */
type Roof = {
  readonly roof: readonly Polygon[];
  readonly from: number;
  readonly rooms: readonly Box[];
  readonly doors: readonly Box[];
};

/**
 * The places for an outlet near a corner, the best first: on the roof's floor, clear of the rooms on it and of their doors, with the pipe outside of the house
 * over the plot's own ground.
 */
export function placesOn(
  plan: Plan,
  { roof, from, rooms, doors }: Roof,
): (corner: Point, inwards: Inwards) => readonly Candidate[] {
  const floor = withinParapets(roof);
  const beside = plan.levels.filter(({ index }) => index >= from).flatMap(({ footprint }) => footprint);
  const priced = pipePrices(plan, from, PLACES.bare, isHeld);
  return (corner, inwards) =>
    placesAt(corner, inwards)
      .filter((place) => {
        const { khurra, pipe } = place;
        const onFloor = boxCorners(growBox(khurra, -1)).every((one) => floor.some((box) => boxHolds(box, ...one)));
        const free =
          !rooms.some((room) => boxesOverlap(growBox(room, 50), khurra)) &&
          !doors.some((before) => boxesOverlap(before, khurra));
        const outside = !isOnRoof(roof, pipe) && !beside.some(({ outer }) => contains(outer, ...pipe));
        return onFloor && free && outside && hasGround(plan, place);
      })
      .map((place) => ({ ...place, price: place.price + priced(place) }))
      .sort((a, b) => a.price - b.price);
}

/** Places along both sides of a corner, from it inwards; the pipe stands before the khurra's middle, or before its edge to avoid a column. */
function placesAt([x, y]: Point, inwards: Inwards): readonly Candidate[] {
  const [ax, ay] = inwards;
  const half = KHURRA / 2;
  const around = (cx: number, cy: number): Box => growBox({ x1: cx, x2: cx, y1: cy, y2: cy }, half);
  return Array.from({ length: PLACES.reach / PLACES.step + 1 }, (_, step) => step * PLACES.step).flatMap((along) => {
    const [u, v] = [x + ax * (half + along), y + ay * (half + along)];
    return ([0, ASIDE] as const).flatMap((aside): Candidate[] => [
      {
        khurra: around(x + ax * half, v),
        pipe: [x - ax * (PARAPET + BEFORE_WALL), v - ay * aside],
        out: [-ax, 0],
        inwards,
        price: along + aside,
      },
      {
        khurra: around(u, y + ay * half),
        pipe: [u - ax * aside, y - ay * (PARAPET + BEFORE_WALL)],
        out: [0, -ay],
        inwards,
        price: along + aside,
      },
    ]);
  });
}

/** Whether a wall or column stands behind a pipe's clamps. */
export function isHeld({ pipe: [x, y], out }: Outlet, solid: readonly Box[]): boolean {
  const [bx, by] = [x - out[0] * (BEFORE_WALL + PARAPET), y - out[1] * (BEFORE_WALL + PARAPET)];
  return solid.some((box) => boxHolds(growBox(box, 1), bx, by));
}

/** From a corner of the roof's largest rectangle, the end of the arm that goes on there along y, else along x, so that no arm is without a pipe. */
function outermost(corner: Point, inwards: Inwards, roof: readonly Polygon[]): Point {
  const along = (axis: 0 | 1): number => {
    const other = axis === 0 ? 1 : 0;
    const across = corner[other] + inwards[other] * 150;
    let edge = corner[axis] - inwards[axis] * PARAPET;
    const ends = roof
      .flat()
      .map((point) => point[axis])
      .filter((end) => (edge - end) * inwards[axis] > 1)
      .sort((a, b) => (b - a) * inwards[axis]);
    for (const end of ends) {
      const middle = (edge + end) / 2;
      if (!isOnRoof(roof, axis === 0 ? [middle, across] : [across, middle])) break;
      edge = end;
    }
    return edge + inwards[axis] * PARAPET;
  };
  const y = along(1);
  return Math.abs(y - corner[1]) > 1 ? [corner[0], y] : [along(0), corner[1]];
}

/** A terrace's corner; where the room over the stair stands in it, the corner beside that room which leaves more of the terrace. */
function besideRoom([x, y]: Point, [ax, ay]: Inwards, rooms: readonly Box[]): Point {
  const over = rooms.find((one) => boxHolds(growBox(one, 100), x + ax * 50, y + ay * 50));
  if (over === undefined) return [x, y];
  const [w, d] = [over.x2 - over.x1, over.y2 - over.y1];
  return w < d ? [ax > 0 ? over.x2 + 50 : over.x1 - 50, y] : [x, ay > 0 ? over.y2 + 50 : over.y1 - 50];
}
