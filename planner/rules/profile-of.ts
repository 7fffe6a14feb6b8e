import type { RegionCode } from "#planner/brief/brief.ts";
import type { Profile } from "#planner/rules/profile.ts";
import { INDIA } from "#planner/rules/profiles/india.ts";
import { UNITED_KINGDOM } from "#planner/rules/profiles/uk.ts";
import { UNITED_STATES } from "#planner/rules/profiles/us.ts";

const PROFILES: Readonly<Record<RegionCode, Profile>> = { in: INDIA, us: UNITED_STATES, uk: UNITED_KINGDOM };

/** The rule profile of a region. */
export function profileOf(region: RegionCode): Profile {
  return PROFILES[region];
}
