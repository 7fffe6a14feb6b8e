import type { Ladder, Programme, Rung } from "#planner/search/programme/programme.ts";

/** Hard problems that a short look leaves in an arrangement which the whole search usually mends. */
export const MENDABLE = 1;

/** A programme to search, with the household's vastu wish or without; `again`: one more go at what was nearly found. */
export type Try = {
  readonly programme: Programme;
  readonly rung: Rung;
  readonly devout: boolean;
  readonly again: boolean;
};

/** With more hard problems than this in a look a programme is searched only where there is none likelier. */
const HOPEFUL = 2;

/** With more than this in every look there is no house. */
const WORTHLESS = 5;

/** So many richer rungs are looked at where the poorest has problems left. */
const FILLINGS = 4;

/** So many programmes of the smallest rooms are gone through, and so often, when nothing else was found. */
const LAST_PROGRAMMES = 3;
/** Programmes of the smallest rooms searched that no rung began with: a short look at a tight plot mistakes by a problem or two. */
const MOST_UNTRIED = 5;
/** So many of the poorest rungs are gone through in all their forms. */
const POOREST = 2;
const LAST_ROUNDS = 3;

type Looked = { readonly programme: Programme; readonly hard: number };

/**
 * The programmes worth a whole search, the richest first. A short look (`look` tells the hard problems that it leaves) finds by
 * halving the richest rung that can probably be built; what was given up on the way is taken back one by one while a look
 * still finds no more amiss. Poorer rungs follow, for when the whole search fails, and at last those of the smallest rooms,
 * the likeliest first, again and again.
 */
export function* programmesToTry(ladder: Ladder, look: (programme: Programme) => number): Generator<Try> {
  const { rungs } = ladder;
  const seen = new Map<Programme, number>();
  const hardOf = (programme: Programme): number => {
    const hard = seen.get(programme) ?? look(programme);
    seen.set(programme, hard);
    return hard;
  };
  const known = new Map<Rung, Looked>();
  /** A richer rung is looked at in the form alone that its poorer one is found in (`like`). */
  const bestOf = (rung: Rung, like?: Programme): Looked => {
    let best: Looked | null = known.get(rung) ?? null;
    if (best !== null) return best;
    const alike = rung.programmes.filter((one) => like === undefined || formOf(one) === formOf(like));
    for (const programme of alike.length > 0 ? alike : rung.programmes) {
      if (best !== null && best.hard === 0) break;
      const hard = hardOf(programme);
      if (best === null || worseOf(programme, hard) < worseOf(best.programme, best.hard)) best = { programme, hard };
    }
    if (best === null) throw new Error("a rung without programmes");
    known.set(rung, best);
    return best;
  };
  const richerOf = (rung: Rung): Rung | undefined => {
    const { hard, programme } = bestOf(rung);
    const richer = ladder.richer(rung);
    if (!rung.reduced.wishes.compact)
      return hard > MENDABLE ? undefined : richer.find((one) => bestOf(one).hard <= MENDABLE);
    // On a tight plot only what a look finds whole comes back, or what fills a floor too large for the few rooms left.
    if (hard === 0) return richer.find((one) => bestOf(one, programme).hard === 0);
    return richer.slice(0, FILLINGS).find((one) => bestOf(one, programme).hard < hard);
  };
  let low = 0;
  let high = rungs.length - 1;
  if (bestOf(rungs[0] as Rung).hard <= MENDABLE) high = 0;
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (bestOf(rungs[middle] as Rung).hard <= MENDABLE) high = middle;
    else low = middle + 1;
  }
  let richest = rungs[high] as Rung;
  for (;;) {
    const better = richerOf(richest);
    if (better === undefined) break;
    richest = better;
  }
  if (bestOf(richest).hard > WORTHLESS) return;
  const tried = new Set<Programme>();
  const once = (programme: Programme, rung: Rung, devout = true): Try => {
    tried.add(programme);
    return { programme, rung, devout, again: false };
  };
  yield once(bestOf(richest).programme, richest);
  // What no look can see - columns, doors - may stand against one distribution and not against another.
  for (const programme of richest.programmes)
    if (programme !== bestOf(richest).programme && hardOf(programme) <= MENDABLE) yield once(programme, richest);
  // The look was too hopeful where the whole search fails: a rung lower, half the way to the poorest, and the poorest.
  const last = rungs.length - 1;
  const poorer = new Set([high + 1, Math.ceil((high + last) / 2), last].filter((at) => at > high && at <= last));
  for (const at of poorer) {
    const rung = rungs[at] as Rung;
    const { programme, hard } = bestOf(rung);
    if (hard <= HOPEFUL) yield once(programme, rung);
  }
  const smallest = rungs
    .slice(high)
    .filter((rung) => rung.reduced.wishes.compact)
    .slice(-POOREST)
    .flatMap((rung) => rung.programmes.map((programme) => ({ programme, rung, hard: hardOf(programme) })))
    .filter(({ hard }) => hard <= HOPEFUL)
    .sort((a, b) => worseOf(a.programme, a.hard) - worseOf(b.programme, b.hard));
  const untried = smallest.filter(({ programme }) => !tried.has(programme)).slice(0, MOST_UNTRIED);
  for (const { programme, rung } of untried) yield once(programme, rung, false);
  for (let round = 0; round < LAST_ROUNDS; round++)
    for (const { programme, rung } of smallest.slice(0, LAST_PROGRAMMES))
      yield { programme, rung, devout: false, again: true };
}

/** A kitchen upstairs is tried where all other ways are two problems further from a house. */
const KITCHEN_UP = 1.5;

function worseOf({ wishes }: Programme, hard: number): number {
  return hard + (wishes.kitchenUp ? KITCHEN_UP : 0);
}

function formOf({ wishes }: Programme): string {
  const { livingUp, straightStair, thinCore, kitchenUp, hallway } = wishes;
  return [livingUp, straightStair, thinCore, kitchenUp, hallway].join();
}
