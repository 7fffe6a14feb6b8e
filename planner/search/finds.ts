import type { Plan } from "#planner/plan/plan.ts";
import { Archive, badlySized } from "#planner/search/archive.ts";
import type { Standing } from "#planner/search/lawful-plans.ts";

/** Where so many arrangements stood and all their plans are unsound, it lies in the rooms. */
const MANY_STOOD = 8;

/** What searches of the same programmes have found so far: the options among their plans, and what these still lack. */
export class Finds {
  readonly #wanted: number;
  readonly #before: readonly Plan[];
  /** Null: to be found anew. */
  #options: readonly Plan[] | null;
  readonly #archive = new Archive();
  /** Those of its plans whose rooms lie as the programme has them. */
  readonly #own = new Archive();
  /** Whether plans are added whose rooms are laid out in other ways, and whether any were. */
  #addsOthers = false;
  #hasOthers = false;
  /** Options with too much of their floor in wrong rooms. */
  #badlySized: readonly Plan[] = [];
  /** Arrangements of the last search that stood. */
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
   * What stays in front of plans whose rooms are laid out in other ways: what was found of the rooms as they lie is likelier what was asked for, but for
   * options that are sized badly. What was chosen before the first search always stays, and one of the
   * rooms as they lie: nobody wants two houses with the living room upstairs for a bath that is too large.
   */
  #inFront(): readonly Plan[] {
    if (this.#own.unsoundOnly) return this.#before;
    const own = this.#own.options(this.#wanted, this.#before);
    const replaceable = [...this.#badlySized, ...badlySized(own)];
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

  /** Whether an option misses a neighbourhood that was asked for, or breaks a veto. */
  get fallShort(): boolean {
    return this.#archive.fallsShort(this.options);
  }

  /** Whether an option has too much of its floor in wrong rooms. */
  get someBadlySized(): boolean {
    return this.#badlySized.length > 0;
  }

  /** Partis of the options of which no better one is looked for; of unsound ones too, beside which another parti is likelier to hold a sound one. */
  get settledPartis(): readonly string[] {
    const isSettled = (plan: Plan): boolean => !this.#archive.fallsShort([plan]) && !this.#badlySized.includes(plan);
    return this.options.filter(isSettled).map(({ option }) => option.parti);
  }

  /**
   * Whether one more search is likely to bring what is missing; what each brought is told in measured.md. `others`: other ways of laying
   * out the rooms take part in it; `searches`: so many were made before.
   */
  hasHope(others: boolean, searches: number): boolean {
    // What is wrong in many plans is so in all; what two searches missed a third one misses.
    if (this.unsoundOnly) return this.#stood < MANY_STOOD;
    return this.someBadlySized || others || (searches === 1 && this.fallShort);
  }

  /** Begins with the plans of one more search, of which so many arrangements `stood`. */
  begin(stood: number): void {
    this.#stood = stood;
    this.#addsOthers = false;
  }

  /** Begins with plans of other ways of laying out the rooms. */
  beginOthers(): void {
    this.#addsOthers = true;
  }

  /** Adds plans that were met. */
  add(plans: readonly Standing[]): void {
    this.#archive.add(plans);
    if (!this.#addsOthers) this.#own.add(plans);
    else if (plans.length > 0) this.#hasOthers = true;
    this.#options = null;
  }

  /** Whether there are options enough, and a plan of a parti that costs so much is none beside them though nothing is amiss in it. */
  outdo(parti: string, cost: number): boolean {
    const among = this.#addsOthers ? this.#archive : this.#own;
    return among.outdoes(parti, cost, this.#wanted) && this.complete;
  }

  /** Whether there are options enough, and a plan as it was built is none beside them, whatever is changed of it. */
  leaveBehind(one: Standing): boolean {
    const among = this.#addsOthers ? this.#archive : this.#own;
    return among.leavesBehind(one, this.#wanted) && this.complete;
  }

  /** Finds the options with too much of their floor in wrong rooms. */
  judgeSizes(): void {
    this.#badlySized = this.complete && !this.fallShort ? badlySized(this.options) : [];
  }
}
