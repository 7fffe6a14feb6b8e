import { CAR } from "#planner/plan/car.ts";
import { bayChoices, isParkedInYard, parkingTold } from "#planner/plan/check/car-bays.ts";
import { measuredPlan } from "#planner/plan/check/measured-plan.ts";
import { boundsOf, type Rect } from "#planner/plan/check/rect.ts";
import { leavesAWayIn } from "#planner/plan/laws/04-reach.ts";
import type { Plan } from "#planner/plan/plan.ts";

/**
 * The rectangle of the car in the front yard, mm, for a plan that tells its household that the car stands half under the house or on the drive; empty for
 * every other plan. Half under the house it stands as near the middle of its bay as it can, on the drive as far from the main door. It is not among a
 * room's furniture, as it lies across the front line.
 */
export function carsInYard(plan: Plan): readonly Rect[] {
  if (!isParkedInYard(plan)) return [];
  // The bay came out deep enough for the whole car, which stands there as furniture.
  if (plan.levels[0]?.furniture.some(({ kind }) => kind === "car") === true) return [];
  const measured = measuredPlan(plan);
  const onDrive = parkingTold(plan) === "drive";
  const aim = onDrive ? mainDoorOf(plan) : bayOf(plan);
  const off = (bay: Rect): number => Math.abs((bay.x0 + bay.x1) / 2 - aim);
  const bays = bayChoices(measured)
    .filter((choice) => leavesAWayIn(measured, choice))
    .flat()
    .sort((a, b) => (onDrive ? off(b) - off(a) : off(a) - off(b)));
  return bays.slice(0, 1).map(({ x0, x1, y1 }) => {
    const from = Math.round((x0 + x1 - CAR.width) / 2);
    return { x0: from, x1: from + CAR.width, y0: y1 - CAR.off - CAR.length, y1: y1 - CAR.off };
  });
}

function bayOf({ levels }: Plan): number {
  const bay = levels[0]?.rooms.find(({ kind }) => kind === "parking" || kind === "garage");
  if (bay === undefined) return 0;
  const { x0, x1 } = boundsOf(bay.polygon);
  return (x0 + x1) / 2;
}

function mainDoorOf({ levels }: Plan): number {
  const door = levels[0]?.openings.find(({ main }) => main === true);
  return door === undefined ? 0 : (door.from[0] + door.to[0]) / 2;
}
