import { BATHROOMS, type RoomKind } from "#planner/plan/plan.ts";
import type { PlacedLevel } from "#planner/search/legalise/placed-level.ts";
import type { PlacedDoor } from "#planner/search/openings/placed-door.ts";

/** Doors face each other if they overlap by at least `IN_LINE` along their walls, with no more floor between them than `ACROSS`; mm. */
const IN_LINE = 300;
const ACROSS = 4000;

/** The doors of shrines that face a toilet's door across the room that both open from, each followed by those toilets' doors. */
export function shrinesFacingToilets(level: PlacedLevel, doors: readonly PlacedDoor[]): readonly PlacedDoor[] {
  const leadTo = (door: PlacedDoor, kinds: readonly RoomKind[]): boolean =>
    kinds.includes(level.rooms[door.way.into]?.spec.kind ?? "duct");
  const toilets = doors.filter((door) => leadTo(door, BATHROOMS));
  return doors
    .filter((door) => leadTo(door, ["pooja"]))
    .flatMap((shrine) => {
      const before = toilets.filter(
        (toilet) =>
          toilet.way.from === shrine.way.from && toilet.face.vertical === shrine.face.vertical && faces(shrine, toilet),
      );
      return before.length > 0 ? [shrine, ...before] : [];
    });
}

function faces({ face, span }: PlacedDoor, other: PlacedDoor): boolean {
  const apart = Math.abs(face.centre - other.face.centre);
  const inLine = Math.min(span.to, other.span.to) - Math.max(span.from, other.span.from);
  // Each leads away from the room between.
  const across = face.inward !== other.face.inward && Math.sign(face.centre - other.face.centre) === face.inward;
  return across && apart <= ACROSS && inLine >= IN_LINE;
}
