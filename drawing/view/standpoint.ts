import { massing } from "#drawing/facade/massing.ts";
import type { Flank } from "#drawing/view/house/turned.ts";
import type { Vec } from "#drawing/view/vec.ts";
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

export function standpoint(plan: Plan): Standpoint {
  const { solids } = massing(plan);
  const x = [Math.min(...solids.map((one) => one.x1)), Math.max(...solids.map((one) => one.x2))] as const;
  const y = [Math.min(...solids.map((one) => one.y1)), Math.max(...solids.map((one) => one.y2))] as const;
  const top = Math.max(...solids.map((one) => one.z2));
  const flank = flankOf(plan);
  const [width, depth] = [x[1] - x[0], y[1] - y[0]];
  const most = plan.site.edges[flank].kind === "party" ? PARTY : WIDEST;
  const degrees = Math.max(LEAST, Math.min(most, (Math.atan((SIDE_SHARE * width) / depth) * 180) / Math.PI));
  const turn = ((flank === "right" ? -1 : 1) * degrees * Math.PI) / 180;
  const away = 1.25 * Math.max(width, top * 1.35) + 3500;
  const middle = [(x[0] + x[1]) / 2, y[0] + Math.min(depth, width) * 0.25] as const;
  const storeys = plan.levels.length;
  const eye: Vec = [middle[0] - Math.sin(turn) * away, middle[1] - Math.cos(turn) * away, EYE + (storeys - 1) * 420];
  return { flank, eye, turn };
}

/** The eye of one who stands, somewhat raised before higher houses, mm. */
const EYE = 1750;

function flankOf({ site: { edges }, levels }: Plan): Flank {
  const shows = (flank: Flank) => SHOWS[edges[flank].kind];
  if (shows("left") !== shows("right")) return shows("left") > shows("right") ? "left" : "right";
  // Between two alike, the one with more glass.
  const [ground] = levels;
  const xs = ground?.footprint.flatMap(({ outer }) => outer.map((point) => point[0])) ?? [];
  const [low, high] = [Math.min(...xs), Math.max(...xs)];
  const glass = (edge: number) =>
    levels
      .flatMap(({ openings }) => openings)
      .filter(({ from, to }) => from[0] === to[0] && Math.abs(from[0] - edge) < 400)
      .reduce((sum, { from, to, sill, head }) => sum + Math.abs(to[1] - from[1]) * (head - sill), 0);
  return glass(low) > glass(high) ? "left" : "right";
}
