import { boundsOf } from "#planner/plan/check/rect.ts";
import type { Opening, Room } from "#planner/plan/plan.ts";
import { type ReviewRule, roomsOf, warning } from "#planner/rules/review/remark.ts";

/** A passage that goes on this far beyond its last door has floor enough for a store there, mm. */
const LONG = 1400;
/** One as wide as this is a hall, with room for seats, mm. */
const WIDE = 2000;

/** The rule's name. */
export const DEAD_END = "practice/dead-end";

/** A passage ends where its last door does: what goes on beyond is floor that leads nowhere. */
export const deadEnd: ReviewRule = (measured) =>
  roomsOf(measured).flatMap(({ level, room: { room } }) => {
    const openings = level.openings.map(({ opening }) => opening);
    return deadEndsOf(room, openings).map(({ length }) => {
      const message = `${room.label} goes on for ${(length / 1000).toFixed(1)} m beyond its last door.`;
      return warning(DEAD_END, message, { level: level.index, room: room.id }, "design practice");
    });
  });

/** An end of a passage beyond its last door; `low`: the end where x or y is least. `length`: from that door's jamb to the end wall, mm. */
export type DeadEnd = { readonly low: boolean; readonly length: number };

/** The dead ends of a room on a level with these openings: of a straight passage with two ways or more, as one that has fewer leads nowhere altogether. */
export function deadEndsOf({ id, kind, polygon }: Room, openings: readonly Opening[]): readonly DeadEnd[] {
  const { x0, y0, x1, y1 } = boundsOf(polygon);
  const ways = openings.filter((one) => (one.kind === "door" || one.kind === "arch") && one.rooms.includes(id));
  if (kind !== "passage" || polygon.length > 4 || ways.length < 2 || Math.min(x1 - x0, y1 - y0) >= WIDE) return [];
  const [axis, start, end] = y1 - y0 >= x1 - x0 ? ([1, y0, y1] as const) : ([0, x0, x1] as const);
  const jambs = ways.flatMap(({ from, to }) => [from[axis], to[axis]]);
  const ends: readonly DeadEnd[] = [
    { low: true, length: Math.min(...jambs) - start },
    { low: false, length: end - Math.max(...jambs) },
  ];
  return ends.filter(({ length }) => length >= LONG);
}
