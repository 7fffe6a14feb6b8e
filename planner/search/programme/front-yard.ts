import type { Profile } from "#planner/rules/profile.ts";

/** How a front yard takes a car. `covered`: the depth of its bay that still lies under the house, mm; 0 if the whole car stands on the drive. */
export type ParkedInYard = { readonly covered: number };

/** A bay with less depth than this under the house is no shelter, mm. */
const LEAST_COVER = 1500;
/** A yard that takes less than this of a bay's depth is no help, mm. */
const LEAST_SPARED = 2400;

/** How a front yard of this depth, mm, takes a car; null if it is too shallow to be of help. */
export function parkedInYard({ car }: Profile, yard: number): ParkedInYard | null {
  const depth = car.depth.value;
  if (yard >= depth) return { covered: 0 };
  const covered = Math.max(LEAST_COVER, depth - yard);
  return depth - covered < LEAST_SPARED ? null : { covered };
}

/** The profile with a car's bay as large as a garage. */
export function withGarages(profile: Profile): Profile {
  const { garage } = profile;
  return garage === null ? profile : { ...profile, car: { width: garage.width, depth: garage.depth } };
}

/** The profile with the bay of a car only as deep as its part under the house: no garage. */
export function withHalfBay(profile: Profile, { covered }: ParkedInYard): Profile {
  const { car } = profile;
  return { ...profile, car: { ...car, depth: { ...car.depth, value: covered } }, garage: null };
}
