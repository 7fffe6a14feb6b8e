import { sum } from "#planner/search/programme/sum.ts";
import type { Wishes } from "#planner/search/programme/wishes.ts";

/** Bedrooms by level, in every way that leaves each floor with bedrooms a bathroom (law 3), or for which too few bathrooms were asked for in any case. */
export function splitsWithBaths(asked: Wishes, wishes: Wishes): readonly (readonly number[])[] {
  const ways = wishes.compact ? unevenSplits(wishes) : splits(wishes);
  return ways.filter((split) => {
    const floors = floorsWithBedrooms(split);
    return floors <= wishes.bathrooms || floors > asked.bathrooms;
  });
}

/** How many floors have bedrooms. */
export function floorsWithBedrooms(split: readonly number[]): number {
  return split.filter((bedrooms) => bedrooms > 0).length;
}

/** For every number of bedrooms on the ground floor, the others shared out evenly over the floors above, the lower ones getting what is left over. */
function splits(wishes: Wishes): readonly (readonly number[])[] {
  const { bedrooms, floors } = wishes;
  if (floors === 1) return [[bedrooms]];
  const found: number[][] = [];
  for (let ground = wishes.elders ? 1 : 0; ground <= bedrooms; ground++) {
    const above = bedrooms - ground;
    const split = [ground];
    for (let level = 1; level < floors; level++) {
      const rest = above - sum(split.slice(1), (n) => n);
      split.push(Math.ceil(rest / (floors - level)));
    }
    if (above === 0 && !wishes.livingUp) continue;
    found.push(split);
  }
  return found.length > 0 ? found : [[bedrooms, ...Array.from({ length: floors - 1 }, () => 0)]];
}

/** Every way of laying the bedrooms over the levels: any floor may have none, as the living room may need it all. */
function unevenSplits({ bedrooms, floors, elders, livingUp, kitchenUp }: Wishes): readonly (readonly number[])[] {
  let found: readonly (readonly number[])[] = [[]];
  for (let level = 0; level < floors; level++) {
    found = found.flatMap((split) => {
      const left = bedrooms - sum(split, (n) => n);
      const least = level === 0 && elders ? 1 : 0;
      if (level === floors - 1) return left >= least ? [[...split, left]] : [];
      return Array.from({ length: Math.max(0, left - least + 1) }, (_, i) => [...split, least + i]);
    });
  }
  const someAbove = found.filter((split) => floors === 1 || livingUp || kitchenUp || (split[0] ?? 0) < bedrooms);
  return someAbove.length > 0 ? someAbove : found;
}
