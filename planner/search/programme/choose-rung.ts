import { UNUSUAL } from "#planner/search/programme/distributions.ts";
import { losesOnlyRoof } from "#planner/search/programme/giving-up.ts";
import type { Ladder, Programme, Rung } from "#planner/search/programme/programme.ts";
import type { Wishes } from "#planner/search/programme/wishes.ts";

/** With no more hard problems (faults with which it is no house) than this after a short look, an arrangement is usually mended by the whole search. */
export const MENDABLE = 1;

/** Programmes to search together, the likeliest first. `withVastu`: with the household's vastu wish; `again`: one more search of what was nearly found. */
export type Try = {
  readonly programmes: readonly Programme[];
  readonly rung: Rung;
  readonly withVastu: boolean;
  readonly again: boolean;
};

/** A poorer rung's programme is searched only if a look left no more hard problems than this. */
const HOPEFUL = 2;

/** With more than this in the best look no house is expected, and nothing is searched. */
const WORTHLESS = 5;

/** How many richer rungs are looked at when a compact rung still has hard problems. */
const FILLINGS = 4;

/** How many compact programmes are searched again one by one, `LAST_ROUNDS` times, when nothing else was found. */
const LAST_PROGRAMMES = 4;
/** The same for the richest rung, before poorer ones are searched. */
const FEW_PROGRAMMES = 2;
/** How many compact programmes are searched together: a short look at a tight plot errs by a problem or two. */
const MOST_TOGETHER = 6;
/** How many programmes of a rung, not searched so far, are searched near the end. */
const MOST_UNTRIED = 12;
/** How many of the poorest compact rungs are searched in all their forms. */
const POOREST = 2;
const LAST_ROUNDS = 2;

/** How many of the steps up to the richest compact rung are undone, one after another, when its own search fails. */
const STEPS_BACK = 2;

/** Programmes of each form that are looked at in any case. */
export const OF_A_FORM = 2;

type Looked = { readonly programme: Programme; readonly hard: number };

/** A short look at a programme: the hard problems that it leaves. */
export type Look = (programme: Programme) => number;

/** Looks that are taken once: what each programme and each rung left is remembered. */
type Looks = {
  /**
   * Looks at programmes in their order until one has no more than `enough` hard problems. Skips the rest of a form once its first `OF_A_FORM` are all
   * farther from a house than the best one seen.
   */
  readonly lookAt: (programmes: readonly Programme[], enough: number) => readonly Looked[];
  /** The likeliest programme of a rung. With `like`, only programmes of that one's form are looked at, if there are any: the poorer rung was found in it. */
  readonly bestOf: (rung: Rung, like?: Programme) => Looked;
  /** The programmes of a rung that were looked at so far. */
  readonly seenOf: (rung: Rung) => readonly Looked[];
};

function looksBy(look: Look): Looks {
  const seen = new Map<Programme, number>();
  const lookAt: Looks["lookAt"] = (programmes, enough) => {
    const found: Looked[] = [];
    const ofForm = new Map<string, Looked[]>();
    let least = Number.POSITIVE_INFINITY;
    for (const programme of programmes) {
      const form = formOf(programme);
      const alike = ofForm.get(form) ?? [];
      ofForm.set(form, alike);
      if (alike.length >= OF_A_FORM && alike.every(({ hard }) => hard > least)) continue;
      const hard = seen.get(programme) ?? look(programme);
      seen.set(programme, hard);
      for (const list of [found, alike]) list.push({ programme, hard });
      least = Math.min(least, hard);
      if (least <= enough) break;
    }
    return found;
  };
  const known = new Map<Rung, Looked>();
  const bestOf: Looks["bestOf"] = (rung, like) => {
    const before = known.get(rung);
    if (before !== undefined) return before;
    const alike = rung.programmes.filter((one) => like === undefined || formOf(one) === formOf(like));
    const [best] = [...lookAt(alike.length > 0 ? alike : rung.programmes, 0)].sort(likelier);
    if (best === undefined) throw new Error("a rung without programmes");
    known.set(rung, best);
    return best;
  };
  const seenOf: Looks["seenOf"] = ({ programmes }) =>
    programmes.flatMap((programme) => {
      const hard = seen.get(programme);
      return hard === undefined ? [] : [{ programme, hard }];
    });
  return { lookAt, bestOf, seenOf };
}

/**
 * The richest rung that can probably be built. Looks halve the ladder down to a rung of it, number `at`; from there what was given up comes back one by one
 * while looks allow it. `steps`: the rungs that this led over, the last first.
 */
function richestRung(
  { rungs, richer }: Pick<Ladder, "rungs" | "richer">,
  { bestOf }: Looks,
): { readonly richest: Rung; readonly at: number; readonly steps: readonly Rung[] } {
  const richerOf = (rung: Rung): Rung | undefined => {
    const { hard, programme } = bestOf(rung);
    const more = richer(rung);
    if (!rung.reduced.wishes.compact)
      return hard > MENDABLE ? undefined : more.find((one) => bestOf(one).hard <= MENDABLE);
    // On a tight plot a wish comes back only if a look finds no hard problem, or fewer than before: rooms may fill a floor too large for the few that are left.
    if (hard === 0) return more.find((one) => bestOf(one, programme).hard === 0);
    return more.slice(0, FILLINGS).find((one) => bestOf(one, programme).hard < hard);
  };
  let low = 0;
  let high = rungs.length - 1;
  // One look that errs in the halving costs things that were asked for, so the rung that loses only the stair to the roof is looked at before.
  const whole = rungs.findIndex(
    (rung, at) => (at === 0 || losesOnlyRoof(rung.reduced)) && bestOf(rung).hard <= MENDABLE,
  );
  if (whole >= 0) low = high = whole;
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (bestOf(rungs[middle] as Rung).hard <= MENDABLE) high = middle;
    else low = middle + 1;
  }
  let richest = rungs[high] as Rung;
  const steps: Rung[] = [];
  for (;;) {
    const better = richerOf(richest);
    if (better === undefined) break;
    steps.unshift(richest);
    richest = better;
  }
  return { richest, at: high, steps };
}

/**
 * The programmes worth a whole search, the richest first: those of the richest rung that can probably be built. The rest is for when a whole search fails: in
 * a compact house the last things that came back are given up again; poorer rungs follow, compact ones in all their forms together; at last the forms that
 * came nearest to a house are searched one by one, again and again. `left` gives the hard problems that a programme's search left.
 */
export function* programmesToTry(ladder: Ladder, look: Look, left: (programme: Programme) => number): Generator<Try> {
  const { rungs } = ladder;
  const looks = looksBy(look);
  const { lookAt, bestOf, seenOf } = looks;
  const { richest, at: high, steps } = richestRung(ladder, looks);
  if (bestOf(richest).hard > WORTHLESS) return;
  const tried = new Set<Programme>();
  const once = (programmes: readonly Programme[], rung: Rung, withVastu = true): Try => {
    for (const programme of programmes) tried.add(programme);
    return { programmes, rung, withVastu, again: false };
  };
  /** The programmes whose searches came nearest to a house, each to be searched again by itself. */
  function* nearlyFound(
    programmes: readonly Pick<Try & Looked, "programme" | "rung">[],
    most: number,
    withVastu: boolean,
  ): Generator<Try> {
    const nearest = [...programmes].sort((a, b) => left(a.programme) - left(b.programme)).slice(0, most);
    for (const { programme, rung } of nearest)
      if (left(programme) <= MENDABLE) yield { programmes: [programme], rung, withVastu, again: true };
  }
  const best = bestOf(richest);
  const compact = richest.reduced.wishes.compact;
  // No look sees columns and doors: they may rule out one distribution and not another.
  const mendable = (looked: readonly Looked[]): readonly Programme[] =>
    [...looked]
      .filter((one) => one.programme !== best.programme && worseOf(one) <= Math.max(MENDABLE, worseOf(best)))
      .sort(likelier)
      .map(({ programme }) => programme);
  const together = compact ? mendable(seenOf(richest)) : [];
  yield once([best.programme, ...together].slice(0, MOST_TOGETHER), richest);
  const others = mendable(lookAt(richest.programmes, -1)).filter((one) => !tried.has(one));
  if (compact && others.length > 0) yield once(others.slice(0, MOST_TOGETHER), richest);
  if (compact)
    yield* nearlyFound(
      [...tried].map((programme) => ({ programme, rung: richest })),
      FEW_PROGRAMMES,
      true,
    );
  // In a compact house, what a look was too hopeful about is given up again before all else.
  if (compact)
    for (const rung of steps.slice(0, STEPS_BACK)) {
      const { programme } = bestOf(rung);
      if (!tried.has(programme)) yield once([programme], rung);
    }
  if (!compact) for (const programme of others) yield once([programme], richest);
  // If the whole search fails, the look was too hopeful: the next rung down, the first in which a look leaves nothing to mend, the one half the way to the
  // poorest, and the poorest. Between party walls, and where rooms are at their least, looks err too often for the second of these.
  const last = rungs.length - 1;
  const isPlain = ({ compact, enclosed }: Wishes): boolean => !compact && !enclosed;
  const likely = rungs.findIndex(
    (rung, at) => at > high + 1 && isPlain(rung.reduced.wishes) && bestOf(rung).hard === 0,
  );
  const poorer = new Set(
    [high + 1, likely, Math.ceil((high + last) / 2), last].filter((at) => at > high && at <= last),
  );
  for (const at of poorer) {
    const rung = rungs[at] as Rung;
    const { programme, hard } = bestOf(rung);
    if (hard <= HOPEFUL && !tried.has(programme)) yield once([programme], rung);
  }
  const smallest = rungs
    .slice(high)
    .filter((rung) => rung.reduced.wishes.compact)
    .slice(-POOREST)
    .flatMap((rung) => lookAt(rung.programmes, -1).map((one) => ({ ...one, rung })))
    .filter(({ hard }) => hard <= HOPEFUL)
    .sort(likelier);
  for (const rung of new Set(smallest.map((one) => one.rung))) {
    const untried = smallest.filter((one) => one.rung === rung && !tried.has(one.programme));
    for (let from = 0; from < Math.min(untried.length, MOST_UNTRIED); from += MOST_TOGETHER)
      yield once(
        untried.slice(from, from + MOST_TOGETHER).map(({ programme }) => programme),
        rung,
        false,
      );
  }
  for (let round = 0; round < LAST_ROUNDS; round++) yield* nearlyFound(smallest, LAST_PROGRAMMES, false);
}

/** A kitchen upstairs, or one that is walked through, counts as so many more hard problems: it is tried first only if all else has two more. */
const KITCHEN_UP = 1.5;
const OPEN_FLIGHT = 1.5;

function worseOf({ programme, hard }: Looked): number {
  return hard + (programme.wishes.kitchenUp ? KITCHEN_UP : 0) + (programme.wishes.openFlight ? OPEN_FLIGHT : 0);
}

function likelier(a: Looked, b: Looked): number {
  return worseOf(a) - worseOf(b);
}

/**
 * The form of house, as a key: its stair and what lies on an unusual level. Programmes of a rung with one key differ in lesser things, such as where
 * bedrooms lie.
 */
export function formOf({ wishes }: Programme): string {
  return [wishes.livingUp, wishes.diningInKitchen, ...UNUSUAL.map((form) => wishes[form])].join();
}
