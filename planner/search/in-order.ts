/** A short list sorted by a number of each, the least first, stable. By insertion: a dozen are in order before a built-in sort has been set up. */
export function inOrder<T>(some: readonly T[], numberOf: (one: T) => number): readonly T[] {
  const sorted = some.slice();
  for (let i = 1; i < sorted.length; i++) {
    const one = sorted[i] as T;
    const number = numberOf(one);
    let at = i;
    for (; at > 0 && numberOf(sorted[at - 1] as T) > number; at--) sorted[at] = sorted[at - 1] as T;
    sorted[at] = one;
  }
  return sorted;
}

/** Puts one more into a list sorted by cost, after those that cost the same, and drops the dearest where there are more than `most`. */
export function keepCheapest<T extends { readonly cost: number }>(kept: T[], one: T, most: number): void {
  let place = kept.length;
  while (place > 0 && (kept[place - 1] as T).cost > one.cost) place--;
  kept.splice(place, 0, one);
  if (kept.length > most) kept.length = most;
}
