import type { Plan } from "#planner/plan/plan.ts";
import { givenUp, leadsGuestsUp } from "#planner/plan/told.ts";
import { reviewedPlan } from "#planner/reviewed-plan.ts";
import { astray } from "#planner/search/astray.ts";
import { GIVEN_UP } from "#planner/search/lawful-plans.ts";

/** As many warnings as one hundredth of the floor in wrong rooms, and a point of the score weigh. */
const OF_FLOOR = 0.8;
const OF_SCORE = 0.5;
/** A household minds a grave fault, or a veto of strict vastu broken, more than anything that is amiss, and a neighbourhood missed as much as two wishes given up. */
const FALLS_SHORT = 100;
const MISSED = 2 * GIVEN_UP;
/** A living room upstairs makes another option, and is not what a household that asked for none expects to see first. */
const GUESTS_CLIMB = 12;
/** Options stay as they were found, likeliest what was asked first, unless another is better by so many warnings. */
const CLEARLY = 2;

/**
 * The options with the best one in front where it is clearly better: they come in the order of the searches that found them, and a household looks at
 * the first one first, and buys it alone where it buys one.
 */
export function bestInFront(plans: readonly Plan[]): readonly Plan[] {
  const worth = plans.map(demerits);
  const least = worth.indexOf(Math.min(...worth));
  const best = plans[least];
  if (best === undefined || (worth[0] as number) - (worth[least] as number) < CLEARLY) return plans;
  return [best, ...plans.filter((plan) => plan !== best)];
}

/** What stands against a plan, as so many warnings. */
function demerits(plan: Plan): number {
  const { amiss, grave, vetoes, missed } = reviewedPlan(plan);
  const wishes = FALLS_SHORT * (grave + vetoes) + MISSED * missed + GIVEN_UP * givenUp(plan);
  const climb = leadsGuestsUp(plan) ? GUESTS_CLIMB : 0;
  return wishes + climb + amiss + OF_FLOOR * 100 * astray(plan) + OF_SCORE * (100 - plan.scores.total);
}
