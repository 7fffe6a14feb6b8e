/**
 * Small plots as families in Indian towns have them, between neighbours' walls or beside one, on a lane of 6 m: one to three storeys, one to four bedrooms, two
 * bathrooms, a pooja room and a place for two-wheelers. Counting alone finds many of them impossible; on the others every centimetre is needed.
 */
import type { BriefJson } from "#bench/planner/brief-space.ts";

/** Width and depth in feet. */
const PLOTS = [
  [15, 30],
  [15, 40],
  [15, 50],
  [18, 36],
  [18, 45],
  [20, 30],
  [20, 35],
  [20, 40],
  [22, 30],
  [24, 30],
  [25, 30],
  [30, 30],
] as const;
const FLOORS_AND_BEDROOMS = [
  [1, 1],
  [1, 2],
  [2, 2],
  [2, 3],
  [3, 3],
  [3, 4],
] as const;
const SIDES = [
  ["party", "party"],
  ["party", "open"],
  ["open", "open"],
] as const;
const FACINGS = ["N", "E", "S", "W"] as const;

/** The briefs; a brief's place in the list is its number, by which it faces one way or another. */
export const SMALL_PLOTS: readonly BriefJson[] = PLOTS.flatMap(([width, depth]) =>
  FLOORS_AND_BEDROOMS.flatMap(([floors, bedrooms]) =>
    SIDES.map(([left, right]) => ({
      plot: { width, depth, unit: "ft" },
      edges: { left, right, rear: "open" },
      floors,
      bedrooms,
    })),
  ),
).map((brief, n) => ({
  region: "in",
  facing: FACINGS[(n + 1) % FACINGS.length],
  roadWidth: 6,
  bathrooms: 2,
  pooja: true,
  parking: "two-wheeler",
  vastu: "preferred",
  ...brief,
}));
