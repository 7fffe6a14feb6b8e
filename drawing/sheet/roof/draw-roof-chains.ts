import { drawSideChains } from "#drawing/sheet/chains/draw-side-chains.ts";
import { headroomIsNear, headroomStops } from "#drawing/sheet/headroom/chains.ts";
import { roofsBelow } from "#drawing/sheet/house/lower-roofs.ts";
import { SIDES, sideAxis } from "#drawing/sheet/house/sides.ts";
import { chainMarks } from "#drawing/sheet/page/draw-chain.ts";
import type { Frame } from "#drawing/sheet/page/frame.ts";
import type { LabelSpace } from "#drawing/sheet/page/label-space.ts";
import type { PlanRounding } from "#drawing/sheet/page/rounding.ts";
import type { Mark } from "#drawing/sheet/page/sheet.ts";
import type { Units } from "#drawing/sheet/page/units.ts";
import { GUTTER } from "#drawing/sheet/pitched/gutter.ts";
import { skirtRounding } from "#drawing/sheet/roof/skirt-rounding.ts";
import { axisEnds, type Box, boxAround, growBox, hullOf } from "#drawing/sheet/shapes/box.ts";
import { distinct } from "#drawing/sheet/shapes/rectilinear.ts";
import { eavesOutlines } from "#drawing/sheet/skirt/eaves-outlines.ts";
import type { Gablet } from "#drawing/sheet/skirt/gablet.ts";
import { tiledSkirt } from "#drawing/sheet/skirt/tiled-skirt.ts";
import type { Typesetter } from "#drawing/text/typesetter.ts";
import type { Polygon } from "#planner/geometry/point.ts";
import type { Plan } from "#planner/plan/plan.ts";

/**
 * On each side the rooms over the stairs where they are near, the corners of the roof and of roofs below, and their whole length. Of a sloped roof, and of
 * tiles about a terrace, the corners of the walls, with the eaves or verges at both ends, and before the front the gablet.
 */
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
  const corners = [...roof, ...roofsBelow(plan, plan.levels.length).map(({ polygon }) => polygon)].flat();
  const skirt = tiledSkirt(plan);
  const eaves = eavesOutlines(plan).flat();
  const built = boxAround([...corners, ...eaves]);
  // Chains begin outside of a sloped roof's gutters, and as far from the eaves of a skirt, which has none.
  const beyond = eaves.length > 0 ? hullOf([extent, growBox(built, GUTTER)]) : extent;
  const rounded = skirt === null ? rounding : skirtRounding(rounding, corners, skirt, units);
  const drawn = SIDES.flatMap((side) => {
    const { axis } = sideAxis(side);
    const ends = axisEnds(built, axis);
    const all = distinct([...corners.map((point) => point[axis]), ...ends]);
    const rooms = headroomIsNear(plan, side, extent) ? headroomStops(plan, axis) : [];
    // A gablet is set out from the house's corners; where the rows before the front are full its note alone tells that.
    const gablet = side === "front" && rooms.length === 0 ? gabletStops(skirt?.gablet ?? null, roof) : [];
    const wanted = [rooms, gablet, all, [...ends]].filter(
      (stops, at, every) => stops.length > (at < every.length - 1 ? 2 : 1),
    );
    const place = { beyond, measured: built };
    return drawSideChains(side, wanted, place, frame, rounded, units, typesetter, space);
  });
  return chainMarks(drawn);
}

/** The corners of the house, and the middle and feet of its gablet. */
function gabletStops(gablet: Gablet | null, roof: readonly Polygon[]): readonly number[] {
  if (gablet === null) return [];
  const { middle, half } = gablet;
  return distinct([...axisEnds(boxAround(roof.flat()), 0), middle - half, middle, middle + half]);
}
