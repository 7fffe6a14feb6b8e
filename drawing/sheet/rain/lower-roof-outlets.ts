import type { LowerRoof } from "#drawing/sheet/house/lower-roofs.ts";
import { PARAPET } from "#drawing/sheet/house/roof-pieces.ts";
import { type Drainage, drain, NEGLIGIBLE } from "#drawing/sheet/rain/catchments.ts";
import { DRAINED, type Outlet, pipeBox } from "#drawing/sheet/rain/outlet.ts";
import { type Candidate, cornersOf, placesOn } from "#drawing/sheet/rain/roof-outlets.ts";
import { boxAround, boxesOverlap, growBox } from "#drawing/sheet/shapes/box.ts";
import { largestRectangle } from "#drawing/sheet/shapes/largest-rectangle.ts";
import type { Plan } from "#planner/plan/plan.ts";

/** Nearer outlets than this are one, mm. */
const APART = 1500;
/** From one pipe to the next, mm. */
const BESIDE_PIPE = 100;

/**
 * The outlets of a lower roof in its free corners: one for every 40 m² of its own and of those whose rain it receives, and more where floor would fall against
 * a wall. `past`: the outlets whose pipes run down there already.
 */
export function lowerRoofOutlets(
  plan: Plan,
  roof: LowerRoof,
  received: number,
  past: readonly Outlet[],
): readonly Outlet[] {
  const best = placesOn(plan, { roof: outlinesOf(roof), from: roof.above.index, rooms: [], doors: [] });
  const pipes = past.map((outlet) => growBox(pipeBox(outlet), BESIDE_PIPE));
  const isFree = (place: Outlet) =>
    !pipes.some((box) => [pipeBox(place), place.khurra].some((own) => boxesOverlap(box, own)));
  const ranked = [largestRectangle(roof.polygon), boxAround(roof.polygon)]
    .flatMap((box) => cornersOf(growBox(box, -PARAPET)))
    .flatMap(({ at, inwards }) => best(at, inwards).find(isFree) ?? [])
    .sort((a, b) => a.price - b.price);
  const chosen: Candidate[] = [];
  for (const place of ranked) {
    const [x, y] = place.pipe;
    if (chosen.some(({ pipe }) => Math.hypot(pipe[0] - x, pipe[1] - y) < APART)) continue;
    const { undrained } = lowerRoofDrainage(roof, chosen);
    const few = chosen.length < Math.ceil((roof.area + received) / DRAINED);
    if (few || lowerRoofDrainage(roof, [...chosen, place]).undrained < undrained - NEGLIGIBLE) chosen.push(place);
  }
  return chosen.map(({ khurra, pipe, out, inwards }) => ({ khurra, pipe, out, inwards }));
}

/** How a lower roof's water runs off to its outlets. */
export function lowerRoofDrainage(roof: LowerRoof, outlets: readonly Outlet[]): Drainage {
  return drain(outlinesOf(roof), [], outlets);
}

function outlinesOf({ polygon, holes }: LowerRoof) {
  return [polygon, ...holes];
}
