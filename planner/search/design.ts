import type { Brief } from "#planner/brief/brief.ts";
import type { Plan } from "#planner/plan/plan.ts";
import { relaxation } from "#planner/plan/told.ts";
import { profileOf } from "#planner/rules/profile-of.ts";
import { wallsOf } from "#planner/rules/walls-of.ts";
import { entirelyDifferent } from "#planner/search/archive.ts";
import { HALF_EFFORT, USUAL_EFFORT } from "#planner/search/arrange/effort.ts";
import type { DesignOptions } from "#planner/search/design-options.ts";
import { bestInFront } from "#planner/search/first-option.ts";
import { withFrontDoors } from "#planner/search/front-door.ts";
import { Hunt } from "#planner/search/hunt.ts";
import { lawfulPlans } from "#planner/search/lawful-plans.ts";
import { type Prepared, prepare, type Refused } from "#planner/search/prepared.ts";
import { formOf, MENDABLE, programmesToTry, type Try } from "#planner/search/programme/choose-rung.ts";
import type { Programme, Rung } from "#planner/search/programme/programme.ts";
import { mixSeed } from "#planner/search/random.ts";
import { refusalCodeOf } from "#planner/search/refusal-code.ts";
import { likeliestOf, takeBack } from "#planner/search/take-back.ts";

export type Designed = { readonly kind: "planned"; readonly plans: readonly Plan[] } | Refused;

/** Whole searches per programme; the later ones leave out the partis that options stand on already. */
const ROUNDS = 2;
/** Poorer programmes searched only for another option, and while there is but one: nobody chooses from one. */
const MOST_POORER = 1;
const MOST_POORER_OF_ONE = 4;
/** With fewer options than this a household cannot choose. */
const ENOUGH_TO_CHOOSE = 2;
/** Where a first plan gives up so many things, they are asked for again one by one. */
const MUCH = 2;
/** Work (see `hunt.ts`) spent without a plan before no programme is tried again and the brief is refused. */
const USUAL_PATIENCE = 300;
/** So many times as much before none is tried at all that was not tried yet. */
const LAST_PATIENCE = 2;
/** Poorest programmes looked at, and searched, where only a suggestion is looked for. */
const FEW_LOOKS = 6;
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

/** The first of every form of house: which of them stands on a narrow plot no counting tells. */
function likeliest({ ladder, look }: Prepared): readonly Programme[] {
  const forms = [...Map.groupBy(ladder.rungs.at(-1)?.programmes ?? [], formOf).values()];
  const inTurn = [...forms.flatMap(([first]) => first ?? []), ...forms.flatMap(([, ...others]) => others)];
  return inTurn.slice(0, FEW_LOOKS).filter((programme) => look(programme) === 0);
}

/** So often a house is sought that was nearly found. */
const CHANCES = 3;

/** So many times the floor of its budget is tried for a house that was not found, at last all that the plot allows. */
const DEARER = [1.3, Number.POSITIVE_INFINITY] as const;

/** All phases: programmes from rich to poor, their arrangements, plans, and the set of options among them. */
export function design(brief: Brief, options: DesignOptions): Designed {
  options.onStage?.("programme", 1);
  const designed = designAsAsked(brief, options);
  if (designed.kind === "planned") return ordered(designed);
  const found = mayBatheUpstairs(brief, designed)
    ? designPatiently(brief, options, designAsAsked(brief, options, true), true)
    : designPatiently(brief, options, designed, false);
  return found.kind === "refused" ? designed : ordered(found);
}

function ordered(designed: Extract<Designed, { kind: "planned" }>): Designed {
  return { ...designed, plans: numbered(bestInFront(designed.plans)) };
}

/**
 * Whether the parents' bath may be what no floor was found for: rather than none they have a house with a bedroom and a WC below and the bath upstairs, and
 * are told. Where not even a stair stands nothing helps.
 */
function mayBatheUpstairs({ elders, floors, bathrooms }: Brief, { rule }: Refused): boolean {
  return elders && floors > 1 && bathrooms > 1 && (rule === "search" || rule === "space");
}

/** A house that hardly anything was missing of is sought again by other chances, before a household is sent away. */
function designPatiently(brief: Brief, options: DesignOptions, first: Designed, parentsWc: boolean): Designed {
  let found = first;
  for (let chance = 1; chance < CHANCES; chance++) {
    if (found.kind === "planned" || found.left === undefined || found.left > MENDABLE) break;
    found = designAsAsked(brief, { ...options, seed: mixSeed(options.seed, chance) }, parentsWc);
  }
  if (found.kind === "refused") return found;
  return { ...found, plans: found.plans.map((plan) => ({ ...plan, seed: options.seed })) };
}

/** With the structure that was asked for; where that leaves options wanting, with a frame. */
function designAsAsked(brief: Brief, options: DesignOptions, parentsWc = false): Designed {
  const asked = designWithin(brief, options, [], parentsWc);
  const plans = plansOf(asked);
  if (plans.length >= Math.min(options.options, ENOUGH_TO_CHOOSE) || !isThinnerInFrame(brief)) return asked;
  const framed = inFrame(brief, designWithin({ ...brief, structure: "rcc-frame" }, options, plans, parentsWc));
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
function designWithin(brief: Brief, options: DesignOptions, already: readonly Plan[], parentsWc: boolean): Designed {
  const prepared = prepare(brief, options.seed, { parentsWc });
  if (prepared.kind === "refused") return prepared;
  const designed = designOn(prepared, options, USUAL_PATIENCE, already);
  const plans = plansOf(designed);
  if (plans.length === 1 && options.options >= ENOUGH_TO_CHOOSE && already.length === 0) {
    const both = withAnother(brief, options, plans, parentsWc);
    if (both.length >= ENOUGH_TO_CHOOSE) return { kind: "planned", plans: both };
  }
  if (brief.budget === null || plans.length >= options.options) return designed;
  let floor = prepared.floorArea;
  for (const more of DEARER) {
    const dearer = prepare(brief, options.seed, { more, parentsWc });
    if (dearer.kind === "refused" || dearer.floorArea === floor) continue;
    floor = dearer.floorArea;
    const found = designOn(dearer, options, USUAL_PATIENCE / 2, plans);
    if (plansOf(found).length > plans.length) return found;
  }
  return designed;
}

/**
 * The only plan that was found with others of one more search, by another chance, in which drafts are free to enter the house from any side, or two of
 * these: nobody chooses from one. Where rooms are at their least the price of a main door at the front leaves some houses one way to lie.
 */
function withAnother(brief: Brief, options: DesignOptions, only: readonly Plan[], parentsWc: boolean): readonly Plan[] {
  const freely = prepare(brief, mixSeed(options.seed, 1), { parentsWc, frontDoor: "free" });
  if (freely.kind === "refused") return only;
  const others = plansOf(designOn(freely, options, USUAL_PATIENCE)).map((plan) => ({ ...plan, seed: options.seed }));
  return entirelyDifferent([...only, ...others], options.options, []);
}

function plansOf(designed: Designed): readonly Plan[] {
  return designed.kind === "planned" ? designed.plans : [];
}

/** The brief's programmes from rich to poor, until there are options enough. `already`: plans that stay in front of those that are found. */
function designOn(
  prepared: Prepared,
  options: DesignOptions,
  patience: number,
  already: readonly Plan[] = [],
): Designed {
  const { ladder, look } = prepared;
  const hunt = new Hunt(prepared, options, already);
  const failed: Rung[] = [];
  let poorer = 0;
  for (const next of programmesToTry(ladder, look, (programme) => hunt.leftOf(programme))) {
    const { rung, devout, again } = next;
    if (again && !hunt.foundNone) continue;
    const { relaxed, wishes } = rung.reduced;
    const poor = hunt.foundNone && (failed.length > 0 || relaxed.length >= MUCH);
    // Of usual rooms one search tells whether a poor rung is a house; then what it gave up comes back.
    const rounds = poor && !wishes.compact ? 1 : ROUNDS;
    let enough = hunt.search(next, { rounds, first: again ? HALF_EFFORT : USUAL_EFFORT });
    if (hunt.foundNone) failed.push(rung);
    else if (poor) enough = searchRicher(hunt, next, failed, prepared, options.options);
    if (enough) break;
    if (hunt.chosen.length > 0) poorer++;
    const enoughWork = hunt.spent >= (again ? patience : LAST_PATIENCE * patience);
    const canChoose = hunt.chosen.length >= ENOUGH_TO_CHOOSE;
    const mostPoorer = canChoose || already.length > 0 ? MOST_POORER : MOST_POORER_OF_ONE;
    if ((hunt.chosen.length === 0 && !devout && enoughWork) || poorer > mostPoorer) break;
  }
  hunt.chosen = withFrontDoors(hunt, prepared, options.options);
  const best = hunt.handedOut;
  if (best.length > 0) return { kind: "planned", plans: hunt.touched(best) };
  const stood = hunt.nearest?.nearest ?? null;
  const code = stood === null ? "together" : refusalCodeOf(stood.arrangement);
  return { kind: "refused", rule: "search", code, params: {}, left: hunt.nearest?.leastHard };
}

/**
 * Takes back what a poor rung gave up for nothing, in the form of house that was found where rooms are at their least, and searches the richest rung that
 * this leads to for the options that are missing. True: there are enough.
 */
function searchRicher(
  hunt: Hunt,
  { rung, devout }: Try,
  failed: readonly Rung[],
  { ladder, look }: Prepared,
  options: number,
): boolean {
  const { compact } = rung.reduced.wishes;
  const form = compact ? hunt.formFound : null;
  const search = (programme: Programme): readonly Plan[] => hunt.searchAlone(programme, HALF_EFFORT, devout);
  const { rung: richest, plans } = takeBack(rung, failed, ladder, look, search, form);
  if (plans.length > 0) hunt.takeOver(plans);
  if (hunt.chosen.length >= options) return true;
  const likeliest = likeliestOf(richest, form);
  // The poor rung itself was searched often enough where its rooms are at their least.
  if (likeliest === undefined || (compact && richest === rung)) return false;
  return hunt.search({ programmes: [likeliest], rung: richest, devout }, { rounds: 1, first: USUAL_EFFORT });
}

function numbered(plans: readonly Plan[]): readonly Plan[] {
  return plans.map((plan, i) => ({ ...plan, option: { ...plan.option, index: i + 1 } }));
}
