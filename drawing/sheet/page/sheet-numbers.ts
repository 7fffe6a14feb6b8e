import type { Level, Plan } from "#planner/plan/plan.ts";

/** How the drawings of a set are numbered: floors and the roof follow the site plan. */
export const SHEET_NUMBERS = { site: "A-100", elevation: "A-201", section: "A-301", columns: "A-401" } as const;

/** The number of a storey's drawing. */
export function levelNumber({ index }: Pick<Level, "index">): string {
  return `A-${101 + index}`;
}

/** The number of the roof's drawing, which follows that of the topmost storey. */
export function roofNumber({ levels }: Plan): string {
  return levelNumber({ index: levels.length });
}
