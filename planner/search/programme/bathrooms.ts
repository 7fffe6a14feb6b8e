import { sum } from "#planner/search/programme/sum.ts";
import type { Wishes } from "#planner/search/programme/wishes.ts";

/** The master bedroom's usual level: the first floor if it has bedrooms, else the lowest level that has one. */
function masterLevelOf(split: readonly number[]): number {
  return (split[1] ?? 0) > 0 ? 1 : split.findIndex((bedrooms) => bedrooms > 0);
}

/**
 * The master bedroom's level: the usual one if it has an attached bath, else the lowest level that has one, else the usual one. Where elders live in
 * the house, the ground floor is theirs and counts only as that last choice.
 */
export function masterWithBath({ elders }: Wishes, split: readonly number[], baths: readonly Baths[]): number {
  const usual = masterLevelOf(split);
  const levels = [usual, ...split.keys()].filter((level) => level > 0 || !elders);
  return levels.find((level) => (baths[level]?.attached ?? 0) > 0) ?? usual;
}

/** A level's bathrooms: those that open from a bedroom, and those that everybody uses. */
export type Baths = { readonly attached: number; readonly common: number };

/** One for a level with bathrooms, else none. */
export function bathCount(baths: Baths): number {
  return bathsOn(baths) > 0 ? 1 : 0;
}

/**
 * The bathrooms of each level. Every level with bedrooms gets one, and a ground floor without bedrooms gets one for guests. More go from the top
 * down, up to one for each bedroom; the rest are for guests. If none is left for the ground floor, it gets a WC beyond those asked for, where
 * `entranceWc` wishes it.
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
    // Guests have a bath below where all of its own stand behind bedrooms; without bedrooms there it has theirs already.
    if (round === 1 && (split[0] ?? 0) > 0) give(0);
    if (round > 6) for (const level of [...levels].reverse()) give(level);
  }
  if (wishes.entranceWc && !wishes.compact && counts[0] === 0) counts[0] = 1;
  let attachable = wishes.attached ?? wishes.bathrooms;
  const masterLevel = masterLevelOf(split);
  // The only one of a house is everybody's, unless the brief says that it is attached: guests would pass through a bedroom.
  if (wishes.attached === undefined && sum(counts, (count) => count) === 1) attachable = 0;
  const shared: Baths[] = [];
  // Where only some may be attached, the master bedroom comes first.
  for (const level of [masterLevel, ...split.keys()]) {
    const bedrooms = split[level];
    if (bedrooms === undefined || shared[level] !== undefined) continue;
    const count = counts[level] ?? 0;
    // Attached to every bedroom when there are enough; otherwise one stays common for those without.
    const own = count >= bedrooms ? Math.min(count, bedrooms) : Math.max(0, count - 1);
    // The elders have one of their own, unless it is the only one of a floor on which others sleep too.
    const elders = wishes.elders && level === 0 && (count > 1 || (count === 1 && bedrooms === 1)) ? 1 : 0;
    // On the ground floor one bath stays common, so that guests can use it, unless the brief says how many are attached.
    const guests =
      level === 0 && bedrooms > 0 && own === count && elders === 0 && wishes.attached === undefined ? 1 : 0;
    const attached = Math.min(Math.max(own - guests, elders), attachable);
    attachable -= attached;
    shared[level] = { attached, common: count - attached };
  }
  return wishes.attached === undefined ? withBathForAll(split, shared) : shared;
}

/**
 * Who sleeps on a floor without a bath passes nobody's bedroom on the way to one: where no bath is everybody's, the nearest to such a floor becomes so,
 * of two the upper one, as the lower may be the elders'.
 */
function withBathForAll(split: readonly number[], baths: readonly Baths[]): readonly Baths[] {
  const without = split.findIndex((bedrooms, level) => bedrooms > 0 && bathsOn(baths[level]) === 0);
  if (without < 0 || baths.some(({ common }) => common > 0)) return baths;
  const [nearest] = [...baths.keys()]
    .filter((level) => bathsOn(baths[level]) > 0)
    .sort((a, b) => Math.abs(a - without) - Math.abs(b - without) || b - a);
  return baths.map((one, level) => (level === nearest ? { attached: one.attached - 1, common: 1 } : one));
}

function bathsOn(baths: Baths | undefined): number {
  return baths === undefined ? 0 : baths.attached + baths.common;
}
