import type { Brief } from "#planner/brief/brief.ts";
import type { Plan } from "#planner/plan/plan.ts";
import { givenUp } from "#planner/plan/told.ts";
import { entirelyDifferent } from "#planner/search/choose/archive.ts";
import { demeritsOf } from "#planner/search/choose/first-option.ts";
import { inOrder } from "#planner/search/in-order.ts";
import { GIVEN_UP } from "#planner/search/judge/lawful-plan.ts";

/** Where the first option gives up so many things, its house is sought without vastu too. */
const MUCH = 3;

/**
 * Whether a house is sought once more without vastu: its family prefers it, and the first option gives up much. Such a family wants the car, the pooja and the
 * living room downstairs more than the last toilet in its zone.
 */
export function mayLeaveVastuAside({ vastu }: Pick<Brief, "vastu">, [first]: readonly Plan[]): boolean {
  return vastu === "preferred" && first !== undefined && givenUp(first) >= MUCH;
}

/**
 * The options, or those `found` without vastu in front of them where the first of these gives up fewer things and is better by a wish's worth of warnings,
 * vastu counted among them and forbidden rooms as warnings; never fewer than before.
 */
export function withVastuAside(options: readonly Plan[], found: readonly Plan[], wanted: number): readonly Plan[] {
  const [first] = options;
  const [best, ...others] = found;
  if (first === undefined || best === undefined) return options;
  if (givenUp(best) >= givenUp(first) || demeritsOf(best) > demeritsOf(first) - GIVEN_UP) return options;
  const company = inOrder([...others, ...options], demeritsOf);
  const both = entirelyDifferent(company, wanted, [best]);
  return both.length >= options.length ? both : options;
}
