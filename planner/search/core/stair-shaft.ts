import type { Profile } from "#planner/rules/profile.ts";

/** A dog-leg stair: two flights side by side, a landing at each end. Lengths mm. */
export type StairDesign = {
  readonly flightWidth: number;
  /** Depth of the landing where one steps on and off; where the flights turn it is as deep as they are wide. */
  readonly landing: number;
  readonly tread: number;
  readonly risers: number;
  readonly riser: number;
  readonly floorToFloor: number;
  readonly clearHeight: number;
  /** Clear size of the shaft, across the flights and along them. */
  readonly across: number;
  readonly along: number;
};

/** Structural slab and floor finish between two levels. */
const SLAB = 150;
/** A bedroom's door opens onto the side of the landing: its leaf, jambs and what a column takes of the corner. */
const BESIDE_LEAF = 220;
/** Gap between the two flights for the handrail. */
export const WELL = 100;

/**
 * Storey heights that give whole risers: the comfortable one, and the one for when many storeys press on the height limit.
 * 3150 = 18 x 175; 2880 = 16 x 180; 2550 = 14 x 182, where rooms 2.4 m high are lawful.
 */
const STOREYS = [
  { floorToFloor: 3150, risers: 18, slab: SLAB },
  { floorToFloor: 2900, risers: 16, slab: SLAB },
  { floorToFloor: 2880, risers: 16, slab: 130 },
  { floorToFloor: 2590, risers: 14, slab: SLAB },
  { floorToFloor: 2550, risers: 14, slab: SLAB },
] as const;

/** `short`: the highest storey but the usual one; `shortest`: the highest of those with the fewest risers. */
export type StairLength = "usual" | "short" | "shortest";

/**
 * The stair of a house with `floors` levels below `heightLimit`; null when they cannot be that low. A short one climbs
 * a lower storey in two risers less: 3.87 m long in India where the usual one takes 4.12.
 */
export function stairDesign(
  profile: Profile,
  floors: number,
  heightLimit: number,
  length: StairLength,
): StairDesign | null {
  const lawful = STOREYS.filter((storey) => {
    const clearHeight = storey.floorToFloor - storey.slab;
    const riser = storey.floorToFloor / storey.risers;
    const fits = profile.plinth.value + floors * storey.floorToFloor <= heightLimit;
    return fits && clearHeight >= profile.clearHeight.value && riser <= profile.stair.maxRiser.value;
  });
  const fewest = length === "shortest" ? Math.min(...lawful.map(({ risers }) => risers)) : Number.POSITIVE_INFINITY;
  for (const storey of lawful) {
    if ((length !== "usual" && storey === STOREYS[0]) || storey.risers > fewest) continue;
    const clearHeight = storey.floorToFloor - storey.slab;
    const riser = storey.floorToFloor / storey.risers;
    const flightWidth = profile.stair.width.value;
    const turning = Math.max(profile.stair.landing.value, flightWidth);
    const landing = Math.max(turning, profile.doors.room.value + BESIDE_LEAF);
    const tread = profile.stair.tread.value;
    return {
      flightWidth,
      landing,
      tread,
      risers: storey.risers,
      riser,
      floorToFloor: storey.floorToFloor,
      clearHeight,
      across: 2 * flightWidth + WELL,
      along: landing + turning + (storey.risers / 2 - 1) * tread,
    };
  }
  return null;
}
