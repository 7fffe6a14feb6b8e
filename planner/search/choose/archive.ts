import { compareOptions, ENTIRELY_DIFFERENT } from "#planner/plan/compare-options.ts";
import type { Plan } from "#planner/plan/plan.ts";
import { leadsGuestsUp } from "#planner/plan/told.ts";
import { amissTold, ranked, worthAmong } from "#planner/reviewed-plan.ts";
import { FAR_TOO_LONG } from "#planner/rules/review/proportion.ts";
import type { Standing } from "#planner/search/judge/lawful-plan.ts";
import { misplacedShare } from "#planner/search/judge/misplaced-floor.ts";

/** Plans kept of each parti: the very best may be too like an option of another parti. */
const OF_EACH = 3;
/** In nine plans of ten second thoughts win less than this share of what the cheapest plan costs. */
const BETTERED = 0.4;

/**
 * An option with a larger share of its floor in wrong rooms is searched for again, one in which so many warnings' worth is amiss, and one with a corridor to
 * live or sleep in.
 */
const TOO_MUCH = 0.055;
const MUCH_AMISS = 8;

/** A plan with a larger share of its floor in wrong rooms is unsound: nobody would build it while another can be had. */
const MOST_ASTRAY = 0.15;
/**
 * The share of floor in wrong rooms that a missed neighbourhood counts for, and the neighbourhoods that a broken veto of strict vastu counts for: a plan that
 * breaks one is hardly ever sound.
 */
const MISSED = 0.07;
const OF_A_VETO = 2;

/**
 * The best lawful plans of each parti met so far, and the set of options among them (an archive of elites by behaviour: Mouret
 * and Clune, "Illuminating search spaces by mapping elites", 2015). An unsound plan stays only while there is no sound one.
 */
export class Archive {
  #kept: readonly Standing[] = [];

  add(standing: readonly Standing[]): void {
    const all = ranked([...this.#kept, ...standing]);
    const sound = all.filter(isSound);
    const fit = sound.length > 0 ? sound : all;
    this.#kept = fit.filter(
      (one, i) => fit.slice(0, i).filter((other) => parti(other) === parti(one)).length < OF_EACH,
    );
  }

  /** Whether every plan met so far is unsound. */
  get unsoundOnly(): boolean {
    return this.#kept.length > 0 && !this.#kept.some(isSound);
  }

  /** Whether one of these plans misses what was asked for (`ReviewedPlan.missed`), or breaks a veto of strict vastu. */
  fallsShort(plans: readonly Plan[]): boolean {
    return this.#kept.some((one) => !asAsked(one) && plans.includes(one.reviewed.plan));
  }

  /**
   * Whether a plan of this cost, even with nothing amiss in it, would rank behind too many sound ones to become an option: behind two of its own parti, or
   * behind plans of more partis than options are `wanted`.
   */
  outdoes(ofParti: string, cost: number, wanted: number): boolean {
    const worth = worthAmong(this.#kept);
    const better = this.#kept.filter((one) => asAsked(one) && isSound(one) && worth(one) <= cost);
    return better.filter((one) => parti(one) === ofParti).length > 1 || new Set(better.map(parti)).size > wanted;
  }

  /** Whether others outdo a plan as built even after the most that second thoughts usually win (`BETTERED`). */
  leavesBehind(one: Standing, wanted: number): boolean {
    const cheapest = Math.min(...this.#kept.map(({ cost }) => cost));
    return this.outdoes(parti(one), worthAmong(this.#kept)(one) - BETTERED * cheapest, wanted);
  }

  /**
   * Up to `wanted` plans, each of another parti and entirely different from the rest; the more the better, then those that do not
   * fall short, then the better ranked. Those `already` chosen stay in front.
   */
  options(wanted: number, already: readonly Plan[]): readonly Plan[] {
    const best = entirelyDifferent(plansOf(this.#kept.filter(asAsked)), wanted, already);
    const all = entirelyDifferent(plansOf(this.#kept), wanted, already);
    return all.length > best.length ? all : best;
  }
}

/** Whether a plan has no grave fault, and what it misses and the floor in its wrong rooms weigh little together. */
function isSound({ reviewed: { grave, missed, vetoes, plan } }: Standing): boolean {
  return grave === 0 && misplacedShare(plan) + MISSED * (missed + OF_A_VETO * vetoes) <= MOST_ASTRAY;
}

/** Whether somebody would build a plan, by its floor in wrong rooms alone. */
export function isWorthBuilding(plan: Plan): boolean {
  return misplacedShare(plan) <= MOST_ASTRAY;
}

/** The plans with too much of their floor in wrong rooms, with much amiss in them or with a corridor for a room: a better one is worth another search. */
export function worthBettering(plans: readonly Plan[]): readonly Plan[] {
  const hasCorridor = ({ findings }: Plan): boolean => findings.some(({ rule }) => rule === FAR_TOO_LONG);
  return plans.filter((plan) => misplacedShare(plan) > TOO_MUCH || amissTold(plan) >= MUCH_AMISS || hasCorridor(plan));
}

function asAsked({ reviewed }: Standing): boolean {
  return reviewed.missed === 0 && reviewed.vetoes === 0;
}

function plansOf(standing: readonly Standing[]): readonly Plan[] {
  return standing.map(({ reviewed }) => reviewed.plan);
}

/**
 * What is handed out at the end: the `chosen` options, filled up to `wanted` with other plans that were `met`, sound ones before unsound, none with a grave
 * fault. The `fallback`, options of a richer programme that are all unsound, stands in where nothing was chosen, or where it has more of them; its plans with
 * a grave fault only where there is nothing else.
 */
export function handedOut(
  chosen: readonly Plan[],
  fallback: readonly Plan[],
  met: readonly Standing[],
  wanted: number,
): readonly Plan[] {
  const usable = ranked(met.filter(({ reviewed }) => reviewed.grave === 0));
  const plans = plansOf([...usable].sort((one, other) => Number(isSound(other)) - Number(isSound(one))));
  const spare = fallback.filter((plan) => plans.includes(plan) || chosen.includes(plan));
  const filled = entirelyDifferent(plans, wanted, chosen.length > 0 ? chosen : spare);
  if (spare.length > filled.length) return spare;
  return filled.length > 0 ? filled : fallback;
}

/** Up to `wanted` plans, those `already` chosen in front, each entirely different from the rest; the more the better, then the earlier ones. */
export function entirelyDifferent(plans: readonly Plan[], wanted: number, already: readonly Plan[]): readonly Plan[] {
  let best = already;
  const extend = (chosen: readonly Plan[], from: number): void => {
    if (chosen.length > best.length) best = chosen;
    for (let i = from; i < plans.length && best.length < wanted; i++) {
      const plan = plans[i] as Plan;
      if (chosen.every((other) => differs(other, plan))) extend([...chosen, plan], i + 1);
    }
  };
  extend(already, 0);
  return best;
}

function parti({ reviewed }: Standing): string {
  return reviewed.plan.option.parti;
}

/** Whether two plans may both be options. Of houses whose living room lies upstairs only to make another option, one is shown at most. */
function differs(a: Plan, b: Plan): boolean {
  if (a.option.parti === b.option.parti || (leadsGuestsUp(a) && leadsGuestsUp(b))) return false;
  return compareOptions(a, b).difference >= ENTIRELY_DIFFERENT;
}
