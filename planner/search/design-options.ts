export type Stage = "programme" | "core" | "arrange" | "legalise" | "openings" | "furniture" | "check";

export type DesignOptions = {
  /** How many entirely different options to make, 1..4. */
  readonly options: number;
  /** Whole number; same brief, seed and engine version give the same plans. */
  readonly seed: number;
  /** Called as each option enters a stage, so that a loader can show the real work. */
  readonly onStage?: (stage: Stage, option: number) => void;
  /** Called for every candidate that was thrown away, with what was wrong: for work on the search itself. */
  readonly onRejected?: (reasons: readonly string[]) => void;
};
