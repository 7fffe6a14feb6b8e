import type { Plan } from "#planner/plan/plan.ts";
import { MENDABLE } from "#planner/search/programme/choose-rung.ts";
import type { Ladder, Programme, Rung } from "#planner/search/programme/programme.ts";

/** So many searches are spent on taking back. */
const TRIES = 4;
/** So many where the first programme searched gave plans: all whose looks left less was taken back before. */
const FEW = 2;

/**
 * What a poorer rung gave up for nothing, taken back one by one: where few arrangements stand, a short look is too hopeful of one rung and
 * too strict with the next, so that here a search tells. `search` gives the plans of a programme; those of the richest rung that has any come
 * back with it, none where nothing could be taken back.
 */
export function takeBack(
  from: Rung,
  failed: readonly Rung[],
  ladder: Ladder,
  look: (programme: Programme) => number,
  search: (programme: Programme) => readonly Plan[],
): { readonly rung: Rung; readonly plans: readonly Plan[] } {
  const [most, tries] = failed.length > 0 ? [MENDABLE, TRIES] : [MENDABLE + 1, FEW];
  const without = new Set(failed.map(keyOf));
  let rung = from;
  let plans: readonly Plan[] = [];
  for (let i = 0; i < tries; i++) {
    const next = ladder
      .anyRicher(rung)
      .filter((richer) => !without.has(keyOf(richer)))
      .flatMap((richer) =>
        richer.programmes.slice(0, 1).map((programme) => ({ richer, programme, hard: look(programme) })),
      )
      .filter(({ hard }) => hard <= most)
      .sort((a, b) => a.hard - b.hard)[0];
    if (next === undefined) break;
    const found = search(next.programme);
    if (found.length > 0) {
      rung = next.richer;
      plans = found;
    } else without.add(keyOf(next.richer));
  }
  return { rung, plans };
}

function keyOf({ reduced }: Rung): string {
  return JSON.stringify(reduced.wishes);
}
