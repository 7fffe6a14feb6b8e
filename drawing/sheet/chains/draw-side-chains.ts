import { type SideName, sideAxis } from "#drawing/sheet/house/sides.ts";
import { type DrawnChain, drawChain } from "#drawing/sheet/page/draw-chain.ts";
import { type Frame, toPaper } from "#drawing/sheet/page/frame.ts";
import type { LabelSpace } from "#drawing/sheet/page/label-space.ts";
import { gapFigures, type PlanRounding } from "#drawing/sheet/page/rounding.ts";
import { CHAIN_STEP, FIRST_CHAIN } from "#drawing/sheet/page/sheet-frame.ts";
import type { Units } from "#drawing/sheet/page/units.ts";
import type { Box } from "#drawing/sheet/shapes/box.ts";
import type { Typesetter } from "#drawing/text/typesetter.ts";

/** Where on paper a box ends towards a side, across the axis that runs along the side. */
export function endTowards(side: SideName, { x1, y1, x2, y2 }: Box, frame: Frame): number {
  const { axis, ahead } = sideAxis(side);
  return toPaper(frame, ahead === 1 ? [x1, y1] : [x2, y2])[axis === 0 ? 1 : 0];
}

/** Chains along a side by their stops, one outside the other: outside of `beyond`, with lines from what they measure, which ends as `measured` does. */
export function drawSideChains(
  side: SideName,
  chains: readonly (readonly number[])[],
  { beyond, measured }: { readonly beyond: Box; readonly measured: Box },
  frame: Frame,
  rounding: PlanRounding,
  units: Units,
  typesetter: Typesetter,
  space: LabelSpace,
): readonly (DrawnChain | null)[] {
  const { axis, ahead } = sideAxis(side);
  const [start, extendFrom] = [endTowards(side, beyond, frame), endTowards(side, measured, frame)];
  return chains.map((stops, order) =>
    drawChain(
      {
        axis: axis === 0 ? "x" : "y",
        position: start - ahead * (FIRST_CHAIN + order * CHAIN_STEP),
        outward: ahead === 1 ? -1 : 1,
        extendFrom,
        stops: stops.map((stop) => toPaper(frame, [stop, stop])[axis]),
        figures: gapFigures(stops, rounding[axis], units),
      },
      typesetter,
      space,
    ),
  );
}
