import type { Brief } from "#planner/brief/brief.ts";
import type { Plan } from "#planner/plan/plan.ts";

/** Where houses have sloped roofs. */
export type PitchedRegion = Exclude<Brief["region"], "in">;

/**
 * How steep a roof is: up so much for one inwards, and how the country's roofers write it: as so much `inTwelve`, or as an angle, where that is null.
 */
export type Pitch = { readonly rise: number; readonly words: string; readonly inTwelve: number | null };

const risingInTwelve = (up: number): Pitch => ({ rise: up / 12, words: `${up}:12`, inTwelve: up });
const atAngle = (degrees: number, rise: number): Pitch => ({ rise, words: `${degrees}°`, inTwelve: null });

/**
 * The slopes at which roofs are built, the usual one first. US: asphalt shingles from 4:12 on without a second underlayment (IRC R905.2.2); UK: pantiles
 * and slates to BS 5534, the flattest by the makers of interlocking tiles.
 */
const PITCHES: Readonly<Record<PitchedRegion, readonly Pitch[]>> = {
  us: [6, 5, 4].map(risingInTwelve),
  // Tangents are written out, so that every machine finds the same roof.
  uk: [atAngle(35, 0.7002), atAngle(30, 0.5774), atAngle(25, 0.4663), atAngle(22.5, 0.4142)],
};

/** So high a roof may rise from its eaves to its ridge before it looks like another storey, mm. */
const MOST_RISE = 3600;
/** So high a house may end above the road; as the regions' profiles have it (planner/rules/profiles), there to the top of its walls. mm */
export const HIGHEST = { us: 10668, uk: 10500 } as const;

/** The steepest usual pitch at which a roof of so great a run, eaves to ridge on plan, and depth stays low enough; null where none does. mm */
export function pitchFor({ levels }: Plan, region: PitchedRegion, run: number, depth: number): Pitch | null {
  const walls = Math.max(...levels.map((level) => level.floorLevel + level.floorToFloor));
  const most = Math.min(MOST_RISE, HIGHEST[region] - walls - depth);
  return PITCHES[region].find(({ rise }) => run * rise <= most) ?? null;
}
