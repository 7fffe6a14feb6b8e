import type { Plan, RoomKind } from "#planner/plan/plan.ts";
import { householdsBathrooms } from "#planner/rules/to-let.ts";

/** Whether a plan gave up a room that was asked for and has none of that kind anywhere. */
export function lacks({ levels, relaxed }: Plan, kind: RoomKind): boolean {
  return (
    relaxed.some(({ what }) => what === kind) && !levels.some(({ rooms }) => rooms.some((one) => one.kind === kind))
  );
}

/** Whether a household has fewer bathrooms and toilets than it asked for. */
export function lacksBathroom(plan: Plan): boolean {
  return householdsBathrooms(plan) < plan.brief.bathrooms;
}
