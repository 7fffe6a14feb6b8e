import type { Plan } from "#planner/plan/plan.ts";
import { type Look, MENDABLE } from "#planner/search/programme/choose-rung.ts";
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
  poorer: Rung,
  failed: readonly Rung[],
  ladder: Ladder,
  look: Look,
  search: (programme: Programme) => readonly Plan[],
): { readonly rung: Rung; readonly plans: readonly Plan[] } {
  const [most, tries] = failed.length > 0 ? [MENDABLE, TRIES] : [MENDABLE + 1, FEW];
  const without = new Set(failed.map(keyOf));
  let rung = poorer;
  let plans: readonly Plan[] = [];
  for (let i = 0; i < tries; i++) {
    const next = ladder
      .anyRicher(rung)
      .filter((richer) => !without.has(keyOf(richer)))
      .map((richer) => ({ richer, hard: look(likeliestOf(richer)) }))
      .filter(({ hard }) => hard <= most)
      .sort((a, b) => a.hard - b.hard)[0]?.richer;
    if (next === undefined) break;
    const found = search(likeliestOf(next));
    if (found.length > 0) {
      rung = next;
      plans = found;
    } else without.add(keyOf(next));
  }
  return { rung, plans };
}

/** A rung's likeliest distribution of rooms; each rung has one. */
export function likeliestOf({ programmes }: Rung): Programme {
  return programmes[0] as Programme;
}

function keyOf({ reduced }: Rung): string {
  return JSON.stringify(reduced.wishes);
}
