import { type Area, minus } from "#planner/plan/check/area.ts";
import { clearWays } from "#planner/plan/check/clear-width.ts";
import { type MeasuredLevel, type MeasuredRoom, stripBeside } from "#planner/plan/check/measured-plan.ts";
import { boundsOf, commonRect, type Rect } from "#planner/plan/check/rect.ts";
import type { FurnitureKind } from "#planner/plan/plan.ts";
import { type ReviewRule, warning } from "#planner/rules/review/remark.ts";

export const SHUT_WAY = "practice/shut-way";
/** A way through an empty room is two feet wide; past furniture a foot and a half will do: on less one turns sideways, mm. */
const WIDE = 600;
const NARROW = 460;
/** What is moved aside, or set into a counter. */
const MOVED: readonly FurnitureKind[] = ["chair", "coffee-table", "bedside-table", "planter", "swing", "sink", "hob"];

/** Between a room's doors one walks past its furniture; armchairs, which law 10 moves aside, stand in the way here. */
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
  const doors = level.openings.filter(
    ({ opening: { kind, rooms } }) => (kind === "door" || kind === "arch") && rooms.includes(room.id),
  );
  if (pieces.length === 0 || doors.length < 2) return false;
  const thresholds = doors.map((door) => [stripBeside(door, "low", WIDE), stripBeside(door, "high", WIDE)]);
  return partsOf(minus(area, pieces), NARROW, thresholds) > partsOf(area, WIDE, thresholds);
}

/** How many groups a room's doors form if those joined by ways this wide, mm, are one group. `thresholds`: for each door, the floor on both sides of it. */
function partsOf(floor: Area, wide: number, thresholds: readonly (readonly Rect[])[]): number {
  const parts = thresholds.map((_, door) => door);
  for (const way of clearWays(floor, wide)) {
    const met = thresholds.flatMap((strips, door) =>
      way.some((r) => strips.some((strip) => commonRect(r, strip) !== null)) ? [parts[door] as number] : [],
    );
    for (const [door, part] of parts.entries()) if (met.includes(part)) parts[door] = met[0] as number;
  }
  return new Set(parts).size;
}
