import { boundsOf } from "#planner/geometry/rect.ts";
import type { Plan, RoomKind } from "#planner/plan/plan.ts";
import { givenUp } from "#planner/plan/told.ts";
import { isWorse, type ReviewedPlan } from "#planner/reviewed-plan.ts";
import { anneal, WHOLE_HOUSE } from "#planner/search/arrange/anneal.ts";
import { type Candidate, coreAsLaid } from "#planner/search/arrange/arrange-house.ts";
import {
  type Arrangement,
  settle,
  snapshot,
  totalCost,
  totalHard,
  totalMisplaced,
  totalMissed,
  totalVetoes,
} from "#planner/search/arrange/arrangement.ts";
import { AREA_MISS } from "#planner/search/arrange/objective/sizes.ts";
import { type BuildInput, unknownHouse } from "#planner/search/build/build-input.ts";
import { broughtIntoLine } from "#planner/search/finish/brought-into-line.ts";
import { closeColumns } from "#planner/search/finish/close-columns.ts";
import { resized } from "#planner/search/finish/resized.ts";
import {
  expectedCost,
  lawfulPlan,
  mindedOf,
  onLastNames,
  onLastThoughts,
  type Standing,
} from "#planner/search/judge/lawful-plan.ts";
import { misplacedShare } from "#planner/search/judge/misplaced-floor.ts";
import { mixSeed, type Random, seededRandom } from "#planner/search/random.ts";

/** How an arrangement is annealed anew: moves per level, first and last temperature. */
const STEPS = 4000;
const [HOT, COLD] = [4, 0.05];
/** Prices while it is annealed anew, as multiples of the usual. */
type Prices = { readonly area: number; readonly aspect: number };
/** To mend what is amiss, arrangements near by are tried at these prices: long rooms are dear. */
const NEAR_BY: Prices = { area: 1.5, aspect: 3 };
const TRIES_NEAR_BY = 4;
/** Salt of the first try; the others count on from it. */
const SALT = 3;
/** For less floor in wrong rooms arrangements near by are tried at these prices; only the likeliest is built. */
const ROOMIER: Prices = { area: 3, aspect: 1.5 };
const TRIES_ROOMIER = 2;
/** Added to the cost of each room that the review minds as too long: a plan with one more of them would be thrown away anyway. */
const TOO_LONG = 10;
/** Where such plans are compared, floor in wrong rooms counts this many times, as where plans are ranked (`judge/lawful-plan.ts`). */
const AREA_NEAR_BY = 3;
/** Living rooms and bedrooms may become this many times as long as they are wide, whatever they were before. */
const LONG_ENOUGH = 1.5;
const PROPORTIONED: readonly RoomKind[] = ["living", "living-dining", "bedroom", "master-bedroom"];
/** A plan is replaced only if the share of its floor in wrong rooms falls by more than this, 0..1. */
const WORTHWHILE = 0.002;
/** Points that scores may fall by, and how much the longest room's ratio of sides may grow. */
const SCORES = { vastu: 1, proportion: 2, daylight: 3, total: 1 } as const;
const HARDLY_LONGER = 0.02;

/** A house under its last touch, with the plans that its arrangements gave, by `layoutKey`; null where one gave no lawful plan. */
type Touched = {
  readonly candidate: Candidate;
  readonly input: Omit<BuildInput, "candidate">;
  readonly built: Map<string, Standing | null>;
};

/**
 * An option with its last touch. While something is amiss, arrangements near by are tried; then ones whose rooms have more of what they are due; then a pooja
 * with a toilet beside, over or under it gives way, walls come into line with those below and are shifted one by one, and the largest bedroom is the
 * master's. The prices raised here would cost neighbourhoods and windows while plans are arranged; now a plan that loses any of these is thrown away. Changes
 * the candidate's arrangement.
 */
export function finished(first: Standing, candidate: Candidate, input: Omit<BuildInput, "candidate">): Plan {
  const cost = totalCost(candidate.arrangement);
  const house: Touched = { candidate, input, built: new Map([[layoutKey(candidate), first]]) };
  let best = first;
  for (let i = 0; i < TRIES_NEAR_BY && best.reviewed.amiss > 0; i++) {
    best = annealedNearBy(house, SALT + i, (one) => isLessAmiss(one, best.reviewed, cost)) ?? best;
  }
  const roomiest = roomier(best, house);
  const laid = { ...input, candidate: { ...candidate, core: coreAsLaid(candidate) }, known: unknownHouse() };
  const { reviewed: last, thoughts } = onLastThoughts(laid, roomiest);
  const changed = { ...laid, thoughts };
  const keepsAll = (one: ReviewedPlan): boolean => one.amiss <= last.amiss && losesNothing(one, last);
  const shifting = { house: changed, losesNothing: keepsAll };
  const { reviewed, shifts } = resized(broughtIntoLine({ reviewed: last, shifts: [] }, shifting), shifting);
  return onLastNames({ ...changed, shifts }, { reviewed, thoughts }).plan;
}

/** The plan, or one of an arrangement near by with less of its floor in wrong rooms and nothing else lost. */
function roomier(first: Standing, house: Touched): Standing {
  const { input } = house;
  const { arrangement } = house.candidate;
  const restore = snapshot(arrangement);
  const [floor, missed, vetoes] = [totalMisplaced(arrangement), totalMissed(arrangement), totalVetoes(arrangement)];
  const found: { readonly cost: number; readonly restore: () => void }[] = [];
  const less = WORTHWHILE * arrangement.models.length;
  for (let i = 0; i < TRIES_ROOMIER; i++) {
    annealAnew(arrangement, ROOMIER, seededRandom(mixSeed(input.seed, SALT + TRIES_NEAR_BY + i)));
    const keeps =
      totalHard(arrangement) === 0 && totalMissed(arrangement) <= missed && totalVetoes(arrangement) <= vetoes;
    if (keeps && totalMisplaced(arrangement) < floor - less)
      found.push({ cost: expectedCost(house.candidate), restore: snapshot(arrangement) });
    restore();
  }
  const likeliest = found.sort((a, b) => a.cost - b.cost)[0];
  if (likeliest === undefined) return first;
  likeliest.restore();
  const plan = planOf(house);
  if (plan !== null && isRoomier(plan.reviewed, first.reviewed)) return plan;
  restore();
  return first;
}

function nothing(): void {}

/** The plan of the arrangement annealed anew; null where it is no better, and the arrangement is then as it was. */
function annealedNearBy(house: Touched, salt: number, isBetter: (one: ReviewedPlan) => boolean): Standing | null {
  const { arrangement } = house.candidate;
  const restore = snapshot(arrangement);
  annealAnew(arrangement, NEAR_BY, seededRandom(mixSeed(house.input.seed, salt)));
  const plan = totalHard(arrangement) > 0 ? null : planOf(house);
  if (plan !== null && isBetter(plan.reviewed)) return plan;
  restore();
  return null;
}

/** The lawful plan of a house as its rooms lie now, null for none. Plans are kept, as every second arrangement near by was met before. */
function planOf(house: Touched): Standing | null {
  const { candidate, input, built } = house;
  const key = layoutKey(candidate);
  const before = built.get(key);
  if (before !== undefined) return before;
  const plan = lawfulPlan({ ...candidate, core: coreAsLaid(candidate) }, input, nothing, nothing);
  // Not `key`: a wall may have moved aside for a door.
  built.set(layoutKey(candidate), plan);
  return plan;
}

/** A key that tells where all rooms and walls of a house lie: its plan depends on nothing else. */
function layoutKey({ arrangement }: Candidate): string {
  return arrangement.models
    .map(({ layout: { rooms, wall, walls } }) => `${rooms.join()};${wall.subarray(0, 6 * walls).join()}`)
    .join("|");
}

function annealAnew(arrangement: Arrangement, { area, aspect }: Prices, random: Random): void {
  const { models } = arrangement;
  for (const model of models) {
    model.areaPrice = area * AREA_MISS;
    model.aspectPrice = aspect;
    model.longPrice = TOO_LONG;
  }
  anneal(arrangement, WHOLE_HOUSE, STEPS * models.length, HOT, COLD, random);
  for (const model of models) {
    model.areaPrice = AREA_MISS;
    model.aspectPrice = 1;
    model.longPrice = 0;
  }
  settle(arrangement);
}

/** Whether less of its floor lies in wrong rooms, and nothing else is lost. */
function isRoomier(one: ReviewedPlan, than: ReviewedPlan): boolean {
  return (
    one.amiss <= than.amiss &&
    losesNothing(one, than) &&
    misplacedShare(one.plan) < misplacedShare(than.plan) - WORTHWHILE
  );
}

/** Whether less is amiss, at a price in floor that is worth it, and nothing else is lost. `cost`: of the arrangement as it was found. */
function isLessAmiss(one: ReviewedPlan, than: ReviewedPlan, cost: number): boolean {
  const minded = (plan: ReviewedPlan): number => mindedOf(plan, cost, AREA_NEAR_BY);
  return one.amiss < than.amiss && losesNothing(one, than) && minded(one) < minded(than);
}

function losesNothing(one: ReviewedPlan, than: ReviewedPlan): boolean {
  if (isWorse(one, than)) return false;
  // A second thought of the old plan may have met a wish that the new one gives up.
  if (givenUp(one.plan) > givenUp(than.plan)) return false;
  if (closeColumns(one.plan) > closeColumns(than.plan)) return false;
  const fallen = (Object.keys(SCORES) as (keyof typeof SCORES)[]).some(
    (score) => one.plan.scores[score] < than.plan.scores[score] - SCORES[score],
  );
  return !fallen && longest(one.plan) <= Math.max(LONG_ENOUGH, longest(than.plan) + HARDLY_LONGER);
}

/** Long over short side of the longest living room or bedroom. */
function longest({ levels }: Plan): number {
  const ratios = levels
    .flatMap(({ rooms }) => rooms.filter(({ kind }) => PROPORTIONED.includes(kind)))
    .map(({ polygon }) => {
      const { x0, y0, x1, y1 } = boundsOf(polygon);
      return Math.max((x1 - x0) / (y1 - y0), (y1 - y0) / (x1 - x0));
    });
  return Math.max(1, ...ratios);
}
