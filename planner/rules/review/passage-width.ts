import { leastWidth } from "#planner/plan/check/clear-width.ts";
import { metres } from "#planner/plan/check/finding.ts";
import { type ReviewRule, roomsOf, warning } from "#planner/rules/review/remark.ts";

/** A passage keeps the profile's preferred width, not only the service passage's least. */
export const passageWidth: ReviewRule = (measured) => {
  const { value, source } = measured.profile.passageWidth;
  return roomsOf(measured)
    .filter(({ room }) => room.room.kind === "passage" && leastWidth(room.area) < value)
    .map(({ level, room }) => {
      const message = `${room.room.label} is ${metres(leastWidth(room.area))} wide; ${metres(value)} is better.`;
      return warning(
        `${measured.profile.id}/passage-width`,
        message,
        { level: level.index, room: room.room.id },
        source,
      );
    });
};
