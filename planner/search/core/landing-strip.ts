import { type Rect, rect } from "#planner/geometry/rect.ts";
import type { FixedRoom } from "#planner/search/core/core.ts";

/** How deep a stair's landing is: at least `landing`, and all that its `steps` leave of the shaft's length where they are given; mm. */
export type LandingDepth = { readonly landing: number; readonly steps?: number };

/** Where there is no stair. */
export const NO_LANDING: LandingDepth = { landing: 0 };

/** The strip at the shaft's end where one steps on and off the stair. */
export function landingStrip(shaft: Rect, entry: FixedRoom["entry"], depth: LandingDepth): Rect {
  const along = entry === "front" || entry === "rear" ? shaft.y1 - shaft.y0 : shaft.x1 - shaft.x0;
  const landing = landingIn(along, depth);
  if (entry === "front") return rect(shaft.x0, shaft.y0, shaft.x1, shaft.y0 + landing);
  if (entry === "rear") return rect(shaft.x0, shaft.y1 - landing, shaft.x1, shaft.y1);
  if (entry === "left") return rect(shaft.x0, shaft.y0, shaft.x0 + landing, shaft.y1);
  return rect(shaft.x1 - landing, shaft.y0, shaft.x1, shaft.y1);
}

/** The depth of a landing in a shaft `along` long, mm. */
export function landingIn(along: number, { landing, steps }: LandingDepth): number {
  return Math.max(landing, along - (steps ?? Number.POSITIVE_INFINITY));
}
