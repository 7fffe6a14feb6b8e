import type { RoomKind } from "#planner/plan/plan.ts";
import type { PlacedLevel } from "#planner/search/legalise/placed-level.ts";
import { BATHS, type PlacedDoor } from "#planner/search/openings/place-doors.ts";

/** Doors face each other where so much of them lies in one line, across no more floor than this, mm. */
const IN_LINE = 300;
const ACROSS = 4000;

/** The doors of shrines and of the toilets straight before them, across the room that both open from. */
export function shrinesFacingToilets(level: PlacedLevel, doors: readonly PlacedDoor[]): readonly PlacedDoor[] {
  const leadTo = (door: PlacedDoor, kinds: readonly RoomKind[]): boolean =>
    kinds.includes(level.rooms[door.way.into]?.spec.kind ?? "duct");
  const toilets = doors.filter((door) => leadTo(door, BATHS));
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

function faces(one: PlacedDoor, other: PlacedDoor): boolean {
  const apart = Math.abs(one.face.centre - other.face.centre);
  const inLine = Math.min(one.span.to, other.span.to) - Math.max(one.span.from, other.span.from);
  return apart > THICKEST && apart <= ACROSS && inLine >= IN_LINE;
}

/** Doors of one wall stand beside each other, mm. */
const THICKEST = 400;
