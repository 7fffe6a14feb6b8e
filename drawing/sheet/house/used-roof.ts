import type { Plan } from "#planner/plan/plan.ts";

/**
 * Whether people step out onto a house's flat roof: in India always, to tank, washing and summer nights; elsewhere where a stair leads there, or another floor
 * is to stand on it.
 */
export function isRoofUsed({ brief, levels }: Plan): boolean {
  const climbs = levels.at(-1)?.stairs.some(({ toLevel }) => toLevel >= levels.length) ?? false;
  return brief.region === "in" || climbs || brief.future === "extra-floor";
}
