import type { Point } from "#planner/geometry/point.ts";
import { corners, type Rect, rect } from "#planner/geometry/rect.ts";
import type { Stair } from "#planner/plan/plan.ts";
import type { FixedRoom } from "#planner/search/core/core.ts";
import { type StairDesign, WELL } from "#planner/search/core/stair-shaft.ts";

/** The dog-leg in its shaft: up along the left flight as one enters, turning on the far landing, back along the right. */
export function drawStair(
  id: string,
  room: string,
  shaft: Rect,
  entry: FixedRoom["entry"],
  design: StairDesign,
  toLevel: number,
): Stair {
  const { landing, risers } = design;
  const half = risers / 2;
  const run = (half - 1) * design.tread;
  const lengthwise = entry === "front" || entry === "rear";
  const forward = entry === "front" || entry === "left";
  const alongEnd = lengthwise ? shaft.y1 - shaft.y0 : shaft.x1 - shaft.x0;
  const acrossEnd = lengthwise ? shaft.x1 - shaft.x0 : shaft.y1 - shaft.y0;
  // In a wide shaft the flights take as much as their landings are deep, the rest is the well's.
  const turning = Math.min(landing, alongEnd - landing - run);
  const w = Math.max(design.flightWidth, Math.min(turning, Math.floor((acrossEnd - WELL) / 2)));
  // Local frame: a along the shaft from the entry, c across it.
  const box = (a0: number, a1: number, c0: number, c1: number): Rect => {
    const [from, to] = forward ? [a0, a1] : [alongEnd - a1, alongEnd - a0];
    return lengthwise
      ? rect(shaft.x0 + c0, shaft.y0 + from, shaft.x0 + c1, shaft.y0 + to)
      : rect(shaft.x0 + from, shaft.y0 + c0, shaft.x0 + to, shaft.y0 + c1);
  };
  const way: Point = lengthwise ? [0, forward ? 1 : -1] : [forward ? 1 : -1, 0];
  const back: Point = [way[0] === 0 ? 0 : -way[0], way[1] === 0 ? 0 : -way[1]];
  return {
    id,
    room,
    kind: "dog-leg",
    width: w,
    risers,
    riser: design.riser,
    tread: design.tread,
    toLevel,
    flights: [
      { polygon: corners(box(landing, landing + run, 0, w)), risers: half, up: way },
      { polygon: corners(box(landing, landing + run, acrossEnd - w, acrossEnd)), risers: risers - half, up: back },
    ],
    landings: [corners(box(0, landing, 0, acrossEnd)), corners(box(landing + run, alongEnd, 0, acrossEnd))],
  };
}
