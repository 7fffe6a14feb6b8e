import type { Level, Room } from "#planner/plan/plan.ts";

/** The ducts and courtyards of a level, which stay open to the sky. */
export function shaftsOf({ rooms }: Pick<Level, "rooms">): readonly Room[] {
  return rooms.filter(({ kind }) => kind === "duct" || kind === "courtyard");
}
