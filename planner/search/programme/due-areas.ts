/** A room's least area by law, then the least, ideal and most of its kind as published; all in m2 or all in mm2. */
export type Sizes = readonly [lawful: number, least: number, ideal: number, most: number];

/** A room's published areas, with the law's least before them; they rise where the law asks for more. Without a law the published least stands for it. */
export function withLawful([least, ideal, most]: readonly [number, number, number], lawful: number | undefined): Sizes {
  const atLeast = Math.max(least, lawful ?? 0);
  return [lawful ?? least, atLeast, Math.max(ideal, atLeast), Math.max(most, atLeast)];
}

/**
 * What the rooms of a level are due of the floor that they share: their ideal areas times one factor, each held between the least and the most of its
 * kind. Where the floor is smaller than all these least areas, the factor is below zero, down to -1: each room gives up that share of what lies
 * between its least and the law's. Between its breakpoints the sum is linear. Flat arrays, as arranging asks with every move.
 */
export type DueAreas = {
  /** Four for each room, as in `Sizes`. */
  readonly sizes: Float64Array;
  /** The breakpoints: -1, 0 and the factors at which a room reaches its least or its most, rising; and what all rooms together are due there. */
  readonly factors: Float64Array;
  readonly totals: Float64Array;
};

export function dueAreas(rooms: readonly Sizes[]): DueAreas {
  const sizes = Float64Array.from(rooms.flat());
  const reached = rooms.flatMap(([, least, ideal, most]) => [least / ideal, most / ideal]);
  const factors = Float64Array.from([...new Set([-1, 0, ...reached])]).sort();
  const total = (factor: number): number => rooms.reduce((sum, _, room) => sum + dueAt(sizes, room, factor), 0);
  return { sizes, factors, totals: factors.map(total) };
}

/** What one room is due at a factor. */
export function dueAt(sizes: Float64Array, room: number, factor: number): number {
  const least = sizes[4 * room + 1] as number;
  if (factor < 0) return least + factor * (least - (sizes[4 * room] as number));
  const due = factor * (sizes[4 * room + 2] as number);
  const most = sizes[4 * room + 3] as number;
  return due < least ? least : due > most ? most : due;
}

/** The factor at which the rooms together are due all of `floor`; the nearest one if it is smaller than the law's least or larger than their most. */
export function factorFor({ factors, totals }: DueAreas, floor: number): number {
  const last = factors.length - 1;
  let i = 1;
  while (i < last && (totals[i] as number) < floor) i++;
  const [from, to] = [totals[i - 1] as number, totals[i] as number];
  const share = to > from ? (floor - from) / (to - from) : 0;
  const part = share < 0 ? 0 : share > 1 ? 1 : share;
  return (factors[i - 1] as number) + part * ((factors[i] as number) - (factors[i - 1] as number));
}
