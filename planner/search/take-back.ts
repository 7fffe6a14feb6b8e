import type { Plan } from "#planner/plan/plan.ts";
import { formOf, type Look, MENDABLE } from "#planner/search/programme/choose-rung.ts";
import type { Ladder, Programme, Rung } from "#planner/search/programme/programme.ts";

/** At most this many searches are spent on taking back, and this many of them in vain. */
const TRIES = 8;
const IN_VAIN = 2;
/** At most this many where no rung failed before: `programmesToTry` has taken back already all that looks find likely. */
const FEW = 2;

/**
 * Takes back, one by one, what a poorer rung gave up needlessly. Searches decide here: where few arrangements stand, a short look is too hopeful of one rung
 * and too strict with the next. `search` gives the plans of a programme; with `form` only houses of that form are searched. Gives the richest rung that had
 * plans, with these; no plans where nothing could be taken back.
 */
export function takeBack(
  poorer: Rung,
  failed: readonly Rung[],
  ladder: Ladder,
  look: Look,
  search: (programme: Programme) => readonly Plan[],
  form: string | null = null,
): { readonly rung: Rung; readonly plans: readonly Plan[] } {
  const [most, tries] = failed.length > 0 ? [MENDABLE, TRIES] : [MENDABLE + 1, FEW];
  const without = new Set(failed.map(keyOf));
  let rung = poorer;
  let plans: readonly Plan[] = [];
  let vain = 0;
  for (let i = 0; i < tries && vain < IN_VAIN; i++) {
    const told = toldOf(rung);
    // What a household is not told of (a sit-out, a WC for guests, usual room sizes) comes back last.
    const next = ladder
      .anyRicher(rung)
      .filter((richer) => !without.has(keyOf(richer)))
      .flatMap((richer) => {
        const programme = likeliestOf(richer, form);
        if (programme === undefined) return [];
        return [{ richer, programme, hard: look(programme), unasked: toldOf(richer) === told }];
      })
      .filter(({ hard }) => hard <= most)
      .sort((a, b) => Number(a.unasked) - Number(b.unasked) || a.hard - b.hard)[0];
    if (next === undefined) break;
    const found = search(next.programme);
    if (found.length > 0) {
      rung = next.richer;
      plans = found;
    } else {
      without.add(keyOf(next.richer));
      vain++;
    }
  }
  return { rung, plans };
}

/** A rung's likeliest programme; with `form`, the likeliest of that form of house. */
export function likeliestOf({ programmes }: Rung, form: string | null = null): Programme | undefined {
  return form === null ? programmes[0] : programmes.find((one) => formOf(one) === form);
}

function toldOf({ reduced }: Rung): string {
  return reduced.relaxed.map(({ message }) => message).join(" ");
}

function keyOf({ reduced }: Rung): string {
  return JSON.stringify(reduced.wishes);
}
