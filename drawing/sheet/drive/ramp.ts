import { baysAtFace } from "#drawing/sheet/drive/drives.ts";
import { carsBefore } from "#drawing/sheet/drive/parked-cars.ts";
import { bayFloor } from "#drawing/sheet/heights/floor-levels.ts";
import { writtenHeight } from "#drawing/sheet/heights/written-heights.ts";
import { footprintBox } from "#drawing/sheet/house/sides.ts";
import { formatLength, type Units } from "#drawing/sheet/page/units.ts";
import { type Box, boxAround } from "#drawing/sheet/shapes/box.ts";
import type { Plan } from "#planner/plan/plan.ts";

/** A car touches the top of a ramp that is steeper than one in so many. */
const STEEPEST = 8;

/** The ground that climbs from the road's level at the boundary to a bay's floor, real mm. */
export type DriveRamp = {
  readonly box: Box;
  /** One up in so many along. */
  readonly ratio: number;
  /** The bay's floor, above the road. */
  readonly top: number;
  /** How far it goes on into the bay, whose floor there falls towards the road: 0 where the yard is deep enough. */
  readonly inBay: number;
};

/** The ramp before each car's bay at the house's face; empty where no bay lies higher than the road. */
export function driveRamps(plan: Plan): readonly DriveRamp[] {
  const [ground] = plan.levels;
  if (!ground) return [];
  const edge = boxAround(plan.site.plot).y1;
  const face = footprintBox(ground).y1;
  const top = bayFloor(ground);
  if (top <= 0) return [];
  return baysAtFace(plan).map(({ x1, x2 }) => {
    const y2 = Math.max(face, edge + STEEPEST * top);
    return { box: { x1, x2, y1: edge, y2 }, ratio: Math.round((y2 - edge) / top), top, inBay: y2 - face };
  });
}

/** How a car comes up from the road, and what of the kerb and the gate that asks. */
export function driveNotes(plan: Plan, units: Units): readonly string[] {
  const [ramp] = driveRamps(plan);
  if (ramp) {
    const { ratio, top, inBay } = ramp;
    const end =
      inBay > 0
        ? `, the last ${formatLength(units, inBay)} of it within the bay, whose floor falls so far towards the road`
        : "";
    return [
      `Drive: a ramp of 1:${ratio} from the road's level at the gate up to the bay's floor, ${writtenHeight(plan, units, top)}${end}. Kerb lowered before the gate, as the authority permits; the gate opens clear of the ramp.`,
    ];
  }
  if (carsBefore(plan).length === 0) return [];
  return [
    "Paving under the car: begins at the road's level at the gate and falls towards it. Kerb lowered before the gate, as the authority permits.",
  ];
}
