import type { Point } from "#planner/geometry/point.ts";
import type { Rect } from "#planner/geometry/rect.ts";
import { armsOf, type PlacedLevel } from "#planner/search/legalise/placed-level.ts";
import { holeOf, type PlacedDoor } from "#planner/search/openings/placed-door.ts";

/** Points tried along a line of sight. */
const STEPS = 48;

/**
 * Those doors of `among` that one looks at as one comes in by the door `from`: no more than half a right angle off the way in, in a straight line through rooms
 * and archways of the level. What lies farther aside is passed, not looked at, and a leaf between hides what is behind it.
 */
export function facedFrom(
  level: PlacedLevel,
  from: PlacedDoor,
  doors: readonly PlacedDoor[],
  among: readonly PlacedDoor[] = doors,
): readonly PlacedDoor[] {
  const open = doors.filter(({ way }) => way.kind === "arch");
  const clear: readonly Rect[] = [...level.rooms.flatMap(armsOf), ...[from, ...open].map(holeOf)];
  return among.filter(
    (door) => door !== from && isAhead(from, door) && inSight(middleOf(from), middleOf(door), [...clear, holeOf(door)]),
  );
}

/** Whether a door lies no more than half a right angle off the way straight in by another. */
function isAhead(from: PlacedDoor, door: PlacedDoor): boolean {
  const [a, b] = [middleOf(from), middleOf(door)];
  const [dx, dy] = [Math.abs(b[0] - a[0]), Math.abs(b[1] - a[1])];
  return from.face.vertical ? dy <= dx : dx <= dy;
}

function inSight(a: Point, b: Point, clear: readonly Rect[]): boolean {
  // One point after the other mostly lies in the same room.
  let here: Rect | undefined;
  for (let i = 0; i < STEPS; i++) {
    const t = (i + 0.5) / STEPS;
    const x = a[0] + (b[0] - a[0]) * t;
    const y = a[1] + (b[1] - a[1]) * t;
    if (here !== undefined && liesIn(here, x, y)) continue;
    here = clear.find((r) => liesIn(r, x, y));
    if (here === undefined) return false;
  }
  return true;
}

function liesIn(r: Rect, x: number, y: number): boolean {
  return x >= r.x0 && x <= r.x1 && y >= r.y0 && y <= r.y1;
}

function middleOf({ face, span }: PlacedDoor): Point {
  const along = (span.from + span.to) / 2;
  return face.vertical ? [face.centre, along] : [along, face.centre];
}
