import type { Plan } from "#planner/plan/plan.ts";
import type { BuildInput } from "#planner/search/build/build-input.ts";
import { entirelyDifferent } from "#planner/search/choose/archive.ts";
import { finished } from "#planner/search/finish/finished.ts";
import type { Made } from "#planner/search/judge/lawful-plan.ts";
import type { Programme } from "#planner/search/programme/programme.ts";

/**
 * Options with their last touch (`finished.ts`), left out where it would make two of them too alike. `madeOf`: what a plan was made of; where that is not
 * known it stays as it is.
 */
export function touched(
  options: readonly Plan[],
  madeOf: (plan: Plan) => Made | undefined,
  inputOf: (programme: Programme) => Omit<BuildInput, "candidate">,
): readonly Plan[] {
  return options.reduce((all, plan) => {
    const made = madeOf(plan);
    if (made === undefined) return all;
    const better = finished(made.standing, made.candidate, inputOf(made.candidate.programme));
    const next = all.map((one) => (one === plan ? better : one));
    return entirelyDifferent(next, next.length, []).length === next.length ? next : all;
  }, options);
}
