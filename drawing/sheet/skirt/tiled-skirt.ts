import { roofParapetHeight } from "#drawing/sheet/heights/house-heights.ts";
import { oncePerPlan } from "#drawing/sheet/house/once-per-plan.ts";
import { roofOutline } from "#drawing/sheet/house/roof-outline.ts";
import { type SideName, sideAt, sideAxis } from "#drawing/sheet/house/sides.ts";
import { groundBefore, sideOf } from "#drawing/sheet/pitched/roof-edges.ts";
import { axisEnds, boxAround, commonBox } from "#drawing/sheet/shapes/box.ts";
import { type Edge, edgesOf, enclosedArea, outerEdge } from "#drawing/sheet/shapes/edges.ts";
import { type Gablet, gabletOver } from "#drawing/sheet/skirt/gablet.ts";
import { SKIRT_BOARD, SKIRT_SLAB, SKIRT_TILES } from "#drawing/sheet/skirt/sizes.ts";
import type { Point, Polygon } from "#planner/geometry/point.ts";
import type { Plan } from "#planner/plan/plan.ts";

/** An edge of a flat roof: with tiles before it, or upright as a parapet alone. Real mm. */
export type SkirtEdge = {
  readonly side: SideName;
  /** Along the outer face of the parapet, the roof on its left; and along the eaves, which are mitred with those of the next edge. */
  readonly wall: Edge;
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
/** So far below the top of the slab tiles end at the eaves; and so much they rise for one across, at 60 degrees. mm */
const FOOT = -150;
const RISE = Math.sqrt(3);
/** What the top of the tiles is rounded to, mm: a mason measures it. */
const GRAIN = 10;
/** Between edges that look at each other across less ground there is no light for two eaves. mm */
const LEAST_GAP = 1800;

/** The tiled skirt of a house; null where none is built: abroad, and in other styles. */
export const tiledSkirt = oncePerPlan((plan: Plan): TiledSkirt | null => {
  if (!hasSkirt(plan)) return null;
  const loops = roofOutline(plan).map((loop) =>
    edgesOf(loop).map((wall) => ({ wall, side: sideOf(outOf(wall)), loop })),
  );
  const all = loops.flat();
  const plot = boxAround(plan.site.plot);
  const before = ({ side, wall }: Faced) => groundBefore(plot, side, wall[0]);
  const isTiled = (edge: Faced & { readonly loop: Polygon }) =>
    enclosedArea(edge.loop) > 0 &&
    before(edge) >= NO_ROOM &&
    all.every((other) => Math.min(gapBetween(edge, other), gapBetween(other, edge)) >= LEAST_GAP);
  const reach = Math.min(REACH, ...all.filter(isTiled).map((edge) => before(edge) - DRIP));
  const parapet = roofParapetHeight(plan);
  const top = FOOT + Math.round((reach * RISE) / GRAIN) * GRAIN;
  const edges = loops.map((loop) => {
    const faced = loop.map((edge) => ({ side: edge.side, wall: edge.wall, tiled: isTiled(edge) }));
    const corners = faced.map((edge, index) => eavesCorner(faced.at(index - 1) ?? edge, edge, reach));
    return faced.map((edge, index): SkirtEdge => {
      const [from, to] = [corners[index], corners[(index + 1) % corners.length]];
      return { ...edge, eaves: [from ?? edge.wall[0], to ?? edge.wall[1]] };
    });
  });
  const skirt = { reach, foot: FOOT, top, parapet, edges: edges.flat() };
  return {
    ...skirt,
    outline: edges.map((loop) => loop.map(({ eaves }) => eaves[0])),
    gablet: gabletOver(plan, skirt),
  };
});

/** Whether a house has a skirt of tiles about its terrace: in India, in the traditional style. */
export function hasSkirt({ brief: { region, style } }: Plan): boolean {
  return region === "in" && style === "traditional";
}

/** A place so far in from an edge's eaves, at their beginning (0) or end (1): mitred as they are. */
export function inFromEaves(
  { reach }: Pick<TiledSkirt, "reach">,
  { wall, eaves }: SkirtEdge,
  end: 0 | 1,
  by: number,
): Point {
  const [from, to] = [eaves[end], wall[end]];
  const share = by / reach;
  return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
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

type Faced = { readonly side: SideName; readonly wall: Edge };

function outOf(wall: Edge): Point {
  return outerEdge(wall).out;
}

/** The open ground from an edge to another one that looks back at it; without end where none does. */
function gapBetween(edge: Faced, other: Faced): number {
  const { axis, ahead } = sideAxis(edge.side);
  const opposite = sideAxis(other.side);
  if (opposite.axis !== axis || opposite.ahead === ahead) return Number.POSITIVE_INFINITY;
  const [own, across] = [boxAround(edge.wall), boxAround(other.wall)];
  const [from, to] = axisEnds(commonBox(own, across), axis);
  const gap = (sideAt(own, edge.side) - sideAt(across, other.side)) * ahead;
  return from < to && gap > 0 ? gap : Number.POSITIVE_INFINITY;
}

/** Where the eaves of two edges meet: each moved out as far as its tiles reach. */
function eavesCorner(
  before: Faced & { readonly tiled: boolean },
  after: Faced & { readonly tiled: boolean },
  reach: number,
): Point {
  const [x, y] = after.wall[0];
  const [a, b] = [before, after].map(({ wall, tiled }) => {
    const [ox, oy] = outOf(wall);
    return tiled ? ([ox * reach, oy * reach] as const) : ([0, 0] as const);
  }) as [Point, Point];
  return [x + a[0] + b[0], y + a[1] + b[1]];
}
