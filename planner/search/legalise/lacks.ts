import type { Plan, RoomKind } from "#planner/plan/plan.ts";

/** Whether a plan gave up a room that was asked for and has none of that kind anywhere. */
export function lacks({ levels, relaxed }: Plan, kind: RoomKind): boolean {
  return (
    relaxed.some(({ what }) => what === kind) && !levels.some(({ rooms }) => rooms.some((one) => one.kind === kind))
  );
}
