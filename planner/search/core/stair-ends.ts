import type { FixedRoom, ShaftEnd } from "#planner/search/core/core.ts";
import type { StairDesign, StairForm } from "#planner/search/core/stair-shaft.ts";

/**
 * Where a level meets its stair. `entry`: the end of the shaft at which one arrives. `leaving`: the end from which the stair goes on, null where it is the same
 * end or the stair ends.
 */
export type StairEnds = { readonly entry: FixedRoom["entry"]; readonly leaving: FixedRoom["entry"] };

const OPPOSITE: Readonly<Record<ShaftEnd, ShaftEnd>> = { front: "rear", rear: "front", left: "right", right: "left" };

/** The ends of the shaft that a level uses: `entry` alone, but for a straight stair, which arrives upstairs at the opposite end and goes on from `entry`. */
export function stairEnds(
  form: StairForm | null,
  entry: FixedRoom["entry"],
  level: number,
  goesOn: boolean,
): StairEnds {
  if (form !== "straight" || entry === null || level === 0) return { entry, leaving: null };
  return { entry: OPPOSITE[entry], leaving: goesOn ? entry : null };
}

/** How deep a level's landing is: a straight stair's lower one keeps its own depth, and the upper one takes what the shaft has to spare. */
export function landingOf(
  { form, landing, steps }: Pick<StairDesign, "form" | "landing" | "steps">,
  level: number,
): { readonly landing: number; readonly steps: number } {
  return { landing, steps: form === "straight" && level === 0 ? Number.POSITIVE_INFINITY : steps };
}

/** Storeys that are built, and whether one is to come. */
export type Storeys = { readonly floors: number; readonly extraFloor: boolean };

/** Whether a stair goes up from a level: to the next, to one that is built later, or on to a flat roof that is lived on. */
export function stairGoesOn({ floors, extraFloor }: Storeys, stair: StairDesign | null, level: number): boolean {
  return level < floors - 1 || extraFloor || stair?.toRoof === true;
}
