import { headroomBoxes } from "#drawing/sheet/headroom/stairs-to-roof.ts";
import { doorSwings } from "#drawing/sheet/headroom/ways-out.ts";
import { oncePerPlan } from "#drawing/sheet/house/once-per-plan.ts";
import { roofOutline } from "#drawing/sheet/house/roof-outline.ts";
import { type Drainage, drain, drainedBy } from "#drawing/sheet/rain/catchments.ts";
import { type Drained, gutterOutlets } from "#drawing/sheet/rain/gutter-outlets.ts";
import { roofOutlets } from "#drawing/sheet/rain/roof-outlets.ts";
import type { Plan } from "#planner/plan/plan.ts";

/** How the water of a house's flat roof runs off, as its sheet shows it and its pipes are counted. */
export const roofDrainage = oncePerPlan(
  (plan: Plan): Drainage => drain(roofOutline(plan), headroomBoxes(plan), roofOutlets(plan), doorSwings(plan)),
);

/** The outlets of a house's roof, flat or sloped, each with what it drains. */
export function drainedRoof(plan: Plan): readonly Drained[] {
  const sloped = gutterOutlets(plan);
  if (sloped !== null) return sloped;
  const { catchments } = roofDrainage(plan);
  return roofOutlets(plan).map((outlet) => ({ outlet, drained: drainedBy(outlet, catchments) }));
}
