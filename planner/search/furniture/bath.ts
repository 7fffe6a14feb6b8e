import type { Rect } from "#planner/geometry/rect.ts";
import type { RoomKind } from "#planner/plan/plan.ts";
import type { Tub } from "#planner/search/furniture/customs.ts";
import {
  cheapest,
  distance,
  type Floor,
  type Shape,
  type Spot,
  spotsFor,
  take,
  threshold,
  wallOf,
} from "#planner/search/furniture/floor.ts";
import type { Put } from "#planner/search/furniture/furnish.ts";
import { keep, tried } from "#planner/search/furniture/trial.ts";

/** A WC takes 750 of wall (rules: 2 feet 6), a basin 500; the shower is a corner of the floor. */
const WC: Shape = { width: 420, depth: 680, clear: 450, beside: 165 };
const NARROW_WC: Shape = { ...WC, beside: 120 };
const BASINS: readonly Shape[] = [
  { width: 480, depth: 400, clear: 450 },
  { width: 400, depth: 320, clear: 450 },
  { width: 400, depth: 250, clear: 450 },
];
const SHOWERS: readonly Shape[] = [
  { width: 900, depth: 900, clear: 0 },
  { width: 750, depth: 750, clear: 0 },
];
/** Floor to step out of a tub onto, mm. */
const BESIDE_TUB = 500;
/** Costs as mm of way: pipes in a second wall, and a WC straight before the door. */
const ONE_WALL = 600;
const BEFORE_DOOR = 1500;

/**
 * From the door inwards: basin, WC, shower; on one wall where they can be, so that they share their pipes, the WC out of the door's line. A `tub`
 * takes the shower's place if all else finds its place with it.
 */
export function furnishBath(floor: Floor, kind: RoomKind, put: Put, tub: Tub | null = null): void {
  const bathes = kind === "bath" || kind === "bathroom";
  if (bathes && tub !== null && withTub(floor, kind, tub, put)) return;
  const shower = bathes ? showerFor(floor, kind === "bath", farFrom(floor)) : null;
  if (shower !== null) {
    put("shower", shower);
    take(floor, shower);
  }
  furnishAbout(floor, kind, shower?.side ?? -1, put);
}

/** Furnishes the room with a tub; false, and nothing is put, if the tub or anything else that the room is for finds no place. */
function withTub(floor: Floor, kind: RoomKind, tub: Tub, put: Put): boolean {
  const trial = tried(floor, (copy, note) => {
    const place = tubFor(copy, kind === "bath", tub);
    if (place === null) return;
    note("bathtub", place);
    take(copy, place);
    furnishAbout(copy, kind, place.side, note);
  });
  if (trial.places.length < (kind === "bath" ? 3 : 2)) return false;
  keep(floor, trial, put);
  return true;
}

/** WC and basin, on the wall that shower or tub stand at (`bathing`, -1 for none) where they can be. */
function furnishAbout(floor: Floor, kind: RoomKind, bathing: number, put: Put): void {
  const far = farFrom(floor);
  const seat = kind === "bathroom" ? null : seatFor(floor, bathing, far);
  if (seat !== null) {
    put("wc", seat.spot);
    take(floor, seat.spot);
  }
  const wet = bathing >= 0 ? bathing : (seat?.spot.side ?? -1);
  for (const shape of BASINS) {
    const basin = cheapest(spotsFor(floor, shape), (spot) => far(spot.body) + (spot.side === wet ? 0 : ONE_WALL));
    if (basin === null) continue;
    put("basin", basin);
    take(floor, basin);
    return;
  }
}

/** How far a place is from the door, mm; 0 where there is none. */
function farFrom(floor: Floor): (body: Rect) => number {
  const way = floor.ways[0];
  const door = way === undefined ? null : threshold(floor.room, way);
  return (body) => (door === null ? 0 : distance(body, door));
}

/** A tub along a wall with an end in a corner, far from the door, that leaves the WC a place. */
function tubFor(floor: Floor, withSeat: boolean, { length, width }: Tub): Spot | null {
  const far = farFrom(floor);
  const fits = spotsFor(floor, { width: length, depth: width, clear: BESIDE_TUB }).filter((spot) => {
    const [low, high] = wallOf(floor.room, spot.side);
    const inCorner = spot.from === low || spot.to === high;
    return inCorner && (!withSeat || seatFor(taken(floor, spot.body), spot.side, far) !== null);
  });
  return cheapest(fits, (spot) => -far(spot.body));
}

/** The corner farthest from the door that leaves the WC a good place. */
function showerFor(floor: Floor, withSeat: boolean, far: (body: Rect) => number): Spot | null {
  for (const shape of SHOWERS) {
    const corners = spotsFor(floor, shape).filter((spot) => {
      const [low, high] = wallOf(floor.room, spot.side);
      return spot.from === low || spot.to === high;
    });
    const fits = corners.flatMap((spot) => {
      const seat = withSeat ? seatFor(taken(floor, spot.body), spot.side, far) : { fault: 0 };
      return seat === null ? [] : [{ spot, cost: seat.fault - far(spot.body) }];
    });
    const best = cheapest(fits, ({ cost }) => cost);
    if (best !== null) return best.spot;
  }
  return null;
}

/** The WC away from the door and not before it, on the wet wall or in a corner; `fault`: what its place costs. Null if it finds none. */
function seatFor(
  floor: Floor,
  wet: number,
  far: (body: Rect) => number,
): { readonly spot: Spot; readonly fault: number } | null {
  const way = floor.ways[0];
  const facing = way === undefined ? -1 : (way.side + 2) % 4;
  for (const shape of [WC, NARROW_WC]) {
    const places = spotsFor(floor, shape).map((spot) => {
      const [low, high] = wallOf(floor.room, spot.side);
      const shared = wet >= 0 && spot.side !== wet && spot.from !== low && spot.to !== high ? ONE_WALL : 0;
      const before = spot.side === facing && way !== undefined && way.from < spot.to && way.to > spot.from;
      return { spot, fault: shared + (before ? BEFORE_DOOR : 0) + (spot.side === wet ? 0 : 200) };
    });
    const best = cheapest(places, ({ spot, fault }) => fault + (spot.side === facing ? 250 : 0) - 0.3 * far(spot.body));
    if (best !== null) return best;
  }
  return null;
}

function taken(floor: Floor, body: Rect): Floor {
  return { ...floor, bodies: [...floor.bodies, body] };
}
