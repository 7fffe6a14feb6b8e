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
  /** At the end so many of the best houses are annealed once more, all levels together; the others stay as they lie. */
  readonly finish: (Fall & { readonly keep: number }) | null;
};
/** Moves per level, and the fall of temperature over them. */
export type Fall = { readonly steps: number; readonly hot: number; readonly cold: number };
/** A round of annealing: how many arrangements take part, and the fall of each. */
export type Round = Fall & {
  readonly keep: number;
  /** How often a level may be annealed by itself, the ground first; 0: all levels together, and the walls about the core with them. */
  readonly apart: number;
  /** The share of them, the likeliest once their ground floors are annealed, that goes on upstairs. */
  readonly goesOn: number;
};
const FINISH = { keep: 5, steps: 8000, hot: 2.5, cold: 0.06 };
export const USUAL_EFFORT: Effort = {
  cores: 55,
  breadth: 4,
  tries: 30,
  rounds: [
    { keep: 275, steps: 250, hot: 14, cold: 2, apart: 1, goesOn: 0.35 },
    { keep: 96, steps: 800, hot: 11, cold: 1, apart: 1, goesOn: 0.4 },
    { keep: 36, steps: 2500, hot: 9, cold: 0.5, apart: 2, goesOn: 0.4 },
    { keep: 14, steps: 1500, hot: 2.7, cold: 0.5, apart: 0, goesOn: 1 },
  ],
  finish: FINISH,
  // Its best are annealed once more: doors and windows want a choice.
  rescue: { keep: 10, steps: 3000, hot: 11, cold: 0.3, apart: 3, goesOn: 1 },
};

/** Half as much: to tell whether there is a house at all. */
export const HALF_EFFORT: Effort = {
  cores: 25,
  breadth: 3,
  tries: 20,
  rounds: USUAL_EFFORT.rounds.map((round) => ({ ...round, keep: round.keep / 2 })),
  rescue: USUAL_EFFORT.rescue,
  finish: { ...FINISH, keep: 3 },
};

/** A short look, a fifteenth of the usual effort: it finds few good arrangements, but how far the best is from a house. */
export const LOOK: Effort = {
  cores: 8,
  breadth: 1,
  tries: 10,
  rounds: [
    { keep: 16, steps: 500, hot: 8, cold: 1, apart: 1, goesOn: 1 },
    { keep: 5, steps: 1500, hot: 5, cold: 0.3, apart: 1, goesOn: 1 },
  ],
  rescue: null,
  finish: null,
};
