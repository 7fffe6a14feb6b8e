import type { RegionCode } from "#planner/brief/brief.ts";
import type { Profile } from "#planner/rules/profile.ts";
import { INDIA } from "#planner/rules/profiles/india.ts";

/** The rule profile of a region. Throws for a region whose profile is not written yet. */
export function profileOf(region: RegionCode): Profile {
  if (region === "in") return INDIA;
  throw new Error(`no rule profile for region "${region}"`);
}
