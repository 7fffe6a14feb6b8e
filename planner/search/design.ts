import type { Brief } from "#planner/brief/brief.ts";
import type { Plan } from "#planner/plan/plan.ts";
import { relaxation } from "#planner/plan/told.ts";
import { profileOf } from "#planner/rules/profile-of.ts";
import { wallsOf } from "#planner/rules/walls-of.ts";
import { Archive, entirelyDifferent, farBehind } from "#planner/search/archive.ts";
import { type Arranged, type Candidate, HALF_EFFORT, USUAL_EFFORT } from "#planner/search/arrange/arrange-house.ts";
import { finished } from "#planner/search/finished.ts";
import { lawfulPlans, type Standing } from "#planner/search/lawful-plans.ts";
import { type Prepared, prepare, type Refused } from "#planner/search/prepared.ts";
import { MENDABLE, programmesToTry } from "#planner/search/programme/choose-rung.ts";
import type { Programme, Rung } from "#planner/search/programme/programme.ts";
import { refusalCodeOf } from "#planner/search/refusal-code.ts";
import { likeliestOf, takeBack } from "#planner/search/take-back.ts";

export type Stage = "programme" | "core" | "arrange" | "legalise" | "openings" | "furniture" | "check";

export type DesignOptions = {
  /** How many entirely different options to make, 1..4. */
  readonly options: number;
  /** Whole number; same brief, seed and engine version give the same plans. */
  readonly seed: number;
  /** Called as each option enters a stage, so that a loader can show the real work. */
  readonly onStage?: (stage: Stage, option: number) => void;
  /** Called for every candidate that was thrown away, with what was wrong: for those who better the search. */
  readonly onRejected?: (reasons: readonly string[]) => void;
};

export type Designed = { readonly kind: "planned"; readonly plans: readonly Plan[] } | Refused;

/** Whole searches per programme; the later ones leave out the partis that options stand on already. */
const ROUNDS = 2;
/** And one more for a programme whose option misses a neighbourhood or breaks a veto. */
const ONCE_MORE = 1;
/** Half a search more for an option that is far behind is spent only where the first one was so light (see `workOf`). */
const LIGHT = 250;
/** Poorer programmes searched only for another option, and while there is but one: nobody chooses from one. */
const MOST_POORER = 1;
const MOST_POORER_OF_ONE = 4;
/** With fewer options than this a household cannot choose. */
const ENOUGH_TO_CHOOSE = 2;
/** Other distributions of the same rooms searched for another option, before poorer ones. */
const MOST_OTHERS = 2;
/** Where a first plan gives up so many things, they are asked for again one by one. */
const MUCH = 2;
/** With so many hard problems in its best arrangement a programme is not searched again. */
const HOPELESS = 2;
/** Work (see `workOf`) spent without a plan before no programme is tried again and the brief is refused. */
const USUAL_PATIENCE = 300;
/** So many times as much before none is tried at all that was not tried yet. */
const LAST_PATIENCE = 2;
/** Poorest programmes looked at, and searched, where only a suggestion is looked for. */
const FEW_LOOKS = 4;
const FEW_TRIES = 2;

/** Whether a short look at a brief's poorest programmes finds a house: cheap, and a little too hopeful still. */
export function looksFeasible(brief: Brief, seed: number): boolean {
  const prepared = prepare({ ...brief, budget: null }, seed);
  return prepared.kind === "prepared" && likeliest(prepared).length > 0;
}

/** Whether one of those programmes makes a plan that keeps every law, by half a search each. */
export function isPlannable(brief: Brief, seed: number): boolean {
  const prepared = prepare({ ...brief, budget: null }, seed);
  if (prepared.kind === "refused") return false;
  return likeliest(prepared)
    .slice(0, FEW_TRIES)
    .some((programme, i) => {
      const { candidates } = prepared.arrange([programme], HALF_EFFORT, i + 1, [], true);
      const none = (): void => {};
      return candidates.some((one) => lawfulPlans([one], prepared.inputOf(programme), none, none).length > 0);
    });
}

function likeliest({ ladder, look }: Prepared): readonly Programme[] {
  return (ladder.rungs.at(-1)?.programmes ?? []).slice(0, FEW_LOOKS).filter((programme) => look(programme) === 0);
}

/** Strict vastu is searched in more breadth. */
const STRICT_WORK = 1.6;

/** What a search costs: every move looks at all pairs of rooms of a level. A hundred are about a second. */
function workOf({ levels }: Programme, strict: boolean): number {
  let work = 0;
  for (const rooms of levels) work += (rooms.length + 2) * (rooms.length + 2);
  return strict ? work * STRICT_WORK : work;
}

/** So many times the floor of its budget is tried for a house that was not found, at last all that the plot allows. */
const DEARER = [1.3, Number.POSITIVE_INFINITY] as const;

/** All phases: programmes from rich to poor, their arrangements, plans, and the set of options among them. */
export function design(brief: Brief, options: DesignOptions): Designed {
  options.onStage?.("programme", 1);
  const asked = designWithin(brief, options);
  const plans = plansOf(asked);
  if (plans.length >= Math.min(options.options, ENOUGH_TO_CHOOSE) || !isThinnerInFrame(brief)) return asked;
  const framed = inFrame(brief, designWithin({ ...brief, structure: "rcc-frame" }, options, plans));
  return plansOf(framed).length > plans.length ? framed : asked;
}

/** Whether a frame of columns has thinner walls than the house of bearing walls that was asked for. */
function isThinnerInFrame({ region, structure }: Brief): boolean {
  const profile = profileOf(region);
  return structure === "load-bearing" && wallsOf(profile, "rcc-frame").bearing < wallsOf(profile, structure).bearing;
}

/** Plans of a frame for a household that asked for bearing walls: told. */
function inFrame(brief: Brief, found: Designed): Designed {
  const told = (plan: Plan): Plan =>
    plan.brief.structure === brief.structure
      ? plan
      : { ...plan, brief, relaxed: [...plan.relaxed, relaxation("structure", "structure-frame")] };
  return found.kind === "refused" ? found : { ...found, plans: found.plans.map(told) };
}

/** The floor of the budget first, then more of it. `already`: plans that stay in front of those that are found. */
function designWithin(brief: Brief, options: DesignOptions, already: readonly Plan[] = []): Designed {
  const prepared = prepare(brief, options.seed);
  if (prepared.kind === "refused") return prepared;
  const designed = designOn(prepared, options, USUAL_PATIENCE, already);
  const plans = plansOf(designed);
  if (brief.budget === null || plans.length >= options.options) return designed;
  let floor = prepared.floorArea;
  for (const more of DEARER) {
    const dearer = prepare(brief, options.seed, more);
    if (dearer.kind === "refused" || dearer.floorArea === floor) continue;
    floor = dearer.floorArea;
    const found = designOn(dearer, options, USUAL_PATIENCE / 2, plans);
    if (plansOf(found).length > plans.length) return found;
  }
  return designed;
}

function plansOf(designed: Designed): readonly Plan[] {
  return designed.kind === "planned" ? designed.plans : [];
}

/** `already`: plans that stay in front of those that are found. */
function designOn(
  prepared: Prepared,
  options: DesignOptions,
  patience: number,
  already: readonly Plan[] = [],
): Designed {
  let chosen = already;
  /** Plans with a grave fault: handed out where no poorer programme gives a sound one. */
  let grave: readonly Plan[] = [];
  const enter = (stage: Stage): void => options.onStage?.(stage, Math.min(options.options, chosen.length + 1));
  const { ladder, arrange, look, inputOf, brief } = prepared;
  /** Hard problems that the last search of a programme left. */
  const left = new Map<Programme, number>();
  const leftOf = (programme: Programme): number => left.get(programme) ?? Number.POSITIVE_INFINITY;
  let spent = 0;
  let nearest: Arranged | null = null;
  let poorer = 0;
  let salt = 0;
  /** What each plan was made of. */
  const made = new Map<Plan, { readonly standing: Standing; readonly candidate: Candidate }>();
  const lawful = (candidates: readonly Candidate[]): readonly Standing[] =>
    candidates.flatMap((candidate) => {
      const input = inputOf(candidate.programme);
      const some = lawfulPlans([candidate], input, enter, options.onRejected ?? (() => {}));
      for (const standing of some) made.set(standing.reviewed.plan, { standing, candidate });
      return some;
    });
  /** Options with their last touch, as long as they stay entirely different. */
  const touched = (plans: readonly Plan[]): readonly Plan[] =>
    plans.reduce((all, plan) => {
      const from = made.get(plan);
      if (from === undefined) return all;
      const better = finished(from.standing.reviewed, from.candidate, inputOf(from.candidate.programme));
      const next = all.map((one) => (one === plan ? better : one));
      return entirelyDifferent(next, next.length, []).length === next.length ? next : all;
    }, plans);
  /** The same rooms laid out in other ways, as far as looks find them likely. */
  const otherWays = (rung: Rung): readonly Programme[] => {
    const others: Programme[] = [];
    for (const other of ladder.otherWays(rung)) {
      if (others.length === MOST_OTHERS) break;
      if (look(other) <= MENDABLE) others.push(other);
    }
    return others;
  };
  /**
   * Searches programmes of a rung together for the options that are still missing; once there is a plan, other ways of laying out its rooms with
   * them. True: there are enough.
   */
  const search = (
    programmes: readonly Programme[],
    rung: Rung,
    devout: boolean,
    rounds: number,
    first = USUAL_EFFORT,
  ): boolean => {
    const archive = new Archive();
    let found = chosen;
    let most = rounds;
    /** Options of the first search that are far behind the others: half a search more looks for better ones. */
    let behind: readonly Plan[] = [];
    for (let round = 0; round < most; round++) {
      enter("arrange");
      const isDone = (plan: Plan): boolean => !archive.fallsShort([plan]) && !behind.includes(plan);
      const taken = found.filter(isDone).map((plan) => plan.option.parti);
      const missing = found.length > 0 && found.length < options.options && !archive.graveOnly;
      // While an option misses what was asked for, all of a search is for a better one of the same rooms.
      const bettering = archive.fallsShort(found) && round + 1 < most;
      const others = missing && !bettering ? otherWays(rung) : [];
      const effort = round === 0 ? first : behind.length > 0 ? HALF_EFFORT : USUAL_EFFORT;
      const arranged = arrange([...programmes, ...others], effort, ++salt, taken, devout);
      const { candidates, leastHard } = arranged;
      for (const programme of programmes) left.set(programme, arranged.left.get(programme) ?? Number.POSITIVE_INFINITY);
      if (nearest === null || leastHard < nearest.leastHard) nearest = arranged;
      const work = programmes.map((programme) => workOf(programme, devout && brief.vastu === "strict"));
      spent += Math.max(...work) * (effort === HALF_EFFORT ? 0.5 : 1);
      const isOwn = ({ programme }: Candidate): boolean => programmes.includes(programme);
      archive.add(lawful(candidates.filter(isOwn)));
      found = archive.options(options.options, chosen);
      if (others.length > 0 && (archive.graveOnly || found.length < options.options)) {
        // The rooms as they lay are likelier what was asked for: their plans stay in front.
        const front = archive.graveOnly ? chosen : found;
        archive.add(lawful(candidates.filter((one) => !isOwn(one))));
        found = archive.options(options.options, front);
      }
      const short = archive.fallsShort(found);
      if (short) most = rounds + ONCE_MORE;
      const complete = found.length >= options.options && !archive.graveOnly;
      behind = complete && !short && round === 0 && spent <= LIGHT ? farBehind(found) : [];
      if (complete && !((short || behind.length > 0) && round + 1 < most)) {
        chosen = found;
        return true;
      }
      // Where nothing was found another programme is likelier.
      if (leastHard >= HOPELESS || found.length === chosen.length) break;
    }
    if (!archive.graveOnly) chosen = found;
    else if (grave.length === 0) grave = found;
    return false;
  };
  const halfSearch = (programme: Programme, devout: boolean): readonly Plan[] => {
    const archive = new Archive();
    const { candidates } = arrange([programme], HALF_EFFORT, ++salt, [], devout);
    archive.add(lawful(candidates));
    return archive.graveOnly ? [] : archive.options(options.options, already);
  };
  const failed: Rung[] = [];
  for (const { programmes, rung: tried, devout, again } of programmesToTry(ladder, look, leftOf)) {
    if (again && chosen.length > already.length) continue;
    const { relaxed, wishes } = tried.reduced;
    const poor = chosen.length === already.length && !wishes.compact && (failed.length > 0 || relaxed.length >= MUCH);
    let rung = tried;
    let enough = search(programmes, rung, devout, poor ? 1 : ROUNDS, again ? HALF_EFFORT : USUAL_EFFORT);
    if (chosen.length === already.length) failed.push(tried);
    else if (poor) {
      const taken = takeBack(tried, failed, ladder, look, (one) => halfSearch(one, devout));
      rung = taken.rung;
      if (taken.plans.length > 0) chosen = entirelyDifferent(chosen, options.options, taken.plans);
      enough = chosen.length >= options.options || search([likeliestOf(rung)], rung, devout, 1);
    }
    if (enough) break;
    if (chosen.length > 0) poorer++;
    const enoughWork = spent >= (again ? patience : LAST_PATIENCE * patience);
    const mostPoorer = chosen.length >= ENOUGH_TO_CHOOSE ? MOST_POORER : MOST_POORER_OF_ONE;
    if ((chosen.length === 0 && !devout && enoughWork) || poorer > mostPoorer) break;
  }
  const best = chosen.length > 0 ? chosen : grave;
  if (best.length > 0) return { kind: "planned", plans: numbered(touched(best)) };
  const stood = (nearest as Arranged | null)?.nearest ?? null;
  const code = stood === null ? "together" : refusalCodeOf(stood.arrangement);
  return { kind: "refused", rule: "search", code, params: {} };
}

function numbered(plans: readonly Plan[]): readonly Plan[] {
  return plans.map((plan, i) => ({ ...plan, option: { ...plan.option, index: i + 1 } }));
}
