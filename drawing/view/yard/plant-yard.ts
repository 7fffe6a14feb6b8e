import { footprintBox, sideAxis } from "#drawing/sheet/house/sides.ts";
import { type Box, boxAround } from "#drawing/sheet/shapes/box.ts";
import type { Flank } from "#drawing/view/house/turned.ts";
import type { Mesh } from "#drawing/view/mesh.ts";
import { speckle } from "#drawing/view/noise.ts";
import { openGround } from "#drawing/view/yard/open-ground.ts";
import { addBush, addColumnTree, addTree } from "#drawing/view/yard/plants.ts";
import { type Onlooker, sightOf } from "#drawing/view/yard/sight.ts";
import type { Plan } from "#planner/plan/plan.ts";

/** mm: bushes stand so far from a wall and from each other; along the house only in a yard that is wider than so much. */
const BUSH = { off: 420, apart: 780, clear: 250, yard: 1300 } as const;
/** Shrubs along the boundary stand closer, as a hedge so high. mm */
const ROW = { off: 480, apart: 520, high: 1150 } as const;
/** What is clipped would grow so many times as high: its top is dense. */
const CLIPPED = 1.3;
/** A bush reaches so far about its middle, a share of its height. */
const SPREAD = 0.95;
/** Before the house, plants hide no more than what lies so high above its floor, mm: well below the sills. */
const BELOW_SILLS = 400;
/** Trees in the yard: how far their crowns reach, how high they are, how far apart they stand, and how many there are at most. mm */
const TREE = { reach: 1600, high: 3300, apart: 4200, most: 3, step: 600, clear: 700 } as const;

/**
 * Bushes along the house's foot and along the boundary, and trees where there is open ground; nothing before a door or window. `paved`: where one
 * walks and drives.
 */
export function plantYard(mesh: Mesh, plan: Plan, flank: Flank, paved: readonly Box[], onlooker: Onlooker) {
  const [ground] = plan.levels;
  if (!ground) return;
  const house = footprintBox(ground);
  const plot = boxAround(plan.site.plot);
  const out = -sideAxis(flank).ahead;
  const [near, far] = flank === "right" ? [plot.x2, plot.x1] : [plot.x1, plot.x2];
  const [edge, farEdge] = flank === "right" ? [house.x2, house.x1] : [house.x1, house.x2];
  const free = openGround(plan, paved);
  const sight = sightOf(onlooker.eye, house);
  const bush = (x: number, y: number, height: number, seed: number, form: "free" | "clipped" = "free") => {
    if (!onlooker.shows(x, y, height * CLIPPED) || !free(x, y, BUSH.clear) || !onlooker.showsFootOf([x, y, 0])) return;
    // Lower ones where a high one would hide too much.
    for (const top of [height, height * 0.85, height * 0.7]) {
      const grown = form === "free" ? top : top * CLIPPED;
      const before = sight({ x, y, reach: grown * SPREAD, height: top });
      if (before === "beside" || before < ground.floorLevel + BELOW_SILLS)
        return addBush(mesh, x, y, grown, seed, { free, top });
    }
  };
  if (house.y1 - plot.y1 > BUSH.yard)
    for (let x = house.x1 + 450; x < house.x2 - 300; x += BUSH.apart) {
      const seed = Math.round(x / BUSH.apart) + 100;
      bush(x, house.y1 - BUSH.off, 420 + (seed % 4) * 70, seed);
    }
  if (Math.abs(near - edge) > BUSH.yard)
    for (let y = house.y1 + 700; y < house.y2 - 500; y += BUSH.apart * 1.35) {
      const seed = Math.round(y / BUSH.apart) + 300;
      bush(edge + out * BUSH.off, y, 430 + (seed % 5) * 60, seed);
    }
  for (const [place, seed] of boundaryRow(plan, plot, house)) {
    // Above a low wall a low hedge.
    const high = plan.brief.region === "in" ? ROW.high : ROW.high * 0.45;
    bush(place[0], place[1], high, seed, "clipped");
  }
  // Where the far side of the yard is wide, a slender tree at the front corner.
  const corner = [far + out * 900, plot.y1 + 1300] as const;
  const trees: (readonly [number, number])[] = [];
  if (Math.abs(far - farEdge) > 1900 && free(...corner, BUSH.clear)) {
    addColumnTree(mesh, ...corner, 3300, 71);
    trees.push(corner);
  }
  // Nearer to the road they frame the house; behind it none is seen.
  for (let y = plot.y1 + TREE.reach; y < house.y2; y += TREE.step)
    for (let x = plot.x1 + TREE.reach; x <= plot.x2 - TREE.reach; x += TREE.step) {
      if (trees.length >= TREE.most || !free(x, y, TREE.clear) || !onlooker.showsFootOf([x, y, 0])) continue;
      if (trees.some(([tx, ty]) => Math.hypot(tx - x, ty - y) < TREE.apart)) continue;
      if (sight({ x, y, reach: TREE.reach, height: TREE.high }) !== "beside") continue;
      trees.push([x, y]);
      addTree(mesh, x, y, TREE.high + 400 * speckle(Math.round(x), 3), 200 + trees.length, "small");
    }
}

/** Places along the inner faces of the boundary walls before the house, in a region that builds them; with a number for each. */
function boundaryRow(plan: Plan, plot: Box, house: Box): readonly (readonly [readonly [number, number], number])[] {
  if (plan.brief.region === "us") return [];
  const along = (from: number, to: number) =>
    Array.from({ length: Math.max(0, Math.floor((to - from) / ROW.apart)) }, (_, k) => from + (k + 0.5) * ROW.apart);
  const deep = house.y1 - plot.y1;
  const front = deep > BUSH.yard ? along(plot.x1 + 300, plot.x2 - 300).map((x) => [x, plot.y1 + ROW.off] as const) : [];
  const sides = [plot.x1 + ROW.off, plot.x2 - ROW.off].flatMap((x) => {
    const yard = x < house.x1 ? house.x1 - plot.x1 : plot.x2 - house.x2;
    const end = yard > BUSH.yard * 1.3 ? house.y2 : house.y1 - 300;
    return along(plot.y1 + ROW.off + ROW.apart / 2, end).map((y) => [x, y] as const);
  });
  return [...front, ...sides].map((place, index) => [place, 400 + index] as const);
}
