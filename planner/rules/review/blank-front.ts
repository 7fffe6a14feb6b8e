import { boundsOf } from "#planner/plan/check/rect.ts";
import { BATHROOMS } from "#planner/plan/laws/03-requested-rooms.ts";
import type { RoomKind } from "#planner/plan/plan.ts";
import { type ReviewRule, warning } from "#planner/rules/review/remark.ts";

/** Rooms that show the road no window, or one high up. */
const BLIND: readonly RoomKind[] = [...BATHROOMS, "store", "utility", "dressing", "pooja"];
/** Nearer to the footprint's edge than this a room lies at it: the thickest outer wall, mm. */
const AT_EDGE = 360;
const SHARE = 0.5;

/** Seen from the road, an upper floor is more than a wall with the vents of toilets in it. */
export const blankFront: ReviewRule = (measured) =>
  measured.levels
    .filter(({ index }) => index > 0)
    .flatMap((level) => {
      const edge = Math.min(...level.footprint.map(({ y0 }) => y0));
      const front = level.rooms
        .map(({ room }) => ({ kind: room.kind, ...boundsOf(room.polygon) }))
        .filter(({ y0 }) => y0 < edge + AT_EDGE);
      const width = (rooms: typeof front): number => rooms.reduce((sum, { x0, x1 }) => sum + x1 - x0, 0);
      if (!(width(front.filter(({ kind }) => BLIND.includes(kind))) > SHARE * width(front))) return [];
      const message = `Toilets and stores take most of ${level.level.name.toLowerCase()}'s front.`;
      return [warning("practice/blank-front", message, { level: level.index }, "design practice")];
    });
