import type { MeasuredLevel, MeasuredRoom } from "#planner/plan/check/measured-plan.ts";
import { boundsOf } from "#planner/plan/check/rect.ts";
import { BEDROOMS, type RoomKind } from "#planner/plan/plan.ts";
import { neighboursOf, type ReviewRule, roomsOf, warning } from "#planner/rules/review/remark.ts";

const WAYS: readonly RoomKind[] = ["passage", "foyer"];
/** Rooms that one walks through anyway. */
const SHARED: readonly RoomKind[] = ["living", "living-dining", "dining", "family"];
/** Rooms that may open from those as well as from a passage: nobody sleeps or washes there. No stair: a lobby before it keeps its noise from them. */
const OPENING_FROM_THEM: readonly RoomKind[] = [...SHARED, "pooja", "store", "terrace", "balcony"];
/** Rooms that may open from a family's own lounge upstairs, where nobody else comes: bedrooms and the stair too, as Indian houses have it. */
const OPENING_FROM_LOUNGE: readonly RoomKind[] = [...OPENING_FROM_THEM, ...BEDROOMS, "study", "stair"];
/** Length of shared wall that a door needs, and the thickness up to which two rooms share a wall, mm. */
const DOOR = 1110;
const THICK = 400;

/** The rule's name. */
export const IDLE_PASSAGE = "practice/idle-passage";

/**
 * Floor of a passage that nobody needs is lost: a passage or a foyer with one way in leads nowhere, and a passage between two rooms that could open to each
 * other, or along another passage or a lounge, leads to nothing new.
 */
export const idlePassage: ReviewRule = (measured) =>
  roomsOf(measured)
    .filter(({ room: { room } }) => WAYS.includes(room.kind))
    .flatMap(({ level, room }) => {
      const why = whyIdle(level, room);
      const where = { level: level.index, room: room.room.id };
      return why === null ? [] : [warning(IDLE_PASSAGE, `${room.room.label} ${why}.`, where, "design practice")];
    });

function whyIdle(level: MeasuredLevel, way: MeasuredRoom): string | null {
  if (waysOf(level, way.room.id) < 2) return "leads nowhere";
  if (way.room.kind !== "passage") return null;
  if (isBetweenNeighbours(level, way)) return "lies between rooms that could open to each other";
  if (isDoubled(level, way)) return "lies along a passage that it opens to: one would do";
  if (isStripOfLounge(level, way)) return "lies along a whole side of the lounge: its rooms could open from there";
  return null;
}

function waysOf({ openings }: MeasuredLevel, id: string): number {
  return openings.filter(({ opening: { kind, rooms } }) => (kind === "door" || kind === "arch") && rooms.includes(id))
    .length;
}

/**
 * Whether a passage has just two ways, to rooms that could do without it: one walks through the first anyway and the second may open from it, as the two touch
 * or as the passage, a strip along a whole side of a room that one walks through, may become part of it.
 */
function isBetweenNeighbours(level: MeasuredLevel, passage: MeasuredRoom): boolean {
  const [one, other, ...more] = neighboursOf(level, passage.room.id);
  if (one === undefined || other === undefined || more.length > 0 || waysOf(level, passage.room.id) !== 2) return false;
  const both = [one, other];
  if (!both.every(({ room }) => OPENING_FROM_THEM.includes(room.kind))) return false;
  const met = both.filter(({ room }) => SHARED.includes(room.kind));
  return met.length > 0 && (touch(one, other) || met.some((room) => isStripOf(passage, room)));
}

/** Whether a passage is a strip along a whole side of a family lounge and leads to nothing that might not open from it. */
function isStripOfLounge(level: MeasuredLevel, passage: MeasuredRoom): boolean {
  const others = neighboursOf(level, passage.room.id);
  return (
    others.some((room) => room.room.kind === "family" && isStripOf(passage, room)) &&
    others.every(({ room }) => OPENING_FROM_LOUNGE.includes(room.kind))
  );
}

/** Whether a passage opens to a larger passage or foyer along whose whole side it lies; of two as large, one of them is idle. */
function isDoubled(level: MeasuredLevel, passage: MeasuredRoom): boolean {
  const { area, id } = passage.room;
  return neighboursOf(level, id).some((other) => {
    const isLarger = other.room.area > area || (other.room.area === area && other.room.id < id);
    return WAYS.includes(other.room.kind) && isLarger && isStripOf(passage, other);
  });
}

function isStripOf(a: MeasuredRoom, b: MeasuredRoom): boolean {
  const [r, s] = [boundsOf(a.room.polygon), boundsOf(b.room.polygon)];
  return touch(a, b) && ((r.x0 === s.x0 && r.x1 === s.x1) || (r.y0 === s.y0 && r.y1 === s.y1));
}

function touch(a: MeasuredRoom, b: MeasuredRoom): boolean {
  const [r, s] = [boundsOf(a.room.polygon), boundsOf(b.room.polygon)];
  const [x, y] = [shared(r.x0, r.x1, s.x0, s.x1), shared(r.y0, r.y1, s.y0, s.y1)];
  return (x <= 0 && x >= -THICK && y >= DOOR) || (y <= 0 && y >= -THICK && x >= DOOR);
}

/** Length that two stretches share; below zero the gap between them. */
function shared(a0: number, a1: number, b0: number, b1: number): number {
  return Math.min(a1, b1) - Math.max(a0, b0);
}
