import { carsBefore } from "#drawing/sheet/drive/parked-cars.ts";
import { layoutFor, type Margins } from "#drawing/sheet/page/layout.ts";
import { ROAD_BAND, SIDE_MARGIN, TITLE_BAND } from "#drawing/sheet/page/sheet-frame.ts";
import { type Box, boxAround, boxCorners } from "#drawing/sheet/shapes/box.ts";
import { boxesOf, entranceSteps } from "#drawing/sheet/steps/entrance-steps.ts";
import type { Plan } from "#planner/plan/plan.ts";

/** Paper about a level's drawing: its chains, the road below them, its title. */
export const LEVEL_MARGINS: Margins = {
  left: SIDE_MARGIN,
  right: SIDE_MARGIN,
  top: SIDE_MARGIN,
  bottom: SIDE_MARGIN + ROAD_BAND + TITLE_BAND,
};
/** One builds from 1:100 or larger; in America from 1/8" to the foot, 1:96. */
const LEGIBLE = 100;
/** A house is drawn alone where that makes it so many times as large: words and figures find their places. */
const LARGER = 2;

/** What the sheets of the levels and of the roof show, all at one scale: real mm, and whether the plot is seen whole. */
export type Seen = { readonly extent: Box; readonly plot: boolean };

/**
 * The whole plot, so that one sees how the house lies on it. The house alone where the plot would make it too small to build from, or at
 * most half as large as it could be drawn; the site plan then tells its place.
 */
export function seenOnSheets(plan: Plan): Seen {
  const built = plan.levels.flatMap(({ footprint }) => footprint.flatMap(({ outer }) => outer));
  const steps = entranceSteps(plan).flatMap(boxesOf).flatMap(boxCorners);
  const whole = boxAround([...plan.site.plot, ...built]);
  const house = boxAround([...built, ...steps, ...carsBefore(plan).flatMap(boxCorners)]);
  const scaleOf = (extent: Box): number => layoutFor(extent, LEVEL_MARGINS, plan.brief.region).frame.scale;
  const scale = scaleOf(whole);
  const alone = scaleOf(house);
  const plot = alone === scale || (scale <= LEGIBLE && scale < alone * LARGER);
  return { extent: plot ? whole : house, plot };
}
