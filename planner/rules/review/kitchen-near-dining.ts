import type { RoomKind } from "#planner/plan/plan.ts";
import { neighboursOf, type ReviewRule, warning } from "#planner/rules/review/remark.ts";

const DINING: readonly RoomKind[] = ["dining", "living-dining", "kitchen-dining"];

/** From the kitchen one carries dishes through one door, or at most across one room, to the table. */
export const kitchenNearDining: ReviewRule = (measured) =>
  measured.levels.flatMap((level) => {
    if (!level.rooms.some(({ room }) => DINING.includes(room.kind))) return [];
    return level.rooms
      .filter(({ room }) => room.kind === "kitchen")
      .filter(({ room }) => {
        const next = neighboursOf(level, room.id);
        const second = next.flatMap((n) => neighboursOf(level, n.room.id));
        return ![...next, ...second].some((n) => DINING.includes(n.room.kind));
      })
      .map(({ room }) =>
        warning(
          "practice/kitchen-near-dining",
          `${room.label} is far from the dining place.`,
          { level: level.index, room: room.id },
          "design practice",
        ),
      );
  });
