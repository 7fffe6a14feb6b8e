import { BATHROOMS, type Plan, type Room } from "#planner/plan/plan.ts";

/** Whether a room belongs to the part of a house that is let: its label says so in the plan. */
export function isToLet({ label }: Pick<Room, "label">): boolean {
  return label.endsWith("(to let)");
}

/** How many bathrooms and toilets the household has, those of a part to let left out. */
export function householdsBathrooms({ levels }: Pick<Plan, "levels">): number {
  return levels.flatMap(({ rooms }) => rooms.filter((room) => BATHROOMS.includes(room.kind) && !isToLet(room))).length;
}

/** Whether a room is all there is of a part to let beside its kitchen and toilet: one lives, eats and sleeps in it. */
export function isLetAlone(room: Room, rooms: readonly Room[]): boolean {
  return room.kind === "living-dining" && isToLet(room) && !rooms.some((one) => one.kind === "bedroom" && isToLet(one));
}
