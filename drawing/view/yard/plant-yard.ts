import { CAR_BAYS } from "#drawing/sheet/heights/floor-levels.ts";
import { footprintBox, sideAxis } from "#drawing/sheet/house/sides.ts";
import { placeOpenings } from "#drawing/sheet/house/wall-bodies.ts";
import { type Box, boxAround, boxesOverlap, boxWithin, growBox } from "#drawing/sheet/shapes/box.ts";
import { boxesOf, entranceSteps } from "#drawing/sheet/steps/entrance-steps.ts";
import type { Flank } from "#drawing/view/house/turned.ts";
import type { Mesh } from "#drawing/view/mesh.ts";
import { speckle } from "#drawing/view/noise.ts";
import { addBush, addColumnTree, addTree } from "#drawing/view/yard/plants.ts";
import type { Plan } from "#planner/plan/plan.ts";

/** mm: bushes stand so far from a wall and from each other, and clear of what one walks or drives on, where the yard is wider than so much. */
const BUSH = { off: 420, apart: 780, clear: 250, yard: 1300 } as const;
/** No bush stands nearer to a door, nor to a porch or a car's bay, mm. */
const BEFORE_DOOR = 900;
const BEFORE_OPEN = 700;

/** Trees behind the house and beside it, where they hide nothing of it, and bushes along its foot. `paved`: where one walks and drives. */
export function plantYard(mesh: Mesh, plan: Plan, flank: Flank, paved: readonly Box[]) {
  const [ground] = plan.levels;
  if (!ground) return;
  const house = footprintBox(ground);
  const plot = boxAround(plan.site.plot);
  const out = -sideAxis(flank).ahead;
  const [near, far] = flank === "right" ? [plot.x2, plot.x1] : [plot.x1, plot.x2];
  const [edge, farEdge] = flank === "right" ? [house.x2, house.x1] : [house.x1, house.x2];
  const depth = house.y2 - house.y1;
  const storeys = plan.levels.length;
  const road = plan.site.edges[flank].kind === "road";
  // On the far side one stands beside the house and one before the sky behind it; on the side that one sees they stand well back.
  addTree(mesh, far - out * 2600, house.y1 + depth * 0.75 + 1500, 5600 + storeys * 500, 11);
  addTree(mesh, far - out * 7800, house.y1 + depth + 6500, 7600 + storeys * 400, 23);
  addTree(mesh, near + out * (road ? 9800 : 4800), plot.y2 + 4200, 7000 + storeys * 450, 37);
  addTree(mesh, near + out * (road ? 14500 : 11000), plot.y2 + 11000, 8600, 41);
  addTree(mesh, (near + far) / 2 + out * 1500, plot.y2 + 9000, 8200 + storeys * 300, 53);
  // Farther ones, for depth.
  for (let k = 0; k < 9; k += 1) {
    const along = (near + far) / 2 + (k - 4) * 13_000 + speckle(k, 3) * 8000;
    addTree(mesh, along, plot.y2 + 24_000 + speckle(k, 7) * 26_000, 8000 + speckle(k, 9) * 4500, 80 + k, "far");
  }
  const free = openGround(plan, paved, plot);
  if (house.y1 - plot.y1 > BUSH.yard) {
    for (let x = house.x1 + 450; x < house.x2 - 300; x += BUSH.apart) {
      const seed = Math.round(x / BUSH.apart) + 100;
      const y = house.y1 - BUSH.off;
      if (free(x, y)) addBush(mesh, x, y, 420 + (seed % 4) * 70, seed);
    }
  }
  if (Math.abs(near - edge) > BUSH.yard) {
    for (let y = house.y1 + 700; y < house.y2 - 500; y += BUSH.apart * 1.35) {
      const seed = Math.round(y / BUSH.apart) + 300;
      const x = edge + out * BUSH.off;
      if (free(x, y)) addBush(mesh, x, y, 430 + (seed % 5) * 60, seed);
    }
  }
  // Where the far side of the yard is wide, a slender tree at the front corner.
  const corner = [far + out * 900, plot.y1 + 1300] as const;
  const yard = Math.abs(far - farEdge);
  if (yard > 1900 && free(corner[0], corner[1])) addColumnTree(mesh, corner[0], corner[1], 3300, 71);
}

/** Whether a bush may stand at a place: within the plot, off what is paved, before no door. */
function openGround(plan: Plan, paved: readonly Box[], plot: Box): (x: number, y: number) => boolean {
  const [ground] = plan.levels;
  if (!ground) return () => false;
  const doors = placeOpenings(ground)
    .filter(({ opening }) => opening.kind === "door" || opening.kind === "arch")
    .map(({ box }) => growBox(box, BEFORE_DOOR));
  const open = ground.rooms
    .filter(({ kind }) => CAR_BAYS.includes(kind) || kind === "porch" || kind === "verandah")
    .map(({ polygon }) => growBox(boxAround(polygon), BEFORE_OPEN));
  const cars = ground.furniture.filter(({ kind }) => kind === "car").map(({ polygon }) => boxAround(polygon));
  const taken = [...paved, ...entranceSteps(plan).flatMap(boxesOf), ...doors, ...open, ...cars];
  return (x, y) => {
    const bush = growBox({ x1: x, x2: x, y1: y, y2: y }, BUSH.clear);
    return boxWithin(bush, plot) && !taken.some((box) => boxesOverlap(box, bush));
  };
}
