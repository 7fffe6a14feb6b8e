import { isOutdoor } from "#planner/plan/check/main-door.ts";
import { boundsOf } from "#planner/plan/check/rect.ts";
import type { RoomKind } from "#planner/plan/plan.ts";
import { note, type ReviewRule, roomsOf } from "#planner/rules/review/remark.ts";

const WAYS: readonly RoomKind[] = ["passage", "hall"];
const LONG = 4000;

/** A long passage has a window, a glazed outer door, or an arch to a room that has light. */
export const darkPassage: ReviewRule = (measured) =>
  roomsOf(measured).flatMap(({ level, room: { room } }) => {
    const b = boundsOf(room.polygon);
    if (!WAYS.includes(room.kind) || Math.max(b.x1 - b.x0, b.y1 - b.y0) < LONG) return [];
    const lit = level.openings.some(
      ({ opening }) =>
        opening.rooms.includes(room.id) &&
        (opening.kind === "arch" || opening.rooms.some((other) => other !== room.id && isOutdoor(level, other))),
    );
    if (lit) return [];
    return [
      note(
        "practice/dark-passage",
        `${room.label} has no daylight.`,
        { level: level.index, room: room.id },
        "design practice",
      ),
    ];
  });
