/**
 * Houses as families in the United States and in Britain ask for them: usual lots and plots, in a modern and in a traditional style, which has a
 * verandah. An American house has a garage for two cars and a laundry room; a British one stands in a terrace, shares one wall or stands free, and parks as
 * its width allows.
 */
import type { BriefJson } from "#bench/planner/brief-space.ts";

/** Width and depth in feet, floors, bedrooms and bathrooms. */
const AMERICAN = [
  [40, 100, 2, 3, 3],
  [50, 100, 1, 3, 2],
  [50, 100, 2, 4, 3],
  [60, 100, 1, 3, 2],
  [60, 100, 2, 4, 3],
  [70, 100, 1, 4, 3],
  [70, 100, 2, 5, 4],
  [80, 100, 1, 4, 3],
] as const;

/** Width and depth in metres, floors, bedrooms, bathrooms, sides shared with neighbours, and parking. */
const BRITISH = [
  [6, 25, 2, 3, 1, ["left", "right"], "none"],
  [7, 22, 3, 4, 3, ["left", "right"], "car"],
  [8, 25, 2, 3, 2, ["left"], "car"],
  [10, 25, 2, 3, 2, [], "car"],
  [12, 25, 2, 4, 3, [], "two-cars"],
  [14, 28, 2, 5, 3, [], "two-cars"],
  [14, 22, 1, 2, 1, [], "car"],
  [16, 25, 1, 3, 2, [], "two-cars"],
] as const;

const STYLES = ["modern", "traditional"] as const;

/** The briefs; a brief's place in the list is its number. */
export const USUAL_ABROAD: readonly BriefJson[] = [
  ...AMERICAN.flatMap(([width, depth, floors, bedrooms, bathrooms]) =>
    STYLES.map((style) => ({
      region: "us",
      plot: { width, depth, unit: "ft" },
      facing: "S",
      ...{ floors, bedrooms, bathrooms, style },
      parking: "two-cars",
      utility: true,
    })),
  ),
  ...BRITISH.flatMap(([width, depth, floors, bedrooms, bathrooms, shared, parking]) =>
    STYLES.map((style) => ({
      region: "uk",
      plot: { width, depth, unit: "m" },
      facing: "N",
      ...{ floors, bedrooms, bathrooms, parking, style },
      edges: Object.fromEntries(shared.map((side) => [side, "party"])),
    })),
  ),
];
