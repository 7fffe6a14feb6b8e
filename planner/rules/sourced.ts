import type { Certainty, RoomMinimum, Sourced } from "#planner/rules/profile.ts";

/** A number, or whether something is usual, with its source, as a profile writes it. */
export function sourced<Value extends number | boolean>(
  value: Value,
  source: string,
  certainty: Certainty,
): Sourced<Value> {
  return { value, source, certainty };
}

/** Least area (m2), width and height (mm) of a room, with the clause and its text. */
export function minimum(
  area: number,
  width: number,
  height: number,
  clause: string,
  source: string,
  certainty: Certainty,
): RoomMinimum {
  return { area, width, height, clause, source, certainty };
}
