import type { Ladder, Programme, Rung } from "#planner/search/programme/programme.ts";

/** Hard problems that a short look leaves in an arrangement which the whole search usually mends. */
export const MENDABLE = 1;

/**
 * The programmes worth a whole search, the richest first. A short look (`look` tells the hard problems that it leaves) finds by
 * halving the richest rung that can probably be built; what was given up on the way is taken back one by one while a look
 * still finds no more amiss. Poorer rungs follow, for when the whole search fails.
 */
export function* programmesToTry(ladder: Ladder, look: (programme: Programme) => number): Generator<Programme> {
  const { rungs } = ladder;
  const looked = new Map<Rung, { readonly programme: Programme; readonly hard: number }>();
  const bestOf = (rung: Rung) => {
    const known = looked.get(rung);
    if (known !== undefined) return known;
    let best: { readonly programme: Programme; readonly hard: number } | null = null;
    for (const programme of rung.programmes) {
      if (best !== null && best.hard <= MENDABLE) break;
      const hard = look(programme);
      if (best === null || hard < best.hard) best = { programme, hard };
    }
    if (best === null) throw new Error("a rung without programmes");
    looked.set(rung, best);
    return best;
  };
  let low = 0;
  let high = rungs.length - 1;
  if (bestOf(rungs[0] as Rung).hard <= MENDABLE) high = 0;
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (bestOf(rungs[middle] as Rung).hard <= MENDABLE) high = middle;
    else low = middle + 1;
  }
  const found = [rungs[high] as Rung];
  for (;;) {
    const last = found[0] as Rung;
    const most = Math.max(MENDABLE, bestOf(last).hard);
    const better = ladder.richer(last).find((one) => bestOf(one).hard <= most);
    if (better === undefined) break;
    found.unshift(better);
  }
  // The look was too hopeful where the whole search fails: a rung lower, half the way to the poorest, and the poorest.
  const last = rungs.length - 1;
  const poorer = new Set([high + 1, Math.ceil((high + last) / 2), last].filter((at) => at > high && at <= last));
  for (const rung of [...found.slice(0, 1), ...[...poorer].map((at) => rungs[at] as Rung)])
    yield bestOf(rung).programme;
}
