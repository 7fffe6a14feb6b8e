import type { Brief } from "#planner/brief/brief.ts";
import { OPEN_AIR_KINDS, type Plan, type Room, type RoomKind } from "#planner/plan/plan.ts";
import { GROWING, growth, STANDARDS, TO_LET } from "#planner/search/programme/standards.ts";

/** Rooms whose size nobody wishes for. */
const WAYS: readonly RoomKind[] = [...OPEN_AIR_KINDS, "stair", "lift", "passage", "foyer", "hall", "garage"];

type Household = Pick<Brief, "family" | "bedrooms">;

/**
 * The share of the rooms' floor that lies in the wrong ones of them, 0..1: their ideal areas are scaled to what each level has, each held
 * between the least and the most of its kind.
 */
export function astray({ levels, brief }: Plan): number {
  let wrong = 0;
  let whole = 0;
  for (const level of levels) {
    const rooms = level.rooms.filter(({ kind }) => !WAYS.includes(kind));
    const due = dueAreas(rooms, brief);
    for (const [i, { area }] of rooms.entries()) {
      wrong += Math.abs(area - (due[i] as number));
      whole += area;
    }
  }
  return whole === 0 ? 0 : wrong / whole;
}

/** What each room is due of the floor that they have together, m2. */
function dueAreas(rooms: readonly Room[], household: Household): readonly number[] {
  const sizes = rooms.map((room) => sizesOf(room, household));
  const floor = rooms.reduce((sum, { area }) => sum + area, 0);
  const at = (factor: number) => sizes.map(([least, ideal, most]) => Math.min(Math.max(ideal * factor, least), most));
  let [low, high] = [0, 10];
  for (let i = 0; i < 40; i++) {
    const middle = (low + high) / 2;
    if (at(middle).reduce((sum, area) => sum + area, 0) < floor) low = middle;
    else high = middle;
  }
  return at(high);
}

/** Least, ideal and most of a room, m2. */
function sizesOf({ kind, label }: Room, { family, bedrooms }: Household): readonly [number, number, number] {
  const toLet = label.endsWith("(to let)") ? TO_LET[kind] : undefined;
  if (toLet !== undefined) return [...toLet];
  const { least, ideal, most } = STANDARDS[kind];
  const grown = GROWING.includes(kind) ? growth(family - bedrooms - 2) : 1;
  return [least * grown, ideal * grown, most * grown];
}
