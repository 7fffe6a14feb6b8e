import { boundsOf, grown, type Rect, within } from "#planner/geometry/rect.ts";
import type { RoomKind, Wall } from "#planner/plan/plan.ts";
import { SIT_OUTS } from "#planner/rules/review/entrance.ts";
import {
  against,
  distance,
  type Floor,
  meetsSome,
  type Spot,
  spotsFor,
  threshold,
} from "#planner/search/furniture/floor.ts";
import { SHOE_RACKS } from "#planner/search/furniture/pieces.ts";

/** Farther from the main door than this nobody leaves the shoes, mm. */
const NEAR = 3000;
/** Floor before the rack that stays free: one walks past whoever stoops there, mm. */
const PAST = 900;
/** How far behind the rack the wall is looked for, mm. */
const BEHIND = 30;

/** A room at the main door with its furniture. `kept`: what else is kept free: columns, and the floor before windows on either side of its walls. */
export type Entrance = {
  readonly index: number;
  readonly kind: RoomKind;
  readonly floor: Floor;
  readonly kept: readonly Rect[];
};

/**
 * Where a household without a foyer leaves its shoes: against a wall near the main door, outside if there is a sit-out, else inside, and out of every
 * way, never against the pooja's wall. Null if no place is free. `walls` are all of the level: where a sit-out has none it is open.
 */
export function shoePlace(
  entrances: readonly Entrance[],
  walls: readonly Wall[],
): (Spot & { readonly at: Entrance }) | null {
  const solid = walls.filter(({ kind }) => kind === "external" || kind === "internal").map(bodyOf);
  const outside = entrances.filter(({ kind }) => SIT_OUTS.includes(kind));
  for (const at of [...outside, ...entrances.filter((one) => !outside.includes(one))]) {
    const main = at.floor.ways.find((way) => way.main);
    if (main === undefined) continue;
    const door = threshold(at.floor.room, main);
    const floor: Floor = { ...at.floor, zones: [...at.floor.zones, ...at.kept] };
    for (const piece of SHOE_RACKS) {
      const spots = spotsFor(floor, { ...piece, clear: PAST }).filter((spot) => distance(spot.body, door) <= NEAR);
      const near = spots.sort((a, b) => distance(a.body, door) - distance(b.body, door));
      const place = near.find(
        (spot) => !meetsSome(floor.shrines, spot) && solid.some((wall) => within(behind(at.floor.room, spot), wall)),
      );
      if (place !== undefined) return { ...place, at };
    }
  }
  return null;
}

/** The strip of wall right behind a place. */
function behind(room: Rect, { side, from, to }: Spot): Rect {
  return against(room, side, from, to, 0, -BEHIND);
}

function bodyOf({ from, to, thickness }: Wall): Rect {
  return grown(boundsOf([from, to]), thickness / 2);
}
