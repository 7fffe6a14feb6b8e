import { pitchedRoof } from "#drawing/sheet/pitched/pitched-roof.ts";
import { tiledSkirt } from "#drawing/sheet/skirt/tiled-skirt.ts";
import type { Polygon } from "#planner/geometry/point.ts";
import type { Plan } from "#planner/plan/plan.ts";

/** The outlines of what reaches out over the ground beside a house, a sloped roof or the tiles about a terrace; empty where nothing does. Real mm. */
export function eavesOutlines(plan: Plan): readonly Polygon[] {
  return (pitchedRoof(plan) ?? tiledSkirt(plan))?.outline ?? [];
}
