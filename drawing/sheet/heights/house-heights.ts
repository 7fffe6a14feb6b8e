import { openFloorLevel } from "#drawing/sheet/heights/floor-levels.ts";
import type { Level, Plan } from "#planner/plan/plan.ts";

/** A parapet stands so high above its terrace; the room over a stair so high above the roof: threshold, door, lintel and slab. mm */
export const PARAPET_HEIGHT = 1000;
export const HEADROOM_HEIGHT = 2550;
export const HEADROOM_DOOR_HEIGHT = 2100;
/** Its door opens over a threshold as high as this, as the terrace's finish and falls lie on the slab before it. mm */
export const HEADROOM_THRESHOLD = 150;
/** The roof's parapet above the slab: it guards who stands on the finish, where that lies highest. mm */
export const ROOF_PARAPET_HEIGHT = PARAPET_HEIGHT + HEADROOM_THRESHOLD;

/** How high the parapets and railings of a storey's terraces and balconies end, above the road in mm. */
export function openGuardLevel(level: Level): number {
  return openFloorLevel(level) + PARAPET_HEIGHT;
}

/** How high the roof's slab ends, above the road in mm. */
export function roofHeight(plan: Plan): number {
  return Math.max(...plan.levels.map((level) => level.floorLevel + level.floorToFloor));
}
