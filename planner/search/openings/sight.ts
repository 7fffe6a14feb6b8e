import type { Point } from "#planner/geometry/point.ts";
import type { Rect } from "#planner/geometry/rect.ts";
import { armsOf, type PlacedLevel, type PlacedRoom } from "#planner/search/legalise/placed-level.ts";
import type { PlacedDoor } from "#planner/search/openings/place-doors.ts";

/** Points tried along a line of sight. */
const STEPS = 48;

/** Those `among` some doors that one sees in a straight line from one of them, through rooms, doorways and archways. */
export function seenFrom(
  { rooms }: Pick<PlacedLevel, "rooms">,
  from: PlacedDoor,
  doors: readonly PlacedDoor[],
  among: readonly PlacedDoor[] = doors,
): readonly PlacedDoor[] {
  const eye = middleOf(from);
  return among.filter((door) => door !== from && inSight(eye, middleOf(door), rooms, doors));
}

/** Searches for doors' places ask this for thousands of trials: it makes nothing on the heap. */
function inSight(a: Point, b: Point, rooms: readonly PlacedRoom[], doors: readonly PlacedDoor[]): boolean {
  let within: PlacedRoom | undefined;
  for (let i = 0; i < STEPS; i++) {
    const t = (i + 0.5) / STEPS;
    const x = a[0] + (b[0] - a[0]) * t;
    const y = a[1] + (b[1] - a[1]) * t;
    // Most points lie in the room of the one before.
    if (within !== undefined && isOnFloor(within, x, y)) continue;
    within = roomAt(rooms, x, y);
    if (within === undefined && !isInHole(doors, x, y)) return false;
  }
  return true;
}

function roomAt(rooms: readonly PlacedRoom[], x: number, y: number): PlacedRoom | undefined {
  for (const room of rooms) if (isOnFloor(room, x, y)) return room;
  return undefined;
}

function isOnFloor(room: PlacedRoom, x: number, y: number): boolean {
  if (!isIn(room.rect, x, y)) return false;
  return room.notch === undefined || armsOf(room).some((arm) => isIn(arm, x, y));
}

function isIn(r: Rect, x: number, y: number): boolean {
  return x >= r.x0 && x <= r.x1 && y >= r.y0 && y <= r.y1;
}

/** Whether a point lies in the hole that a door makes in its wall. */
function isInHole(doors: readonly PlacedDoor[], x: number, y: number): boolean {
  for (const { face, span } of doors) {
    const half = face.wall.thickness / 2;
    const along = face.vertical ? y : x;
    const across = face.vertical ? x : y;
    if (across < face.centre - half || across > face.centre + half) continue;
    if (along >= span.from && along <= span.to) return true;
  }
  return false;
}

function middleOf({ face, span }: PlacedDoor): Point {
  const along = (span.from + span.to) / 2;
  return face.vertical ? [face.centre, along] : [along, face.centre];
}
