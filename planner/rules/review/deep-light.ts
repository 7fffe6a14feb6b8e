import type { Point } from "#planner/geometry/point.ts";
import { minus } from "#planner/plan/check/area.ts";
import { metres } from "#planner/plan/check/finding.ts";
import { isOutdoor } from "#planner/plan/check/main-door.ts";
import { LOOK, type MeasuredLevel, type MeasuredOpening, OUTSIDE, roomOf } from "#planner/plan/check/measured-plan.ts";
import { grown, type Rect } from "#planner/plan/check/rect.ts";
import type { RoomKind } from "#planner/plan/plan.ts";
import { isLivedIn, type ReviewRule, roomsOf, warning } from "#planner/rules/review/remark.ts";

const ROOFED: readonly RoomKind[] = ["parking", "verandah", "porch", "balcony"];
/** Light reaches about this far under a roof, mm. */
const REACH = 3000;

/** A window onto a porch or parking gives light only if the open side of that is near. Every room one lives in has some window that gives light. */
export const deepLight: ReviewRule = (measured) =>
  roomsOf(measured)
    .filter(({ room }) => isLivedIn(room.room.kind))
    .flatMap(({ level, room: { room } }) => {
      const depths = level.openings
        .filter(({ opening }) => opening.kind === "window" && opening.rooms.includes(room.id))
        .filter(({ opening }) => opening.rooms.some((id) => id !== room.id && isOutdoor(level, id)))
        .map((window) => depthOf(level, window));
      const nearest = Math.min(...depths);
      if (depths.length === 0 || nearest <= REACH) return [];
      const message = `${room.label} gets its light ${metres(Math.round(nearest / 10) * 10)} from the open side of a porch or parking.`;
      const source = "design practice; codes let a verandah before a window be 2.4 to 3 m deep";
      return [warning("practice/deep-light", message, { level: level.index, room: room.id }, source)];
    });

/** How far a window lies from the open air under a roof, mm; 0 when it is in an outer wall or looks at the sky. */
function depthOf(level: MeasuredLevel, { opening, hole }: MeasuredOpening): number {
  const porch = opening.rooms
    .map((id) => roomOf(level, id))
    .find((r) => r !== undefined && ROOFED.includes(r.room.kind));
  if (opening.rooms.includes(OUTSIDE) || porch === undefined) return 0;
  const walls = level.walls.filter(({ wall }) => wall.kind === "external" || wall.kind === "internal");
  const rails = level.walls.filter((w) => !walls.includes(w)).map((w) => 2 * w.half);
  const beyond = porch.area.map((r) => grown(r, Math.max(0, ...rails) + LOOK));
  const open = minus(beyond, [...level.footprint, ...walls.map((w) => w.body)]);
  const centre: Point = [(hole.x0 + hole.x1) / 2, (hole.y0 + hole.y1) / 2];
  return Math.min(...open.map((r) => distance(centre, r)));
}

function distance([x, y]: Point, r: Rect): number {
  return Math.hypot(Math.max(r.x0 - x, 0, x - r.x1), Math.max(r.y0 - y, 0, y - r.y1));
}
