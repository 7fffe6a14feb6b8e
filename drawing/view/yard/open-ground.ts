import { gateOf } from "#drawing/sheet/drive/gate.ts";
import { CAR_BAYS } from "#drawing/sheet/heights/floor-levels.ts";
import { footprintBox } from "#drawing/sheet/house/sides.ts";
import { placeOpenings } from "#drawing/sheet/house/wall-bodies.ts";
import { type Box, boxAround, boxesOverlap, boxWithin, growBox } from "#drawing/sheet/shapes/box.ts";
import { rainPit } from "#drawing/sheet/site/rain-pit.ts";
import { boxesOf, entranceSteps } from "#drawing/sheet/steps/entrance-steps.ts";
import { THICK } from "#drawing/view/yard/compound.ts";
import type { Plan } from "#planner/plan/plan.ts";

/** No plant stands nearer to a door, nor to a porch or a car's bay, mm. */
const BEFORE_DOOR = 900;
const BEFORE_OPEN = 700;

/**
 * Whether a plant of such a reach may stand at a place: within the plot's walls, outside the house, off what is paved, parked on or dug, before
 * no door. `paved`: where one walks and drives.
 */
export function openGround(plan: Plan, paved: readonly Box[]): (x: number, y: number, reach: number) => boolean {
  const [ground] = plan.levels;
  if (!ground) return () => false;
  const plot = boxAround(plan.site.plot);
  const soil = plan.brief.region === "us" ? plot : growBox(plot, -THICK);
  const doors = placeOpenings(ground)
    .filter(({ opening }) => opening.kind === "door" || opening.kind === "arch")
    .map(({ box }) => growBox(box, BEFORE_DOOR));
  const open = ground.rooms
    .filter(({ kind }) => CAR_BAYS.includes(kind) || kind === "porch" || kind === "verandah")
    .map(({ polygon }) => growBox(boxAround(polygon), BEFORE_OPEN));
  const house = ground.footprint.map(({ outer }) => boxAround(outer));
  const cars = ground.furniture.filter(({ kind }) => kind === "car").map(({ polygon }) => boxAround(polygon));
  const pit = rainPit(plan);
  const gate = plan.brief.region === "in" ? gateOf(plan, ground) : null;
  const taken = [
    ...paved,
    ...entranceSteps(plan).flatMap(boxesOf),
    ...doors,
    ...open,
    ...house,
    ...cars,
    ...(pit ? [pit.box] : []),
    // Behind a gate people and cars pass, and its leaves turn.
    ...(gate ? [{ x1: gate.from, x2: gate.from + gate.wide, y1: plot.y1, y2: footprintBox(ground).y1 }] : []),
  ];
  return (x, y, reach) => {
    const plant = growBox({ x1: x, x2: x, y1: y, y2: y }, reach);
    return boxWithin(plant, soil) && !taken.some((box) => boxesOverlap(box, plant));
  };
}
