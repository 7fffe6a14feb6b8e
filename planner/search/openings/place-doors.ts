import type { Rect } from "#planner/geometry/rect.ts";
import type { PlacedLevel } from "#planner/search/legalise/placed-level.ts";
import { candidates, type PlacedDoor, standsFree } from "#planner/search/openings/door-places.ts";
import { outOfSight } from "#planner/search/openings/out-of-sight.ts";
import type { Way } from "#planner/search/openings/way.ts";

/**
 * Phase 5a: every door near a corner of its room, hinged on that corner's side, its leaf clear of other leaves and of
 * the stair. Narrowest walls choose first, doors that can be done without last; null when a needed one finds no place.
 */
export function placeDoors(
  level: PlacedLevel,
  ways: readonly Way[],
  keepClear: readonly Rect[],
): readonly PlacedDoor[] | null {
  const order = ways.filter((way) => way.dispensable !== true).sort((a, b) => roominess(a) - roominess(b));
  const placed: PlacedDoor[] = [];
  const search = (at: number, budget: { left: number }): boolean => {
    const way = order[at];
    if (way === undefined) return true;
    for (const door of candidates(level, way, placed)) {
      if (budget.left-- <= 0) return false;
      if (!standsFree(door, placed, keepClear)) continue;
      placed.push(door);
      if (search(at + 1, budget)) return true;
      placed.pop();
    }
    return false;
  };
  if (!search(0, { left: 4000 })) return null;
  const doors = [...outOfSight(level, placed, keepClear)];
  for (const way of ways.filter(({ dispensable }) => dispensable === true)) {
    const door = candidates(level, way, doors).find((one) => standsFree(one, doors, keepClear));
    if (door !== undefined) doors.push(door);
  }
  return doors;
}

/** The first needed door that columns leave no room; undefined if each has some, even where doors stand in each other's way. */
export function wayWithoutRoom(level: PlacedLevel, ways: readonly Way[]): Way | undefined {
  return ways.find((way) => way.dispensable !== true && candidates(level, way, []).length === 0);
}

function roominess(way: Way): number {
  let total = way.kind === "arch" ? 2000 : 0;
  for (const face of way.faces) total += face.to - face.from - way.width;
  return total;
}
