import { BATHROOMS, BEDROOMS, type RoomKind } from "#planner/plan/plan.ts";
import type { Profile } from "#planner/rules/profile.ts";
import { HALLS } from "#planner/rules/review/way-to-bath.ts";
import { armsOf, type PlacedLevel, type PlacedRoom } from "#planner/search/legalise/placed-level.ts";
import type { PlacedDoor } from "#planner/search/openings/placed-door.ts";
import { facesBetweenArms } from "#planner/search/openings/shared-wall.ts";
import type { Way } from "#planner/search/openings/way.ts";

/**
 * Ways by which everybody's bath could have a second door, to a bedroom beside it from which one comes to a bath only through the living room or past the
 * stove (`way-to-bath`). A bath with more than one such door, or a bedroom with two, is none the better for it: who puts them in takes one of each.
 */
export function bedsideWays(
  level: PlacedLevel,
  doors: readonly PlacedDoor[],
  { service }: Profile["doors"],
): readonly Way[] {
  const { rooms, walls } = level;
  return [...rooms.entries()].flatMap(([from, bedroom]) => {
    if (!BEDROOMS.includes(bedroom.spec.kind) || bedroom.spec.apart !== null || hasBathNear(level, doors, from))
      return [];
    return [...rooms.entries()].flatMap(([into, bath]): readonly Way[] => {
      const faces = isEverybodys(bath) ? facesBetweenArms(armsOf(bath), armsOf(bedroom), walls) : [];
      if (faces.length === 0) return [];
      return [{ kind: "door", into, from, faces, width: service.value, main: false, dispensable: true }];
    });
  });
}

function isEverybodys({ spec: { kind, owner, apart } }: PlacedRoom): boolean {
  return BATHROOMS.includes(kind) && owner === null && apart === null;
}

/** Whether a bedroom opens to a bath, or to halls by which one comes to one. */
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
