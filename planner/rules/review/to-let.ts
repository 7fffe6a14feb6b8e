import type { MeasuredLevel } from "#planner/plan/check/measured-plan.ts";
import type { Room } from "#planner/plan/plan.ts";

/** Whether a room is all there is of a part to let beside its kitchen and toilet: one lives and sleeps in it. */
export function isLetAlone({ label }: Room, { rooms }: MeasuredLevel): boolean {
  return isLet(label) && !rooms.some(({ room }) => room.kind === "bedroom" && isLet(room.label));
}

function isLet(label: string): boolean {
  return label.endsWith("(to let)");
}
