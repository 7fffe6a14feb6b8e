import { isOutdoor } from "#planner/plan/check/main-door.ts";
import type { MeasuredLevel } from "#planner/plan/check/measured-plan.ts";
import { isLivedIn, note, type ReviewRule, roomsOf } from "#planner/rules/review/remark.ts";

/** Air moves through a room whose openings to the open air lie in two walls. */
export const crossVentilation: ReviewRule = (measured) =>
  roomsOf(measured)
    .filter(({ level, room }) => isLivedIn(room.room.kind) && airSides(level, room.room.id) === 1)
    .map(({ level, room }) => {
      const where = { level: level.index, room: room.room.id };
      return note(
        "practice/cross-ventilation",
        `${room.room.label} has windows on one side only.`,
        where,
        "design practice",
      );
    });

function airSides(level: MeasuredLevel, id: string): number {
  const sides = level.openings
    .filter(({ opening }) => opening.rooms.includes(id) && opening.kind !== "arch")
    .filter(({ opening }) => opening.rooms.some((other) => other !== id && isOutdoor(level, other)))
    .map(({ wall }) => `${wall.along}${wall.line}`);
  return new Set(sides).size;
}
