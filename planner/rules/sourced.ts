import type { Certainty, RoomMinimum, Sourced } from "#planner/rules/profile.ts";

/** A number with its source, as a profile writes it. */
export function sourced(value: number, source: string, certainty: Certainty): Sourced {
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
