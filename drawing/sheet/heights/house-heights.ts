import { FLOORING, openFloorLevel } from "#drawing/sheet/heights/floor-levels.ts";
import type { LowerRoof } from "#drawing/sheet/house/lower-roofs.ts";
import { isRoofUsed } from "#drawing/sheet/house/used-roof.ts";
import type { Level, Plan } from "#planner/plan/plan.ts";

/** A parapet stands so high above its terrace; the room over a stair so high above the roof: threshold, door, lintel and slab. mm */
export const PARAPET_HEIGHT = 1000;
export const HEADROOM_HEIGHT = 2550;
export const HEADROOM_DOOR_HEIGHT = 2100;
/** Its door opens over a threshold as high as this, as the terrace's finish and falls lie on the slab before it. mm */
export const HEADROOM_THRESHOLD = 150;
/** The parapet of a roof that people use, above its slab: it guards who stands on the finish, where that lies highest. mm */
const GUARDING_PARAPET = PARAPET_HEIGHT + HEADROOM_THRESHOLD;
/**
 * The parapet of one that nobody uses: insulation of 150 to 200 mm, falls of up to 150 and waterproofing dressed 150 mm up from the finish (BS 6229) lie within
 * it. 500 mm; 20 in in the US.
 */
const LOW_PARAPET = { metric: 500, inches: 508 } as const;

/** How high the parapet of a house's flat roof stands above its slab, mm. */
export function roofParapetHeight(plan: Plan): number {
  if (isRoofUsed(plan)) return GUARDING_PARAPET;
  return plan.brief.region === "us" ? LOW_PARAPET.inches : LOW_PARAPET.metric;
}

/**
 * The upstand about a lower roof stands so high above its slab: insulation, falls and waterproofing take up to half of that, and waterproofing is
 * dressed 150 mm up from its finish (BS 6229). Nobody steps out there whom it would guard, and windows over it keep their sills. mm
 */
export const UPSTAND = 300;

/** How high a lower roof's slab ends, level with that of the rooms beside it, which has the flooring on it; and its upstand. Above the road in mm. */
export function lowerRoofHeights({ above }: LowerRoof): { readonly slab: number; readonly top: number } {
  const slab = above.floorLevel - FLOORING;
  return { slab, top: slab + UPSTAND };
}

/** How high the parapets and railings of a storey's terraces and balconies end, above the road in mm. */
export function openGuardLevel(level: Level): number {
  return openFloorLevel(level) + PARAPET_HEIGHT;
}

/**
 * How high the walls' plates end under a sloped roof, above the road in mm: the ceiling's joists lie on them, and on those the rafters stand, so that joists
 * tie the rafters' feet together.
 */
export function plateHeight({ levels }: Plan): number {
  return Math.max(...levels.map(({ floorLevel, clearHeight }) => floorLevel + clearHeight));
}

/** How high the roof's slab ends, above the road in mm. */
export function roofHeight(plan: Plan): number {
  return Math.max(...plan.levels.map((level) => level.floorLevel + level.floorToFloor));
}
