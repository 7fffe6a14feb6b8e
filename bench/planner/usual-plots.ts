/**
 * The briefs that Indian homeowners bring to sellers of plans most often: a plot of a common size, a facing, bedrooms and storeys, and nothing else said.
 * Most visitors have such a plot, but hardly one of the 500 briefs in the wide space of `brief-space.ts` is one.
 */
import type { BriefJson } from "#bench/planner/brief-space.ts";

/** Width and depth in feet, floors and bedrooms. Houses of one storey, but for that of 40x40 ft, stand at the end: numbers 44 to 71. */
const HOUSES = [
  [20, 40, 2, 2],
  [20, 50, 2, 3],
  [20, 60, 2, 3],
  [25, 40, 2, 3],
  [25, 50, 2, 3],
  [25, 60, 3, 4],
  [30, 40, 2, 3],
  [30, 50, 2, 3],
  [30, 60, 2, 4],
  [40, 40, 1, 2],
  [40, 60, 2, 4],
  [25, 50, 1, 2],
  [30, 40, 1, 2],
  [30, 50, 1, 2],
  [30, 60, 1, 3],
  [36, 60, 1, 3],
  [40, 50, 1, 2],
  [40, 60, 1, 3],
] as const;

/** The briefs; a brief's place in the list is its number. The narrow ones stand between party walls. */
export const USUAL_PLOTS: readonly BriefJson[] = HOUSES.flatMap(([width, depth, floors, bedrooms]) =>
  ["N", "E", "S", "W"].map((facing) => ({
    region: "in",
    plot: { width, depth, unit: "ft" },
    facing,
    floors,
    bedrooms,
    ...(width <= 20 ? { edges: { left: "party", right: "party" } } : {}),
  })),
);
