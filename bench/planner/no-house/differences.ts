/** A bound that is missed by no more than this counts as kept, mm: rounding must not make a contradiction. */
const SLIP = 0.01;

/**
 * Difference constraints: points on a line of length `room` (mm) and, for every two, the least distance by which one is known to lie beyond the other.
 * Closed under longest paths: every bound that follows from others is noted too. Point 0 is the line's beginning.
 */
export class Differences {
  readonly count: number;
  private readonly least: Float64Array;

  constructor(count: number, least: Float64Array) {
    this.count = count;
    this.least = least;
  }

  /** `count` points of which nothing is known except that they lie on the line. */
  static within(room: number, count: number): Differences {
    const least = new Float64Array(count * count).fill(-room);
    for (let u = 0; u < count; u++) {
      least[u * count] = 0;
      least[u * count + u] = 0;
    }
    return new Differences(count, least);
  }

  copy(): Differences {
    return new Differences(this.count, this.least.slice());
  }

  /** The least distance by which `u` lies beyond `v`; negative where `u` may lie before it. */
  leastOf(u: number, v: number): number {
    return this.least[u * this.count + v] as number;
  }

  /** The greatest distance by which `u` may lie beyond `v`. */
  mostOf(u: number, v: number): number {
    return -(this.least[v * this.count + u] as number);
  }

  /** Whether `u` may lie at least `by` beyond `v`. */
  allows(u: number, v: number, by: number): boolean {
    return this.mostOf(u, v) >= by - SLIP;
  }

  /** Whether `u` is known to lie at least `by` beyond `v`. */
  holds(u: number, v: number, by: number): boolean {
    return this.leastOf(u, v) >= by - SLIP;
  }

  /** Learns that `u` lies at least `by` beyond `v`; false when that cannot be. */
  learn(u: number, v: number, by: number): boolean {
    const { count, least } = this;
    if (!this.allows(u, v, by)) return false;
    if ((least[u * count + v] as number) >= by) return true;
    for (let i = 0; i < count; i++) {
      const toU = (least[i * count + u] as number) + by;
      for (let j = 0; j < count; j++) {
        const through = toU + (least[v * count + j] as number);
        if (through > (least[i * count + j] as number)) least[i * count + j] = through;
      }
    }
    for (let i = 0; i < count; i++) if ((least[i * count + i] as number) > 0) least[i * count + i] = 0;
    return true;
  }
}
