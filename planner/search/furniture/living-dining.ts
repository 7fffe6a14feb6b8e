import { area, depth, type Rect, width } from "#planner/geometry/rect.ts";
import type { FurnitureKind } from "#planner/plan/plan.ts";
import { furnishDining, type MostSeats } from "#planner/search/furniture/dining.ts";
import type { Floor, Spot } from "#planner/search/furniture/floor.ts";
import type { Put } from "#planner/search/furniture/furnish.ts";
import { armchairBeside, sofaAcross, sofaAndScreen } from "#planner/search/furniture/living.ts";

/** What a shared room is worth by the pieces that found a place in it: both its uses before the comfort of one. */
const WORTH: Readonly<Partial<Record<FurnitureKind, number>>> = {
  "sofa-3": 42,
  "sofa-2": 34,
  "dining-table-6": 10,
  "dining-table-4": 18,
  chair: 5,
  "tv-unit": 12,
  armchair: 2,
};

/** From so much floor on it seats guests on two sofas, mm2. */
const FOR_GUESTS = 24e6;

type Try = {
  readonly sofa: Spot | null;
  readonly places: Parameters<Put>[];
  readonly bodies: readonly Rect[];
  readonly zones: readonly Rect[];
};

/** Table and sofa in one room, whichever first and however large leaves room for the other. */
export function furnishLivingDining(floor: Floor, put: Put): void {
  let best: { made: Try; worth: number } | null = null;
  for (const tableFirst of [true, false]) {
    for (const seats of [6, 4, 0] as const) {
      const made = tried(floor, tableFirst, seats);
      const worth = made.places.reduce((sum, [kind]) => sum + (WORTH[kind] ?? 0), 0);
      if (best === null || worth > best.worth) best = { made, worth };
    }
  }
  if (best === null) return;
  for (const [kind, place] of best.made.places) put(kind, place);
  floor.bodies.push(...best.made.bodies);
  floor.zones.push(...best.made.zones);
  const { sofa } = best.made;
  if (sofa !== null && area(floor.room) >= FOR_GUESTS) sofaAcross(floor, sofa, put);
}

/** The longer part of a room, along its longer side, that a table with its chairs leaves. */
function besideTable(room: Rect, table: readonly Rect[]): Rect {
  if (table.length === 0) return room;
  if (width(room) > depth(room)) {
    const [low, high] = [Math.min(...table.map(({ x0 }) => x0)), Math.max(...table.map(({ x1 }) => x1))];
    return low - room.x0 > room.x1 - high ? { ...room, x1: low } : { ...room, x0: high };
  }
  const [low, high] = [Math.min(...table.map(({ y0 }) => y0)), Math.max(...table.map(({ y1 }) => y1))];
  return low - room.y0 > room.y1 - high ? { ...room, y1: low } : { ...room, y0: high };
}

function tried(floor: Floor, tableFirst: boolean, seats: MostSeats): Try {
  const places: Parameters<Put>[] = [];
  const trial: Floor = { ...floor, bodies: [...floor.bodies], zones: [...floor.zones] };
  const put: Put = (kind, place) => {
    places.push([kind, place]);
  };
  if (tableFirst) furnishDining(trial, true, put, seats);
  const sofa = sofaAndScreen(trial, put, besideTable(floor.room, trial.bodies.slice(floor.bodies.length)));
  if (!tableFirst) furnishDining(trial, true, put, seats);
  // Its place is none that a chair at the table needs.
  if (sofa !== null) armchairBeside(trial, sofa, put);
  return {
    sofa,
    places,
    bodies: trial.bodies.slice(floor.bodies.length),
    zones: trial.zones.slice(floor.zones.length),
  };
}
