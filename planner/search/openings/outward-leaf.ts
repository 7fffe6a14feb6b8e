import { overlaps, type Rect } from "#planner/geometry/rect.ts";
import type { RoomKind } from "#planner/plan/plan.ts";
import type { PlacedLevel } from "#planner/search/legalise/placed-level.ts";
import { outwardDoorAt, type PlacedDoor, standsFree } from "#planner/search/openings/place-doors.ts";

/** Rooms so small that their leaf had better open to the hall before them, and rooms that take it. */
const SMALL_TOILETS: readonly RoomKind[] = ["powder", "wc"];
const HALLS: readonly RoomKind[] = ["passage", "foyer", "hall", "family"];

/** The doors to small toilets among these, each with its leaf opening to the hall before it, where it swings free there. */
export function openingOutward(
  level: PlacedLevel,
  places: readonly PlacedDoor[],
  others: readonly PlacedDoor[],
  keepClear: readonly Rect[],
): readonly PlacedDoor[] {
  return places.flatMap((door) => {
    const { way, face, span, hinge } = door;
    const [toilet, hall] = [level.rooms[way.into], level.rooms[way.from]];
    if (hinge === null || toilet === undefined || hall === undefined) return [];
    if (!SMALL_TOILETS.includes(toilet.spec.kind) || !HALLS.includes(hall.spec.kind)) return [];
    const hingeLow = hinge[face.vertical ? 1 : 0] === span.from;
    const turned = outwardDoorAt(way, face, span.from, hingeLow);
    const swept = turned.box as Rect;
    const [from, to] = face.vertical ? [swept.x0, swept.x1] : [swept.y0, swept.y1];
    const [low, high] = face.vertical ? [hall.rect.x0, hall.rect.x1] : [hall.rect.y0, hall.rect.y1];
    const within = face.inward > 0 ? from >= low : to <= high;
    const notched = hall.notch !== undefined && overlaps(hall.notch, swept);
    return within && !notched && standsFree(turned, others, keepClear) ? [turned] : [];
  });
}
