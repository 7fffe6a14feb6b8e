import { footprintBox, type SideName } from "#drawing/sheet/house/sides.ts";
import { axisEnds, hullOf } from "#drawing/sheet/shapes/box.ts";
import { boxesOf, type EntranceSteps } from "#drawing/sheet/steps/entrance-steps.ts";
import type { Plan } from "#planner/plan/plan.ts";

/** How far a flight to the ground and its landing begin from the house's corner: along a front or rear from the left face, along a side from the front face. */
export type StepsPlace = { readonly axis: 0 | 1; readonly from: number; readonly to: number; readonly face: SideName };

export function stepsPlace(plan: Plan, steps: EntranceSteps): StepsPlace | null {
  const [ground] = plan.levels;
  if (!ground) return null;
  const around = hullOf(boxesOf(steps));
  const house = footprintBox(ground);
  const beside = around.x2 <= house.x1 || around.x1 >= house.x2;
  const axis = beside ? 1 : 0;
  return { axis, from: axisEnds(house, axis)[0], to: axisEnds(around, axis)[0], face: beside ? "front" : "left" };
}
