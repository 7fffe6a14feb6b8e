import { oncePerPlan } from "#drawing/sheet/house/once-per-plan.ts";
import { roofBoxes } from "#drawing/sheet/house/roof-boxes.ts";
import { outlineOfBoxes } from "#drawing/sheet/shapes/rectilinear.ts";
import type { Polygon } from "#planner/geometry/point.ts";
import type { Plan } from "#planner/plan/plan.ts";

/**
 * The outlines of the roof over a house's topmost storey, with the roof on their left: to the walls' faces, beyond which a sloped roof's eaves reach.
 * Empty for a plan without storeys. Real mm.
 */
export const roofOutline = oncePerPlan(({ levels }: Plan): readonly Polygon[] => {
  const last = levels.at(-1);
  return last ? outlineOfBoxes(roofBoxes(last)) : [];
});
