import type { MarketRegion } from "#content/survey/form.ts";

/** A plan of the samples slider: its brief for the planner, and where the drawn pictures are served. */
export type SamplePlan = {
  readonly id: string;
  /** Width by depth of the plot in feet, as in `20x60`. */
  readonly size: string;
  readonly brief: Readonly<Record<string, unknown>>;
  readonly seed: number;
  /** By region: the same house, its rooms named and measured as there. */
  readonly planPicture: Readonly<Record<MarketRegion, string>>;
  readonly elevationPicture: string;
  /** The house from the road. */
  readonly viewPicture: string;
};

/** The sample plans of the checkout page, drawn by our own planner from these briefs. */
export const SAMPLES: readonly SamplePlan[] = [
  sample("20x60", "20x60", 13, {
    plot: { width: 20, depth: 60, unit: "ft" },
    facing: "E",
    edges: { left: "party", right: "party", rear: "open" },
    floors: 2,
    bedrooms: 3,
    bathrooms: 3,
    parking: "car",
    style: "modern",
  }),
  sample("30x60", "30x60", 10, {
    plot: { width: 30, depth: 60, unit: "ft" },
    facing: "N",
    edges: { left: "party", right: "open", rear: "open" },
    floors: 2,
    bedrooms: 4,
    bathrooms: 4,
    pooja: true,
    utility: true,
    parking: "car",
    style: "contemporary",
  }),
  sample("25x60-3-storey", "25x60", 2, {
    plot: { width: 25, depth: 60, unit: "ft" },
    facing: "W",
    edges: { left: "party", right: "open", rear: "open" },
    floors: 3,
    bedrooms: 5,
    bathrooms: 4,
    parking: "car",
    style: "modern",
  }),
  sample("19x45", "19x45", 7, {
    plot: { width: 19, depth: 45, unit: "ft" },
    facing: "S",
    edges: { left: "party", right: "party", rear: "open" },
    roadWidth: 6,
    floors: 2,
    bedrooms: 2,
    bathrooms: 2,
    parking: "two-wheeler",
    style: "traditional",
  }),
  sample("40x60", "40x60", 61, {
    plot: { width: 40, depth: 60, unit: "ft" },
    facing: "E",
    edges: { left: "open", right: "open", rear: "open" },
    floors: 2,
    bedrooms: 4,
    bathrooms: 4,
    pooja: true,
    study: true,
    utility: true,
    parking: "two-cars",
    style: "colonial",
  }),
];

/**
 * The smaller AVIFs of a sample's picture, for the row: 360 wide for screens of one dot per CSS pixel, 720 for two or three. The whole one,
 * 1200 wide, is for a closer look.
 */
export function smallSamples(picture: string): readonly { readonly address: string; readonly width: number }[] {
  return [360, 720].map((width) => ({ address: picture.replace(/\.webp$/, `-${width}.avif`), width }));
}

/** The seed is chosen by eye: among the houses that seeds make of the brief, it makes one that shows well. */
function sample(id: string, size: string, seed: number, brief: Readonly<Record<string, unknown>>): SamplePlan {
  return {
    id,
    size,
    brief: { region: "in", ...brief },
    seed,
    planPicture: {
      in: `/pictures/samples/${id}-plan.webp`,
      us: `/pictures/samples/${id}-plan-us.webp`,
      uk: `/pictures/samples/${id}-plan-uk.webp`,
    },
    elevationPicture: `/pictures/samples/${id}-elevation.webp`,
    viewPicture: `/pictures/samples/${id}-view.webp`,
  };
}
