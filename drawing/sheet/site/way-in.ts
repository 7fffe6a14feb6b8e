import { driveBoxes } from "#drawing/sheet/drive/drives.ts";
import { gateOf } from "#drawing/sheet/drive/gate.ts";
import { axisEnds, boxAround } from "#drawing/sheet/shapes/box.ts";
import { entranceSteps } from "#drawing/sheet/steps/entrance-steps.ts";
import { stepsPlace } from "#drawing/sheet/steps/place.ts";
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

/** Every length along an axis that tells where the ways into a plot and its house are. */
export function wayInSpans(plan: Plan, axis: 0 | 1): readonly (readonly number[])[] {
  const { gate, drives } = wayInStops(plan);
  const steps = entranceSteps(plan).flatMap((each) => {
    const place = stepsPlace(plan, each);
    return place && place.axis === axis ? [[place.from, place.to]] : [];
  });
  return axis === 0 ? [gate, drives, ...steps] : steps;
}
