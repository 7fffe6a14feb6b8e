import { minus, sizeOf } from "#planner/plan/check/area.ts";
import type { MeasuredLevel } from "#planner/plan/check/measured-plan.ts";
import { boundsOf, type Rect } from "#planner/plan/check/rect.ts";
import { BATHROOMS, type Plan, type RoomKind } from "#planner/plan/plan.ts";
import { type ReviewRule, warning } from "#planner/rules/review/remark.ts";

export const BLANK_FRONT = "practice/blank-front";

/** Rooms that show the road no window, or one high up. */
const BLIND: readonly RoomKind[] = [...BATHROOMS, "store", "utility", "dressing", "pooja"];
/** A room nearer than this to the footprint's edge lies at it: a little more than the thickest outer wall, mm. */
const AT_EDGE = 360;
const SHARE = 0.5;

/** Seen from the road, an upper floor is more than a wall with the vents of toilets in it; where it steps back, all that is seen counts. */
export const blankFront: ReviewRule = (measured) =>
  measured.levels
    .filter(({ index }) => index > 0)
    .flatMap((level) => {
      const rooms = level.rooms.map(({ room }) => ({ kind: room.kind, seen: seenOf(boundsOf(room.polygon), level) }));
      const width = (some: typeof rooms): number => some.reduce((sum, { seen }) => sum + seen, 0);
      if (!(width(rooms.filter(({ kind }) => BLIND.includes(kind))) > SHARE * width(rooms))) return [];
      const message = `Toilets and stores take most of ${level.level.name.toLowerCase()}'s front.`;
      return [warning(BLANK_FRONT, message, { level: level.index }, "design practice")];
    });

/** How much of a room's width has nothing of its storey before it, mm. */
function seenOf({ x0, y0, x1 }: Rect, { footprint }: MeasuredLevel): number {
  const across = (left: number, right: number): Rect => ({ x0: left, y0: 0, x1: right, y1: 1 });
  const before = footprint.filter((part) => part.y0 < y0 - AT_EDGE).map((part) => across(part.x0, part.x1));
  return sizeOf(minus([across(x0, x1)], before));
}

/** How many baths and toilets lie at the road. */
export function bathsAtFront({ levels }: Plan): number {
  return levels.flatMap(({ footprint, rooms }) => {
    const front = Math.min(...footprint.flatMap(({ outer }) => outer.map(([, y]) => y)));
    return rooms.filter(({ kind, polygon }) => BATHROOMS.includes(kind) && boundsOf(polygon).y0 < front + AT_EDGE);
  }).length;
}
