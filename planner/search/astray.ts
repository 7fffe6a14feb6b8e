import type { Brief } from "#planner/brief/brief.ts";
import { type Level, OPEN_AIR_KINDS, type Plan, type Room, type RoomKind } from "#planner/plan/plan.ts";
import { isToLet } from "#planner/rules/to-let.ts";
import { GROWING, growth, STANDARDS, TO_LET } from "#planner/search/programme/standards.ts";

/** Rooms whose size nobody wishes for. */
export const WAYS: readonly RoomKind[] = [...OPEN_AIR_KINDS, "stair", "lift", "passage", "foyer", "hall", "garage"];

type Household = Pick<Brief, "family" | "bedrooms">;

/** A room that has a size of its own: what it has and what it is due of its level's floor, m2. */
export type SizedRoom = { readonly kind: RoomKind; readonly area: number; readonly target: number };

/** The share of the rooms' floor that lies in the wrong ones of them, 0..1, over all levels of a plan. */
export function astray({ levels, brief }: Plan): number {
  let wrong = 0;
  let whole = 0;
  for (const { area, target } of levels.flatMap((level) => targets(level, brief))) {
    wrong += Math.abs(area - target);
    whole += area;
  }
  return whole === 0 ? 0 : wrong / whole;
}

/**
 * Every room of a level that has a target. The targets are the published ideal areas (programme/standards.ts) times one factor for the
 * level, each held between the least and the most of its kind; with that factor they add up to the floor that the rooms have. On a level
 * larger than all its rooms' most no factor does: what is over is astray.
 */
export function targets({ rooms }: Level, household: Household): readonly SizedRoom[] {
  const sized = rooms.filter(({ kind }) => !WAYS.includes(kind));
  const sizes = sized.map((room) => sizesOf(room, household));
  const floor = sized.reduce((sum, { area }) => sum + area, 0);
  const due = (factor: number) => sizes.map(([least, ideal, most]) => Math.min(Math.max(ideal * factor, least), most));
  let [low, high] = [0, 10];
  for (let i = 0; i < 40; i++) {
    const middle = (low + high) / 2;
    if (due(middle).reduce((sum, area) => sum + area, 0) < floor) low = middle;
    else high = middle;
  }
  const dueAreas = due(high);
  return sized.map(({ kind, area }, i) => ({ kind, area, target: dueAreas[i] as number }));
}

/** Least, ideal and most of a room, m2: rooms where a household meets grow with it, a flat to let has sizes of its own. */
function sizesOf(room: Room, { family, bedrooms }: Household): readonly [number, number, number] {
  const { kind } = room;
  const toLet = isToLet(room) ? TO_LET[kind] : undefined;
  if (toLet !== undefined) return [...toLet];
  const { least, ideal, most } = STANDARDS[kind];
  const grown = GROWING.includes(kind) ? growth(family - bedrooms - 2) : 1;
  return [least * grown, ideal * grown, most * grown];
}
