import type { RoomKind } from "#planner/plan/plan.ts";
import { note, type ReviewRule, roomsOf } from "#planner/rules/review/remark.ts";

const SQUARE_ROOMS: readonly RoomKind[] = [
  "living",
  "dining",
  "bedroom",
  "master-bedroom",
  "kitchen",
  "bath",
  "study",
  "pooja",
];

/** A room with dents is harder to furnish than a rectangle. */
export const shape: ReviewRule = (measured) =>
  roomsOf(measured)
    .filter(({ room: { room } }) => SQUARE_ROOMS.includes(room.kind) && room.polygon.length > 4)
    .map(({ level, room: { room } }) => {
      const message = `${room.label} has ${room.polygon.length} corners.`;
      return note("practice/shape", message, { level: level.index, room: room.id }, "design practice");
    });
