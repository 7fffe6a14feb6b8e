import type { Point } from "#planner/geometry/point.ts";
import { walkedParts } from "#planner/geometry/walked-parts.ts";
import { minus } from "#planner/plan/check/area.ts";
import type { MeasuredLevel, MeasuredRoom } from "#planner/plan/check/measured-plan.ts";
import { boundsOf } from "#planner/plan/check/rect.ts";
import type { FurnitureKind } from "#planner/plan/plan.ts";
import { type ReviewRule, warning } from "#planner/rules/review/remark.ts";

export const SHUT_WAY = "practice/shut-way";
/** A room is one that two feet pass through; where furniture leaves less than a foot and a half one turns sideways. Half of each, mm. */
const WIDE = 300;
const NARROW = 230;
/** Inside a door so far one stands in the room, mm. */
const INSIDE = 350;
const MOVED: readonly FurnitureKind[] = ["chair", "coffee-table", "bedside-table", "planter", "swing", "sink", "hob"];

/** Between a room's doors one walks past its furniture. */
export const shutWay: ReviewRule = (measured) =>
  measured.levels.flatMap((level) =>
    level.rooms
      .filter((room) => isShut(level, room))
      .map(({ room }) =>
        warning(
          SHUT_WAY,
          `Furniture in ${room.label} leaves no way between two of its doors.`,
          { level: level.index, room: room.id },
          "design practice",
        ),
      ),
  );

function isShut(level: MeasuredLevel, { room, area }: MeasuredRoom): boolean {
  const pieces = level.level.furniture
    .filter((piece) => piece.room === room.id && !MOVED.includes(piece.kind))
    .map(({ polygon }) => boundsOf(polygon));
  if (pieces.length === 0) return false;
  const bounds = boundsOf(room.polygon);
  const places = level.openings
    .filter(({ opening: { kind, rooms } }) => (kind === "door" || kind === "arch") && rooms.includes(room.id))
    .map(({ start, end, wall: { along, line } }): Point => {
      const middle = (start + end) / 2;
      const [low, high] = along === "x" ? [bounds.y0, bounds.y1] : [bounds.x0, bounds.x1];
      const inside = line < (low + high) / 2 ? low + INSIDE : high - INSIDE;
      return along === "x" ? [middle, inside] : [inside, middle];
    });
  if (places.length < 2) return false;
  const outside = minus([bounds], area);
  return walkedParts(bounds, places, [...outside, ...pieces], NARROW) > walkedParts(bounds, places, [...outside], WIDE);
}
