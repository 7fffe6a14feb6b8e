import { leastWidth } from "#planner/plan/check/clear-width.ts";
import { metres } from "#planner/plan/check/finding.ts";
import { note, type ReviewRule, roomsOf } from "#planner/rules/review/remark.ts";

const SPAN = 5000;

/** A slab of ordinary thickness spans five metres; beyond that an engineer adds a beam or depth. */
export const slabSpan: ReviewRule = (measured) =>
  roomsOf(measured)
    .filter(({ room }) => leastWidth(room.area) > SPAN)
    .map(({ level, room: { room, area } }) =>
      note(
        "practice/slab-span",
        `The slab over ${room.label} spans ${metres(leastWidth(area))}.`,
        { level: level.index, room: room.id },
        "practice for 150 mm slabs",
      ),
    );
