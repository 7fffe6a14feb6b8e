import type { Sunshade } from "#drawing/sheet/openings/sunshades.ts";
import { allToPaper, type Frame } from "#drawing/sheet/page/frame.ts";
import type { LabelSpace } from "#drawing/sheet/page/label-space.ts";
import { polyline } from "#drawing/sheet/page/marks.ts";
import { PENS } from "#drawing/sheet/page/pens.ts";
import type { Mark } from "#drawing/sheet/page/sheet.ts";
import { boxAround } from "#drawing/sheet/shapes/box.ts";
import type { Point } from "#planner/geometry/point.ts";

/** Sunshades, which lie above the cut, dashed: their three free edges, from the wall's face out and back to it. */
export function drawSunshades(shades: readonly Sunshade[], frame: Frame, space: LabelSpace): readonly Mark[] {
  return shades.map((shade) => {
    const edge = allToPaper(frame, freeEdge(shade));
    edge.slice(1).forEach((to, index) => {
      space.avoid(boxAround([edge[index] ?? to, to]), 3);
    });
    return polyline("A-FLOR", edge, PENS.overhead);
  });
}

/** From the wall, along the outer edge, back to the wall. */
function freeEdge({ box: { x1, y1, x2, y2 }, side }: Sunshade): readonly Point[] {
  const corners = { a: [x1, y1], b: [x2, y1], c: [x2, y2], d: [x1, y2] } as const;
  const { a, b, c, d } = corners;
  if (side === "front") return [d, a, b, c];
  if (side === "rear") return [a, d, c, b];
  return side === "left" ? [b, a, d, c] : [a, b, c, d];
}
