import { headroomBoxes } from "#drawing/sheet/headroom/stairs-to-roof.ts";
import { oncePerPlan } from "#drawing/sheet/house/once-per-plan.ts";
import { roofOutline } from "#drawing/sheet/house/roof-outline.ts";
import { fullWalls, placeOpenings } from "#drawing/sheet/house/wall-bodies.ts";
import { sunshades } from "#drawing/sheet/openings/sunshades.ts";
import { pipeBox } from "#drawing/sheet/rain/outlet.ts";
import { pipesFrom } from "#drawing/sheet/rain/pipes.ts";
import { type Box, boxAround, boxesOverlap, boxHolds, growBox } from "#drawing/sheet/shapes/box.ts";
import { edgesOf, outerEdge } from "#drawing/sheet/shapes/edges.ts";
import { contains } from "#drawing/sheet/shapes/largest-rectangle.ts";
import { boxesOf, entranceSteps } from "#drawing/sheet/steps/entrance-steps.ts";
import type { Point } from "#planner/geometry/point.ts";
import type { Plan } from "#planner/plan/plan.ts";

/** A fixed ladder up an outer wall: between its stiles and from the wall's face to its rungs, in plan; `out`: away from the wall. Real mm. */
export type RoofLadder = { readonly box: Box; readonly out: Point };

/** A ladder's width, how far before the wall its rungs are, and the ground that one who climbs needs before it. mm */
export const LADDER = { width: 450, before: 200, ground: 700 } as const;
/** Distance that it keeps from openings, chajjas, pipes and corners, mm. */
const CLEAR = 300;
const STEP = 50;
/** What it costs to stand on the road's face, and on a side instead of the rear, in mm of distance from the wall's middle. */
const PRICES = { front: 20_000, side: 4000 } as const;

/** The ladder to the flat roof of an Indian house that no stair leads to, clear of all openings below it; null where there is none or no place for it. */
export const roofLadder = oncePerPlan(ladderOf);

function ladderOf(plan: Plan): RoofLadder | null {
  const last = plan.levels.at(-1);
  if (!last || plan.brief.region !== "in" || headroomBoxes(plan).length > 0) return null;
  const outlets = pipesFrom(plan, plan.levels.length).map(({ outlet }) => outlet);
  const taken = [
    ...outlets.flatMap((outlet) => [pipeBox(outlet), outlet.khurra]),
    ...entranceSteps(plan).flatMap(boxesOf),
    ...plan.levels.flatMap((level) => [
      ...placeOpenings(level).map(({ box }) => box),
      ...sunshades(plan, level).map(({ box }) => box),
    ]),
  ].map((box) => growBox(box, CLEAR));
  const walls = plan.levels.map(fullWalls);
  const places = roofOutline(plan).flatMap((loop) =>
    edgesOf(loop).flatMap((edge) => {
      const { length, out, at } = outerEdge(edge);
      const least = CLEAR + LADDER.width / 2;
      const count = Math.max(0, Math.floor((length - 2 * least) / STEP) + 1);
      return Array.from({ length: count }, (_, step) => least + step * STEP).map((u) => ({
        box: boxAround([at(u - LADDER.width / 2, 0), at(u + LADDER.width / 2, LADDER.before)]),
        behind: at(u, -LADDER.before / 4),
        ground: at(u, LADDER.ground),
        out,
        price: Math.abs(u - length / 2) + (out[1] < 0 ? PRICES.front : out[0] !== 0 ? PRICES.side : 0),
      }));
    }),
  );
  const free = places.filter(
    ({ box, behind, ground }) =>
      contains(plan.site.plot, ...ground) &&
      walls.every((level) => level.some((one) => boxHolds(one.box, ...behind))) &&
      !taken.some((other) => boxesOverlap(other, box)),
  );
  const [best] = free.sort((a, b) => a.price - b.price);
  return best ? { box: best.box, out: best.out } : null;
}
