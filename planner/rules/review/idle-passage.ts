import type { MeasuredLevel } from "#planner/plan/check/measured-plan.ts";
import type { RoomKind } from "#planner/plan/plan.ts";
import { type ReviewRule, roomsOf, warning } from "#planner/rules/review/remark.ts";

const WAYS: readonly RoomKind[] = ["passage", "foyer"];

/** The rule's name. */
export const IDLE_PASSAGE = "practice/idle-passage";

/** A passage or a foyer with one way in leads nowhere: its floor is lost. */
export const idlePassage: ReviewRule = (measured) =>
  roomsOf(measured)
    .filter(({ level, room: { room } }) => WAYS.includes(room.kind) && waysOf(level, room.id) < 2)
    .map(({ level, room: { room } }) =>
      warning(IDLE_PASSAGE, `${room.label} leads nowhere.`, { level: level.index, room: room.id }, "design practice"),
    );

function waysOf({ openings }: MeasuredLevel, id: string): number {
  return openings.filter(({ opening: { kind, rooms } }) => (kind === "door" || kind === "arch") && rooms.includes(id))
    .length;
}
