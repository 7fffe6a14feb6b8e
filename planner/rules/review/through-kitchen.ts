import { mainDoor } from "#planner/plan/check/main-door.ts";
import { roomGraph, roomKey, walk } from "#planner/plan/check/room-graph.ts";
import { KITCHENS, type RoomKind } from "#planner/plan/plan.ts";
import { type ReviewRule, roomsOf, warning } from "#planner/rules/review/remark.ts";

export const THROUGH_KITCHEN = "practice/through-kitchen";
/** What belongs to a kitchen, or needs no way. */
const BEHIND: readonly RoomKind[] = [
  "utility",
  "store",
  "garage",
  "verandah",
  "courtyard",
  "duct",
  "balcony",
  "terrace",
];

/** One does not cross the kitchen to get to a room that has nothing to do with it. */
export const throughKitchen: ReviewRule = (measured) => {
  const main = mainDoor(measured);
  if (main === null) return [];
  const graph = roomGraph(measured);
  const start = [roomKey(0, main.entered)];
  const all = walk(graph, start);
  const without = walk(graph, start, KITCHENS);
  return roomsOf(measured)
    .filter(({ room }) => !BEHIND.includes(room.room.kind))
    .filter(({ level, room }) => {
      const key = roomKey(level.index, room.room.id);
      return all.has(key) && !without.has(key);
    })
    .map(({ level, room }) => {
      const where = { level: level.index, room: room.room.id };
      return warning(
        THROUGH_KITCHEN,
        `${room.room.label} is reached only through the kitchen.`,
        where,
        "design practice",
      );
    });
};
