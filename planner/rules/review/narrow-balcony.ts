import { metres } from "#planner/plan/check/finding.ts";
import { boundsOf } from "#planner/plan/check/rect.ts";
import { type ReviewRule, roomsOf, warning } from "#planner/rules/review/remark.ts";

/** The rule's name. */
export const NARROW_BALCONY = "practice/narrow-balcony";
/** One stands and turns on so much, mm. */
const LEAST = 900;

/** A balcony is to stand on, not a ledge behind a railing. */
export const narrowBalcony: ReviewRule = (measured) =>
  roomsOf(measured).flatMap(({ level, room: { room } }) => {
    const { x0, y0, x1, y1 } = boundsOf(room.polygon);
    const narrow = Math.min(x1 - x0, y1 - y0);
    if (room.kind !== "balcony" || narrow >= LEAST) return [];
    const message = `${room.label} is ${metres(narrow)} wide: too narrow to stand on.`;
    return [warning(NARROW_BALCONY, message, { level: level.index, room: room.id }, "design practice")];
  });
