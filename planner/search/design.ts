import type { Brief } from "#planner/brief/brief.ts";
import type { Plan } from "#planner/plan/plan.ts";
import type { Params, RefusalCode } from "#planner/plan/told.ts";
import type { Profile } from "#planner/rules/profile.ts";
import { profileOf } from "#planner/rules/profile-of.ts";
import { withThinCore } from "#planner/rules/walls-of.ts";
import { Archive, entirelyDifferent } from "#planner/search/archive.ts";
import {
  type Arranged,
  arrangeHouse,
  type Effort,
  HALF_EFFORT,
  LOOK,
  USUAL_EFFORT,
} from "#planner/search/arrange/arrange-house.ts";
import type { BuildInput } from "#planner/search/build-plan.ts";
import { type StairDesign, stairDesign } from "#planner/search/core/stair-shaft.ts";
import { lawfulPlans } from "#planner/search/lawful-plans.ts";
import { PARTIS } from "#planner/search/partis/partis.ts";
import { MENDABLE, programmesToTry } from "#planner/search/programme/choose-rung.ts";
import { type Ladder, ladderOf, type Programme, partiName, type Rung } from "#planner/search/programme/programme.ts";
import { mixSeed } from "#planner/search/random.ts";
import { refusalCodeOf } from "#planner/search/refusal-code.ts";
import { type BuildingSite, siteOf, siteWithinBudget } from "#planner/search/site.ts";
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
type Refused = { readonly kind: "refused"; readonly rule: string; readonly code: RefusalCode; readonly params: Params };

/** Whole searches per programme; the later ones leave out the partis that options stand on already. */
const ROUNDS = 2;
/** Poorer programmes searched only for another option. */
const MOST_POORER = 1;
/** Other distributions of the same rooms searched for another option, before poorer ones. */
const MOST_OTHERS = 2;
/** Where a first plan gives up so many things, they are asked for again one by one. */
const MUCH = 2;
/** With so many hard problems in its best arrangement a programme is not searched again. */
const HOPELESS = 2;
/** Work (see `workOf`) spent without a plan before no programme is tried again and the brief is refused. */
const USUAL_PATIENCE = 120;
/** So many times as much before none is tried at all that was not tried yet. */
const LAST_PATIENCE = 5;
/** Between party walls or on a small floor every step of the stair counts, mm2. */
const SMALL_FLOOR = 75e6;

/** What stands before any room is arranged: the programmes, the stair, and ways to search with them. */
type Prepared = {
  readonly kind: "prepared";
  readonly ladder: Ladder;
  readonly arrange: (
    programme: Programme,
    effort: Effort,
    salt: number,
    without: readonly string[],
    devout: boolean,
  ) => Arranged;
  /** Hard problems that a short look at a programme leaves. */
  readonly look: (programme: Programme) => number;
  readonly inputOf: (programme: Programme) => Omit<BuildInput, "candidate">;
  readonly brief: Brief;
  readonly floorArea: number;
};

/**
 * The brief on the plot with no more floor than its budget builds, and as little more as a house is likely to need; `more`
 * times as much where that was not enough.
 */
function prepare(brief: Brief, seed: number, more = 1): Prepared | Refused {
  const likely = (site: BuildingSite): boolean => {
    const prepared = prepareOn(brief, seed, site);
    if (prepared.kind === "refused") return false;
    // A budget alone makes no room smaller than a household wants it.
    const poorest = prepared.ladder.rungs.findLast((rung) => !rung.reduced.wishes.compact);
    return poorest?.programmes.some((programme) => prepared.look(programme) <= MENDABLE) === true;
  };
  const site = siteWithinBudget(brief, profileOf(brief.region), likely);
  const most = siteOf(brief, profileOf(brief.region)).floorArea;
  return prepareOn(brief, seed, { ...site, floorArea: Math.min(most, Math.floor(site.floorArea * more)) });
}

function prepareOn(brief: Brief, seed: number, site: BuildingSite): Prepared | Refused {
  const profile = profileOf(brief.region);
  const outcome = ladderOf(brief, profile, site);
  if (outcome.kind === "refused") return outcome;
  const stair = stairDesign(profile, brief.floors, site.height, outcome.floor < SMALL_FLOOR ? "short" : "usual");
  const shortest = stairDesign(profile, brief.floors, site.height, "shortest");
  const straight = stairDesign(profile, brief.floors, site.height, "shortest", "straight");
  if (stair === null || shortest === null || straight === null) {
    const params = { floors: brief.floors, height: site.height / 1000 };
    return { kind: "refused", rule: `${profile.id}/height`, code: "height", params };
  }
  const tight = stairDesign(profile, brief.floors, site.height, "tight") ?? shortest;
  const stairOf = ({ wishes }: Programme): StairDesign => {
    if (wishes.straightStair) return straight;
    return wishes.thinCore ? tight : wishes.compact ? shortest : stair;
  };
  const profileFor = ({ wishes }: Programme): Profile => (wishes.thinCore ? withThinCore(profile) : profile);
  const arrange: Prepared["arrange"] = (programme, effort, salt, without, devout) => {
    const shaft = programme.wishes.stair ? stairOf(programme) : null;
    const partis = PARTIS.filter((parti) => !without.includes(partiName(parti.name, programme.wishes)));
    const wish: Brief = {
      ...brief,
      vastu: devout ? brief.vastu : "none",
      future: brief.future === "extra-floor" && !programme.wishes.extraFloor ? "none" : brief.future,
      stair: programme.wishes.outerStair ? "external" : "internal",
    };
    return arrangeHouse(wish, profileFor(programme), site, programme, shaft, mixSeed(seed, salt), effort, partis);
  };
  const look = (programme: Programme): number => arrange(programme, LOOK, 0, [], true).leastHard;
  return {
    kind: "prepared",
    ladder: outcome.ladder,
    arrange,
    look,
    brief,
    floorArea: site.floorArea,
    inputOf: (programme) => {
      const stair = stairOf(programme);
      return { brief, profile: profileFor(programme), site, programme, stair, seed, option: 1 };
    },
  };
}

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
      const { candidates } = prepared.arrange(programme, HALF_EFFORT, i + 1, [], true);
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
  const prepared = prepare(brief, options.seed);
  if (prepared.kind === "refused") return prepared;
  const designed = designOn(prepared, options, USUAL_PATIENCE);
  const enough = designed.kind === "planned" && designed.plans.length >= options.options;
  if (enough || brief.budget === null) return designed;
  const plans = designed.kind === "planned" ? designed.plans : [];
  let floor = prepared.floorArea;
  for (const more of DEARER) {
    const dearer = prepare(brief, options.seed, more);
    if (dearer.kind === "refused" || dearer.floorArea === floor) continue;
    floor = dearer.floorArea;
    const found = designOn(dearer, options, USUAL_PATIENCE / 2, plans);
    if (found.kind === "planned") return found;
  }
  return designed;
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
  let spent = 0;
  let nearest: Arranged | null = null;
  let poorer = 0;
  let salt = 0;
  /** Searches a programme for the options that are still missing; true: there are enough. */
  const search = (programme: Programme, devout: boolean, rounds: number): boolean => {
    const archive = new Archive();
    for (let round = 0; round < rounds; round++) {
      enter("arrange");
      const standing = archive.options(options.options, chosen).filter((plan) => !archive.fallsShort([plan]));
      const taken = standing.map((plan) => plan.option.parti);
      const arranged = arrange(programme, USUAL_EFFORT, ++salt, taken, devout);
      const { candidates, leastHard } = arranged;
      left.set(programme, leastHard);
      if (nearest === null || leastHard < nearest.leastHard) nearest = arranged;
      spent += workOf(programme, devout && brief.vastu === "strict");
      archive.add(lawfulPlans(candidates, inputOf(programme), enter, options.onRejected ?? (() => {})));
      const found = archive.options(options.options, chosen);
      const again = archive.fallsShort(found) && round + 1 < rounds;
      if (found.length >= options.options && !archive.graveOnly && !again) {
        chosen = found;
        return true;
      }
      // Where nothing was found another programme is likelier.
      if (leastHard >= HOPELESS || found.length === chosen.length) break;
    }
    const found = archive.options(options.options, chosen);
    if (!archive.graveOnly) chosen = found;
    else if (grave.length === 0) grave = found;
    return false;
  };
  const halfSearch = (programme: Programme, devout: boolean): readonly Plan[] => {
    const archive = new Archive();
    const { candidates } = arrange(programme, HALF_EFFORT, ++salt, [], devout);
    archive.add(lawfulPlans(candidates, inputOf(programme), enter, options.onRejected ?? (() => {})));
    return archive.graveOnly ? [] : archive.options(options.options, already);
  };
  const failed: Rung[] = [];
  for (const { programme, rung: tried, devout, again } of programmesToTry(ladder, look)) {
    if (again && (left.get(programme) ?? 0) > HOPELESS) continue;
    const { relaxed, wishes } = tried.reduced;
    const poor = chosen.length === already.length && !wishes.compact && (failed.length > 0 || relaxed.length >= MUCH);
    let rung = tried;
    let enough = search(programme, devout, poor ? 1 : ROUNDS);
    if (chosen.length === already.length) failed.push(tried);
    else if (poor) {
      const taken = takeBack(tried, failed, ladder, look, (one) => halfSearch(one, devout));
      rung = taken.rung;
      if (taken.plans.length > 0) chosen = entirelyDifferent(chosen, options.options, taken.plans);
      enough = chosen.length >= options.options || search(likeliestOf(rung), devout, 1);
    }
    if (!enough && chosen.length > 0) {
      let others = 0;
      for (const other of ladder.otherWays(rung)) {
        if (enough || others === MOST_OTHERS) break;
        if (look(other) > MENDABLE) continue;
        others++;
        enough = search(other, devout, 1);
      }
    }
    if (enough) break;
    if (chosen.length > 0) poorer++;
    const enoughWork = spent >= (again ? patience : LAST_PATIENCE * patience);
    if ((chosen.length === 0 && !devout && enoughWork) || poorer > MOST_POORER) break;
  }
  const best = chosen.length > 0 ? chosen : grave;
  if (best.length > 0) return { kind: "planned", plans: numbered(best) };
  const stood = (nearest as Arranged | null)?.nearest ?? null;
  const code = stood === null ? "together" : refusalCodeOf(stood.arrangement);
  return { kind: "refused", rule: "search", code, params: {} };
}

function numbered(plans: readonly Plan[]): readonly Plan[] {
  return plans.map((plan, i) => ({ ...plan, option: { ...plan.option, index: i + 1 } }));
}
