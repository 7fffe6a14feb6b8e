import { common, minus, sizeOf } from "#planner/plan/check/area.ts";
import type { MeasuredLevel, MeasuredRoom } from "#planner/plan/check/measured-plan.ts";
import { boundsOf } from "#planner/plan/check/rect.ts";
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

/** A room is an L around others if they take this share of what it lacks of a rectangle; the rest are walls. */
const ANOTHERS = 0.6;

/** A room with dents is harder to furnish than a rectangle. An L is not minded: the room in its corner is the reason for it. */
export const shape: ReviewRule = (measured) =>
  roomsOf(measured)
    .filter(({ room: { room } }) => SQUARE_ROOMS.includes(room.kind) && room.polygon.length > 4)
    .filter(({ level, room }) => !isAbout(level, room))
    .map(({ level, room: { room } }) => {
      const message = `${room.label} has ${room.polygon.length} corners.`;
      return note("practice/shape", message, { level: level.index, room: room.id }, "design practice");
    });

function isAbout({ rooms }: MeasuredLevel, { room, area }: MeasuredRoom): boolean {
  const lacks = minus([boundsOf(room.polygon)], area);
  const others = rooms.filter((other) => other.room.id !== room.id).flatMap((other) => other.area);
  return sizeOf(common(lacks, others)) >= ANOTHERS * sizeOf(lacks);
}
