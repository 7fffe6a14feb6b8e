import type { Rect } from "#planner/geometry/rect.ts";
import type { Floor } from "#planner/search/furniture/floor.ts";
import type { Put } from "#planner/search/furniture/furnish.ts";

/** A room furnished on trial: its pieces in order, what they take of its floor, and what the furnisher gave (`found`). It may be kept. */
export type Trial<T> = {
  readonly found: T;
  readonly places: readonly Parameters<Put>[];
  readonly bodies: readonly Rect[];
  readonly zones: readonly Rect[];
};

/** Furnishes a copy of the floor; nothing stands on the floor itself yet. */
export function tried<T>(floor: Floor, furnish: (trial: Floor, note: Put) => T): Trial<T> {
  const places: Parameters<Put>[] = [];
  const trial: Floor = { ...floor, bodies: [...floor.bodies], zones: [...floor.zones] };
  const found = furnish(trial, (kind, place) => {
    places.push([kind, place]);
  });
  const [bodies, zones] = [trial.bodies.slice(floor.bodies.length), trial.zones.slice(floor.zones.length)];
  return { found, places, bodies, zones };
}

/** Puts what was tried onto the floor. */
export function keep(floor: Floor, { places, bodies, zones }: Trial<unknown>, put: Put): void {
  for (const [kind, place] of places) put(kind, place);
  floor.bodies.push(...bodies);
  floor.zones.push(...zones);
}
