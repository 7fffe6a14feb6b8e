import { type Box, boxAround, growBox } from "#drawing/sheet/shapes/box.ts";
import { contains } from "#drawing/sheet/shapes/largest-rectangle.ts";
import type { Point } from "#planner/geometry/point.ts";
import type { Plan } from "#planner/plan/plan.ts";

/** Where rain-water leaves a roof or terrace, and the pipe on the wall's outer face. Real mm. */
export type Outlet = {
  /** A sunk square inside the parapet; at the eaves of a sloped roof the outlet in the gutter. */
  readonly khurra: Box;
  readonly pipe: Point;
  /** From the floor to the pipe: away from the wall. */
  readonly out: Point;
  /** Which way, along x and y, the floor lies from the corner that the outlet drains. */
  readonly inwards: Inwards;
};

export type Inwards = readonly [1 | -1, 1 | -1];

/** A pipe's width, mm. */
export const PIPE = 110;
/** Such a pipe takes the rain of so much floor, m². */
export const DRAINED = 40;
/** The pipe's middle stands so far before the wall's face: its clamps need the rest. mm */
export const BEFORE_WALL = 100;
/** How far the plot must go on beyond a pipe's middle, mm. */
const GROUND = 200;

/** The pipe of an outlet in plan. */
export function pipeBox({ pipe }: Outlet): Box {
  return growBox(boxAround([pipe]), PIPE / 2);
}

/** Whether the pipe stands on the plot's own ground: a party wall has none before it. */
export function hasGround({ site }: Plan, { pipe: [x, y], out: [ox, oy] }: Outlet): boolean {
  return contains(site.plot, x + ox * GROUND, y + oy * GROUND);
}
