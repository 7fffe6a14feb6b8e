import { area, depth, type Rect, width } from "#planner/geometry/rect.ts";
import type { FurnitureKind } from "#planner/plan/plan.ts";
import {
  atKitchen,
  furnishDining,
  MANY_DINERS,
  type MostSeats,
  USUAL_DINERS,
} from "#planner/search/furniture/dining.ts";
import { distance, type Floor, type Spot } from "#planner/search/furniture/floor.ts";
import type { Put } from "#planner/search/furniture/furnish.ts";
import { armchairBeside, sofaAcross, sofaAndScreen } from "#planner/search/furniture/living.ts";
import { keep, type Trial, tried } from "#planner/search/furniture/trial.ts";

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

/** What it costs that the sofa stands nearer to the kitchen's door than the table: every dish is carried past the guests. */
const AT_KITCHEN = 9;
/** It is nearer by more than this, mm. */
const NEARER = 300;

/** Worth of a table at which a family of more than four sits down together, or nearly: five seats at a wall are worth more than four that stand free. */
const MANY_SIT = 4;

/** From this much floor on a shared room seats guests on two sofas, mm2. */
const FOR_GUESTS = 24e6;

/** The sofa's place, null for none, and the seats of the table. */
type TableAndSofa = { readonly sofa: Spot | null; readonly seats: MostSeats };

/** Table and sofa in one room: either is tried first, with tables of every size, and what is worth most is kept. */
export function furnishLivingDining(floor: Floor, put: Put, diners = USUAL_DINERS): void {
  let best: { made: Trial<TableAndSofa>; worth: number } | null = null;
  for (const tableFirst of [true, false]) {
    let seats = Number.POSITIVE_INFINITY;
    for (const mostSeats of diners < MANY_DINERS ? ([6, 4, 0] as const) : ([6, 5, 4, 0] as const)) {
      // Where larger tables found no place, smaller ones have been tried with them.
      if (mostSeats >= seats) continue;
      const made = tried(floor, (trial, note) => tableAndSofa(trial, tableFirst, { mostSeats, diners }, note));
      seats = made.found.seats;
      const pieces = made.places.reduce((sum, [kind]) => sum + (WORTH[kind] ?? 0), 0);
      const chairs = made.places.filter(([kind]) => kind === "chair").length;
      const manySit = diners >= MANY_DINERS && chairs >= MANY_DINERS;
      const worth = pieces + (manySit ? MANY_SIT : 0) - (sofaIsNearerKitchen(floor, made.places) ? AT_KITCHEN : 0);
      if (best === null || worth > best.worth) best = { made, worth };
    }
  }
  if (best === null) return;
  keep(floor, best.made, put);
  const { sofa } = best.made.found;
  if (sofa !== null && area(floor.room) >= FOR_GUESTS) sofaAcross(floor, sofa, put);
}

/** Whether both stand, and the sofa is the nearer to the door of a kitchen beside the room. */
function sofaIsNearerKitchen(floor: Floor, places: Trial<unknown>["places"]): boolean {
  const door = atKitchen(floor);
  if (door === null) return false;
  const away = (kind: string): number =>
    Math.min(...places.filter(([one]) => one.startsWith(kind)).map(([, { body }]) => distance(body, door)));
  const table = away("dining-table");
  return Number.isFinite(table) && away("sofa") + NEARER < table;
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

function tableAndSofa(
  floor: Floor,
  tableFirst: boolean,
  seats: { readonly mostSeats: MostSeats; readonly diners: number },
  put: Put,
): TableAndSofa {
  const before = floor.bodies.length;
  const first = tableFirst ? furnishDining(floor, true, put, seats) : null;
  const sofa = sofaAndScreen(floor, put, besideTable(floor.room, floor.bodies.slice(before)));
  const seated = first ?? furnishDining(floor, true, put, seats);
  // The armchair comes last, so that it takes no place that a chair at the table needs.
  if (sofa !== null) armchairBeside(floor, sofa, put);
  return { sofa, seats: seated };
}
