import { roofParapetHeight } from "#drawing/sheet/heights/house-heights.ts";
import { oncePerPlan } from "#drawing/sheet/house/once-per-plan.ts";
import {
  cornerBetween,
  groundBefore,
  groundBetween,
  LEAST_GAP,
  type OutlineWall,
  sideOf,
} from "#drawing/sheet/house/outline-walls.ts";
import { roofOutline } from "#drawing/sheet/house/roof-outline.ts";
import { boxAround } from "#drawing/sheet/shapes/box.ts";
import { type Edge, edgesOf, enclosedArea, outerEdge } from "#drawing/sheet/shapes/edges.ts";
import { type Gablet, gabletOver } from "#drawing/sheet/skirt/gablet.ts";
import { SKIRT_BOARD, SKIRT_SLAB, SKIRT_TILES, STEEP } from "#drawing/sheet/skirt/sizes.ts";
import type { Point, Polygon } from "#planner/geometry/point.ts";
import type { Plan } from "#planner/plan/plan.ts";

/** An edge of a flat roof, its wall up to the parapet: with tiles before it, or upright as a parapet alone. Real mm. */
export type SkirtEdge = OutlineWall & {
  /** Along the eaves, which are mitred with those of the next edge; where there are none, along the wall. */
  readonly eaves: Edge;
  readonly tiled: boolean;
};

/**
 * A skirt of tiles about a terrace: a slab that leans on the outer side of the parapet and reaches out beyond the walls as eaves. Real mm; heights are above
 * the top of the roof's slab, of what one sees of the tiles.
 */
export type TiledSkirt = {
  /** How far the eaves reach beyond the walls, all alike. */
  readonly reach: number;
  readonly foot: number;
  readonly top: number;
  readonly parapet: number;
  readonly edges: readonly SkirtEdge[];
  /** The lines of eaves and upright edges, counter-clockwise about roofs. */
  readonly outline: readonly Polygon[];
  /** The small gable over the front; null where no front has room for it. */
  readonly gablet: Gablet | null;
};

/** Eaves reach so far out where the plot leaves room, and end so far from its boundary that water falls on the plot's own ground. mm */
const REACH = 600;
const DRIP = 150;
/** With less ground before it an edge has no tiles: a neighbour's wall stands there. mm */
const NO_ROOM = 450;
/** So far below the top of the slab tiles end at the eaves. mm */
const FOOT = -150;
/** What the tiles rise for one across. */
const RISE = Math.tan((STEEP.skirt * Math.PI) / 180);
/** What the top of the tiles is rounded to, mm: a mason measures it. */
const GRAIN = 10;
/** The tiled skirt of a house: in India, in the traditional style; null where none is built. */
export const tiledSkirt = oncePerPlan((plan: Plan): TiledSkirt | null => {
  const { region, style } = plan.brief;
  if (region !== "in" || style !== "traditional") return null;
  const loops = roofOutline(plan).map((loop) =>
    edgesOf(loop).map((wall) => ({ wall, side: sideOf(outerEdge(wall).out), loop })),
  );
  const all = loops.flat();
  const plot = boxAround(plan.site.plot);
  const before = ({ side, wall }: OutlineWall) => groundBefore(plot, side, wall[0]);
  const isTiled = (edge: OutlineWall & { readonly loop: Polygon }) =>
    enclosedArea(edge.loop) > 0 &&
    before(edge) >= NO_ROOM &&
    all.every((other) => groundBetween(edge, other) >= LEAST_GAP);
  const reach = Math.min(REACH, ...all.filter(isTiled).map((edge) => before(edge) - DRIP));
  const parapet = roofParapetHeight(plan);
  const top = FOOT + Math.round((reach * RISE) / GRAIN) * GRAIN;
  const edges = loops.map((loop) => {
    const walls = loop.map((edge) => ({ ...edge, beyond: isTiled(edge) ? reach : 0 }));
    const corners = walls.map((edge, index) => cornerBetween(walls.at(index - 1) ?? edge, edge));
    return walls.map(({ side, wall, beyond }, index): SkirtEdge => {
      const [from, to] = [corners[index], corners[(index + 1) % corners.length]];
      return { side, wall, tiled: beyond > 0, eaves: [from ?? wall[0], to ?? wall[1]] };
    });
  });
  const skirt = { reach, foot: FOOT, top, parapet, edges: edges.flat() };
  return {
    ...skirt,
    outline: edges.map((loop) => loop.map(({ eaves }) => eaves[0])),
    gablet: gabletOver(plan, skirt),
  };
});

/** The line so far in from an edge's eaves towards its wall, mm: mitred as they are. */
export function inFromEaves({ reach }: Pick<TiledSkirt, "reach">, { wall, eaves }: SkirtEdge, by: number): Edge {
  const share = by / reach;
  return eaves.map((from, end): Point => {
    const to = wall[end] ?? from;
    return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
  }) as [Point, Point];
}

/** A skirt cut across: (beyond the wall's face, above the roof's slab). */
export type SkirtProfile = {
  /** The tiles with their battens, and the slab under them. */
  readonly tiles: readonly Point[];
  readonly slab: readonly Point[];
  /** The slab's underside, from the wall to the board along the eaves; and the foot of that. */
  readonly under: readonly Point[];
  readonly board: Point;
  /** All of it together, convex. */
  readonly whole: readonly Point[];
};

/** What a cut across the eaves goes through. */
export function skirtProfile({ reach, foot, top }: Pick<TiledSkirt, "reach" | "foot" | "top">): SkirtProfile {
  const rise = (top - foot) / reach;
  const upright = (thick: number) => thick * Math.hypot(1, rise);
  const [covering, both] = [upright(SKIRT_TILES), upright(SKIRT_TILES + SKIRT_SLAB)];
  const board: Point = [reach, foot - SKIRT_BOARD];
  const edge: Point = [reach, foot];
  const ridge: Point = [0, top];
  const between: readonly Point[] = [
    [0, top - covering],
    [reach, foot - covering],
  ];
  // The underside rises from behind the board's foot to the wall.
  const under: readonly Point[] = [
    [0, top - both],
    [reach - (both - SKIRT_BOARD) / rise, foot - SKIRT_BOARD],
  ];
  return {
    tiles: [edge, ridge, ...between],
    slab: [...[...between].reverse(), ...under, board],
    under,
    board,
    whole: [edge, ridge, ...under, board],
  };
}
