import { footprintBox, sideAxis } from "#drawing/sheet/house/sides.ts";
import { boxAround } from "#drawing/sheet/shapes/box.ts";
import type { Flank } from "#drawing/view/house/turned.ts";
import type { Mesh } from "#drawing/view/mesh.ts";
import { speckle } from "#drawing/view/noise.ts";
import { addNeighbour } from "#drawing/view/yard/neighbour.ts";
import { addHedge, addPalm, addTree } from "#drawing/view/yard/plants.ts";
import type { Onlooker } from "#drawing/view/yard/sight.ts";
import type { Plan } from "#planner/plan/plan.ts";

/** mm: hedges so far behind and beside the plot, and a belt of trees that hides where the ground ends. */
const HEDGE = { behind: 15_000, beside: 17_000, high: 1500, front: 2500 } as const;
const BELT = { behind: 78_000, beside: 95_000, high: 6200, front: 4000 } as const;
/** A lane lies so far beside a corner plot with its path, and is so wide with its other kerb. mm */
const LANE_SIDE = 1000;
const LANE = 6500;
/** The neighbour on the side that one sees stands so far beyond where one stands, mm. */
const BESIDE = 600;

/** What stands beyond the plot, all of it behind the house or beside it: neighbours at party walls, hedges, trees near and far. */
export function addSurroundings(mesh: Mesh, plan: Plan, flank: Flank, { eye, shows }: Onlooker) {
  const [ground] = plan.levels;
  if (!ground) return;
  const house = footprintBox(ground);
  const plot = boxAround(plan.site.plot);
  const out = -sideAxis(flank).ahead;
  const { edges } = plan.site;
  const [near, far] = flank === "right" ? [plot.x2, plot.x1] : [plot.x1, plot.x2];
  const farSide = flank === "right" ? "left" : "right";
  const depth = house.y2 - house.y1;
  const storeys = plan.levels.length;
  const road = edges[flank].kind === "road";
  for (const side of ["left", "right"] as const) {
    if (edges[side].kind !== "party") continue;
    const outward = side === "left" ? -1 : 1;
    const boundary = side === "left" ? plot.x1 : plot.x2;
    // On the side that one sees, the neighbour stands beyond where one stands: between both one looks along the party wall.
    const from = outward > 0 ? Math.max(boundary, eye[0] + BESIDE) : Math.min(boundary, eye[0] - BESIDE);
    addNeighbour(mesh, plan, { outward, from: side === flank ? from : boundary, boundary });
  }
  const tree = (x: number, y: number, height: number, seed: number, from: "near" | "far" = "near") => {
    if (shows(x, y, height / 2)) addTree(mesh, x, y, height, seed, from);
  };
  // On the far side one stands beside the house and one before the sky behind it; on the side that one sees they stand well back.
  if (edges[farSide].kind === "open") tree(far - out * 2600, house.y1 + depth * 0.75 + 1500, 5600 + storeys * 500, 11);
  tree(far - out * 7800, house.y1 + depth + 6500, 7600 + storeys * 400, 23);
  tree(near + out * (road ? 9800 : 4800), plot.y2 + 4200, 7000 + storeys * 450, 37);
  tree(near + out * (road ? 14500 : 11000), plot.y2 + 11000, 8600, 41);
  tree((near + far) / 2 + out * 1500, plot.y2 + 9000, 8200 + storeys * 300, 53);
  if (plan.brief.region === "in") {
    addPalm(mesh, far - out * 13_500, plot.y2 + 5500, 9200, 61);
    addPalm(mesh, near + out * (road ? 19_000 : 16_500), plot.y2 + 15_000, 10_000, 67);
  }
  // Farther ones, for depth.
  for (let k = 0; k < 9; k += 1) {
    const along = (near + far) / 2 + (k - 4) * 13_000 + speckle(k, 3) * 8000;
    tree(along, plot.y2 + 24_000 + speckle(k, 7) * 26_000, 8000 + speckle(k, 9) * 4500, 80 + k, "far");
  }
  for (const { behind, beside, high, front } of [HEDGE, BELT]) {
    const y = plot.y2 + behind;
    const [left, right] = [plot.x1 - beside, plot.x2 + beside];
    // A lane beside a corner plot goes on through them.
    const lane = LANE_SIDE + LANE;
    const from = edges.left.kind === "road" ? plot.x1 - LANE_SIDE : left;
    const to = edges.right.kind === "road" ? plot.x2 + LANE_SIDE : right;
    addHedge(mesh, [from, y], [to, y], high, shows);
    if (from > left) addHedge(mesh, [left, y], [plot.x1 - lane, y], high, shows);
    if (to < right) addHedge(mesh, [plot.x2 + lane, y], [right, y], high, shows);
    for (const x of [left, right]) addHedge(mesh, [x, plot.y1 + front], [x, y], high, shows);
  }
}
