import { metres } from "#planner/plan/check/finding.ts";
import { boundsOf } from "#planner/plan/check/rect.ts";
import type { RoomKind } from "#planner/plan/plan.ts";
import { type ReviewRule, roomsOf, warning } from "#planner/rules/review/remark.ts";

/** The rules' names. */
export const NARROW_SIT_OUT = "practice/narrow-sit-out";
export const NARROW_BALCONY = "practice/narrow-balcony";
/** The least width on which one stands and turns, mm. */
const TO_STAND_ON = 900;

const SIT_OUT = { rule: NARROW_SIT_OUT, use: "to stand in before the door" };
const OF_KIND: Readonly<Partial<Record<RoomKind, { readonly rule: string; readonly use: string }>>> = {
  verandah: SIT_OUT,
  porch: SIT_OUT,
  balcony: { rule: NARROW_BALCONY, use: "to stand on" },
};

/** The least width that a sit-out or a balcony is a place to stand on with, mm; 0 for rooms of other kinds. */
export function leastToStandOn(kind: RoomKind): number {
  return OF_KIND[kind] === undefined ? 0 : TO_STAND_ON;
}

/** A sit-out or a balcony is a place to stand, not a ledge. */
export const narrowOutdoors: ReviewRule = (measured) =>
  roomsOf(measured).flatMap(({ level, room: { room } }) => {
    const { x0, y0, x1, y1 } = boundsOf(room.polygon);
    const narrow = Math.min(x1 - x0, y1 - y0);
    const found = OF_KIND[room.kind];
    if (found === undefined || narrow >= TO_STAND_ON) return [];
    const message = `${room.label} is ${metres(narrow)} wide: too narrow ${found.use}.`;
    return [warning(found.rule, message, { level: level.index, room: room.id }, "design practice")];
  });
