import { CHANNEL, floorArea, type RoofPiece, roofPieces } from "#drawing/sheet/house/roof-pieces.ts";
import type { Outlet } from "#drawing/sheet/rain/outlet.ts";
import { type Cut, type Ridge, ridgesOn } from "#drawing/sheet/rain/ridges.ts";
import { areaOf, axisEnds, type Box, boxesOverlap, boxHolds, growBox, hullOf } from "#drawing/sheet/shapes/box.ts";
import { distinct } from "#drawing/sheet/shapes/rectilinear.ts";
import type { Polygon } from "#planner/geometry/point.ts";

/** The floor whose water runs to one outlet, as boxes. Real mm. */
export type Catchment = { readonly outlet: Outlet; readonly floor: readonly Box[] };

/** How a roof's water runs off: the lines at which it parts, and the floor of each outlet; `undrained` floor, mm², falls against a wall or has no outlet. */
export type Drainage = {
  readonly ridges: readonly Ridge[];
  readonly catchments: readonly Catchment[];
  readonly undrained: number;
};

/** From an outlet's middle to the nearest ridge, mm. */
const OFF_RIDGE = 500;
/** A ridge that would run so near beside a corner runs from the corner, mm. */
const AT_CORNER = 200;
/** A ridge keeps so far from what a door sweeps, and lies rather so much farther off than there. mm */
const BESIDE_SWING = 100;
const IN_SWING = 5000;
/** Floor that no drawing shows, mm². */
export const NEGLIGIBLE = 0.2e6;

/**
 * Parts a roof's floor among its outlets, by straight ridges: the first midway between the outlets of opposite sides, moved to a corner of the room over the
 * stair or of the roof where floor beyond that corner would fall against a wall, and beside what the doors of that room sweep.
 */
export function drain(
  roof: readonly Polygon[],
  rooms: readonly Box[],
  outlets: readonly Outlet[],
  swings: readonly Box[] = [],
): Drainage {
  const pieces = roofPieces(roof, rooms, CHANNEL);
  const parted = pieces.map((piece) => {
    const own = outlets.filter((outlet) => drains(outlet, piece));
    return { ...part(piece, own, { rooms, swings }), piece, own };
  });
  return {
    ridges: parted.flatMap(({ cuts, piece, own }) => ridgesOn(roof, [...rooms, ...swings], piece, own, cuts)),
    catchments: parted.flatMap(({ catchments }) => catchments),
    undrained: parted.reduce((sum, { undrained }) => sum + undrained, 0),
  };
}

type Parted = {
  readonly cuts: readonly Cut[];
  readonly catchments: readonly Catchment[];
  readonly undrained: number;
};

/** What stands or opens on a roof: the rooms over its stairs, and what their doors sweep. */
type OnRoof = { readonly rooms: readonly Box[]; readonly swings: readonly Box[] };

function part(floor: readonly Box[], outlets: readonly Outlet[], on: OnRoof): Parted {
  const [only, ...others] = outlets;
  if (only === undefined) return { cuts: [], catchments: [], undrained: floorArea(floor) };
  if (others.length === 0)
    return { cuts: [], catchments: [{ outlet: only, floor }], undrained: undrainedBy(floor, only) };
  let best: Parted | null = null;
  for (const { axis, low, high, places } of divisions(floor, outlets, on)) {
    for (const at of places) {
      const below = part(clip(floor, axis, at, -1), low, on);
      const above = part(clip(floor, axis, at, 1), high, on);
      const undrained = below.undrained + above.undrained;
      if (best !== null && undrained >= best.undrained - NEGLIGIBLE) continue;
      const cut: Cut = { axis, at, within: hullOf(floor) };
      best = {
        cuts: [cut, ...below.cuts, ...above.cuts],
        catchments: [...below.catchments, ...above.catchments],
        undrained,
      };
      if (undrained < NEGLIGIBLE) return best;
    }
  }
  // Outlets side by side share their floor.
  return best ?? part(floor, [only], on);
}

type Division = {
  readonly axis: 0 | 1;
  readonly low: readonly Outlet[];
  readonly high: readonly Outlet[];
  readonly places: readonly number[];
};

/** The ways to part outlets by a line, those between opposite sides first, then the widest gaps; each with the places for the line, the best first. */
function divisions(floor: readonly Box[], outlets: readonly Outlet[], on: OnRoof): readonly Division[] {
  const opposite = ([0, 1] as const).map((axis) =>
    [-1, 1].every((way) => outlets.some(({ out }) => out[axis] === way)),
  );
  return ([0, 1] as const)
    .flatMap((axis) => {
      const sorted = [...outlets].sort((a, b) => centre(a, axis) - centre(b, axis));
      return sorted.slice(1).flatMap((next, index) => {
        const [low, high] = [sorted.slice(0, index + 1), sorted.slice(index + 1)];
        const [from, to] = [Math.max(...low.map((one) => centre(one, axis))), centre(next, axis)];
        if (to - from < 2 * OFF_RIDGE) return [];
        const parts = low.some(({ out }) => out[axis] === -1) && high.some(({ out }) => out[axis] === 1);
        const price = (opposite[axis] && parts ? 0 : 1e6) - (to - from);
        const sides =
          (Math.min(...low.map((one) => centre(one, axis))) + Math.max(...high.map((one) => centre(one, axis)))) / 2;
        const middle = Math.min(Math.max(sides, from + OFF_RIDGE), to - OFF_RIDGE);
        return [
          {
            axis,
            low,
            high,
            price,
            places: placesFor(
              cornersOf(floor, on.rooms, axis),
              on.swings
                .filter((swing) => floor.some((box) => boxesOverlap(box, swing)))
                .map((swing) => axisEnds(swing, axis)),
              middle,
              from + OFF_RIDGE,
              to - OFF_RIDGE,
            ),
          },
        ];
      });
    })
    .sort((a, b) => a.price - b.price);
}

/** Places for a line: the middle, or a corner near it; then the other corners, the nearest first; last those that lie within `swings`, but for their edges. */
function placesFor(
  corners: readonly number[],
  swings: readonly (readonly [number, number])[],
  middle: number,
  from: number,
  to: number,
): readonly number[] {
  const beside = swings.flatMap(([low, high]) => [low - BESIDE_SWING, high + BESIDE_SWING]);
  const price = (at: number) =>
    Math.abs(at - middle) -
    (corners.includes(at) && at !== middle ? AT_CORNER : 0) +
    (swings.some(([low, high]) => low < at && at < high) ? IN_SWING : 0);
  return [middle, ...[...corners, ...beside].filter((at) => at >= from && at <= to)].sort(
    (a, b) => price(a) - price(b),
  );
}

/** Where a floor has corners along an axis; those that it has for a room's sake are the room's own. */
function cornersOf(floor: readonly Box[], rooms: readonly Box[], axis: 0 | 1): readonly number[] {
  const walls = rooms.flatMap((room) => axisEnds(room, axis));
  const kept = rooms.flatMap((room) => axisEnds(growBox(room, CHANNEL), axis));
  return distinct([...walls, ...floor.flatMap((box) => axisEnds(box, axis)).filter((at) => !kept.includes(at))]);
}

/** The floor to one side of a line across an axis. */
function clip(floor: readonly Box[], axis: 0 | 1, at: number, side: 1 | -1): readonly Box[] {
  const [low, high] = axis === 0 ? (["x1", "x2"] as const) : (["y1", "y2"] as const);
  return floor.flatMap((box) => {
    if (side < 0) return box[low] < at ? [{ ...box, [high]: Math.min(box[high], at) }] : [];
    return box[high] > at ? [{ ...box, [low]: Math.max(box[low], at) }] : [];
  });
}

/** Floor from which no water reaches an outlet if it only ever runs towards it, along x and y. mm² */
function undrainedBy(floor: readonly Box[], outlet: Outlet): number {
  const [cx, cy] = [centre(outlet, 0), centre(outlet, 1)];
  const xs = distinct([cx, ...floor.flatMap(({ x1, x2 }) => [x1, x2])]);
  const ys = distinct([cy, ...floor.flatMap(({ y1, y2 }) => [y1, y2])]);
  const [columns, rows] = [xs.length - 1, ys.length - 1];
  const cell = (column: number, row: number) => ({
    x1: xs[column] ?? 0,
    x2: xs[column + 1] ?? 0,
    y1: ys[row] ?? 0,
    y2: ys[row + 1] ?? 0,
  });
  const isFloor = (column: number, row: number) => {
    const { x1, y1, x2, y2 } = cell(column, row);
    return floor.some((box) => boxHolds(box, (x1 + x2) / 2, (y1 + y2) / 2));
  };
  const [ox, oy] = [xs.indexOf(cx), ys.indexOf(cy)];
  const drained = new Set<number>();
  const reach = (column: number, row: number) => {
    const key = row * columns + column;
    if (column < 0 || row < 0 || column >= columns || row >= rows || drained.has(key) || !isFloor(column, row)) return;
    drained.add(key);
    reach(column < ox ? column - 1 : column + 1, row);
    reach(column, row < oy ? row - 1 : row + 1);
  };
  for (const column of [ox - 1, ox]) for (const row of [oy - 1, oy]) reach(column, row);
  const reached = [...drained].reduce((sum, key) => sum + areaOf(cell(key % columns, Math.floor(key / columns))), 0);
  return floorArea(floor) - reached;
}

function centre({ khurra }: Outlet, axis: 0 | 1): number {
  return axis === 0 ? (khurra.x1 + khurra.x2) / 2 : (khurra.y1 + khurra.y2) / 2;
}

/** The floor that falls to an outlet, m². */
export function drainedBy(outlet: Outlet, catchments: readonly Catchment[]): number {
  const own = catchments.filter((catchment) => catchment.outlet === outlet);
  return own.reduce((sum, { floor }) => sum + floorArea(floor), 0) / 1e6;
}

/** Whether an outlet stands on a piece of the roof. */
export function drains({ khurra }: Outlet, piece: RoofPiece): boolean {
  return piece.some((box) => boxesOverlap(box, growBox(khurra, -1)));
}
