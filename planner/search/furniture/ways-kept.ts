import type { Point } from "#planner/geometry/point.ts";
import type { Rect } from "#planner/geometry/rect.ts";
import { walkedParts } from "#planner/geometry/walked-parts.ts";
import type { Floor, WayIn } from "#planner/search/furniture/floor.ts";

/** Half of what a person takes who walks through a room, mm; a little less than two feet pass. */
const HALF = 290;
/** Inside a way so far one stands in the room, mm. */
const INSIDE = 350;
/** So many places of a piece that may be left out are tried. */
const TRIED = 4;

/** The cheapest of a piece's places, among its few cheapest, past which one still walks between any two of the room's ways; null for none. */
export function inNobodysWay<T extends { readonly body: Rect }>(
  floor: Floor,
  places: readonly T[],
  cost: (place: T) => number,
): T | null {
  if (places.length === 0) return null;
  const parts = partsOf(floor, floor.bodies);
  const cheapest = places.map((place) => ({ place, cost: cost(place) })).sort((a, b) => a.cost - b.cost);
  const kept = cheapest.slice(0, TRIED).find(({ place: { body } }) => partsOf(floor, [...floor.bodies, body]) <= parts);
  return kept?.place ?? null;
}

/** Into how many parts pieces divide the ways of a room: 1 where a person walks from each to every other. */
export function partsOf({ room, ways }: Pick<Floor, "room" | "ways">, pieces: readonly Rect[]): number {
  if (ways.length < 2) return ways.length;
  const places = ways.map((way) => insideOf(room, way));
  return walkedParts(room, places, pieces, HALF);
}

/** Where one stands who has just come in. */
function insideOf(room: Rect, { side, from, to }: WayIn): Point {
  const middle = (from + to) / 2;
  if (side === 0) return [middle, room.y0 + INSIDE];
  if (side === 1) return [room.x1 - INSIDE, middle];
  return side === 2 ? [middle, room.y1 - INSIDE] : [room.x0 + INSIDE, middle];
}
