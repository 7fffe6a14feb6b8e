import type { Rect } from "#planner/geometry/rect.ts";
import type { RoomKind } from "#planner/plan/plan.ts";
import {
  cheapest,
  distance,
  type Floor,
  type Shape,
  spotsFor,
  take,
  threshold,
  wallOf,
} from "#planner/search/furniture/floor.ts";
import type { Put } from "#planner/search/furniture/furnish.ts";

/** A WC takes 750 of wall (rules: 2 feet 6), a basin 500; the shower is a corner of the floor. */
const WC: Shape = { width: 420, depth: 680, clear: 450, beside: 165 };
const NARROW_WC: Shape = { ...WC, beside: 120 };
const BASINS: readonly Shape[] = [
  { width: 480, depth: 400, clear: 450 },
  { width: 400, depth: 320, clear: 450 },
];
const SHOWERS: readonly Shape[] = [
  { width: 900, depth: 900, clear: 0 },
  { width: 750, depth: 750, clear: 0 },
];
const ONE_WALL = 600;

/** From the door inwards: basin, WC, shower; on one wall where they can be, so that they share their pipes. */
export function furnishBath(floor: Floor, kind: RoomKind, put: Put): void {
  const way = floor.ways[0];
  const door = way === undefined ? null : threshold(floor.room, way);
  const far = (body: Rect): number => (door === null ? 0 : distance(body, door));
  let wet = -1;
  if (kind === "bath" || kind === "bathroom") {
    for (const shape of SHOWERS) {
      const corners = spotsFor(floor, shape).filter((spot) => {
        const [low, high] = wallOf(floor.room, spot.side);
        return spot.from === low || spot.to === high;
      });
      const fits = corners.filter(
        ({ body }) => kind === "bathroom" || spotsFor(taken(floor, body), NARROW_WC).length > 0,
      );
      const shower = cheapest(fits, (spot) => -far(spot.body));
      if (shower === null) continue;
      put("shower", shower);
      take(floor, shower);
      wet = shower.side;
      break;
    }
  }
  if (kind !== "bathroom") {
    for (const shape of [WC, NARROW_WC]) {
      const facing = way === undefined ? -1 : (way.side + 2) % 4;
      const seat = cheapest(spotsFor(floor, shape), (spot) => {
        const [low, high] = wallOf(floor.room, spot.side);
        const shared = wet >= 0 && spot.side !== wet && spot.from !== low && spot.to !== high ? ONE_WALL : 0;
        return shared + (spot.side === facing ? 250 : 0) - 0.3 * far(spot.body) + (spot.side === wet ? 0 : 200);
      });
      if (seat === null) continue;
      put("wc", seat);
      take(floor, seat);
      if (wet < 0) wet = seat.side;
      break;
    }
  }
  for (const shape of BASINS) {
    const basin = cheapest(spotsFor(floor, shape), (spot) => far(spot.body) + (spot.side === wet ? 0 : ONE_WALL));
    if (basin === null) continue;
    put("basin", basin);
    take(floor, basin);
    return;
  }
}

function taken(floor: Floor, body: Rect): Floor {
  return { ...floor, bodies: [...floor.bodies, body] };
}
