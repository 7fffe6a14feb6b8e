import { compareOptions, ENTIRELY_DIFFERENT } from "#planner/plan/compare-options.ts";
import type { Plan } from "#planner/plan/plan.ts";
import { leadsGuestsUp } from "#planner/plan/told.ts";
import { ranked, worthAmong } from "#planner/reviewed-plan.ts";
import { astray } from "#planner/search/astray.ts";
import type { Standing } from "#planner/search/lawful-plans.ts";

/** So many of the best of each parti are kept: the very best may be too like an option of another parti. */
const OF_EACH = 3;
/** Second thoughts make nine in ten plans better by less than this part of what the cheapest one costs. */
const BETTERED = 0.4;

/**
 * The best lawful plans of each parti met so far, and the set of options among them (an archive of elites by behaviour: Mouret
 * and Clune, "Illuminating search spaces by mapping elites", 2015). An unsound plan stays only while no other stands.
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

  /** Whether one of these plans misses a neighbourhood that was asked for, or breaks a veto of strict vastu. */
  fallsShort(plans: readonly Plan[]): boolean {
    return this.#kept.some((one) => !asAsked(one) && plans.includes(one.reviewed.plan));
  }

  /**
   * Whether a plan that costs `cost`, and in which nothing is amiss, would stay behind others: behind two of its own parti, or behind one of each of
   * more partis than options are `wanted`.
   */
  outdoes(ofParti: string, cost: number, wanted: number): boolean {
    const worth = worthAmong(this.#kept);
    const better = this.#kept.filter((one) => asAsked(one) && isSound(one) && worth(one) <= cost);
    return better.filter((one) => parti(one) === ofParti).length > 1 || new Set(better.map(parti)).size > wanted;
  }

  /** Whether a plan would stay behind others though second thoughts made it better by as much as they nearly ever do. */
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

/** With more of its floor in wrong rooms an option is looked for again. */
const TOO_MUCH = 0.085;

/** With more of its floor in wrong rooms nobody would build a plan while another can be had. */
const MOST_ASTRAY = 0.15;
/** A neighbourhood missed stands for so much floor in wrong rooms, a veto of strict vastu for so many neighbourhoods: a plan that breaks one is hardly ever sound. */
const MISSED = 0.07;
const OF_A_VETO = 2;

/** Whether a plan has no grave fault, and what it misses and the floor in its wrong rooms weigh little together. */
function isSound({ reviewed: { grave, missed, vetoes, plan } }: Standing): boolean {
  return grave === 0 && astray(plan) + MISSED * (missed + OF_A_VETO * vetoes) <= MOST_ASTRAY;
}

/** Whether somebody would build a plan, by its floor in wrong rooms alone. */
export function isWorthBuilding(plan: Plan): boolean {
  return astray(plan) <= MOST_ASTRAY;
}

/** Those of some options with too much of their floor in wrong rooms. */
export function badlySized(plans: readonly Plan[]): readonly Plan[] {
  return plans.filter((plan) => astray(plan) > TOO_MUCH);
}

function asAsked({ reviewed }: Standing): boolean {
  return reviewed.missed === 0 && reviewed.vetoes === 0;
}

function plansOf(standing: readonly Standing[]): readonly Plan[] {
  return standing.map(({ reviewed }) => reviewed.plan);
}

/**
 * What is handed out at the end: the options that were `chosen`, and where some of those `wanted` are missing others of all plans `met`, sound ones
 * first, then unsound ones, but none with a grave fault. The `fallback`, options of a richer programme that are all unsound, where nothing was chosen
 * or it has more of them; its grave plans only where there is nothing else.
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

/** Of houses that lead a household's guests upstairs, for the sake of another option alone, one is shown at most. */
function differs(a: Plan, b: Plan): boolean {
  if (a.option.parti === b.option.parti || (leadsGuestsUp(a) && leadsGuestsUp(b))) return false;
  return compareOptions(a, b).difference >= ENTIRELY_DIFFERENT;
}
