/** How much work a search does. */
export type Effort = {
  /** Cores of each parti that rooms are set about. */
  readonly cores: number;
  /** How many cores are drawn for each one that is used: the likeliest are. */
  readonly breadth: number;
  /** First trees tried for every level of a core. */
  readonly tries: number;
  /** Rounds of annealing, each for fewer arrangements than the one before (successive halving). */
  readonly rounds: readonly Round[];
  /** An extra round where hardly an arrangement is free of hard problems at the end. Null: a look, which only tells how far the best is from a house. */
  readonly rescue: Round | null;
  /** At the end the `keep` best houses are annealed once more, all levels together. Null: none are. */
  readonly finish: (Fall & { readonly keep: number }) | null;
};
/** Moves per level of nine rooms (`rounds.ts`), and the fall of temperature over them. */
export type Fall = { readonly steps: number; readonly hot: number; readonly cold: number };
/** A round of annealing: how many arrangements take part, and the fall of each. */
export type Round = Fall & {
  readonly keep: number;
  /**
   * How often each level may be annealed by itself, from the ground up: again only while it has hard problems. 0: all levels are annealed together, and
   * the walls about the core with them.
   */
  readonly apart: number;
  /** The share of arrangements whose upper levels are annealed too: those that look cheapest once their ground floors are annealed. */
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
  // Ten arrangements, not one: the phase of doors and windows may refuse some.
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

/** A short look, a fifteenth of the usual effort: it finds few good arrangements, but tells how far the best one is from a house. */
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
