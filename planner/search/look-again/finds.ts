import type { Plan } from "#planner/plan/plan.ts";
import { Archive, worthBettering } from "#planner/search/choose/archive.ts";
import type { Standing } from "#planner/search/judge/lawful-plan.ts";

/** Where this many arrangements had no hard problem and all their plans are unsound, the rooms themselves are to blame. */
const MANY_STOOD = 8;

/** What searches of the same programmes have found so far: the options among their plans, and what these still lack. */
export class Finds {
  readonly #wanted: number;
  readonly #before: readonly Plan[];
  /** Null: to be computed anew. */
  #options: readonly Plan[] | null;
  readonly #archive = new Archive();
  /** The plans of the programmes' own layout alone, without those of other layouts. */
  readonly #own = new Archive();
  /** Whether plans of other layouts are being added now, and whether any were. */
  #addsOthers = false;
  #hasOthers = false;
  /** Options that are worth bettering. */
  #poor: readonly Plan[] = [];
  /** Arrangements without hard problems in the last search. */
  #stood = 0;

  constructor(wanted: number, before: readonly Plan[]) {
    this.#wanted = wanted;
    this.#before = before;
    this.#options = before;
  }

  /** The options, best first; those chosen before the first search stay in front. */
  get options(): readonly Plan[] {
    this.#options ??= this.#archive.options(this.#wanted, this.#hasOthers ? this.#inFront() : this.#before);
    return this.#options;
  }

  /**
   * The plans that stay in front once other layouts take part. What was chosen before the first search always stays. So do plans of the programmes' own
   * layout, likelier what was asked for, unless they are worth bettering; one of them stays in any case: nobody wants two houses with the living room upstairs
   * just because a bath was too large.
   */
  #inFront(): readonly Plan[] {
    if (this.#own.unsoundOnly) return this.#before;
    const own = this.#own.options(this.#wanted, this.#before);
    const replaceable = [...this.#poor, ...worthBettering(own)];
    const kept = own.filter((plan) => this.#before.includes(plan) || !replaceable.includes(plan));
    return kept.length > 0 ? kept : own.slice(0, 1);
  }

  /** Whether every plan met so far is unsound. */
  get unsoundOnly(): boolean {
    return this.#archive.unsoundOnly;
  }

  /** Whether there are as many options as are wanted, and a sound plan among what was met. */
  get complete(): boolean {
    return this.options.length >= this.#wanted && !this.unsoundOnly;
  }

  /** Whether there is an option, but fewer than are wanted. */
  get someMissing(): boolean {
    return this.options.length > 0 && this.options.length < this.#wanted && !this.unsoundOnly;
  }

  /** Whether an option misses what was asked for (`ReviewedPlan.missed`), or breaks a veto. */
  get fallShort(): boolean {
    return this.#archive.fallsShort(this.options);
  }

  /** Whether an option has too much of its floor in wrong rooms, or much amiss in it. */
  get somePoor(): boolean {
    return this.#poor.length > 0;
  }

  /**
   * Partis of the options that need not be bettered: later searches leave them out. Unsound options count too, as another parti is likelier to give a sound
   * one.
   */
  get settledPartis(): readonly string[] {
    const isSettled = (plan: Plan): boolean => !this.#archive.fallsShort([plan]) && !this.#poor.includes(plan);
    return this.options.filter(isSettled).map(({ option }) => option.parti);
  }

  /**
   * Whether one more search is likely to bring what is missing; measured.md tells what each brought. `others`: other layouts of the rooms would take part;
   * `searches`: how many were made before.
   */
  hasHope(others: boolean, searches: number): boolean {
    // A fault of many plans is a fault of all; what two searches missed, a third one misses too.
    if (this.unsoundOnly) return this.#stood < MANY_STOOD;
    return this.somePoor || others || (searches === 1 && this.fallShort);
  }

  /** Begins one more search, of which `stood` arrangements had no hard problem. */
  begin(stood: number): void {
    this.#stood = stood;
    this.#addsOthers = false;
  }

  /** From here on, until the next search, plans of other layouts are added. */
  beginOthers(): void {
    this.#addsOthers = true;
  }

  add(plans: readonly Standing[]): void {
    this.#archive.add(plans);
    if (!this.#addsOthers) this.#own.add(plans);
    else if (plans.length > 0) this.#hasOthers = true;
    this.#options = null;
  }

  /** Whether there are enough options, and a plan of this parti and cost could not become one even with nothing amiss in it. */
  isOutdone(parti: string, cost: number): boolean {
    const among = this.#addsOthers ? this.#archive : this.#own;
    return among.outdoes(parti, cost, this.#wanted) && this.complete;
  }

  /** Whether there are enough options, and this plan as built could hardly become one, whatever is changed of it. */
  isLeftBehind(one: Standing): boolean {
    const among = this.#addsOthers ? this.#archive : this.#own;
    return among.leavesBehind(one, this.#wanted) && this.complete;
  }

  /** Finds the options that are worth bettering, once there are enough options and none falls short. */
  judge(): void {
    this.#poor = this.complete && !this.fallShort ? worthBettering(this.options) : [];
  }
}
