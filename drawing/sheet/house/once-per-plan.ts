import type { Plan } from "#planner/plan/plan.ts";

/** What `find` finds in a plan, found once: a plan is drawn on many sheets, each of which asks. */
export function oncePerPlan<Found>(find: (plan: Plan) => Found): (plan: Plan) => Found {
  const kept = new WeakMap<Plan, { readonly found: Found }>();
  return (plan) => {
    const known = kept.get(plan) ?? { found: find(plan) };
    kept.set(plan, known);
    return known.found;
  };
}
