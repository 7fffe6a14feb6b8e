import { metres } from "#planner/plan/check/finding.ts";
import { boundsOf } from "#planner/plan/check/rect.ts";
import { type ReviewRule, roomsOf, warning } from "#planner/rules/review/remark.ts";

/** A bay this much deeper than its car is too deep, mm; one twice as deep as a car holds another. */
const IDLE = 1500;

/** A bay far deeper than its car is floor that the house lacks. */
export const deepBay: ReviewRule = (measured) => {
  const { width, depth } = measured.profile.car;
  return roomsOf(measured)
    .filter(({ room: { room } }) => room.kind === "parking" || room.kind === "garage")
    .flatMap(({ level, room: { room } }) => {
      const { x0, y0, x1, y1 } = boundsOf(room.polygon);
      const long = y1 - y0;
      if (x1 - x0 < width.value || long < depth.value + IDLE || long >= 2 * depth.value) return [];
      const message = `${room.label} is ${metres(long)} deep; a car stands on ${metres(depth.value)}.`;
      return [warning("practice/deep-bay", message, { level: level.index, room: room.id }, "design practice")];
    });
};
