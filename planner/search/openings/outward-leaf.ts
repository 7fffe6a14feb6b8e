import { overlaps, type Rect } from "#planner/geometry/rect.ts";
import type { RoomKind } from "#planner/plan/plan.ts";
import type { PlacedLevel } from "#planner/search/legalise/placed-level.ts";
import { standsFree } from "#planner/search/openings/door-places.ts";
import { isHingedLow, outwardDoorAt, type PlacedDoor } from "#planner/search/openings/placed-door.ts";

/**
 * Rooms so small that their leaf had better open outward, each with the rooms it may open into. A shrine's would sweep the floor where people pray,
 * so it may open into day rooms too.
 */
const HALLS: readonly RoomKind[] = ["passage", "foyer", "hall", "family"];
const OPENS_TO: Readonly<Partial<Record<RoomKind, readonly RoomKind[]>>> = {
  powder: HALLS,
  wc: HALLS,
  pooja: [...HALLS, "living", "living-dining", "dining"],
};

/** The doors to small toilets and shrines among `places`, each with its leaf turned into the room before it; only those that swing free there. */
export function openingOutward(
  level: PlacedLevel,
  places: readonly PlacedDoor[],
  others: readonly PlacedDoor[],
  keepClear: readonly Rect[],
): readonly PlacedDoor[] {
  return places.flatMap((door) => {
    const { way, face, span, hinge } = door;
    const [small, hall] = [level.rooms[way.into], level.rooms[way.from]];
    if (hinge === null || small === undefined || hall === undefined) return [];
    if (OPENS_TO[small.spec.kind]?.includes(hall.spec.kind) !== true) return [];
    const turned = outwardDoorAt(way, face, span.from, isHingedLow(door));
    const swept = turned.box as Rect;
    const [from, to] = face.vertical ? [swept.x0, swept.x1] : [swept.y0, swept.y1];
    const [low, high] = face.vertical ? [hall.rect.x0, hall.rect.x1] : [hall.rect.y0, hall.rect.y1];
    const within = face.inward > 0 ? from >= low : to <= high;
    const notched = hall.notch !== undefined && overlaps(hall.notch, swept);
    return within && !notched && standsFree(turned, others, keepClear) ? [turned] : [];
  });
}
