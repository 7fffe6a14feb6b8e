import type { Point } from "#planner/geometry/point.ts";
import { mainDoor } from "#planner/plan/check/main-door.ts";
import { type MeasuredLevel, type MeasuredOpening, roomOf } from "#planner/plan/check/measured-plan.ts";
import { holdsPoint } from "#planner/plan/check/rect.ts";
import { BATHROOMS } from "#planner/plan/plan.ts";
import { type ReviewRule, warning } from "#planner/rules/review/remark.ts";

export const WC_FACING_ENTRANCE = "practice/wc-facing-entrance";

/** Points tried along a line of sight. */
const STEPS = 60;

/**
 * Coming in by the main door one does not look at a toilet's door: it lies more than half a right angle off the way straight in, or the line between the two
 * is not clear of walls and closed leaves.
 */
export const wcFacingEntrance: ReviewRule = (measured) => {
  const main = mainDoor(measured);
  const ground = measured.levels[0];
  if (main === null || ground === undefined) return [];
  return ground.openings
    .filter(({ opening }) => opening.kind === "door")
    .flatMap((door) => {
      const bath = door.opening.rooms
        .map((id) => roomOf(ground, id)?.room)
        .find((room) => room !== undefined && BATHROOMS.includes(room.kind));
      if (bath === undefined || !isAhead(main.door, door) || !isClear(ground, main.door, door)) return [];
      const where = { level: 0, room: bath.id, opening: door.opening.id };
      return [
        warning(
          WC_FACING_ENTRANCE,
          `The main door looks at the door of ${bath.label}.`,
          where,
          "design practice; vastu says the same",
        ),
      ];
    });
};

/** Whether a door lies no more than half a right angle off the way straight in by another. */
function isAhead(from: MeasuredOpening, to: MeasuredOpening): boolean {
  const [a, b] = [centre(from), centre(to)];
  const [dx, dy] = [Math.abs(b[0] - a[0]), Math.abs(b[1] - a[1])];
  const standsAlongY = from.opening.from[0] === from.opening.to[0];
  return standsAlongY ? dy <= dx : dx <= dy;
}

/** Whether nothing but rooms and archways lies on the straight line between two doors. */
function isClear(level: MeasuredLevel, from: MeasuredOpening, to: MeasuredOpening): boolean {
  const [a, b] = [centre(from), centre(to)];
  const arches = level.openings.filter(({ opening }) => opening.kind === "arch");
  const clear = [...level.rooms.flatMap((r) => r.area), ...[from, to, ...arches].map(({ hole }) => hole)];
  return Array.from({ length: STEPS }, (_, i): Point => {
    const t = (i + 0.5) / STEPS;
    return [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];
  }).every((p) => clear.some((r) => holdsPoint(r, p)));
}

function centre({ hole }: MeasuredOpening): Point {
  return [(hole.x0 + hole.x1) / 2, (hole.y0 + hole.y1) / 2];
}
