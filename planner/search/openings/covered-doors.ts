import type { PlacedDoor } from "#planner/search/openings/placed-door.ts";

/** A leaf that stands open nearer than this before another doorway is in its way, mm. */
const BEFORE = 500;
/** One walks through what an open leaf leaves free of a doorway as wide as this, mm. */
const ENOUGH = 700;

/** The doorways and archways that another door's leaf stands before when it is open at a right angle: one has to shut that door to walk through them. */
export function coveredDoors(doors: readonly PlacedDoor[]): readonly PlacedDoor[] {
  return doors.filter((door) => doors.some((other) => other !== door && covers(other, door)));
}

function covers({ hinge, box, face, way }: PlacedDoor, door: PlacedDoor): boolean {
  if (hinge === null || box === null || door.face.vertical === face.vertical) return false;
  if (![way.into, way.from].some((room) => room >= 0 && (room === door.way.into || room === door.way.from)))
    return false;
  // The open leaf runs across its own wall, along the other doorway's.
  const at = hinge[face.vertical ? 1 : 0] as number;
  const [low, high] = face.vertical ? [box.x0, box.x1] : [box.y0, box.y1];
  if (Math.abs(at - door.face.centre) - door.face.wall.thickness / 2 > BEFORE) return false;
  const { from, to } = door.span;
  const free = Math.max(Math.min(to, low) - from, to - Math.max(from, high), 0);
  return free < Math.min(to - from, ENOUGH);
}
