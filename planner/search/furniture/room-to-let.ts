import { bedAndWardrobe, furnishBedroom, SINGLE, type SideCost, SLEEPERS } from "#planner/search/furniture/bedroom.ts";
import { furnishDining } from "#planner/search/furniture/dining.ts";
import type { Floor } from "#planner/search/furniture/floor.ts";
import type { Put } from "#planner/search/furniture/furnish.ts";
import { sofaAndScreen } from "#planner/search/furniture/living.ts";

/**
 * A part to let of one room: who rents it sleeps there first, eats at a table there, and has a sofa where floor is left. A single bed is
 * better than no table; where neither leaves room for one, the room is furnished as a bedroom with its desk.
 */
export function furnishRoomToLet(floor: Floor, head: SideCost, put: Put): void {
  for (const beds of [SLEEPERS, [SINGLE]]) {
    const places: Parameters<Put>[] = [];
    const trial: Floor = { ...floor, bodies: [...floor.bodies], zones: [...floor.zones] };
    const note: Put = (kind, place) => places.push([kind, place]);
    bedAndWardrobe(trial, beds, head, note);
    furnishDining(trial, true, note, 4);
    if (!places.some(([kind]) => kind === "dining-table-4")) continue;
    sofaAndScreen(trial, note);
    for (const [kind, place] of places) put(kind, place);
    floor.bodies.push(...trial.bodies.slice(floor.bodies.length));
    floor.zones.push(...trial.zones.slice(floor.zones.length));
    return;
  }
  furnishBedroom(floor, false, head, put);
}
