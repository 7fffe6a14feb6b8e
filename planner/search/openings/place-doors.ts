import type { Rect } from "#planner/geometry/rect.ts";
import type { PlacedLevel } from "#planner/search/legalise/placed-level.ts";
import { placesInWalls, standsFree } from "#planner/search/openings/door-places.ts";
import { outOfSight } from "#planner/search/openings/out-of-sight.ts";
import type { PlacedDoor } from "#planner/search/openings/placed-door.ts";
import type { Way } from "#planner/search/openings/way.ts";

/** At most this many places are tried before a level's doors are given up. */
const MOST_TRIED = 4000;

/**
 * Phase 5a: every door near a corner of its room, hinged on that corner's side, its leaf clear of other leaves, of archways and of `keepClear`. Those
 * with the least wall to spare choose first; then baths' doors move out of the main door's sight, and doors that can be done without come last. Null
 * where a needed one finds no place.
 */
export function placeDoors(
  level: PlacedLevel,
  ways: readonly Way[],
  keepClear: readonly Rect[],
): readonly PlacedDoor[] | null {
  const order = ways.filter((way) => way.dispensable !== true).sort((a, b) => roominess(a) - roominess(b));
  const placed: PlacedDoor[] = [];
  let left = MOST_TRIED;
  const search = (at: number): boolean => {
    const way = order[at];
    if (way === undefined) return true;
    for (const door of placesInWalls(level, way, placed)) {
      if (left-- <= 0) return false;
      if (!standsFree(door, placed, keepClear)) continue;
      placed.push(door);
      if (search(at + 1)) return true;
      placed.pop();
    }
    return false;
  };
  if (!search(0)) return null;
  const doors = [...outOfSight(level, placed, keepClear)];
  for (const { rather, ...way } of ways.filter(({ dispensable }) => dispensable === true)) {
    const tried: readonly Way[] = rather === undefined ? [way] : [{ ...way, faces: rather }, way];
    const door = tried
      .flatMap((one) => placesInWalls(level, one, doors))
      .find((one) => standsFree(one, doors, keepClear));
    if (door !== undefined) doors.push(door);
  }
  return doors;
}

/** The first needed door that columns leave no room; undefined if each has some, even where doors stand in each other's way. */
export function wayWithoutRoom(level: PlacedLevel, ways: readonly Way[]): Way | undefined {
  return ways.find((way) => way.dispensable !== true && placesInWalls(level, way, []).length === 0);
}

/** How much wall a way has to spare on all its faces, mm: an archway, which may be narrower, 2 m more. */
function roominess(way: Way): number {
  let total = way.kind === "arch" ? 2000 : 0;
  for (const face of way.faces) total += face.to - face.from - way.width;
  return total;
}
