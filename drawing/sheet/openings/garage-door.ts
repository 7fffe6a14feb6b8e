import type { Opening } from "#planner/plan/plan.ts";

/** Whether a door rolls or tilts up, so that no leaf of it sweeps (law 6): the door by which a car comes into its garage. */
export function isGarageDoor({ kind, hinge, swing }: Pick<Opening, "kind" | "hinge" | "swing">): boolean {
  return kind === "door" && hinge === undefined && swing === undefined;
}
