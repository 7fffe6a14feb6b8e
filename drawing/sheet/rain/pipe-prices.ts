import { fullWalls, lowWalls, placeOpenings } from "#drawing/sheet/house/wall-bodies.ts";
import { sunshades } from "#drawing/sheet/openings/sunshades.ts";
import { type Outlet, pipeBox } from "#drawing/sheet/rain/outlet.ts";
import { courseOf } from "#drawing/sheet/rain/pipe-course.ts";
import { type Box, boxAround, boxesOverlap, growBox } from "#drawing/sheet/shapes/box.ts";
import { boxesOf, entranceSteps } from "#drawing/sheet/steps/entrance-steps.ts";
import type { Level, Plan } from "#planner/plan/plan.ts";

/** Distance that a pipe keeps from openings, and from what else is in its way, mm. */
const CLEAR = { opening: 100, other: 25 } as const;
/**
 * What a place costs, in mm of distance from its corner: a pipe on the road's face, one that ends on a terrace below; and for each storey rooms in its way, an
 * opening, or what else stands there. No distance along a wall is as bad as a pipe before a window.
 */
const COSTS = { front: 1500, onto: 8000, through: 12_000, opening: 20_000, other: 5000 } as const;

/** What a pipe keeps clear of on a storey, and what may hold it; real mm. */
type Obstacles = { readonly openings: readonly Box[]; readonly other: readonly Box[]; readonly solid: readonly Box[] };

/**
 * What the way down of a pipe costs that leaves the floor of the storey of index `from`. `bare`: for each storey with no wall behind it; `isHeld`:
 * whether any of what is `solid` on a storey carries its clamps.
 */
export function pipePrices(
  plan: Plan,
  from: number,
  bare: number,
  isHeld: (place: Outlet, solid: readonly Box[]) => boolean,
): (place: Outlet) => number {
  const obstacles = new Map(plan.levels.map((level) => [level, obstaclesOn(plan, level)]));
  return (place) => {
    const pipe = pipeBox(place);
    const { past, through, onto } = courseOf(plan, from, place.pipe);
    return past.reduce(
      (sum, level) => {
        const { openings, other, solid } = obstacles.get(level) ?? { openings: [], other: [], solid: [] };
        return (
          sum +
          (openings.some((box) => boxesOverlap(box, pipe)) ? COSTS.opening : 0) +
          (other.some((box) => boxesOverlap(box, pipe)) ? COSTS.other : 0) +
          (isHeld(place, solid) ? 0 : bare)
        );
      },
      (place.out[1] < 0 ? COSTS.front : 0) + (onto === null ? 0 : COSTS.onto) + through.length * COSTS.through,
    );
  };
}

/** Whether a pipe stands before an opening of a storey. */
export function hasOpeningAt(level: Level, place: Outlet): boolean {
  return openingsOn(level).some((box) => boxesOverlap(box, pipeBox(place)));
}

function openingsOn(level: Level): readonly Box[] {
  return placeOpenings(level).map(({ box }) => growBox(box, CLEAR.opening));
}

function obstaclesOn(plan: Plan, level: Level): Obstacles {
  const columns = level.columns.map(({ polygon }) => boxAround(polygon));
  const low = lowWalls(level).map(({ box }) => box);
  const steps = level.index === 0 ? entranceSteps(plan).flatMap(boxesOf) : [];
  return {
    openings: openingsOn(level),
    other: [...sunshades(plan, level).map(({ box }) => box), ...columns, ...low, ...steps].map((box) =>
      growBox(box, CLEAR.other),
    ),
    solid: [...fullWalls(level).map(({ box }) => box), ...columns],
  };
}
