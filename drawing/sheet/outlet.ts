import { type Box, boxAround, boxesOverlap, growBox } from "#drawing/sheet/box.ts";
import { contains } from "#drawing/sheet/room-size.ts";
import { sunshades } from "#drawing/sheet/sunshades.ts";
import { isFullHeight, placeOpenings, wallBodies } from "#drawing/sheet/wall-bodies.ts";
import type { Point } from "#planner/geometry/point.ts";
import type { Level, Plan } from "#planner/plan/plan.ts";

/** Where rain-water leaves a roof or terrace: a sunk square inside the parapet (khurra), and the pipe on the wall's outer face. Real mm. */
export type Outlet = {
  readonly khurra: Box;
  readonly pipe: Point;
  /** From the floor to the pipe. */
  readonly out: Point;
  /** Which way, along x and y, the floor lies from the corner that the outlet drains. */
  readonly inwards: Inwards;
};

export type Inwards = readonly [1 | -1, 1 | -1];

/** A pipe's width, mm. */
export const PIPE = 110;
/** The pipe's middle stands so far before the wall's face: its clamps need the rest. mm */
export const BEFORE_WALL = 100;
/** How far the plot must go on beyond a pipe's middle, mm. */
const GROUND = 200;
/** Distance that a pipe keeps from openings, and from chajjas and columns, mm. */
const CLEAR = { opening: 100, other: 25 } as const;

/** The pipe of an outlet in plan. */
export function pipeBox({ pipe }: Outlet): Box {
  return growBox(boxAround([pipe]), PIPE / 2);
}

/** Whether the pipe stands on the plot's own ground: a party wall has none before it. */
export function hasGround({ site }: Plan, { pipe: [x, y], out: [ox, oy] }: Outlet): boolean {
  return contains(site.plot, x + ox * GROUND, y + oy * GROUND);
}

/**
 * What a place costs, in mm of distance from its corner: a pipe on the road's face; and for each storey a floor in its way, an opening,
 * chajja or column in its way, and no wall behind it.
 */
export type PipePrices = {
  readonly front: number;
  readonly floor: number;
  readonly opening: number;
  readonly bare: number;
};

/** What a pipe's way down past some storeys costs; `isHeld`: whether any of what is `solid` on a storey carries its clamps. */
export function pipePrices(
  plan: Plan,
  levels: readonly Level[],
  prices: PipePrices,
  isHeld: (place: Outlet, solid: readonly Box[]) => boolean,
): (place: Outlet) => number {
  const storeys = levels.map((level) => ({ level, ...obstaclesOf(plan, level) }));
  return (place) => {
    const pipe = pipeBox(place);
    const [x, y] = place.pipe;
    return storeys.reduce(
      (sum, { level, blocked, solid }) => {
        const onFloor = level.footprint.some(({ outer }) => contains(outer, x, y));
        const inShaft = level.rooms.some(({ kind, polygon }) => kind === "duct" && contains(polygon, x, y));
        return (
          sum +
          (onFloor && !inShaft ? prices.floor : 0) +
          (blocked.some((box) => boxesOverlap(box, pipe)) ? prices.opening : 0) +
          (isHeld(place, solid) ? 0 : prices.bare)
        );
      },
      place.out[1] < 0 ? prices.front : 0,
    );
  };
}

/** What a pipe keeps clear of on a storey, and what may hold it; real mm. */
function obstaclesOf(plan: Plan, level: Level): { readonly blocked: readonly Box[]; readonly solid: readonly Box[] } {
  const columns = level.columns.map(({ polygon }) => boxAround(polygon));
  return {
    blocked: [
      ...placeOpenings(level).map(({ box }) => growBox(box, CLEAR.opening)),
      ...[...sunshades(plan, level).map(({ box }) => box), ...columns].map((box) => growBox(box, CLEAR.other)),
    ],
    solid: [
      ...wallBodies(level.walls)
        .filter(({ wall }) => isFullHeight(wall))
        .map(({ box }) => box),
      ...columns,
    ],
  };
}
