import { mainDoor } from "#planner/plan/check/main-door.ts";
import { roomGraph, roomKey, walk } from "#planner/plan/check/room-graph.ts";
import type { RoomKind } from "#planner/plan/plan.ts";
import { type ReviewRule, roomsOf, warning } from "#planner/rules/review/remark.ts";
import { isToLet } from "#planner/rules/to-let.ts";

export const GUESTS_WAY = "practice/guests-way";
/** Where guests are received. */
export const LIVING: readonly RoomKind[] = ["living", "living-dining"];
/** Where the family eats, cooks and is by itself; a guest is received before these. */
export const FAMILYS_OWN: readonly RoomKind[] = [
  "dining",
  "kitchen-dining",
  "kitchen",
  "family",
  "study",
  "utility",
  "store",
];

/** A guest comes from the main door to a living room without crossing the rooms that are the family's own. */
export const guestsWay: ReviewRule = (measured) => {
  const main = mainDoor(measured);
  if (main === null) return [];
  const graph = roomGraph(measured);
  const start = [roomKey(0, main.entered)];
  const withGuests = walk(graph, start, FAMILYS_OWN);
  const livingRooms = roomsOf(measured).filter(({ room }) => LIVING.includes(room.room.kind) && !isToLet(room.room));
  const [first] = livingRooms;
  if (first === undefined || livingRooms.some(({ level, room }) => withGuests.has(roomKey(level.index, room.room.id))))
    return [];
  const where = { level: first.level.index, room: first.room.room.id };
  const message = `A guest comes to ${first.room.room.label} only through rooms where the family eats, cooks or works.`;
  return [warning(GUESTS_WAY, message, where, "design practice")];
};
