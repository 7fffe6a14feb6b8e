/** A short list by a number of each, stable, by insertion: a dozen are in order before a sort has been set up. */
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
