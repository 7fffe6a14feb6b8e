import type { Plan } from "#planner/plan/plan.ts";
import { givenUp, leadsGuestsUp } from "#planner/plan/told.ts";
import { type ReviewedPlan, reviewedPlan } from "#planner/reviewed-plan.ts";
import { entirelyDifferent, isWorthBuilding } from "#planner/search/choose/archive.ts";
import { GIVEN_UP, OF_MISSED } from "#planner/search/judge/lawful-plan.ts";
import { misplacedShare } from "#planner/search/judge/misplaced-floor.ts";

/** Warnings that one hundredth of the floor in wrong rooms weighs, and one point of the score. */
const OF_FLOOR = 0.8;
const OF_SCORE = 0.5;
/** Warnings that a grave fault or a broken veto of strict vastu weighs: more than anything that may be amiss. */
const FALLS_SHORT = 100;
/** Warnings that a living room upstairs weighs where it only makes another option: a household that asked for none does not expect to see it first. */
const GUESTS_CLIMB = 12;
/** Options keep the order in which they were found, likeliest what was asked for first, unless another is better by this many warnings. */
const CLEARLY = 2;

/**
 * The options, with the best one in front where it is clearly better. They come in the order in which searches found them, but a household looks at the
 * first one first, and if it buys a single one, buys that.
 */
export function bestInFront(plans: readonly Plan[]): readonly Plan[] {
  const worth = plans.map(demeritsOf);
  const least = worth.indexOf(Math.min(...worth));
  const best = plans[least];
  if (best === undefined || (worth[0] as number) - (worth[least] as number) < CLEARLY) return plans;
  return [best, ...plans.filter((plan) => plan !== best)];
}

/** The options without those that break a veto of strict vastu, where one keeps them all: whoever asks for strict vastu does not choose such a house. */
export function keepingVetoes(plans: readonly Plan[]): readonly Plan[] {
  const keep = plans.filter((plan) => reviewedPlan(plan).vetoes === 0);
  return keep.length > 0 ? keep : plans;
}

/**
 * The options with one of the `met` plans in front: one that gives up fewer wishes than any option (a missed neighbourhood counts as two) and is better by at
 * least one wish's worth of warnings. Options that differ from it stay; with it they must be as many as before. Why: a house that misses a neighbourhood is
 * unsound with only a little floor in wrong rooms, and the poorer programme that took its place may give up far more.
 */
export function richerInFront(options: readonly Plan[], met: readonly ReviewedPlan[], wanted: number): readonly Plan[] {
  const fewest = Math.min(...options.map(givenUp));
  const least = Math.min(...options.map(demeritsOf));
  const richer = met
    .filter(({ plan, grave, vetoes, missed }) => grave + vetoes === 0 && givenUp(plan) + OF_MISSED * missed < fewest)
    .filter((one) => isWorthBuilding(one.plan) && demerits(one) <= least - GIVEN_UP)
    .sort((one, other) => demerits(one) - demerits(other));
  for (const { plan } of richer) {
    const both = entirelyDifferent(options, wanted, [plan]);
    if (both.length >= options.length) return both;
  }
  return options;
}

/** What counts against a plan, in warnings. */
export function demeritsOf(plan: Plan): number {
  return demerits(reviewedPlan(plan));
}

function demerits({ plan, amiss, grave, vetoes, missed }: ReviewedPlan): number {
  const wishes = FALLS_SHORT * (grave + vetoes) + GIVEN_UP * (OF_MISSED * missed + givenUp(plan));
  const climb = leadsGuestsUp(plan) ? GUESTS_CLIMB : 0;
  return wishes + climb + amiss + OF_FLOOR * 100 * misplacedShare(plan) + OF_SCORE * (100 - plan.scores.total);
}
