/** Compass directions, clockwise from north. */
export const FACINGS = ["N", "NE", "E", "SE", "S", "SW", "W", "NW"] as const;
export type Facing = (typeof FACINGS)[number];

export type RegionCode = "in" | "us" | "uk";
export type EdgeKind = "party" | "open" | "road";

/**
 * What a household asks for, with every default filled in (plan-document: the brief).
 * Plot lengths are in `plot.unit`, the road's width in metres, the budget in whole currency units.
 */
export type Brief = {
  readonly region: RegionCode;
  readonly plot: { readonly width: number; readonly depth: number; readonly unit: "ft" | "m" };
  /** Compass direction that the front (road) edge looks to. */
  readonly facing: Facing;
  /** As seen from the road. */
  readonly edges: { readonly left: EdgeKind; readonly right: EdgeKind; readonly rear: EdgeKind };
  readonly roadWidth: number;
  readonly floors: number;
  readonly bedrooms: number;
  /** All toilets and baths together. */
  readonly bathrooms: number;
  /** How many of the bathrooms open from a bedroom; absent: the planner chooses. */
  readonly attached?: number;
  readonly kitchen: "closed" | "open";
  readonly dining: "separate" | "with-living";
  readonly pooja: boolean;
  readonly study: boolean;
  readonly store: boolean;
  readonly utility: boolean;
  readonly parking: "none" | "two-wheeler" | "car" | "two-cars";
  readonly stair: "internal" | "external";
  readonly balcony: boolean;
  readonly elders: boolean;
  readonly family: number;
  readonly future: "none" | "rental-unit" | "extra-floor";
  readonly structure: "rcc-frame" | "load-bearing";
  readonly style: "modern" | "traditional" | "contemporary" | "colonial";
  readonly vastu: "strict" | "preferred" | "none";
  readonly budget: number | null;
};
