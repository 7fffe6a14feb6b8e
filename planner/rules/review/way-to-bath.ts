import type { MeasuredLevel, MeasuredRoom } from "#planner/plan/check/measured-plan.ts";
import { BATHROOMS, BEDROOMS, type RoomKind } from "#planner/plan/plan.ts";
import { neighboursOf, type ReviewRule, warning } from "#planner/rules/review/remark.ts";
import { isToLet } from "#planner/rules/to-let.ts";

export const WAY_TO_BATH = "practice/way-to-bath";
/** Where guests sit, and where one cooks: nobody crosses these from bed to bath. */
export const NOT_CROSSED: readonly RoomKind[] = ["living", "living-dining", "kitchen", "kitchen-dining"];
/** Rooms that one crosses on the way: the hall of a house, whatever it is called. */
export const HALLS: readonly RoomKind[] = ["passage", "hall", "family", "stair", "dining", "foyer"];

/** Rooms from which one comes to a bath that is a bedroom's own. */
export const SUITE: readonly RoomKind[] = [...BEDROOMS, "dressing"];

/**
 * A bedroom without a bath of its own shares one on its floor; the way there does not lead through the living room or past the stove. Floors
 * without a bath to share, and rooms that are let, are not judged.
 */
export const wayToBath: ReviewRule = (measured) =>
  measured.levels.flatMap((level) => {
    const ours = level.rooms.filter(({ room }) => !isToLet(room));
    const shared = ours.filter(({ room }) => BATHROOMS.includes(room.kind) && !isOwn(level, room.id));
    if (shared.length === 0) return [];
    const halls = hallsFrom(level, shared);
    return ours
      .filter(({ room: { kind, id } }) => BEDROOMS.includes(kind) && !opensToBath(level, id))
      .filter(({ room }) => !neighboursOf(level, room.id).some((beside) => halls.has(beside.room.id)))
      .map(({ room }) => {
        const where = { level: level.index, room: room.id };
        const message = `One comes from ${room.label} to a bath only through the living room or the kitchen.`;
        return warning(WAY_TO_BATH, message, where, "design practice");
      });
  });

function opensToBath(level: MeasuredLevel, id: string): boolean {
  return neighboursOf(level, id).some(({ room }) => BATHROOMS.includes(room.kind));
}

/** Whether a bath is a bedroom's own: its doors lead to bedrooms and dressings alone. */
function isOwn(level: MeasuredLevel, id: string): boolean {
  const beside = neighboursOf(level, id);
  return beside.length > 0 && beside.every(({ room }) => SUITE.includes(room.kind));
}

/** The halls, by id, to which one comes from some rooms through other halls alone. */
function hallsFrom(level: MeasuredLevel, from: readonly MeasuredRoom[]): ReadonlySet<string> {
  const halls = new Set<string>();
  const queue = [...from];
  for (const { room } of queue) {
    const next = neighboursOf(level, room.id).filter(
      (beside) => HALLS.includes(beside.room.kind) && !halls.has(beside.room.id),
    );
    for (const beside of next) halls.add(beside.room.id);
    queue.push(...next);
  }
  return halls;
}
