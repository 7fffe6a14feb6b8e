import type { PlotSides } from "#content/plot-size.ts";
import type { MarketRegion } from "#content/survey/form.ts";

/** What the planner is told of a sample's household: as in any brief, what is left open becomes what its region usually builds. */
export type SampleBrief = Readonly<Record<string, unknown>> & {
  readonly region: MarketRegion;
  readonly plot: PlotSides;
  readonly floors: number;
};

/** A plan of the samples' row: its brief for the planner, and where the drawn pictures are served. */
export type SamplePlan = {
  readonly id: string;
  readonly brief: SampleBrief;
  readonly seed: number;
  /** How wide its plan stands in the row, where it is 22 rem high or as wide as its card (18), rem. */
  readonly planWidth: number;
  /** By region whose row has the house: its rooms named and measured as there. A region without one does not show it. */
  readonly planPictures: Partial<Readonly<Record<MarketRegion, string>>>;
  readonly elevationPicture: string;
  /** The house from the road. */
  readonly viewPicture: string;
};

/** A sample as one region shows it. */
export type ShownSample = Omit<SamplePlan, "planPictures"> & { readonly planPicture: string };

const EVERYWHERE = ["in", "us", "uk"] as const;

/**
 * The sample plans of the checkout page, drawn by our own planner from these briefs, in the order of the row: a region's own
 * houses, then the five sizes that stand in every region.
 */
export const SAMPLES: readonly SamplePlan[] = [
  sample("us-60x100-ranch", ["us"], 1, 18, {
    region: "us",
    plot: { width: 60, depth: 100, unit: "ft" },
    roadWidth: 9.144,
    facing: "S",
    floors: 1,
    bedrooms: 3,
    bathrooms: 2,
    utility: true,
    parking: "two-cars",
    style: "traditional",
  }),
  sample("us-60x100", ["us"], 9, 18, {
    region: "us",
    plot: { width: 60, depth: 100, unit: "ft" },
    roadWidth: 9.144,
    facing: "W",
    floors: 2,
    bedrooms: 4,
    bathrooms: 3,
    utility: true,
    parking: "two-cars",
    style: "colonial",
  }),
  sample("us-40x100", ["us"], 10, 12.6, {
    region: "us",
    plot: { width: 40, depth: 100, unit: "ft" },
    roadWidth: 9.144,
    facing: "S",
    floors: 2,
    bedrooms: 3,
    bathrooms: 3,
    utility: true,
    parking: "two-cars",
    style: "modern",
  }),
  sample("uk-8x25", ["uk"], 6, 10.1, {
    region: "uk",
    plot: { width: 8, depth: 25, unit: "m" },
    facing: "N",
    edges: { left: "party" },
    floors: 2,
    bedrooms: 3,
    bathrooms: 3,
    parking: "car",
    style: "traditional",
  }),
  sample("uk-10x25", ["uk"], 11, 13.1, {
    region: "uk",
    plot: { width: 10, depth: 25, unit: "m" },
    facing: "N",
    floors: 2,
    bedrooms: 3,
    bathrooms: 3,
    utility: true,
    parking: "car",
    style: "contemporary",
  }),
  sample("uk-12x25", ["uk"], 6, 17.1, {
    region: "uk",
    plot: { width: 12, depth: 25, unit: "m" },
    facing: "N",
    floors: 2,
    bedrooms: 4,
    bathrooms: 3,
    utility: true,
    parking: "car",
    style: "modern",
  }),
  sample("20x60", EVERYWHERE, 13, 8.2, {
    region: "in",
    plot: { width: 20, depth: 60, unit: "ft" },
    facing: "E",
    edges: { left: "party", right: "party", rear: "open" },
    floors: 2,
    bedrooms: 3,
    bathrooms: 3,
    parking: "car",
    style: "modern",
  }),
  sample("30x60", EVERYWHERE, 10, 11.2, {
    region: "in",
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
  sample("25x60-3-storey", EVERYWHERE, 2, 9.3, {
    region: "in",
    plot: { width: 25, depth: 60, unit: "ft" },
    facing: "W",
    edges: { left: "party", right: "open", rear: "open" },
    floors: 3,
    bedrooms: 5,
    bathrooms: 4,
    parking: "car",
    style: "modern",
  }),
  sample("19x45", EVERYWHERE, 7, 10.4, {
    region: "in",
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
  sample("40x60", EVERYWHERE, 8, 13.4, {
    region: "in",
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

/** The samples in a region's row, in its order. */
export function samplesIn(region: MarketRegion): readonly ShownSample[] {
  return SAMPLES.flatMap(({ planPictures, ...sample }) => {
    const planPicture = planPictures[region];
    return planPicture ? [{ ...sample, planPicture }] : [];
  });
}

/**
 * The smaller AVIFs of a sample's picture, for the row: 360 wide for screens of one dot per CSS pixel, 720 for two or three. The whole one,
 * 1200 wide, is for a closer look.
 */
export function smallSamples(picture: string): readonly { readonly address: string; readonly width: number }[] {
  return [360, 720].map((width) => ({ address: picture.replace(/\.webp$/, `-${width}.avif`), width }));
}

/**
 * `regions`: whose rows have it. The seed is chosen by eye: among the houses that seeds make of the brief, it makes one that shows
 * well. A plan's picture for the region of its brief is named by the sample alone.
 */
function sample(
  id: string,
  regions: readonly MarketRegion[],
  seed: number,
  planWidth: number,
  brief: SampleBrief,
): SamplePlan {
  const at = (picture: string) => `/pictures/samples/${id}-${picture}.webp`;
  return {
    id,
    brief,
    seed,
    planWidth,
    planPictures: Object.fromEntries(
      regions.map((region) => [region, at(region === brief.region ? "plan" : `plan-${region}`)]),
    ),
    elevationPicture: at("elevation"),
    viewPicture: at("view"),
  };
}
