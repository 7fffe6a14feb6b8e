import type { Rect } from "#planner/geometry/rect.ts";
import type { Floor } from "#planner/search/furniture/floor.ts";
import { walkedParts } from "#planner/search/furniture/walked-parts.ts";

/** Half of the width that a person takes who walks through a room, mm: a little less than two feet are enough. */
const HALF = 290;
/** How many places are tried of a piece that may be left out. */
const TRIED = 4;

/** The cheapest place of a piece that shuts none of the room's ways off from another; null if there is none among its few cheapest. */
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
  return walkedParts(
    room,
    ways.map(({ inside }) => inside),
    pieces,
    HALF,
  );
}

/** How many ways of a room `more` furniture and a stretch of floor that nobody should cross, `view`, part from the others, beside what stands already. */
export function cutOff(floor: Floor, more: readonly Rect[], view: Rect): number {
  const pieces = [...floor.bodies, ...more];
  return partsOf(floor, [...pieces, view]) - partsOf(floor, pieces);
}
