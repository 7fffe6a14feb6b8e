import type { Brief } from "#planner/brief/brief.ts";
import type { Params, SuggestionCode } from "#planner/plan/told.ts";
import type { Help } from "#planner/search/programme/refusal.ts";

const MOST_FLOORS = 4;
/** How many changed briefs are planned to see whether they work. */
const MOST_TRIES = 2;

type Change = { readonly code: SuggestionCode; readonly params: Params; readonly change: Partial<Brief> };

/**
 * The nearest brief that works: one change of floors or bedrooms before two, and those before a larger plot; code `none` if there is none. `likely`
 * is a short look, `works` tells whether a lawful plan was drawn: nothing is suggested that would be refused as well.
 */
export function nearestBrief(brief: Brief, likely: (brief: Brief) => boolean, works: (brief: Brief) => boolean): Help {
  let tries = 0;
  for (const help of changes(brief)) {
    const changed = { ...brief, ...help.change };
    if (!likely(changed)) continue;
    if (works(changed)) return help;
    tries++;
    if (tries >= MOST_TRIES) break;
  }
  return { code: "none", params: {}, change: {} };
}

function changes(brief: Brief): readonly Change[] {
  const { floors, bedrooms } = brief;
  const found: Change[] = [];
  if (floors < MOST_FLOORS) found.push(floorsAndBedrooms(brief, floors + 1, bedrooms));
  if (bedrooms > 1) found.push(floorsAndBedrooms(brief, floors, bedrooms - 1));
  if (floors > 1) found.push(floorsAndBedrooms(brief, floors - 1, bedrooms));
  if (floors < MOST_FLOORS && bedrooms > 1) found.push(floorsAndBedrooms(brief, floors + 1, bedrooms - 1));
  if (bedrooms > 2) found.push(floorsAndBedrooms(brief, floors, bedrooms - 2));
  if (floors > 1 && bedrooms > 1) found.push(floorsAndBedrooms(brief, floors - 1, bedrooms - 1));
  if (bedrooms > 3) found.push(floorsAndBedrooms(brief, floors, bedrooms - 3));
  return [...found, ...largerPlots(brief)];
}

function floorsAndBedrooms(brief: Brief, floors: number, bedrooms: number): Change {
  const change = {
    ...(floors === brief.floors ? {} : { floors }),
    ...(bedrooms === brief.bedrooms ? {} : { bedrooms, bathrooms: Math.min(brief.bathrooms, Math.max(bedrooms, 1)) }),
  };
  return { code: codeOf(brief, floors, bedrooms), params: { floors, bedrooms }, change };
}

function codeOf(brief: Brief, floors: number, bedrooms: number): SuggestionCode {
  if (bedrooms === brief.bedrooms)
    return floors > brief.floors ? "more-floors" : floors === 1 ? "one-floor" : "fewer-floors";
  if (floors === brief.floors) return bedrooms === 1 ? "one-bedroom" : "fewer-bedrooms";
  if (bedrooms === 1) return floors === 1 ? "one-floor-one-bedroom" : "floors-and-one-bedroom";
  return floors === 1 ? "one-floor-and-bedrooms" : "floors-and-bedrooms";
}

/** Plots of the usual sizes: whole steps of 5 ft or 1.5 m wider, deeper, or both. */
function largerPlots(brief: Brief): readonly Change[] {
  const { width, depth, unit } = brief.plot;
  const step = unit === "ft" ? 5 : 1.5;
  const most = unit === "ft" ? 100 : 30;
  const next = (size: number, steps: number): number =>
    Math.min(Math.max(most, size), Math.ceil((size + step * steps) / step - 0.999) * step);
  const sizes = [
    [next(width, 1), depth],
    [width, next(depth, 2)],
    [next(width, 1), next(depth, 2)],
    [next(width, 2), next(depth, 3)],
    [next(width, 3), next(depth, 4)],
    [next(width, 5), next(depth, 6)],
  ] as const;
  return sizes.map(([wide, deep]) => {
    const plot = { width: wide, depth: deep, unit };
    return { code: "larger-plot", params: plot, change: { plot } };
  });
}
