import type { Brief } from "#planner/brief/brief.ts";
import type { Plan } from "#planner/plan/plan.ts";
import { givenUp, relaxation } from "#planner/plan/told.ts";
import { profileOf } from "#planner/rules/profile-of.ts";
import { wallsOf } from "#planner/rules/walls-of.ts";
import { HALF_EFFORT, USUAL_EFFORT } from "#planner/search/arrange/effort.ts";
import { entirelyDifferent } from "#planner/search/choose/archive.ts";
import { bestInFront, keepingVetoes } from "#planner/search/choose/first-option.ts";
import type { DesignOptions } from "#planner/search/design-options.ts";
import { touched } from "#planner/search/finish/touched.ts";
import { lawfulPlan } from "#planner/search/judge/lawful-plan.ts";
import { climb } from "#planner/search/look-again/climb.ts";
import { withFrontDoors } from "#planner/search/look-again/front-door.ts";
import { Hunt } from "#planner/search/look-again/hunt.ts";
import { likeliestOf, takeBack } from "#planner/search/look-again/take-back.ts";
import { mayLeaveVastuAside, withVastuAside } from "#planner/search/look-again/vastu-aside.ts";
import { type Prepared, prepare, type Refused } from "#planner/search/prepared.ts";
import { formOf, MENDABLE, programmesToTry, type Try } from "#planner/search/programme/choose-rung.ts";
import { askedAndGivenUp, losesOnlyRoof } from "#planner/search/programme/giving-up.ts";
import type { Programme, Rung } from "#planner/search/programme/programme.ts";
import { mixSeed } from "#planner/search/random.ts";
import { refusalCodeOf } from "#planner/search/refusal-code.ts";

export type Designed = { readonly kind: "planned"; readonly plans: readonly Plan[] } | Refused;

/** At most this many searches of one programme; the later ones leave out the partis of options that need no improvement. */
const ROUNDS = 2;
/** At most this many poorer programmes are searched only for further options; more while there is one alone, as nobody can choose from one. */
const MOST_POORER = 1;
const MOST_POORER_OF_ONE = 4;
/** With fewer options than this a household cannot choose. */
const ENOUGH_TO_CHOOSE = 2;
/** Where the first plans found give up this many wishes or more, these are taken back one by one (`take-back.ts`). */
const MUCH = 2;
/** Work (`workOf` in `hunt.ts`) without a plan after which no programme is tried again and the brief is refused; cuts off only tries without vastu. */
const USUAL_PATIENCE = 300;
/** At this many times that work no new programme is tried either. */
const LAST_PATIENCE = 2;
/** How many of the poorest programmes are looked at, and searched, to check a suggestion for a refused brief. */
const FEW_LOOKS = 8;
const FEW_TRIES = 2;

/** Whether a short look at a brief's poorest programmes finds a house, whatever the budget. Cheap, and a little too hopeful. */
export function looksFeasible(brief: Brief, seed: number): boolean {
  const prepared = prepare({ ...brief, budget: null }, seed);
  return prepared.kind === "prepared" && likeliest(prepared).length > 0;
}

/** Whether one of a brief's likeliest poorest programmes gives a plan that keeps every law, by half a search each, whatever the budget. */
export function isPlannable(brief: Brief, seed: number): boolean {
  const prepared = prepare({ ...brief, budget: null }, seed);
  if (prepared.kind === "refused") return false;
  return likeliest(prepared)
    .slice(0, FEW_TRIES)
    .some((programme, i) => {
      const { candidates } = prepared.arrange([programme], HALF_EFFORT, i + 1, [], true);
      const none = (): void => {};
      return candidates.some((one) => lawfulPlan(one, prepared.inputOf(programme), none, none) !== null);
    });
}

/**
 * Programmes of the poorest rung in which a look finds no hard problem. Looked at first is one programme of every form of house, as areas alone do not
 * tell which form fits a narrow plot.
 */
function likeliest({ ladder, look }: Prepared): readonly Programme[] {
  const forms = [...Map.groupBy(ladder.rungs.at(-1)?.programmes ?? [], formOf).values()];
  const inTurn = [...forms.flatMap(([first]) => first ?? []), ...forms.flatMap(([, ...others]) => others)];
  return inTurn.slice(0, FEW_LOOKS).filter((programme) => look(programme) === 0);
}

/** How often in all a house that was nearly found is searched for. */
const CHANCES = 3;

/** Where plans are missing on the floor that the budget builds, these multiples of it are tried; at last all that the plot allows. */
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
  return { ...designed, plans: numbered(bestInFront(keepingVetoes(designed.plans))) };
}

/**
 * Whether a refused brief may be tried with a WC alone beside the parents' bedroom on the ground floor, and the bath upstairs. That is better than no house,
 * and it is told. It does not help where the plot itself refuses, for instance where not even a stair stands.
 */
function mayBatheUpstairs({ elders, floors, bathrooms }: Brief, { rule }: Refused): boolean {
  return elders && floors > 1 && bathrooms > 1 && (rule === "search" || rule === "space");
}

/** Searches for a house that was nearly found again, with other seeds, before the brief is refused. Its plans keep the seed that was asked for. */
function designPatiently(brief: Brief, options: DesignOptions, first: Designed, parentsWc: boolean): Designed {
  let found = first;
  for (let chance = 1; chance < CHANCES; chance++) {
    if (found.kind === "planned" || found.left === undefined || found.left > MENDABLE) break;
    found = designAsAsked(brief, { ...options, seed: mixSeed(options.seed, chance) }, parentsWc);
  }
  if (found.kind === "refused") return found;
  return { ...found, plans: found.plans.map((plan) => ({ ...plan, seed: options.seed })) };
}

/** Designs with the structure asked for; where that leaves too few options, with a frame if its walls are thinner. */
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

/** Gives plans of a frame the household's own brief, and tells in `relaxed` that the bearing walls gave way. */
function inFrame(brief: Brief, found: Designed): Designed {
  const told = (plan: Plan): Plan =>
    plan.brief.structure === brief.structure
      ? plan
      : { ...plan, brief, relaxed: [...plan.relaxed, relaxation("structure", "structure-frame")] };
  return found.kind === "refused" ? found : { ...found, plans: found.plans.map(told) };
}

/** Designs on the floor that the budget builds, then on more while options are missing. `already`: plans that stay in front of those that are found. */
function designWithin(brief: Brief, options: DesignOptions, already: readonly Plan[], parentsWc: boolean): Designed {
  const prepared = prepare(brief, options.seed, { parentsWc });
  if (prepared.kind === "refused") return prepared;
  let designed = designOn(prepared, options, USUAL_PATIENCE, already);
  if (already.length === 0 && mayLeaveVastuAside(brief, plansOf(designed)))
    designed = orWithoutVastu(brief, options, plansOf(designed), parentsWc);
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

/** These plans, or better ones that one search without vastu finds (`vastu-aside.ts`); for company these will do. */
function orWithoutVastu(brief: Brief, options: DesignOptions, plans: readonly Plan[], parentsWc: boolean): Designed {
  const aside = prepare(brief, options.seed, { parentsWc, vastuAside: true });
  const [first] = plans;
  const found = aside.kind === "refused" || first === undefined ? [] : richerThan(first, aside, options);
  return { kind: "planned", plans: withVastuAside(plans, found, options.options) };
}

/** What one search of the richest programme that looks find likely gives, if it gives up fewer things than a plan does. */
function richerThan(plan: Plan, prepared: Prepared, options: DesignOptions): readonly Plan[] {
  const isRicher = (things: number): boolean => things < givenUp(plan);
  const hunt = new Hunt(prepared, options, []);
  const [next] = programmesToTry(prepared.ladder, prepared.look, (programme) => hunt.leftOf(programme));
  if (next === undefined || !isRicher(askedAndGivenUp(next.rung.reduced))) return [];
  const isPoor = askedAndGivenUp(next.rung.reduced) >= MUCH;
  hunt.search(next, { rounds: roundsOf(next.rung, isPoor), first: USUAL_EFFORT });
  const found = handedOut(hunt, prepared, options);
  return found.slice(0, 1).some((best) => isRicher(givenUp(best))) ? lastTouched(hunt, found, prepared) : [];
}

/**
 * Company for an only plan, as nobody can choose from one: others that differ from it, or else two of these without it. They come of one more search, with
 * another seed, whose drafts may enter the house from any side: where rooms are at their least, the price of a main door at the front leaves some houses a
 * single layout.
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

/**
 * Searches the programmes from rich to poor until there are enough options. `already`: plans that stay in front of those that are
 * found.
 */
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
    const { rung, withVastu, again } = next;
    if (again && !hunt.foundNone) continue;
    const { wishes } = rung.reduced;
    const pressed = failed.length > 0 && !losesOnlyRoof(rung.reduced);
    const poor = hunt.foundNone && (pressed || askedAndGivenUp(rung.reduced) >= MUCH);
    // Where richer rungs were passed over, they are searched before this one's rooms are put right.
    const better = !(poor && !wishes.compact && isClimbed(rung, failed));
    let enough = hunt.search(next, { rounds: roundsOf(rung, poor), first: again ? HALF_EFFORT : USUAL_EFFORT, better });
    if (hunt.foundNone) failed.push(rung);
    else if (poor) enough = searchRicher(hunt, next, failed, prepared, options.options);
    if (enough) break;
    if (hunt.chosen.length > 0) poorer++;
    const enoughWork = hunt.spent >= (again ? patience : LAST_PATIENCE * patience);
    const canChoose = hunt.chosen.length >= ENOUGH_TO_CHOOSE;
    const mostPoorer = canChoose || already.length > 0 ? MOST_POORER : MOST_POORER_OF_ONE;
    if ((hunt.chosen.length === 0 && !withVastu && enoughWork) || poorer > mostPoorer) break;
  }
  const best = handedOut(hunt, prepared, options);
  if (best.length > 0) return { kind: "planned", plans: lastTouched(hunt, best, prepared) };
  const stood = hunt.nearest?.nearest ?? null;
  const code = stood === null ? "together" : refusalCodeOf(stood.arrangement);
  return { kind: "refused", rule: "search", code, params: {}, left: hunt.nearest?.leastHard };
}

/** How often a rung is searched: at usual room sizes one search tells whether a poor one gives a house, and what it gave up is taken back afterwards. */
function roundsOf({ reduced: { wishes } }: Rung, poor: boolean): number {
  return poor && !wishes.compact ? 1 : ROUNDS;
}

/** What a hunt hands out once houses entered from the road took the place of others. */
function handedOut(hunt: Hunt, prepared: Prepared, options: DesignOptions): readonly Plan[] {
  hunt.chosen = withFrontDoors(hunt, prepared, options.options);
  return hunt.handedOut;
}

function lastTouched(hunt: Hunt, plans: readonly Plan[], { inputOf }: Prepared): readonly Plan[] {
  return touched(plans, (plan) => hunt.madeOf(plan), inputOf);
}

/**
 * Searches richer rungs than a poor one that had plans: those passed over on the way down to it (`climb.ts`), then what was given up needlessly
 * (`take-back.ts`); at last the richest rung reached, for the options that are still missing. Both keep to the layout that was found. True: there are
 * enough options.
 */
function searchRicher(
  hunt: Hunt,
  { rung: poor, withVastu }: Try,
  failed: readonly Rung[],
  { ladder, look }: Prepared,
  options: number,
): boolean {
  const poorer = hunt.chosen;
  const search = (some: readonly Programme[]): readonly Plan[] => hunt.searchAlone(some, USUAL_EFFORT, withVastu);
  const { compact, enclosed } = poor.reduced.wishes;
  const climbed = isClimbed(poor, failed) ? climb(poor, failed, ladder, search) : { rung: poor, plans: [] };
  const hasClimbed = climbed.plans.length > 0;
  if (hasClimbed) hunt.replace(climbed.plans);
  const half = (one: Programme): readonly Plan[] => hunt.searchAlone([one], HALF_EFFORT, withVastu);
  const like = (): Programme | undefined => (compact || enclosed ? hunt.found : undefined);
  const { rung, plans } = takeBack(climbed.rung, failed, ladder, look, half, like());
  if (plans.length > 0) hunt.putInFront(plans);
  if (hunt.chosen.length >= options) return true;
  const likeliest = likeliestOf(rung, like());
  // A poor rung whose rooms are at their least was searched often enough itself.
  if (likeliest === undefined || (compact && rung === poor)) return false;
  const programmes = hasClimbed ? rung.programmes : [likeliest];
  hunt.search({ programmes, rung, withVastu }, { rounds: 1, first: USUAL_EFFORT });
  if (hasClimbed) hunt.fillUp(poorer);
  return hunt.chosen.length >= options;
}

/**
 * Whether the rungs between one that was found and those that failed are searched. Between party walls few arrangements stand, so that short looks err most; on
 * open plots it gains nothing that its searches are worth (`measured.md`).
 */
function isClimbed({ reduced: { wishes } }: Rung, failed: readonly Rung[]): boolean {
  return wishes.enclosed && failed.length > 0;
}

function numbered(plans: readonly Plan[]): readonly Plan[] {
  return plans.map((plan, i) => ({ ...plan, option: { ...plan.option, index: i + 1 } }));
}
