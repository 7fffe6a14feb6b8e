import { roofParapetHeight } from "#drawing/sheet/heights/house-heights.ts";
import { oncePerPlan } from "#drawing/sheet/house/once-per-plan.ts";
import {
  cornerBetween,
  groundBefore,
  groundBetween,
  LEAST_GAP,
  type OutlineWall,
  sideOf,
  turn,
} from "#drawing/sheet/house/outline-walls.ts";
import { roofOutline } from "#drawing/sheet/house/roof-outline.ts";
import { BEFORE_WALL, PIPE } from "#drawing/sheet/rain/outlet.ts";
import { boxAround } from "#drawing/sheet/shapes/box.ts";
import { type Edge, edgesOf, enclosedArea, outerEdge } from "#drawing/sheet/shapes/edges.ts";
import { type Gablet, gabletOver } from "#drawing/sheet/skirt/gablet.ts";
import { SKIRT_SLAB, SKIRT_TILES, STEEP } from "#drawing/sheet/skirt/sizes.ts";
import type { Point } from "#planner/geometry/point.ts";
import type { Plan } from "#planner/plan/plan.ts";

/** An edge of a flat roof, its wall up to the parapet: with tiles before it, or upright as a parapet alone. Real mm. */
export type SkirtEdge = OutlineWall & {
  /** Along the eaves, which are mitred with those of the next edge; where there are none, along the wall. */
  readonly eaves: Edge;
  readonly tiled: boolean;
};

/** A skirt of tiles before anything is left out of it where something goes up through it. */
export type WholeSkirt = {
  /** How far the eaves reach beyond the walls, all alike. */
  readonly reach: number;
  readonly foot: number;
  readonly top: number;
  readonly parapet: number;
  /** The edges about each roof, in turn. */
  readonly loops: readonly (readonly SkirtEdge[])[];
  /** The small gable over the front; null where no front has room for it. */
  readonly gablet: Gablet | null;
};

/** Eaves reach so far out where the plot leaves room, and end so far from its boundary that water falls on the plot's own ground. mm */
const REACH = 600;
const DRIP = 150;
/** So far below the top of the slab tiles end at the eaves. mm */
const FOOT = -150;
/** What the tiles rise for one across. */
const RISE = Math.tan((STEEP.skirt * Math.PI) / 180);
/** What reach and top of the tiles are rounded to, mm: a mason measures them. */
const GRAIN = 10;
/** A pipe's sockets stand out from it so far, mm. */
const SOCKET = 20;

/**
 * With less reach the slab would lie on the rain-water pipes: they come down behind it, and where the spout leaves the parapet's foot, on the roof's slab, its
 * top must pass under the skirt's as far out as the pipe's sockets reach. mm
 */
export const LEAST_REACH = leastReach();

function leastReach(): number {
  const pipe = BEFORE_WALL + PIPE / 2 + SOCKET;
  const depth = (SKIRT_TILES + SKIRT_SLAB) * Math.hypot(1, RISE);
  return Math.ceil((pipe + (depth + PIPE - FOOT) / RISE) / GRAIN) * GRAIN;
}

/** The skirt about a roof, as if nothing went up through it: in India, in the traditional style; null where no edge has ground enough before it. */
export const wholeSkirt = oncePerPlan((plan: Plan): WholeSkirt | null => {
  const { region, style } = plan.brief;
  if (region !== "in" || style !== "traditional") return null;
  const outlines = roofOutline(plan).map((outline) => {
    const walls = edgesOf(outline).map((wall): OutlineWall => ({ wall, side: sideOf(outerEdge(wall).out) }));
    return { isCourt: enclosedArea(outline) <= 0, walls };
  });
  const all = outlines.flatMap(({ walls }) => walls);
  const plot = boxAround(plan.site.plot);
  const before = ({ side, wall }: OutlineWall) => groundBefore(plot, side, wall[0]);
  const isNarrow = (one: OutlineWall, other: OutlineWall) => groundBetween(one, other) < LEAST_GAP;
  const loops = outlines.map(({ isCourt, walls }) =>
    walls.map((edge, index) => {
      const [last = edge, next = edge] = [walls.at(index - 1), walls[(index + 1) % walls.length]];
      // The back of a narrow recess has none either: its sides stand too near to each other.
      const isShut = isNarrow(last, next) || all.some((other) => isNarrow(edge, other));
      return { ...edge, tiled: !isCourt && !isShut && before(edge) >= LEAST_REACH + DRIP };
    }),
  );
  const tiled = loops.flat().filter((edge) => edge.tiled);
  if (tiled.length === 0) return null;
  const most = Math.min(REACH, ...tiled.map((edge) => before(edge) - DRIP));
  const reach = Math.floor(most / GRAIN) * GRAIN;
  const parapet = roofParapetHeight(plan);
  const top = FOOT + Math.round((reach * RISE) / GRAIN) * GRAIN;
  const edges = loops.map((loop) => withEaves(loop, reach));
  const form = { reach, foot: FOOT, top, parapet };
  return { ...form, loops: edges, gablet: gabletOver(plan, { ...form, edges: edges.flat() }) };
});

/** The edges about a roof with their eaves, mitred where the next one has tiles too, and upright where one in line with it has none. */
export function withEaves(loop: readonly Omit<SkirtEdge, "eaves">[], reach: number): readonly SkirtEdge[] {
  const walls = loop.map((edge) => ({ ...edge, beyond: edge.tiled ? reach : 0 }));
  return walls.map(({ beyond, ...edge }, index): SkirtEdge => {
    const own = { ...edge, beyond };
    const [before = own, after = own] = [walls.at(index - 1), walls[(index + 1) % walls.length]];
    const end = (one: typeof own, next: typeof own, at: 0 | 1): Point =>
      turn(one.wall, next.wall) === 0 ? beside(own, at) : cornerBetween(one, next);
    return { ...edge, eaves: [end(before, own, 0), end(own, after, 1)] };
  });
}

function beside({ wall, beyond }: { readonly wall: Edge; readonly beyond: number }, end: 0 | 1): Point {
  const { out } = outerEdge(wall);
  const [x, y] = wall[end];
  return [x + out[0] * beyond, y + out[1] * beyond];
}
