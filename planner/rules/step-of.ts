import type { Steps } from "#planner/rules/profile.ts";

/** The row that holds for a value: the first whose `upTo` (inclusive) is not exceeded. The last row has no bound. */
export function stepOf<Row>(rows: Steps<Row>, value: number): Row & { readonly upTo: number | null } {
  const row = rows.find(({ upTo }) => upTo === null || value <= upTo);
  if (row === undefined) throw new Error("a stepped rule has no open last row");
  return row;
}
