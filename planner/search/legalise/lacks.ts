import type { Plan, RoomKind } from "#planner/plan/plan.ts";
import { ENTRANCE_WC } from "#planner/rules/review/entrance-wc.ts";
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

/** Whether the floor by which one enters has no WC, though the household has bathrooms enough for one: as the review of the plan found it. */
export function lacksEntranceWc({ findings }: Plan): boolean {
  return findings.some(({ rule }) => rule === ENTRANCE_WC);
}
