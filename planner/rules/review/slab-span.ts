import { leastWidth } from "#planner/plan/check/clear-width.ts";
import { metres } from "#planner/plan/check/finding.ts";
import type { RoomKind } from "#planner/plan/plan.ts";
import { note, type ReviewRule, roomsOf } from "#planner/rules/review/remark.ts";

const SPAN = 5000;
/** Nothing lies over these. */
const OPEN_TO_THE_SKY: readonly RoomKind[] = ["terrace", "courtyard", "duct"];

/** A slab of ordinary thickness spans five metres; beyond that an engineer adds a beam or depth. */
export const slabSpan: ReviewRule = (measured) =>
  roomsOf(measured)
    .filter(({ room: { room, area } }) => !OPEN_TO_THE_SKY.includes(room.kind) && leastWidth(area) > SPAN)
    .map(({ level, room: { room, area } }) =>
      note(
        "practice/slab-span",
        `The slab over ${room.label} spans ${metres(leastWidth(area))}.`,
        { level: level.index, room: room.id },
        "practice for 150 mm slabs",
      ),
    );
