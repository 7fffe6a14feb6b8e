import { bedAndWardrobe, furnishBedroom, putWardrobe, SINGLE, SLEEPERS } from "#planner/search/furniture/bedroom.ts";
import type { SideCost } from "#planner/search/furniture/customs.ts";
import { furnishDining } from "#planner/search/furniture/dining.ts";
import type { Floor } from "#planner/search/furniture/floor.ts";
import type { Put } from "#planner/search/furniture/furnish.ts";
import { sofaAndScreen } from "#planner/search/furniture/living.ts";
import { keep, tried } from "#planner/search/furniture/trial.ts";

/**
 * A part to let of one room: its tenant has a bed first, then a table to eat at, then a sofa if floor is left. A single bed with a table is better
 * than a double without; if not even that leaves room for a table, the room is furnished as a bedroom with its desk.
 */
export function furnishRoomToLet(floor: Floor, head: SideCost, put: Put): void {
  for (const beds of [SLEEPERS, [SINGLE]]) {
    const trial = tried(floor, (copy, note) => {
      const wardrobe = bedAndWardrobe(copy, beds, head, note);
      furnishDining(copy, true, note, { mostSeats: 4 });
      const sofa = sofaAndScreen(copy, note);
      putWardrobe(copy, wardrobe, note);
      return sofa;
    });
    if (!trial.places.some(([kind]) => kind === "dining-table-4")) continue;
    keep(floor, trial, put);
    return;
  }
  furnishBedroom(floor, false, head, put);
}
