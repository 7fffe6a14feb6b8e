import type { Rect } from "#planner/geometry/rect.ts";
import type { Profile } from "#planner/rules/profile.ts";
import type { PlacedLevel } from "#planner/search/legalise/placed-level.ts";
import { placesOfDoor } from "#planner/search/openings/door-places.ts";
import { type PlacedWindow, placeWindows } from "#planner/search/openings/place-windows.ts";
import type { PlacedDoor } from "#planner/search/openings/placed-door.ts";

/** A level with its walls, columns and openings. */
export type OpenedLevel = {
  readonly level: PlacedLevel;
  readonly doors: readonly PlacedDoor[];
  readonly windows: readonly PlacedWindow[];
  /** Floor that no leaf may sweep: the stair's flights. */
  readonly keepClear: readonly Rect[];
};

/**
 * Doors with the windows that every room needs; null where a room stays without light. If need be, doors that a house can do without are left out, then one
 * towards the open air takes another place.
 */
export function litThrough(
  level: PlacedLevel,
  all: readonly PlacedDoor[],
  profile: Profile,
  keepClear: readonly Rect[],
): Pick<OpenedLevel, "doors" | "windows"> | null {
  const needed = all.filter(({ way }) => way.dispensable !== true);
  for (const doors of needed.length === all.length ? [all] : [all, needed]) {
    const windows = placeWindows(level, doors, profile);
    if (windows !== null) return { doors, windows };
  }
  const isOpen = (room: number): boolean => room < 0 || level.rooms[room]?.open === true;
  for (const door of needed.filter(({ way }) => isOpen(way.into) || isOpen(way.from))) {
    const others = needed.filter((one) => one !== door);
    for (const place of placesOfDoor(level, door.way, others, keepClear)) {
      const doors = needed.map((one) => (one === door ? place : one));
      const windows = placeWindows(level, doors, profile);
      if (windows !== null) return { doors, windows };
    }
  }
  return null;
}
