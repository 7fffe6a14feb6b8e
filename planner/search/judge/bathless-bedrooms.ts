import { BATHROOMS, BEDROOMS, type Plan, type Room } from "#planner/plan/plan.ts";
import { isToLet } from "#planner/rules/to-let.ts";

/** Warnings that a bedroom without a bath of its own weighs among changes of one plan: a bath that nobody asked for may cost that much floor in wrong rooms. */
const OF_MASTER = 4;
const OF_OTHERS = 2;

/**
 * What bedrooms without a bath of their own weigh, in warnings. Nothing where one bathroom was asked for, which is everybody's, or where the brief says how
 * many open from bedrooms.
 */
export function bathlessBedrooms({ brief, levels }: Plan): number {
  if (brief.bathrooms < 2 || brief.attached !== undefined) return 0;
  return levels.reduce((sum, { rooms, openings }) => {
    const beside = (room: Room): readonly Room[] =>
      openings
        .filter(({ kind, rooms: both }) => kind === "door" && both.includes(room.id))
        .flatMap(({ rooms: both }) => rooms.filter(({ id }) => id !== room.id && both.includes(id)));
    const hasBath = (room: Room): boolean => beside(room).some(({ kind }) => BATHROOMS.includes(kind));
    const hasOwn = (room: Room): boolean =>
      hasBath(room) || beside(room).some((one) => one.kind === "dressing" && hasBath(one));
    return rooms
      .filter((room) => BEDROOMS.includes(room.kind) && !isToLet(room) && !hasOwn(room))
      .reduce((all, { kind }) => all + (kind === "master-bedroom" ? OF_MASTER : OF_OTHERS), sum);
  }, 0);
}
