import type { Brief } from "#planner/brief/brief.ts";
import type { Plan } from "#planner/plan/plan.ts";

/** Where houses have sloped roofs. */
export type PitchedRegion = Exclude<Brief["region"], "in">;

/** How steep a roof is: up so much for one inwards, and how the country's roofers write it. */
export type Pitch = { readonly rise: number; readonly words: string };

/**
 * The slopes at which roofs are built, the usual one first. US: asphalt shingles from 4:12 on without a second underlayment (IRC R905.2.2); UK: pantiles
 * and slates to BS 5534, the flattest by the makers of interlocking tiles.
 */
const PITCHES = {
  us: [
    { rise: 6 / 12, words: "6:12" },
    { rise: 5 / 12, words: "5:12" },
    { rise: 4 / 12, words: "4:12" },
  ],
  uk: [
    { rise: 0.7002, words: "35°" },
    { rise: 0.5774, words: "30°" },
    { rise: 0.4663, words: "25°" },
    { rise: 0.4142, words: "22.5°" },
  ],
} as const satisfies Readonly<Record<PitchedRegion, readonly Pitch[]>>;

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
