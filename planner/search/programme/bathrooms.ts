import type { Wishes } from "#planner/search/programme/wishes.ts";

/** The master bedroom lies on the first floor where bedrooms do. */
function masterLevelOf(split: readonly number[]): number {
  return (split[1] ?? 0) > 0 ? 1 : split.findIndex((bedrooms) => bedrooms > 0);
}

/** Where that floor's bedrooms share their bath, the master bedroom is another floor's first that has its own; never the parents'. */
export function masterWithBath({ elders }: Wishes, split: readonly number[], baths: readonly Baths[]): number {
  const usual = masterLevelOf(split);
  const levels = [usual, ...split.keys()].filter((level) => level > 0 || !elders);
  return levels.find((level) => (baths[level]?.attached ?? 0) > 0) ?? usual;
}

/** Of a level: those that open from a bedroom, and those that all use. */
export type Baths = { readonly attached: number; readonly common: number };

export function hasBath({ attached, common }: Baths): number {
  return attached + common > 0 ? 1 : 0;
}

/**
 * Bathrooms over the levels: one for every level with bedrooms, one that guests reach on the ground floor, then
 * bedroom by bedroom from the top; the rest for guests. Where none is left for the ground floor, it has a WC beyond those asked for.
 */
export function bathsByLevel(wishes: Wishes, split: readonly number[]): readonly Baths[] {
  const counts = split.map(() => 0);
  const levels = split.map((_, level) => level).filter((level) => (split[level] ?? 0) > 0 && !wishes.bathBelow);
  let left = wishes.bathrooms;
  const give = (level: number): void => {
    if (left <= 0) return;
    counts[level] = (counts[level] ?? 0) + 1;
    left--;
  };
  for (const level of levels) give(level);
  if ((split[0] ?? 0) === 0) give(0);
  for (let round = 0; left > 0 && round < 12; round++) {
    for (const level of [...levels].reverse()) {
      if ((counts[level] ?? 0) < (split[level] ?? 0)) give(level);
    }
    if (round === 1) give(0);
    if (round > 6) for (const level of [...levels].reverse()) give(level);
  }
  if (wishes.entranceWc && !wishes.compact && counts[0] === 0) counts[0] = 1;
  let attachable = wishes.attached ?? wishes.bathrooms;
  const masterLevel = masterLevelOf(split);
  const shared: Baths[] = [];
  // Where only some may be attached, the master bedroom comes first.
  for (const level of [masterLevel, ...split.keys()]) {
    const bedrooms = split[level];
    if (bedrooms === undefined || shared[level] !== undefined) continue;
    const count = counts[level] ?? 0;
    // Attached to every bedroom when there are enough; otherwise one stays common for those without.
    const own = count >= bedrooms ? Math.min(count, bedrooms) : Math.max(0, count - 1);
    const elders = wishes.elders && level === 0 && count > 0 ? 1 : 0;
    // Guests on the ground floor use the common bath: a single one there opens to the hall.
    const guests =
      level === 0 && bedrooms > 0 && own === count && elders === 0 && wishes.attached === undefined ? 1 : 0;
    const attached = Math.min(Math.max(own - guests, elders), attachable);
    attachable -= attached;
    shared[level] = { attached, common: count - attached };
  }
  return shared;
}
