import type { Point } from "#planner/geometry/point.ts";
import { boundsOf, holdsPoint } from "#planner/plan/check/rect.ts";
import type { Room, RoomKind } from "#planner/plan/plan.ts";
import { type ReviewRule, warning } from "#planner/rules/review/remark.ts";
import { THICKEST_WALL } from "#planner/rules/walls-of.ts";

/** Floors under the open sky of an upper storey. */
const OPEN: readonly RoomKind[] = ["balcony", "terrace"];
/** A wall between two of them is seen from this length on, mm. */
export const SEEN = 600;

/** A balcony and a terrace beside it are one open floor: no wall as high as a storey stands between them. */
export const partedTerrace: ReviewRule = (measured) =>
  measured.levels.slice(1).flatMap((level) => {
    const open = level.rooms.map(({ room }) => room).filter(({ kind }) => OPEN.includes(kind));
    const solid = level.walls.filter(({ wall: { kind } }) => kind === "external" || kind === "internal");
    return open.flatMap((one, i) =>
      open.slice(i + 1).flatMap((other) => {
        const middle = middleBetween(one, other);
        if (middle === null || !solid.some(({ body }) => holdsPoint(body, middle))) return [];
        const message = `A wall stands between ${one.label} and ${other.label}, both open to the sky.`;
        return [warning("practice/parted-terrace", message, { level: level.index, room: one.id }, "design practice")];
      }),
    );
  });

/** The middle of the gap across which two rooms face each other; null where the gap is no wall's thickness, or too short to be seen. */
function middleBetween(one: Room, other: Room): Point | null {
  const [a, b] = [boundsOf(one.polygon), boundsOf(other.polygon)];
  const [x0, x1] = [Math.max(a.x0, b.x0), Math.min(a.x1, b.x1)];
  const [y0, y1] = [Math.max(a.y0, b.y0), Math.min(a.y1, b.y1)];
  const [x, y] = [x1 - x0, y1 - y0];
  const beside = x <= 0 && x >= -THICKEST_WALL && y >= SEEN;
  const before = y <= 0 && y >= -THICKEST_WALL && x >= SEEN;
  return beside || before ? [(x0 + x1) / 2, (y0 + y1) / 2] : null;
}
