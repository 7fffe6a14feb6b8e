import type { MeasuredLevel, MeasuredRoom } from "#planner/plan/check/measured-plan.ts";
import { boundsOf } from "#planner/plan/check/rect.ts";
import { BEDROOMS, type RoomKind } from "#planner/plan/plan.ts";
import { neighboursOf, type ReviewRule, roomsOf, warning } from "#planner/rules/review/remark.ts";

const WAYS: readonly RoomKind[] = ["passage", "foyer"];
/** Rooms that one walks through anyway. */
const SHARED: readonly RoomKind[] = ["living", "living-dining", "dining", "family"];
/** Rooms that may open from those as well as from a passage: nobody sleeps or washes there. No stair: a lobby before it keeps its noise from them. */
const OPENING_FROM_THEM: readonly RoomKind[] = [...SHARED, "pooja", "store", "terrace", "balcony"];
/** What may open from the family's own lounge besides, where no guests are: bedrooms, and the stair, which ends there. */
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
  if (isStripOfShared(level, way))
    return "lies along a whole side of the lounge, living or dining room: what it leads to could open from there";
  return isDoubled(level, way) ? "lies along a passage that it opens to: one would do" : null;
}

function waysOf({ openings }: MeasuredLevel, id: string): number {
  return openings.filter(({ opening: { kind, rooms } }) => (kind === "door" || kind === "arch") && rooms.includes(id))
    .length;
}

/** Whether a passage has just two ways, to rooms that touch: one walks through the first anyway and the second may open from it. */
function isBetweenNeighbours(level: MeasuredLevel, passage: MeasuredRoom): boolean {
  const both = neighboursOf(level, passage.room.id);
  const [one, other, ...more] = both;
  if (one === undefined || other === undefined || more.length > 0 || !touch(one, other)) return false;
  return both.some((room) => couldOpenFrom(room, both));
}

/** Whether a passage is a strip along a whole side of a room that one walks through anyway, and leads to nothing that could not open from there. */
function isStripOfShared(level: MeasuredLevel, passage: MeasuredRoom): boolean {
  const met = neighboursOf(level, passage.room.id);
  return met.some((room) => isStripOf(passage, room) && couldOpenFrom(room, met));
}

/** Whether one walks through a room anyway, and all the others may open from it. */
function couldOpenFrom({ room: shared }: MeasuredRoom, some: readonly MeasuredRoom[]): boolean {
  const opening = shared.kind === "family" ? OPENING_FROM_LOUNGE : OPENING_FROM_THEM;
  return SHARED.includes(shared.kind) && some.every(({ room }) => opening.includes(room.kind));
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
