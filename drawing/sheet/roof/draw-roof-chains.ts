import { headroomIsNear, headroomStops } from "#drawing/sheet/headroom/chains.ts";
import { SIDES, sideAxis } from "#drawing/sheet/house/sides.ts";
import { chainMarks, drawChain } from "#drawing/sheet/page/draw-chain.ts";
import { type Frame, toPaper } from "#drawing/sheet/page/frame.ts";
import type { LabelSpace } from "#drawing/sheet/page/label-space.ts";
import { gapFigures, type PlanRounding } from "#drawing/sheet/page/rounding.ts";
import type { Mark } from "#drawing/sheet/page/sheet.ts";
import { CHAIN_STEP, FIRST_CHAIN } from "#drawing/sheet/page/sheet-frame.ts";
import type { Units } from "#drawing/sheet/page/units.ts";
import { axisEnds, type Box, boxAround } from "#drawing/sheet/shapes/box.ts";
import { distinct } from "#drawing/sheet/shapes/rectilinear.ts";
import type { Typesetter } from "#drawing/text/typesetter.ts";
import type { Polygon } from "#planner/geometry/point.ts";
import type { Plan } from "#planner/plan/plan.ts";

/** On each side the rooms over the stairs where they are near, the roof's corners, and its whole length. */
export function drawRoofChains(
  plan: Plan,
  roof: readonly Polygon[],
  rounding: PlanRounding,
  extent: Box,
  frame: Frame,
  units: Units,
  typesetter: Typesetter,
  space: LabelSpace,
): readonly Mark[] {
  const corners = roof.flat();
  const built = boxAround(corners);
  const drawn = SIDES.flatMap((side) => {
    const { axis, ahead } = sideAxis(side);
    const ends = axisEnds(built, axis);
    const all = distinct(corners.map((point) => point[axis]));
    const round = rounding[axis];
    const edge = ahead === 1 ? [extent.x1, extent.y1] : [extent.x2, extent.y2];
    const start = toPaper(frame, [edge[0] ?? 0, edge[1] ?? 0])[1 - axis] ?? 0;
    const from = ahead === 1 ? [built.x1, built.y1] : [built.x2, built.y2];
    const wall = toPaper(frame, [from[0] ?? 0, from[1] ?? 0])[1 - axis] ?? 0;
    const rooms = headroomIsNear(plan, side, extent) ? headroomStops(plan, axis) : [];
    const wanted = [rooms, all, [...ends]].filter((stops, at, every) => stops.length > (at < every.length - 1 ? 2 : 1));
    return wanted.map((stops, order) =>
      drawChain(
        {
          axis: axis === 0 ? "x" : "y",
          position: start - ahead * (FIRST_CHAIN + order * CHAIN_STEP),
          outward: ahead === 1 ? -1 : 1,
          extendFrom: wall,
          stops: stops.map((stop) => toPaper(frame, [stop, stop])[axis]),
          figures: gapFigures(stops, round, units),
        },
        typesetter,
        space,
      ),
    );
  });
  return chainMarks(drawn);
}
