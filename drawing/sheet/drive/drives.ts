import { carsBefore } from "#drawing/sheet/drive/parked-cars.ts";
import { CAR_BAYS } from "#drawing/sheet/heights/floor-levels.ts";
import { footprintBox } from "#drawing/sheet/house/sides.ts";
import { type Box, boxAround } from "#drawing/sheet/shapes/box.ts";
import type { Plan } from "#planner/plan/plan.ts";

/** A bay farther behind the house's face than this is not driven into from the front, mm. */
const AT_FACE = 400;

/** Paving goes so far beside a car that stands in the yard, mm. */
const BESIDE_CAR = 350;

/** Paving from the front boundary to every bay at the face of the house, and under a car that stands before it; real mm. */
export function driveBoxes(plan: Plan): readonly Box[] {
  const [ground] = plan.levels;
  if (!ground) return [];
  const plot = boxAround(plan.site.plot);
  const edge = plot.y1;
  const face = footprintBox(ground).y1;
  const onDrive = carsBefore(plan)
    .filter(({ y2 }) => y2 < face)
    .map(({ x1, x2, y2 }) => ({
      x1: Math.max(plot.x1, x1 - BESIDE_CAR),
      x2: Math.min(plot.x2, x2 + BESIDE_CAR),
      y1: edge,
      y2,
    }));
  const bays = baysAtFace(plan)
    .filter(() => edge < face)
    .map(({ x1, x2 }) => ({ x1, x2, y1: edge, y2: face }));
  return [...bays, ...onDrive];
}

/** The bays that are driven into from the front, real mm. */
export function baysAtFace({ levels: [ground] }: Plan): readonly Box[] {
  if (!ground) return [];
  const face = footprintBox(ground).y1;
  return ground.rooms
    .filter(({ kind }) => CAR_BAYS.includes(kind))
    .map(({ polygon: floor }) => boxAround(floor))
    .filter(({ y1 }) => y1 < face + AT_FACE);
}
