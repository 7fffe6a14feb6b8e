import { driveBoxes } from "#drawing/sheet/drive/drives.ts";
import { footprintBox } from "#drawing/sheet/house/sides.ts";
import { type Box, boxAround, boxesOverlap, hullOf } from "#drawing/sheet/shapes/box.ts";
import { rainPit } from "#drawing/sheet/site/rain-pit.ts";
import { boxesOf, entranceSteps } from "#drawing/sheet/steps/entrance-steps.ts";
import type { Plan } from "#planner/plan/plan.ts";

/** mm. A path is wide enough for a wheelchair, and none is laid where so little ground is left that one steps from the road to the door. */
const WIDE = 1200;
const LEAST = 600;
/** A door or porch farther behind the house's face than this is not reached straight from the front. */
const AT_FACE = 400;

/**
 * Paving from the drive, or from the road where there is none, to the front door's steps or porch, real mm; null where one walks in over the
 * drive or from a side.
 */
export function entrancePath(plan: Plan): Box | null {
  const edge = boxAround(plan.site.plot).y1;
  const aim = frontEntrance(plan);
  if (aim === null || aim.y1 - edge < LEAST) return null;
  const middle = (aim.x1 + aim.x2) / 2;
  const half = Math.min(WIDE, aim.x2 - aim.x1) / 2;
  const [drive] = driveBoxes(plan);
  const y2 = aim.y1;
  if (!drive) return clearOfPit(plan, { x1: middle - half, x2: middle + half, y1: edge, y2 });
  if (drive.x1 < middle && middle < drive.x2) return null;
  const [x1, x2] = middle < drive.x1 ? [middle - half, drive.x1] : [drive.x2, middle + half];
  return x2 <= x1 ? null : clearOfPit(plan, { x1, x2, y1: Math.max(edge, y2 - WIDE), y2 });
}

function clearOfPit(plan: Plan, path: Box): Box | null {
  const pit = rainPit(plan);
  return pit !== null && boxesOverlap(pit.box, path) ? null : path;
}

/** The steps before the front door, else its porch or the door itself where the ground is a single step below. */
function frontEntrance(plan: Plan): Box | null {
  const [ground] = plan.levels;
  const main = ground?.openings.find((opening) => opening.main);
  if (!ground || !main) return null;
  const face = footprintBox(ground).y1;
  const door = boxAround([main.from, main.to]);
  const flights = entranceSteps(plan);
  if (flights.length > 0) {
    const away = ({ x1, x2 }: Box) => Math.abs(x1 + x2 - door.x1 - door.x2);
    const before = flights.map((steps) => hullOf(boxesOf(steps))).filter(({ y2 }) => y2 <= face + AT_FACE);
    return [...before].sort((a, b) => away(a) - away(b))[0] ?? null;
  }
  const porch = ground.rooms.find(
    ({ id, kind }) => main.rooms.includes(id) && (kind === "porch" || kind === "verandah"),
  );
  const aim = porch ? boxAround(porch.polygon) : door;
  return aim.y1 <= face + AT_FACE ? { ...aim, y1: face } : null;
}
