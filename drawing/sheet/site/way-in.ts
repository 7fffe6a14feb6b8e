import { gateOf } from "#drawing/sheet/drive/gate.ts";
import { axisEnds, footprintBox, type SideName } from "#drawing/sheet/house/sides.ts";
import { boxAround, hullOf } from "#drawing/sheet/shapes/box.ts";
import { driveBoxes } from "#drawing/sheet/site/draw-site.ts";
import { boxesOf, type EntranceSteps, entranceSteps } from "#drawing/sheet/steps/entrance-steps.ts";
import type { Plan } from "#planner/plan/plan.ts";

/** Edges nearer than this are one line to who sets out a drive, mm. */
const SAME = 20;

/** Where the gate and the drives stand along the road, from one end of the plot to the other, real mm; each empty where there is none. */
export function wayInStops(plan: Plan): { readonly gate: readonly number[]; readonly drives: readonly number[] } {
  const [ground] = plan.levels;
  if (!ground) return { gate: [], drives: [] };
  const ends = axisEnds(boxAround(plan.site.plot), 0);
  const found = gateOf(plan, ground);
  const drives = driveBoxes(plan).flatMap(({ x1, x2 }) => [x1, x2]);
  return {
    gate: found ? between(ends, [found.from, found.from + found.wide]) : [],
    drives: drives.length > 0 ? between(ends, drives) : [],
  };
}

function between([first, last]: readonly [number, number], edges: readonly number[]): readonly number[] {
  const within = [...edges].sort((a, b) => a - b).filter((edge) => edge > first + SAME && edge < last - SAME);
  return [first, ...within.filter((edge, index) => edge - (within[index - 1] ?? first) > SAME), last];
}

/** How far a flight to the ground and its landing begin from the house's corner: along a front or rear from the left face, along a side from the front face. */
export type StepsPlace = { readonly axis: 0 | 1; readonly from: number; readonly to: number; readonly face: SideName };

export function stepsPlace(plan: Plan, steps: EntranceSteps): StepsPlace | null {
  const [ground] = plan.levels;
  if (!ground) return null;
  const around = hullOf(boxesOf(steps));
  const house = footprintBox(ground);
  const beside = around.x2 <= house.x1 || around.x1 >= house.x2;
  const axis = beside ? 1 : 0;
  return { axis, from: axisEnds(house, axis)[0], to: axisEnds(around, axis)[0], face: beside ? "front" : "left" };
}

/** Every length along an axis that tells where the ways into a plot and its house are. */
export function wayInSpans(plan: Plan, axis: 0 | 1): readonly (readonly number[])[] {
  const { gate, drives } = wayInStops(plan);
  const steps = entranceSteps(plan).flatMap((each) => {
    const place = stepsPlace(plan, each);
    return place && place.axis === axis ? [[place.from, place.to]] : [];
  });
  return axis === 0 ? [gate, drives, ...steps] : steps;
}
