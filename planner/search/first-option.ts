import type { Plan } from "#planner/plan/plan.ts";
import { givenUp, leadsGuestsUp } from "#planner/plan/told.ts";
import { type ReviewedPlan, reviewedPlan } from "#planner/reviewed-plan.ts";
import { entirelyDifferent, isWorthBuilding } from "#planner/search/archive.ts";
import { astray } from "#planner/search/astray.ts";
import { GIVEN_UP, OF_MISSED } from "#planner/search/lawful-plans.ts";

/** As many warnings as one hundredth of the floor in wrong rooms, and a point of the score weigh. */
const OF_FLOOR = 0.8;
const OF_SCORE = 0.5;
/** A household minds a grave fault, or a veto of strict vastu broken, more than anything that is amiss, and a neighbourhood missed as much as two wishes given up. */
const FALLS_SHORT = 100;
/** A living room upstairs makes another option, and is not what a household that asked for none expects to see first. */
const GUESTS_CLIMB = 12;
/** Options stay as they were found, likeliest what was asked first, unless another is better by so many warnings. */
const CLEARLY = 2;

/**
 * The options with the best one in front where it is clearly better: they come in the order of the searches that found them, and a household looks at
 * the first one first, and buys it alone where it buys one.
 */
export function bestInFront(plans: readonly Plan[]): readonly Plan[] {
  const worth = plans.map(demeritsOf);
  const least = worth.indexOf(Math.min(...worth));
  const best = plans[least];
  if (best === undefined || (worth[0] as number) - (worth[least] as number) < CLEARLY) return plans;
  return [best, ...plans.filter((plan) => plan !== best)];
}

/**
 * The options with a plan of those `met` in front that gives up fewer wishes than all of them, the neighbourhoods that it misses counted as wishes too, and is
 * better by one at the least; those stay that differ from it, if they are as many as before. A house that misses a neighbourhood is unsound with
 * little floor in wrong rooms, and what a poorer programme gave up in its place may be far more.
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

/** What stands against a plan, as so many warnings. */
export function demeritsOf(plan: Plan): number {
  return demerits(reviewedPlan(plan));
}

function demerits({ plan, amiss, grave, vetoes, missed }: ReviewedPlan): number {
  const wishes = FALLS_SHORT * (grave + vetoes) + GIVEN_UP * (OF_MISSED * missed + givenUp(plan));
  const climb = leadsGuestsUp(plan) ? GUESTS_CLIMB : 0;
  return wishes + climb + amiss + OF_FLOOR * 100 * astray(plan) + OF_SCORE * (100 - plan.scores.total);
}
