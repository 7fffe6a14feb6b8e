import { type Box, boxAround, boxesOverlap, boxWithin, growBox } from "#drawing/sheet/box.ts";
import { driveBoxes } from "#drawing/sheet/draw-site.ts";
import { boxesOf, entranceSteps } from "#drawing/sheet/entrance-steps.ts";
import { gateOf } from "#drawing/sheet/gate.ts";
import { carsBefore } from "#drawing/sheet/parked-cars.ts";
import { coverBoxes } from "#drawing/sheet/rectilinear.ts";
import { contains } from "#drawing/sheet/room-size.ts";
import { footprintBox } from "#drawing/sheet/sides.ts";
import type { Level, Plan } from "#planner/plan/plan.ts";

/** The pit's side in plan: 4 feet, the usual size for one house. Its depth and filter follow the soil found. mm */
export const PIT = 1219;
/**
 * Water that seeps away beside footings softens the ground under them: so far from the walls on them, and from those that a neighbour has
 * or may have at a party wall. Common practice; no profile gives a figure. mm
 */
export const FROM_WALLS = 1500;
/** The pit's own wall stands on the plot: 10 inches. mm */
const FROM_BOUNDARY = 254;
/** Between the pit and steps, cars and the ways in, mm. */
const BESIDE = 150;
/** Places are tried so far apart, mm. */
const STEP = 127;

/** A pit in plan, and the boundaries that it is measured from: the nearer side and the nearer of front and rear. Real mm. */
export type HarvestPit = { readonly box: Box; readonly side: "left" | "right"; readonly end: "front" | "rear" };

/**
 * Where the rain-water of an Indian house seeps away: in open ground clear of walls, drive, steps and gate; the nearest such place to the
 * road, to which plots fall, and there the nearest to a side. Null where no ground is so far from walls, and elsewhere than in India.
 */
export function harvestPit(plan: Plan): HarvestPit | null {
  const [ground] = plan.levels;
  if (!ground || plan.brief.region !== "in") return null;
  const plot = boxAround(plan.site.plot);
  const { left, right, rear } = plan.site.edges;
  const from = (kind: string) => (kind === "party" ? FROM_WALLS : FROM_BOUNDARY);
  const open: Box = {
    x1: plot.x1 + from(left.kind),
    x2: plot.x2 - from(right.kind),
    y1: plot.y1 + FROM_BOUNDARY,
    y2: plot.y2 - from(rear.kind),
  };
  const taken = [
    ...housesBoxes(ground).map((box) => growBox(box, FROM_WALLS)),
    ...inTheWay(plan, ground).map((box) => growBox(box, BESIDE)),
  ];
  const isFree = (box: Box) => boxWithin(box, open) && !taken.some((one) => boxesOverlap(one, box));
  const rows = Array.from({ length: Math.max(0, Math.floor((open.y2 - open.y1 - PIT) / STEP)) + 1 }, (_, row) => row);
  for (const row of rows)
    for (let column = 0; open.x1 + column * STEP + PIT <= open.x2; column += 1) {
      const y1 = open.y1 + row * STEP;
      const places = [open.x1 + column * STEP, open.x2 - column * STEP - PIT];
      const box = places.map((x1): Box => ({ x1, y1, x2: x1 + PIT, y2: y1 + PIT })).find(isFree);
      if (box)
        return {
          box,
          side: box.x1 - plot.x1 <= plot.x2 - box.x2 ? "left" : "right",
          end: box.y1 - plot.y1 <= plot.y2 - box.y2 ? "front" : "rear",
        };
    }
  return null;
}

/** From the nearer boundary to the pit and over it, ascending. */
export function pitStops(plan: Plan, { box, side, end }: HarvestPit, axis: 0 | 1): readonly number[] {
  const plot = boxAround(plan.site.plot);
  if (axis === 0) return side === "left" ? [plot.x1, box.x1, box.x2] : [box.x1, box.x2, plot.x2];
  return end === "front" ? [plot.y1, box.y1, box.y2] : [box.y1, box.y2, plot.y2];
}

/** What the notes say of rain-water: where its pit lies, or that there is no room for one. */
export function harvestNotes(plan: Plan): readonly string[] {
  if (plan.brief.region !== "in") return [];
  return harvestPit(plan) === null
    ? [
        `Rain-water harvesting: no open ground lies ${FROM_WALLS / 1000} m clear of walls for a recharge pit. Lead the rain-water pipes to a closed tank or filter well as the local authority allows.`,
      ]
    : [
        `R.W.H. PIT: rain-water harvesting (recharge) pit, ${FROM_WALLS / 1000} m clear of walls; where the plot falls to another side, move it there as clear of them, and away from septic tank, well and sump. Depth, filter and cover to the soil found and the local authority's rule.`,
      ];
}

/** The ground that the house covers, as boxes. */
function housesBoxes({ footprint }: Level): readonly Box[] {
  return footprint.flatMap(({ outer, holes }) =>
    coverBoxes(
      (x, y) => contains(outer, x, y) && !holes.some((hole) => contains(hole, x, y)),
      [outer, ...holes].flat().map((point) => boxAround([point])),
    ),
  );
}

/** The drive, cars, steps, and the way from the gate to the house. */
function inTheWay(plan: Plan, ground: Level): readonly Box[] {
  const gate = gateOf(plan, ground);
  const { y1 } = boxAround(plan.site.plot);
  const way = gate ? [{ x1: gate.from, x2: gate.from + gate.wide, y1, y2: footprintBox(ground).y1 }] : [];
  return [...driveBoxes(plan), ...carsBefore(plan), ...entranceSteps(plan).flatMap(boxesOf), ...way];
}
