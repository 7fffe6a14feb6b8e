import type { Level, Plan } from "#planner/plan/plan.ts";

/** What `find` finds in a plan, found once: a plan is drawn on many sheets, each of which asks. */
export function oncePerPlan<Found>(find: (plan: Plan) => Found): (plan: Plan) => Found {
  const kept = new WeakMap<Plan, { readonly found: Found }>();
  return (plan) => {
    const known = kept.get(plan) ?? { found: find(plan) };
    kept.set(plan, known);
    return known.found;
  };
}

/** The same of a storey and the one that stands on it: every wall and column of a storey asks what lies over it. */
export function oncePerStorey<Found>(
  find: (level: Level, above: Level | undefined) => Found,
): (level: Level, above: Level | undefined) => Found {
  const kept = new WeakMap<Level, { readonly above: Level | undefined; readonly found: Found }>();
  return (level, above) => {
    const last = kept.get(level);
    const known = last !== undefined && last.above === above ? last : { above, found: find(level, above) };
    kept.set(level, known);
    return known.found;
  };
}
