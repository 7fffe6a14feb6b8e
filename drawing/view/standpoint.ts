import { massing } from "#drawing/facade/massing.ts";
import { footprintBox, sideAxis } from "#drawing/sheet/house/sides.ts";
import { hullOf } from "#drawing/sheet/shapes/box.ts";
import type { Vec } from "#drawing/sheet/shapes/vec.ts";
import type { Flank } from "#drawing/view/house/turned.ts";
import type { EdgeKind } from "#planner/brief/brief.ts";
import type { Plan } from "#planner/plan/plan.ts";

/** Where one stands before the house, and which way one looks: radians from straight ahead, to the right. */
export type Standpoint = {
  readonly flank: Flank;
  readonly eye: Vec;
  readonly turn: number;
};

/** A road beside the plot shows most of a side, a neighbour's wall none. */
const SHOWS: Readonly<Record<EdgeKind, number>> = { road: 3, open: 2, party: 0 };
/** Degrees off the front's axis: beside a wall that a neighbour builds against one stands almost before the front. */
const WIDEST = 33;
const PARTY = 19;
const LEAST = 15;
/** A side takes no more of the picture than this share of what the front does. */
const SIDE_SHARE = 0.62;
/** One stands so many times the house's width away, or its height for so much of a width, and `least` before that, mm. */
const AWAY = { of: 1.25, height: 1.35, least: 3500 } as const;
/** One looks at a point so far behind the front, as a share of the house. */
const MIDDLE = 0.25;
/** The eye of one who stands, and how much it is raised for each upper storey, mm. */
const EYE = 1750;
const RAISED = 420;
/** An opening is in a side's wall where it is no farther from the house's edge, mm. */
const IN_WALL = 400;

export function standpoint(plan: Plan): Standpoint {
  const { solids, roof, pitched } = massing(plan);
  const { x1, x2, y1, y2 } = hullOf(solids);
  const top = Math.max(...solids.map((one) => one.z2), roof + (pitched?.ridge ?? 0));
  const flank = flankOf(plan);
  const [width, depth] = [x2 - x1, y2 - y1];
  const most = plan.site.edges[flank].kind === "party" ? PARTY : WIDEST;
  const degrees = Math.max(LEAST, Math.min(most, (Math.atan((SIDE_SHARE * width) / depth) * 180) / Math.PI));
  const turn = (sideAxis(flank).ahead * degrees * Math.PI) / 180;
  const away = AWAY.of * Math.max(width, top * AWAY.height) + AWAY.least;
  const middle = [(x1 + x2) / 2, y1 + Math.min(depth, width) * MIDDLE] as const;
  const eye: Vec = [
    middle[0] - Math.sin(turn) * away,
    middle[1] - Math.cos(turn) * away,
    EYE + (plan.levels.length - 1) * RAISED,
  ];
  return { flank, eye, turn };
}

function flankOf({ site: { edges }, levels }: Plan): Flank {
  const shows = (flank: Flank) => SHOWS[edges[flank].kind];
  if (shows("left") !== shows("right")) return shows("left") > shows("right") ? "left" : "right";
  // Between two alike, the one with more glass.
  const [ground] = levels;
  if (!ground) return "left";
  const { x1, x2 } = footprintBox(ground);
  const glass = (edge: number) =>
    levels
      .flatMap(({ openings }) => openings)
      .filter(({ from, to }) => from[0] === to[0] && Math.abs(from[0] - edge) < IN_WALL)
      .reduce((sum, { from, to, sill, head }) => sum + Math.abs(to[1] - from[1]) * (head - sill), 0);
  return glass(x1) > glass(x2) ? "left" : "right";
}
