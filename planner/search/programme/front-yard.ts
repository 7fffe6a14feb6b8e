import type { Profile } from "#planner/rules/profile.ts";

/** How a front yard takes a car. `covered`: what of its bay lies under the house all the same, mm; 0: the whole car stands on the drive. */
export type ParkedInYard = { readonly covered: number };

/** Less of a bay under the house is no shelter, mm. */
const LEAST_COVER = 1500;
/** A yard that spares less of a bay is no help, mm. */
const LEAST_SPARED = 2400;

/** What a front yard so deep, mm, spares of a car's bay; null where hardly anything. */
export function parkedInYard({ car }: Profile, yard: number): ParkedInYard | null {
  const depth = car.depth.value;
  if (yard >= depth) return { covered: 0 };
  const covered = Math.max(LEAST_COVER, depth - yard);
  return depth - covered < LEAST_SPARED ? null : { covered };
}

/** The profile for a house of which a car's bay is no deeper than what lies under it. */
export function withHalfBay(profile: Profile, { covered }: ParkedInYard): Profile {
  const { car } = profile;
  return { ...profile, car: { ...car, depth: { ...car.depth, value: covered } } };
}
