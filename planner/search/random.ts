/** `fraction` lies in [0, 1), `below(n)` is a whole number in 0..n-1. */
export type Random = { fraction(): number; below(n: number): number };

/**
 * A small seeded generator of whole-number arithmetic (mulberry32), so that one seed gives one plan on every machine.
 * A class, since the search draws from many generators in its tightest loops: these are then compiled once for all.
 */
class Seeded implements Random {
  // Signed: an unsigned one would be a number on the heap, made anew by every draw.
  #state: number;

  constructor(seed: number) {
    this.#state = seed | 0;
  }

  fraction(): number {
    const state = (this.#state + 0x6d2b79f5) | 0;
    this.#state = state;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  }

  below(n: number): number {
    return Math.floor(this.fraction() * n);
  }
}

export function seededRandom(seed: number): Random {
  return new Seeded(seed);
}

/** Mixes whole numbers into one seed, so that neighbouring seeds give unrelated streams. */
export function mixSeed(...parts: readonly number[]): number {
  let hash = 0x811c9dc5;
  for (const part of parts) {
    hash = Math.imul(hash ^ (part >>> 0), 0x01000193);
    hash = Math.imul(hash ^ (hash >>> 13), 0x5bd1e995);
    hash ^= hash >>> 15;
  }
  return hash >>> 0;
}
