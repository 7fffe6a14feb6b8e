import { neighboursOf, type ReviewRule, roomsOf, warning } from "#planner/rules/review/remark.ts";

/** A passage with one way in leads nowhere: its floor is lost. */
export const idlePassage: ReviewRule = (measured) =>
  roomsOf(measured)
    .filter(({ level, room: { room } }) => room.kind === "passage" && neighboursOf(level, room.id).length < 2)
    .map(({ level, room: { room } }) =>
      warning(
        "practice/idle-passage",
        `${room.label} leads nowhere.`,
        { level: level.index, room: room.id },
        "design practice",
      ),
    );
