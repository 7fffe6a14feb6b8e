import type { Opening } from "#planner/plan/plan.ts";

/** From this width on a door without a leaf is a garage's (law 6), mm. */
const WIDE = 1800;

/** Whether a door rolls or tilts up, so that no leaf of it sweeps: the door by which a car comes into its garage. */
export function isGarageDoor({ kind, hinge, swing, from, to }: Opening): boolean {
  const width = Math.abs(to[0] - from[0]) + Math.abs(to[1] - from[1]);
  return kind === "door" && hinge === undefined && swing === undefined && width >= WIDE;
}
