import type { Polygon } from "#planner/geometry/point.ts";
import { boundsOf, type Rect, rect } from "#planner/geometry/rect.ts";
import type { Stair } from "#planner/plan/plan.ts";
import type { ShaftEnd } from "#planner/search/core/core.ts";
import type { StairDesign } from "#planner/search/core/stair-shaft.ts";

/**
 * The shaft of a straight stair as it is on the ground floor where rooms go on under its upper landing: its lower landing and the
 * steps; null for stairs that need the whole of their shaft on every level.
 */
export function shaftUnderHead(shaft: Rect, entry: ShaftEnd, stair: StairDesign): Rect | null {
  const { open, steps } = stair;
  if (!open) return null;
  const { x0, y0, x1, y1 } = shaft;
  if (entry === "front") return rect(x0, y0, x1, y0 + steps);
  if (entry === "rear") return rect(x0, y1 - steps, x1, y1);
  return entry === "left" ? rect(x0, y0, x0 + steps, y1) : rect(x1 - steps, y0, x1, y1);
}

/** The landings of a stair that are floor of its own level: where rooms go on under its upper one, the lower alone. */
export function landingsWithin({ landings }: Pick<Stair, "landings">, { x0, y0, x1, y1 }: Rect): readonly Polygon[] {
  return landings.filter((landing) => {
    const one = boundsOf(landing);
    return one.x0 >= x0 && one.y0 >= y0 && one.x1 <= x1 && one.y1 <= y1;
  });
}
