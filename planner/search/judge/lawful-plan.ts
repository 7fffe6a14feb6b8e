import { checkPlan } from "#planner/plan/check-plan.ts";
import type { Plan } from "#planner/plan/plan.ts";
import { givenUp } from "#planner/plan/told.ts";
import { isWorse, type ReviewedPlan, reviewedPlan, WARNING_SHARE } from "#planner/reviewed-plan.ts";
import { profileOf } from "#planner/rules/profile-of.ts";
import { bathsAtFront } from "#planner/rules/review/blank-front.ts";
import { wallsOf } from "#planner/rules/walls-of.ts";
import type { Candidate } from "#planner/search/arrange/arrange-house.ts";
import { totalCost, totalMisplaced } from "#planner/search/arrange/arrangement.ts";
import { AREA_MISS, OF_IDLE } from "#planner/search/arrange/objective/sizes.ts";
import { type BuildInput, unknownHouse } from "#planner/search/build/build-input.ts";
import { buildPlan } from "#planner/search/build/build-plan.ts";
import { planMakingDoorRoom } from "#planner/search/build/room-for-doors.ts";
import { changedHouse, walledHouse } from "#planner/search/build/walled-house.ts";
import { idleShare, misplacedShare } from "#planner/search/judge/misplaced-floor.ts";
import { lacksBathroom, lacksEntranceWc } from "#planner/search/legalise/lacks.ts";
import { masterExchanges } from "#planner/search/legalise/master-exchange.ts";
import { stackedPoojas } from "#planner/search/legalise/pooja-exchange.ts";
import {
  excludes,
  isStillWanted,
  lastThoughtsOf,
  named,
  type SecondThought,
  secondThoughtsOf,
} from "#planner/search/legalise/second-thoughts.ts";

/** A plan that keeps every law, with what it cost the search and what was changed of its arrangement. */
export type Standing = {
  readonly reviewed: ReviewedPlan;
  readonly cost: number;
  readonly thoughts: readonly SecondThought[];
};

/** A plan that stands, and the arrangement that it was made of. */
export type Made = { readonly standing: Standing; readonly candidate: Candidate };

/**
 * Added to what the arrangement's own cost counts floor in wrong rooms: among lawful plans it counts three times as much as while rooms are arranged, since it
 * is what a family sees.
 */
const AREA_AGAIN = 2;
/** Warnings that a wish given up weighs. */
export const GIVEN_UP = 6;
/** Warnings that a bath at the road weighs among changes of one plan: the street sees its vent. */
const AT_FRONT = 0.5;
/** Warnings that a car in an open bay weighs among changes of one plan, where garages are usual. */
const CARPORT = 1;
/** Wishes given up that a missed neighbourhood weighs. */
export const OF_MISSED = 2;

/** What the plan of an arrangement is likely to cost, before it is built: close to its `Standing.cost`, which leaves out what is amiss. */
export function expectedCost({ arrangement }: Candidate): number {
  return totalCost(arrangement) + AREA_AGAIN * AREA_MISS * totalMisplaced(arrangement);
}

/**
 * Phases 4 to 6 on an arrangement, then the laws; null where it is no plan that keeps them, and `rejected` is told why. A plan that `isBehind` gets no second
 * thoughts.
 */
export function lawfulPlan(
  candidate: Candidate,
  input: Omit<BuildInput, "candidate">,
  entered: (stage: "openings" | "check") => void,
  rejected: (reasons: readonly string[]) => void,
  isBehind: (one: Standing) => boolean = () => false,
): Standing | null {
  entered("openings");
  const house: BuildInput = { ...input, candidate, known: unknownHouse() };
  const plan = planMakingDoorRoom(house);
  if (typeof plan === "string") {
    rejected([plan]);
    return null;
  }
  entered("check");
  const broken = brokenLaws(plan);
  if (broken.length > 0) {
    rejected(broken);
    return null;
  }
  const { arrangement } = candidate;
  const cost = totalCost(arrangement);
  const first = reviewedPlan(plan);
  const asBuilt: Standing = { reviewed: first, thoughts: [], cost: cost + AREA_AGAIN * areaCost(first.plan) };
  if (isBehind(asBuilt)) return asBuilt;
  const { reviewed, thoughts } = onSecondThoughts(house, first, cost);
  const areas = areaCost(reviewed.plan) - areaCost(first.plan);
  return { reviewed, thoughts, cost: cost + areas + AREA_AGAIN * areaCost(reviewed.plan) };
}

type Changed = Pick<Standing, "reviewed" | "thoughts">;

/** The plan with every change of its rooms that makes it better. */
function onSecondThoughts(input: BuildInput, first: ReviewedPlan, cost: number): Changed {
  const walls = wallsOf(input.profile, input.brief.structure);
  const some = secondThoughtsOf(first.plan, walledHouse(input), walls, input.profile);
  return bettered(input, { reviewed: first, thoughts: [] }, some, cost);
}

/** A plan that is handed out, with its last changes (`lastThoughtsOf`) where they make it better. `input`: what it was built of, `thoughts` left out. */
export function onLastThoughts(input: BuildInput, { reviewed, thoughts, cost }: Standing): Changed {
  const some = lastThoughtsOf(reviewed.plan, walledHouse(input));
  return bettered(input, { reviewed, thoughts }, some, cost);
}

/**
 * A plan whose walls lie as they stay (`input.shifts`), with the name of master bedroom where it belongs: walls that were shifted since may have made
 * another the largest. Where vastu is asked for the master bedroom has a corner of its own, and stays there.
 */
export function onLastNames(input: BuildInput, { reviewed, thoughts }: Changed): ReviewedPlan {
  if (input.brief.vastu !== "none") return reviewed;
  for (const thought of named("exchange", masterExchanges(changedHouse({ ...input, thoughts })))) {
    const plan = buildPlan({ ...input, thoughts: [...thoughts, thought] });
    if (typeof plan === "string") continue;
    const renamed = reviewedPlan(plan);
    // Where both are smaller than they are due, floor in wrong rooms stays as it is.
    const isNoWorse =
      !isWorse(renamed, reviewed) && renamed.amiss <= reviewed.amiss && areaCost(plan) <= areaCost(reviewed.plan);
    if (isNoWorse && brokenLaws(plan).length === 0) return renamed;
  }
  return reviewed;
}

/** A plan with those changes of `some` that make it better: tried one after another, each on top of the last. */
function bettered(input: BuildInput, from: Changed, some: readonly SecondThought[], cost: number): Changed {
  let { reviewed: best, thoughts: made } = from;
  for (const thought of some) {
    if (made.some((one) => excludes(one, thought)) || !isStillWanted(thought, best.plan)) continue;
    const plan = buildPlan({ ...input, thoughts: [...made, thought] });
    if (typeof plan === "string") continue;
    const reviewed = reviewedPlan(plan);
    // Most changes make nothing better: only the others are checked against the laws.
    if (!isBetter(reviewed, best, cost) || brokenLaws(plan).length > 0) continue;
    best = reviewed;
    made = [...made, thought];
  }
  return { reviewed: best, thoughts: made };
}

/**
 * Whether no count of faults rises (grave, vetoes, missed, amiss), and there are fewer grave ones, or all that is given up, missed, amiss, idle and in wrong
 * rooms weighs less together.
 */
function isBetter(one: ReviewedPlan, than: ReviewedPlan, cost: number): boolean {
  if (isWorse(one, than) || amissWithCarports(one) > amissWithCarports(than)) return false;
  const weightOf = (reviewed: ReviewedPlan): number => {
    const { plan, missed } = reviewed;
    const warnings = amissWithCarports(reviewed) + AT_FRONT * bathsAtFront(plan);
    // Tradition forbids a toilet over or under a pooja as it does one beside it, which is missed.
    const given = OF_MISSED * (missed + stackedPoojas(plan).length) + givenUp(plan);
    return areaCost(plan) + idleCost(plan) + WARNING_SHARE * cost * (warnings + GIVEN_UP * given);
  };
  return one.grave < than.grave || weightOf(one) < weightOf(than);
}

/** What is amiss, an open bay where a garage is usual among it. */
function amissWithCarports({ plan, amiss }: ReviewedPlan): number {
  return amiss + CARPORT * carports(plan);
}

/** Bays of cars that are open where a garage is usual. */
function carports({ brief, levels }: Plan): number {
  if (profileOf(brief.region).garage === null) return 0;
  return levels[0]?.rooms.filter(({ kind }) => kind === "parking").length ?? 0;
}

/** What floor in wrong rooms and what is amiss weigh together. `cost`: the arrangement's; `area`: how many times floor counts. */
export function mindedOf({ plan, amiss }: ReviewedPlan, cost: number, area: number): number {
  return area * areaCost(plan) + WARNING_SHARE * cost * amiss;
}

/**
 * A passage that nobody needs has no size to be wrong: half of its floor counts all the same, so that it is put to a use; all of it where a toilet is
 * missing.
 */
function idleCost(plan: Plan): number {
  const share = lacksBathroom(plan) || lacksEntranceWc(plan) ? 1 : OF_IDLE;
  return share * AREA_MISS * plan.levels.length * idleShare(plan);
}

function areaCost(plan: Plan): number {
  return AREA_MISS * plan.levels.length * misplacedShare(plan);
}

/** Laws that a plan breaks, each with the place and the reason. */
export function brokenLaws(plan: Plan): readonly string[] {
  return checkPlan(plan)
    .filter((finding) => finding.severity === "error")
    .map(({ rule, where, message }) => {
      const place = where.room ?? where.wall ?? where.opening ?? "";
      return `${rule} ${where.level ?? ""} ${place}: ${message}`;
    });
}
