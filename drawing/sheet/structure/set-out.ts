import { footprintBox } from "#drawing/sheet/house/sides.ts";
import type { PlanRounding } from "#drawing/sheet/page/rounding.ts";
import type { Units } from "#drawing/sheet/page/units.ts";
import type { Box } from "#drawing/sheet/shapes/box.ts";
import { columnCentre } from "#drawing/sheet/structure/tagged-columns.ts";
import type { Plan } from "#planner/plan/plan.ts";

/** How far the centre of a column or post lies from the left and from the front outer face of the ground floor, as the chains have it. */
export function setOut(
  { levels: [ground] }: Plan,
  box: Box,
  [roundX, roundY]: PlanRounding,
  units: Units,
): readonly string[] {
  const house = ground ? footprintBox(ground) : box;
  const [x, y] = columnCentre(box);
  return [units.length(roundX(x) - roundX(house.x1)), units.length(roundY(y) - roundY(house.y1))];
}
