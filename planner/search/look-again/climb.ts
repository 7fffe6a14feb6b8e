import type { Plan } from "#planner/plan/plan.ts";
import type { Ladder, Programme, Rung } from "#planner/search/programme/programme.ts";

/**
 * Climbs from a rung that had plans to the richest one with usual rooms that has any, by halving what lies between it and the rungs that `failed`. Short looks
 * passed those over, and are too strict where few arrangements stand: all programmes of a rung are searched together. `search` gives the plans of
 * programmes. Gives that rung with its plans; no plans where none richer had any.
 */
export function climb(
  found: Rung,
  failed: readonly Rung[],
  { rungs }: Ladder,
  search: (programmes: readonly Programme[]) => readonly Plan[],
): { readonly rung: Rung; readonly plans: readonly Plan[] } {
  let low = Math.max(...failed.map(({ reduced }) => rungs.findLastIndex((rung) => givesNoMore(rung, reduced.given))));
  // Compact rungs have many forms of house each, which were searched together; what was passed over before them are usual ones.
  let high = rungs.findIndex((rung) => rung === found || rung.reduced.wishes.compact);
  let plans: readonly Plan[] = [];
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    const some = search((rungs[middle] as Rung).programmes);
    if (some.length > 0) {
      high = middle;
      plans = some;
    } else low = middle;
  }
  return { rung: plans.length > 0 ? (rungs[high] as Rung) : found, plans };
}

/** Whether a rung gives up nothing but some of these rows: where those fail, it fails. */
function givesNoMore({ reduced }: Rung, given: readonly number[]): boolean {
  return reduced.given.every((row) => given.includes(row));
}
