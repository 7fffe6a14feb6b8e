import { type Rect, rect } from "#planner/geometry/rect.ts";
import type { FixedRoom } from "#planner/search/core/core.ts";

/** The strip at the shaft's end where one steps on and off the stair. */
export function landingStrip(shaft: Rect, entry: FixedRoom["entry"], landing: number): Rect {
  if (entry === "front") return rect(shaft.x0, shaft.y0, shaft.x1, shaft.y0 + landing);
  if (entry === "rear") return rect(shaft.x0, shaft.y1 - landing, shaft.x1, shaft.y1);
  if (entry === "left") return rect(shaft.x0, shaft.y0, shaft.x0 + landing, shaft.y1);
  return rect(shaft.x1 - landing, shaft.y0, shaft.x1, shaft.y1);
}
