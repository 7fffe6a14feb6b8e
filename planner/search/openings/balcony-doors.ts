import { BEDROOMS, type RoomKind } from "#planner/plan/plan.ts";
import type { Profile } from "#planner/rules/profile.ts";
import { armsOf, type PlacedLevel } from "#planner/search/legalise/placed-level.ts";
import type { PlacedDoor } from "#planner/search/openings/placed-door.ts";
import { facesBetweenArms } from "#planner/search/openings/shared-wall.ts";
import type { Way } from "#planner/search/openings/way.ts";

/** Rooms of the whole household from which one goes out on a balcony. */
const SHARED: readonly RoomKind[] = ["family", "living", "living-dining", "hall", "passage"];
/** Wall beside the balcony that makes it theirs too, mm: a door, and room for glass or a seat beside it. */
const BESIDE_BALCONY = 1600;

/**
 * Ways by which a balcony or terrace that is entered from bedrooms alone could have a second door, from a lounge or lobby along it: else the household
 * looks at a blank wall, and walks through somebody's bedroom to the open air. The leaf opens indoors.
 */
export function balconyWays(
  { rooms, walls }: PlacedLevel,
  doors: readonly PlacedDoor[],
  { room }: Profile["doors"],
): readonly Way[] {
  return [...rooms.entries()].flatMap(([from, balcony]): readonly Way[] => {
    if (balcony.spec.kind !== "balcony" && balcony.spec.kind !== "terrace") return [];
    const entered = doors.flatMap(({ way: { into, from: before } }) =>
      into === from ? [before] : before === from ? [into] : [],
    );
    if (entered.some((one) => !BEDROOMS.includes(rooms[one]?.spec.kind ?? "stair"))) return [];
    return [...rooms.entries()].flatMap(([into, { spec, ...lobby }]) => {
      if (!SHARED.includes(spec.kind) || spec.apart !== balcony.spec.apart) return [];
      const faces = facesBetweenArms(armsOf({ spec, ...lobby }), armsOf(balcony), walls).filter(
        (face) => face.to - face.from >= BESIDE_BALCONY,
      );
      if (faces.length === 0) return [];
      return [{ kind: "door", into, from, faces, width: room.value, main: false, dispensable: true }];
    });
  });
}
