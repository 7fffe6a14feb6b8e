import { alongCut, faceOf, isCut, type Seen, seenFrom } from "#drawing/section/section-view.ts";
import { sideAxis } from "#drawing/sheet/house/sides.ts";
import { type Sunshade, sunshades } from "#drawing/sheet/openings/sunshades.ts";
import type { SectionCut } from "#drawing/sheet/section-line/cut.ts";
import type { Point, Polygon } from "#planner/geometry/point.ts";
import type { Plan } from "#planner/plan/plan.ts";

export type ShadeSeen = { readonly shade: Sunshade; readonly seen: Seen; readonly outline: Polygon };

/** The sunshades of the plans and the elevation, as seen from the cut: sloping where they slope. */
export function shadesSeen(plan: Plan, cut: SectionCut): readonly ShadeSeen[] {
  return plan.levels
    .flatMap((level) => sunshades(plan, level))
    .map((shade) => {
      const seen = seenFrom(cut, shade.box, shade.z1, shade.z2 + shade.rise);
      return { shade, seen, outline: outlineOf(shade, seen, cut) };
    });
}

/** The sunshades that the cut goes through. */
export function cutShades(plan: Plan, cut: SectionCut): readonly ShadeSeen[] {
  return shadesSeen(plan, cut).filter(({ seen }) => isCut(seen));
}

function outlineOf({ side, z1, z2, rise }: Sunshade, seen: Seen, cut: SectionCut): Polygon {
  const { axis, ahead } = sideAxis(side);
  const { x1, x2, y1, y2 } = faceOf(seen);
  const corners: readonly Point[] = [
    [x1, y1],
    [x2, y1],
    [x2, y2],
    [x1, y2],
  ];
  if (axis === cut.axis || rise === 0) return corners;
  // `ahead` points into the house, so a shade stands out of its wall the other way.
  const [edge, wall] = alongCut(cut, -ahead) > 0 ? [x2, x1] : [x1, x2];
  return [
    [edge, z1],
    [edge, z2],
    [wall, z2 + rise],
    [wall, z1 + rise],
  ];
}
