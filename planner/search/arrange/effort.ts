/**
 * How much of the search is done: cores drawn for each parti, ways tried on every level of each, and the rounds of
 * annealing that the best go through (successive halving).
 */
export type Effort = {
  readonly cores: number;
  /** How many cores are drawn for each of these: the likeliest go on. */
  readonly breadth: number;
  readonly tries: number;
  readonly rounds: readonly Round[];
  /** One round more where the rounds end with hardly a house; null: a look, which only tells how far from a house it is. */
  readonly rescue: Round | null;
};
/** A round of annealing: how many arrangements take part, moves per level for each, and the fall of temperature. */
export type Round = {
  readonly keep: number;
  readonly steps: number;
  readonly hot: number;
  readonly cold: number;
  /** How often a level may be annealed by itself, the ground first; 0: all levels together, and the walls about the core with them. */
  readonly apart: number;
};
export const USUAL_EFFORT: Effort = {
  cores: 75,
  breadth: 3,
  tries: 30,
  rounds: [
    { keep: 375, steps: 250, hot: 14, cold: 2, apart: 1 },
    { keep: 150, steps: 800, hot: 11, cold: 1, apart: 1 },
    { keep: 48, steps: 2500, hot: 9, cold: 0.5, apart: 2 },
    { keep: 18, steps: 5000, hot: 2.7, cold: 0.06, apart: 0 },
  ],
  // Its best are annealed once more: doors and windows want a choice.
  rescue: { keep: 10, steps: 3000, hot: 11, cold: 0.3, apart: 3 },
};

/** Half as much: to tell whether there is a house at all. */
export const HALF_EFFORT: Effort = {
  cores: 25,
  breadth: 3,
  tries: 20,
  rounds: USUAL_EFFORT.rounds.map((round) => ({ ...round, keep: round.keep / 2 })),
  rescue: USUAL_EFFORT.rescue,
};

/** A short look, a fifteenth of the usual effort: it finds few good arrangements, but how far the best is from a house. */
export const LOOK: Effort = {
  cores: 8,
  breadth: 1,
  tries: 10,
  rounds: [
    { keep: 16, steps: 500, hot: 8, cold: 1, apart: 1 },
    { keep: 5, steps: 1500, hot: 5, cold: 0.3, apart: 1 },
  ],
  rescue: null,
};
