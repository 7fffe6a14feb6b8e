import { type Rect, rect } from "#planner/geometry/rect.ts";
import type { Wall } from "#planner/plan/plan.ts";
import type { Parting } from "#planner/search/legalise/parting.ts";
import { armsOf, floorOf, type PlacedRoom } from "#planner/search/legalise/placed-level.ts";
import { wallAcross } from "#planner/search/legalise/wall-across.ts";
import { LEAST_ARM, type RoomSpec } from "#planner/search/programme/room-spec.ts";

/** Which corner of a room. */
export type Corner = { readonly left: boolean; readonly front: boolean };
export const CORNERS: readonly Corner[] = [true, false].flatMap((left) =>
  [true, false].map((front) => ({ left, front })),
);

/** A corner of a room that becomes another one: its clear floor, that floor with the walls about it, and the walls. */
export type CutCorner = {
  readonly taken: Rect;
  readonly notch: Rect;
  readonly walls: readonly Omit<Wall, "id">[];
};

/** A corner of this width and depth, mm, cut out of a room by two walls that meet; null where one of them does not end at a wall of `met`. */
export function cutCorner(
  met: readonly Wall[],
  r: Rect,
  { left, front }: Corner,
  [width, depth]: readonly [number, number],
  thickness: number,
): CutCorner | null {
  const taken = rect(
    left ? r.x0 : r.x1 - width,
    front ? r.y0 : r.y1 - depth,
    left ? r.x0 + width : r.x1,
    front ? r.y0 + depth : r.y1,
  );
  const notch = rect(
    left ? r.x0 : taken.x0 - thickness,
    front ? r.y0 : taken.y0 - thickness,
    left ? taken.x1 + thickness : r.x1,
    front ? taken.y1 + thickness : r.y1,
  );
  const partition = { thickness, kind: "internal" } as const;
  const upright = wallAcross(met, r, true, left ? taken.x1 : notch.x0, partition);
  const level = wallAcross(met, r, false, front ? taken.y1 : notch.y0, partition);
  if (upright === null || level === null) return null;
  // Each ends on the other's centre line, so that their bodies close the corner.
  const [x, y] = [upright.from[0], level.from[1]];
  return {
    taken,
    notch,
    walls: [
      front ? { ...upright, to: [x, y] } : { ...upright, from: [x, y] },
      left ? { ...level, to: [x, y] } : { ...level, from: [x, y] },
    ],
  };
}

/** Whether an L is as wide and as large as its room must be (`least`: its least floor, mm2), and one can walk through both its arms. */
export function isLawfulL(room: PlacedRoom, least: number): boolean {
  const [arm, body] = armsOf(room)
    .map(({ x0, y0, x1, y1 }) => Math.min(x1 - x0, y1 - y0))
    .sort((a, b) => a - b) as [number, number];
  return arm >= LEAST_ARM && body >= room.spec.leastWidth && floorOf(room) >= Math.max(room.spec.leastArea, least);
}

/** The parting by which a room gives a corner to a new one. */
export function cornerGiven(
  level: number,
  room: PlacedRoom,
  { taken, notch, walls }: CutCorner,
  to: RoomSpec,
): Parting {
  const part = { spec: to, rect: taken, open: false };
  return { level, room: room.spec.id, keeps: room.rect, notch, part, beyond: [], walls };
}
