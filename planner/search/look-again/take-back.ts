import { BEDROOMS, type Plan } from "#planner/plan/plan.ts";
import { formOf, type Look, MENDABLE } from "#planner/search/programme/choose-rung.ts";
import type { Ladder, Programme, Rung } from "#planner/search/programme/programme.ts";

/** At most this many searches are spent on taking back, and this many of them in vain. */
const TRIES = 8;
const IN_VAIN = 2;
/** At most this many where no rung failed before: `programmesToTry` has taken back already all that looks find likely. */
const FEW = 2;

/**
 * Takes back, one by one, what a poorer rung gave up needlessly. Searches decide here: where few arrangements stand, a short look is too hopeful of one rung
 * and too strict with the next. `search` gives the plans of a programme; `like`: the programme of the house that was found, whose layout is kept.
 * Gives the richest rung that had plans, with these; no plans where nothing could be taken back.
 */
export function takeBack(
  poorer: Rung,
  failed: readonly Rung[],
  ladder: Ladder,
  look: Look,
  search: (programme: Programme) => readonly Plan[],
  like?: Programme,
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
        const programme = likeliestOf(richer, like);
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

/**
 * A rung's likeliest programme; with `like`, that of the same form of house and as many bedrooms on each level. Where rooms are at their least no other form is
 * given; at usual room sizes another one, where that form has gone with what came back.
 */
export function likeliestOf({ programmes }: Rung, like?: Programme): Programme | undefined {
  if (like === undefined) return programmes[0];
  const form = formOf(like);
  const ofForm = programmes.filter((one) => formOf(one) === form);
  if (like.wishes.compact) return ofForm[0];
  const split = splitOf(like);
  return [...ofForm, ...programmes].find((one) => splitOf(one) === split) ?? ofForm[0] ?? programmes[0];
}

/** How many bedrooms lie on each level, as a key. */
function splitOf({ levels }: Programme): string {
  return levels.map((rooms) => rooms.filter(({ kind }) => BEDROOMS.includes(kind)).length).join();
}

function toldOf({ reduced }: Rung): string {
  return reduced.relaxed.map(({ message }) => message).join(" ");
}

function keyOf({ reduced }: Rung): string {
  return JSON.stringify(reduced.wishes);
}
