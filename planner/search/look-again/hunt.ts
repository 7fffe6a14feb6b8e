import type { Plan } from "#planner/plan/plan.ts";
import type { Arranged, Candidate } from "#planner/search/arrange/arrange-house.ts";
import { type Effort, HALF_EFFORT, USUAL_EFFORT } from "#planner/search/arrange/effort.ts";
import { Archive, entirelyDifferent, handedOut } from "#planner/search/choose/archive.ts";
import { richerInFront } from "#planner/search/choose/first-option.ts";
import type { DesignOptions, Stage } from "#planner/search/design-options.ts";
import { inOrder } from "#planner/search/in-order.ts";
import { expectedCost, lawfulPlan, type Made, type Standing } from "#planner/search/judge/lawful-plan.ts";
import { Finds } from "#planner/search/look-again/finds.ts";
import type { Prepared } from "#planner/search/prepared.ts";
import { formOf, MENDABLE, OF_A_FORM, type Try } from "#planner/search/programme/choose-rung.ts";
import { askedAndGivenUp } from "#planner/search/programme/giving-up.ts";
import { type Programme, partiName, type Rung } from "#planner/search/programme/programme.ts";

/** Searches added for a programme while one of its options misses what was asked for or breaks a veto. */
const ONCE_MORE = 1;
/** At most this many half searches follow the first search while an option is worth bettering. */
const MOST_TO_BETTER = 2;
/** At most this many other layouts of the same rooms are searched for further options, before poorer programmes are. */
const MOST_OTHERS = 2;
/** Salt of the search of other layouts for a sound plan; the salts that other searches count up never reach it. */
const IN_OTHER_WAYS = 1000;
/** With so many hard problems in its best arrangement a programme is not searched again. */
const HOPELESS = 2;

/** Strict vastu searches more arrangements: its work counts this many times. */
const STRICT_WORK = 1.6;

/**
 * How often a programme is searched at most, and the effort of the first search; `better`: whether half searches follow while an option is worth
 * bettering.
 */
export type Patience = { readonly rounds: number; readonly first: Effort; readonly better?: boolean };

/** Searches one programme after another for the options that are still missing, and holds what came of it so far. */
export class Hunt {
  /** The options, best first. */
  chosen: readonly Plan[];
  /** Options of the first rung whose plans were all unsound, and how many wishes it gives up: handed out where no poorer programme gives a sound one. */
  #fallback: { readonly plans: readonly Plan[]; readonly givenUp: number } | null = null;
  /** Rungs of which other layouts were searched already, because all plans of the usual ones were unsound. */
  readonly #laidOtherwise = new Set<Rung>();
  /** Work (`workOf`) that `search` has spent so far. */
  spent = 0;
  /** The search that came nearest to a house. */
  nearest: Arranged | null = null;
  readonly #prepared: Prepared;
  readonly #options: DesignOptions;
  readonly #already: readonly Plan[];
  readonly #left = new Map<Programme, number>();
  readonly #madeOf = new Map<Plan, Made>();
  #salt = 0;

  /** `already`: plans that stay in front of those that are found. */
  constructor(prepared: Prepared, options: DesignOptions, already: readonly Plan[]) {
    this.#prepared = prepared;
    this.#options = options;
    this.#already = already;
    this.chosen = already;
  }

  /** Whether nothing has been found yet. */
  get foundNone(): boolean {
    return this.chosen.length === this.#already.length;
  }

  /** The programme of the first option that was found here; undefined while there is none. */
  get found(): Programme | undefined {
    const first = this.chosen[this.#already.length];
    return first === undefined ? undefined : this.programmeOf(first);
  }

  /** Hard problems that the last search of a programme left; infinitely many where it was not searched. */
  leftOf(programme: Programme): number {
    return this.#left.get(programme) ?? Number.POSITIVE_INFINITY;
  }

  /**
   * Searches programmes of a rung together for the options that are still missing; once there is a plan, other layouts of the same rooms join in. True: there
   * are enough options.
   */
  search({ programmes, rung, withVastu }: Omit<Try, "again">, { rounds, first, better = true }: Patience): boolean {
    const finds = new Finds(this.#options.options, this.chosen);
    let most = rounds;
    for (let round = 0; round < most; round++) {
      this.#enter("arrange");
      // While an option misses what was asked for, the whole search is for a better one of the same layout.
      const bettering = finds.fallShort && round + 1 < most;
      const missing = finds.someMissing && !bettering;
      const others = missing || finds.somePoor ? this.#otherWays(rung, missing) : [];
      if (round > 0 && !finds.hasHope(others.length > 0, round)) {
        // A search that is left out keeps its salt: later ones draw the same random numbers as after it.
        this.#salt++;
        break;
      }
      const effort = round === 0 ? first : finds.somePoor || bettering ? HALF_EFFORT : USUAL_EFFORT;
      const arranged = this.#arrange(programmes, others, effort, finds.settledPartis, withVastu);
      this.#gather(arranged.candidates, programmes, finds);
      if (finds.fallShort) most = rounds + ONCE_MORE;
      if (better) finds.judge();
      if (finds.somePoor) most = Math.max(most, 1 + MOST_TO_BETTER);
      const isWanting = !finds.complete || finds.fallShort || finds.somePoor;
      // Where nothing new was found another programme is likelier to help.
      if (!isWanting || arranged.leastHard >= HOPELESS || finds.options.length === this.chosen.length) break;
    }
    this.#keep(finds);
    if (!finds.unsoundOnly) return finds.complete;
    const givenUp = askedAndGivenUp(rung.reduced);
    this.#fallback ??= { plans: finds.options, givenUp };
    return givenUp <= this.#fallback.givenUp && this.#searchOtherWays(rung, withVastu);
  }

  /** Chooses the options found, unless all of them are unsound. */
  #keep(finds: Finds): void {
    if (!finds.unsoundOnly) this.chosen = finds.options;
  }

  /**
   * Searches other layouts of a rung's rooms, once, where all its plans were unsound and before more is given up: `search` adds other layouts to sound
   * plans only. True: there are enough options.
   */
  #searchOtherWays(rung: Rung, withVastu: boolean): boolean {
    if (this.#laidOtherwise.has(rung)) return false;
    this.#laidOtherwise.add(rung);
    const ways = this.#otherWays(rung, false);
    if (ways.length === 0) return false;
    this.#enter("arrange");
    // With a salt of its own, so that later searches draw the same random numbers as without it.
    const { candidates } = this.#prepared.arrange(ways, USUAL_EFFORT, IN_OTHER_WAYS, [], withVastu);
    const finds = new Finds(this.#options.options, this.chosen);
    this.#gather(candidates, ways, finds);
    this.#keep(finds);
    return finds.complete;
  }

  /**
   * The options that a search of these programmes alone finds; it chooses none of them. Empty where all are unsound, or where the best one misses more of what
   * was asked for than the first one chosen.
   */
  searchAlone(programmes: readonly Programme[], effort: Effort, withVastu: boolean): readonly Plan[] {
    const archive = new Archive();
    const { candidates } = this.#prepared.arrange(programmes, effort, ++this.#salt, [], withVastu);
    archive.add(candidates.flatMap((candidate) => this.#lawful(candidate)));
    const options = archive.options(this.#options.options, this.#already);
    const front = this.#already.length;
    const found = options[front];
    if (archive.unsoundOnly || found === undefined) return [];
    return this.#missedBy(found) > this.#missedBy(this.chosen[front]) ? [] : options;
  }

  /** What this hunt made a plan of; undefined for others. */
  madeOf(plan: Plan): Made | undefined {
    return this.#madeOf.get(plan);
  }

  /** The programme of a plan that this hunt made; undefined for others. */
  programmeOf(plan: Plan): Programme | undefined {
    return this.madeOf(plan)?.candidate.programme;
  }

  /** How much a plan misses of what was asked for; infinitely much for one that this hunt did not make. */
  #missedBy(plan: Plan | undefined): number {
    const made = plan === undefined ? undefined : this.#madeOf.get(plan);
    return made?.standing.reviewed.missed ?? Number.POSITIVE_INFINITY;
  }

  /** Chooses plans that were found on a richer rung in place of the chosen ones. */
  replace(plans: readonly Plan[]): void {
    this.chosen = entirelyDifferent(plans, this.#options.options, this.#already);
  }

  /** Puts plans that were found on a richer rung in front of the chosen ones; of these, those stay that differ. */
  putInFront(plans: readonly Plan[]): void {
    this.chosen = entirelyDifferent(this.chosen, this.#options.options, plans);
  }

  /** Adds those of these plans that differ from the chosen ones, while options are missing. */
  fillUp(plans: readonly Plan[]): void {
    this.chosen = entirelyDifferent(plans, this.#options.options, this.chosen);
  }

  /** The options at the end of the hunt, filled up with other plans that were met where some are missing. */
  get handedOut(): readonly Plan[] {
    const met = [...this.#madeOf.values()].map(({ standing }) => standing);
    const options = handedOut(this.chosen, this.#fallback?.plans ?? [], met, this.#options.options);
    if (this.#already.length > 0) return options;
    return richerInFront(
      options,
      met.map(({ reviewed }) => reviewed),
      this.#options.options,
    );
  }

  #arrange(
    programmes: readonly Programme[],
    others: readonly Programme[],
    effort: Effort,
    without: readonly string[],
    withVastu: boolean,
  ): Arranged {
    const { arrange, brief } = this.#prepared;
    const arranged = arrange([...programmes, ...others], effort, ++this.#salt, without, withVastu);
    for (const programme of programmes)
      this.#left.set(programme, arranged.left.get(programme) ?? Number.POSITIVE_INFINITY);
    if (this.nearest === null || arranged.leastHard < this.nearest.leastHard) this.nearest = arranged;
    const work = programmes.map((programme) => workOf(programme, withVastu && brief.vastu === "strict"));
    this.spent += Math.max(...work) * (effort === HALF_EFFORT ? 0.5 : 1);
    return arranged;
  }

  /** Builds the arrangements of these programmes; those of the others only while options are missing or worth bettering. */
  #gather(candidates: readonly Candidate[], programmes: readonly Programme[], finds: Finds): void {
    const isOwn = ({ programme }: Candidate): boolean => programmes.includes(programme);
    finds.begin(candidates.length);
    this.#build(candidates.filter(isOwn), finds);
    const others = candidates.filter((one) => !isOwn(one));
    if (others.length === 0 || (finds.complete && !finds.somePoor)) return;
    finds.beginOthers();
    this.#build(others, finds);
  }

  /** Builds arrangements, the likeliest first; left out are those that would be no option even with nothing amiss in them. */
  #build(candidates: readonly Candidate[], finds: Finds): void {
    for (const candidate of inOrder(candidates, expectedCost)) {
      const parti = partiName(candidate.core.parti, candidate.programme.wishes);
      if (!finds.isOutdone(parti, expectedCost(candidate)))
        finds.add(this.#lawful(candidate, (one) => finds.isLeftBehind(one)));
    }
  }

  /** The plan of an arrangement that keeps every law, in a list; none where there is no such plan. */
  #lawful(candidate: Candidate, isBehind?: (one: Standing) => boolean): readonly Standing[] {
    const input = this.#prepared.inputOf(candidate.programme);
    const rejected = this.#options.onRejected ?? (() => {});
    const standing = lawfulPlan(candidate, input, (stage) => this.#enter(stage), rejected, isBehind);
    if (standing === null) return [];
    this.#madeOf.set(standing.reviewed.plan, { standing, candidate });
    return [standing];
  }

  /**
   * Other layouts of a rung's rooms that looks find likely. Unless rooms are at their least, the living room lies upstairs only if it `mayBeUpstairs`:
   * guests led past the bedrooms are worse than some floor in wrong rooms, or one wish more given up.
   */
  #otherWays(rung: Rung, mayBeUpstairs: boolean): readonly Programme[] {
    const { ladder, look } = this.#prepared;
    const others: Programme[] = [];
    const unlikely = new Map<string, number>();
    for (const other of ladder.otherWays(rung)) {
      if (others.length === MOST_OTHERS) break;
      if (other.wishes.livingUp && !other.wishes.compact && !mayBeUpstairs) continue;
      const form = formOf(other);
      const before = unlikely.get(form) ?? 0;
      if (before >= OF_A_FORM) continue;
      if (look(other) <= MENDABLE) others.push(other);
      else unlikely.set(form, before + 1);
    }
    return others;
  }

  #enter(stage: Stage): void {
    const { options, onStage } = this.#options;
    onStage?.(stage, Math.min(options, this.chosen.length + 1));
  }
}

/** What a search costs: every move looks at all pairs of rooms of a level. A hundred are about a second. */
function workOf({ levels }: Programme, strict: boolean): number {
  let work = 0;
  for (const rooms of levels) work += (rooms.length + 2) * (rooms.length + 2);
  return strict ? work * STRICT_WORK : work;
}
