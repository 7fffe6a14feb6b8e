import { BATHROOMS, BEDROOMS, type RoomKind } from "#planner/plan/plan.ts";
import type { Profile } from "#planner/rules/profile.ts";
import { HALLS } from "#planner/rules/review/way-to-bath.ts";
import { armsOf, type PlacedLevel, type PlacedRoom } from "#planner/search/legalise/placed-level.ts";
import type { OpenedLevel } from "#planner/search/opened-house.ts";
import { type PlacedDoor, placesOfDoor } from "#planner/search/openings/place-doors.ts";
import { facesBetweenArms } from "#planner/search/openings/shared-wall.ts";
import type { Way } from "#planner/search/openings/way.ts";

/**
 * A second door of everybody's bath, to a bedroom beside it from which one came to a bath only through the living room or past the stove (`way-to-bath`).
 * For each such bedroom it gives the door's places, best first. A bath gets one such door at the most: with more, nobody bathes undisturbed.
 */
export function bedsideDoors(
  { level, keepClear }: Pick<OpenedLevel, "level" | "keepClear">,
  doors: readonly PlacedDoor[],
  { service }: Profile["doors"],
): readonly (readonly PlacedDoor[])[] {
  const { rooms, walls } = level;
  const taken = new Set<number>();
  return [...rooms.entries()].flatMap(([from, bedroom]): readonly (readonly PlacedDoor[])[] => {
    if (!BEDROOMS.includes(bedroom.spec.kind) || bedroom.spec.apart !== null || hasBathNear(level, doors, from))
      return [];
    for (const [into, bath] of rooms.entries()) {
      if (taken.has(into) || !isEverybodys(bath)) continue;
      const faces = facesBetweenArms(armsOf(bath), armsOf(bedroom), walls);
      const way: Way = { kind: "door", into, from, faces, width: service.value, main: false, dispensable: true };
      const places = placesOfDoor(level, way, doors, keepClear);
      if (places.length === 0) continue;
      taken.add(into);
      return [places];
    }
    return [];
  });
}

function isEverybodys({ spec: { kind, owner, apart } }: PlacedRoom): boolean {
  return BATHROOMS.includes(kind) && owner === null && apart === null;
}

/** Whether a bedroom opens to a bath, or to halls by which one comes to everybody's. */
function hasBathNear({ rooms }: PlacedLevel, doors: readonly PlacedDoor[], bedroom: number): boolean {
  const kindOf = (room: number): RoomKind => rooms[room]?.spec.kind ?? "duct";
  const seen = new Set([bedroom]);
  const queue = [bedroom];
  for (const room of queue) {
    const beside = doors
      .filter(({ way }) => way.into === room || way.from === room)
      .map(({ way }) => (way.into === room ? way.from : way.into));
    if (beside.some((next) => BATHROOMS.includes(kindOf(next)))) return true;
    for (const next of beside.filter((one) => HALLS.includes(kindOf(one)) && !seen.has(one))) {
      seen.add(next);
      queue.push(next);
    }
  }
  return false;
}
