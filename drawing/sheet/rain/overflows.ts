import type { LowerRoof } from "#drawing/sheet/house/lower-roofs.ts";
import { PARAPET } from "#drawing/sheet/house/roof-pieces.ts";
import { hasGround, type Outlet, PIPE, pipeBox } from "#drawing/sheet/rain/outlet.ts";
import { hasOpeningAt } from "#drawing/sheet/rain/pipe-prices.ts";
import { pipesOfRoof, rainPipes } from "#drawing/sheet/rain/pipes.ts";
import { type Box, boxAround, boxesOverlap, boxHolds, growBox } from "#drawing/sheet/shapes/box.ts";
import { contains } from "#drawing/sheet/shapes/largest-rectangle.ts";
import type { Point } from "#planner/geometry/point.ts";
import type { Plan } from "#planner/plan/plan.ts";

/** A spout through a roof's upstand: the middle of its end at the inner face, and which way the water runs. Real mm. */
export type Overflow = { readonly at: Point; readonly out: Point };

/** The mouth stands so far before the upstand's face, so that what runs over is seen and leaves the wall dry. mm */
const BEYOND = 60;
/** So far from the sunk square, that what blocks the outlet leaves it free; and not so far that much water would stand there first. mm */
const OFF = { least: 300, most: 3000 } as const;
const STEP = 50;
/** From a pipe, mm. */
const BESIDE_PIPE = 100;

/**
 * The places for an overflow of a lower roof that has one outlet alone, the best first: near that outlet, through the upstand on its own side or, from the same
 * corner, on the next one, over the plot's own ground and clear of pipes and of the openings below. Empty for a roof with more outlets, which stand in for each
 * other, or with none.
 */
export function overflowPlaces(plan: Plan, roof: LowerRoof): readonly Overflow[] {
  const pipes = rainPipes(plan);
  const [outlet, another] = pipesOfRoof(plan, roof).map((pipe) => pipe.outlet);
  if (outlet === undefined || another !== undefined) return [];
  const kept = pipes.flatMap(({ outlet: own, seen }) =>
    [own, ...seen.map(({ at }) => ({ ...own, pipe: at }))].map((one) => growBox(pipeBox(one), BESIDE_PIPE)),
  );
  return placesBeside(outlet).filter((place) => {
    const spout = spoutOf(place);
    const below: Outlet = { ...outlet, pipe: from(place, 0, PARAPET + BEYOND), out: place.out };
    return (
      passesUpstand(place, roof) &&
      !kept.some((box) => boxesOverlap(box, spout)) &&
      !plan.levels.some(({ footprint }) => footprint.some(({ outer }) => contains(outer, ...below.pipe))) &&
      hasGround(plan, below) &&
      !plan.levels.some((level) => level.index <= roof.level.index && hasOpeningAt(level, below))
    );
  });
}

/** An overflow's walls and mouth in plan. */
export function spoutOf(place: Overflow): Box {
  const ends = [0, PARAPET + BEYOND].flatMap((depth) => [-1, 1].map((side) => from(place, (side * PIPE) / 2, depth)));
  return boxAround(ends);
}

/** Along the outlet's own side, then along the other side of its corner, from the sunk square away from the corner. */
function placesBeside({ khurra, out, inwards: [ax, ay] }: Outlet): readonly Overflow[] {
  const { x1, x2, y1, y2 } = khurra;
  // The square's edges towards the floor, and those towards the corner.
  const [inX, inY] = [ax > 0 ? x2 : x1, ay > 0 ? y2 : y1];
  const [outX, outY] = [ax > 0 ? x1 : x2, ay > 0 ? y1 : y2];
  const offs = Array.from({ length: (OFF.most - OFF.least) / STEP + 1 }, (_, step) => OFF.least + step * STEP);
  const alongX = offs.map((off): Overflow => ({ at: [inX + ax * off, outY], out: [0, -ay] }));
  const alongY = offs.map((off): Overflow => ({ at: [outX, inY + ay * off], out: [-ax, 0] }));
  return out[0] === 0 ? [...alongX, ...alongY] : [...alongY, ...alongX];
}

/** A point so far along the upstand from an overflow's middle, and so far out from its inner face. */
function from({ at: [x, y], out: [ox, oy] }: Overflow, aside: number, depth: number): Point {
  return [x + ox * depth - oy * aside, y + oy * depth + ox * aside];
}

/** Whether an overflow leads from the roof's floor through its upstand, which stands on both sides of it. */
function passesUpstand(place: Overflow, { upstand, polygon }: LowerRoof): boolean {
  const stands = ([x, y]: Point) => upstand.some((box) => boxHolds(growBox(box, 1), x, y));
  const reach = PIPE / 2 + STEP;
  return [-reach, 0, reach].every((aside) => {
    const within = from(place, aside, -STEP);
    return stands(from(place, aside, PARAPET / 2)) && contains(polygon, ...within) && !stands(within);
  });
}
