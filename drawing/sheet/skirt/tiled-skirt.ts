import { oncePerPlan } from "#drawing/sheet/house/once-per-plan.ts";
import { boxAround, boxHolds } from "#drawing/sheet/shapes/box.ts";
import type { Edge } from "#drawing/sheet/shapes/edges.ts";
import { leftOutAtLadder } from "#drawing/sheet/skirt/ladder.ts";
import { SKIRT_BOARD, SKIRT_SLAB, SKIRT_TILES } from "#drawing/sheet/skirt/sizes.ts";
import { type SkirtEdge, type WholeSkirt, wholeSkirt } from "#drawing/sheet/skirt/whole-skirt.ts";
import type { Point, Polygon } from "#planner/geometry/point.ts";
import type { Plan } from "#planner/plan/plan.ts";

export type { SkirtEdge } from "#drawing/sheet/skirt/whole-skirt.ts";

/**
 * A skirt of tiles about a terrace: a slab that leans on the outer side of the parapet and reaches out beyond the walls as eaves. Real mm; heights are above
 * the top of the roof's slab, of what one sees of the tiles.
 */
export type TiledSkirt = Omit<WholeSkirt, "loops"> & {
  readonly edges: readonly SkirtEdge[];
  /** The lines of eaves and upright edges, counter-clockwise about roofs. */
  readonly outline: readonly Polygon[];
};

/** The tiled skirt of a house: in India, in the traditional style; null where none is built, and where no edge of the roof has ground enough for one. */
export const tiledSkirt = oncePerPlan((plan: Plan): TiledSkirt | null => {
  const whole = wholeSkirt(plan);
  if (whole === null) return null;
  const { reach, foot, top, parapet, gablet } = whole;
  const loops = leftOutAtLadder(plan, whole);
  return {
    reach,
    foot,
    top,
    parapet,
    gablet,
    edges: loops.flat(),
    // Where an edge without tiles goes on in line with one that has them the outline has two corners: at the eaves and at the wall.
    outline: loops.map((loop) => loop.flatMap(({ eaves }) => eaves).filter(isNoRepeat)),
  };
});

function isNoRepeat([x, y]: Point, index: number, all: readonly Point[]): boolean {
  const [bx, by] = all.at(index - 1) ?? [];
  return x !== bx || y !== by;
}

/** Whether tiles lie over a place beside the house. */
export function isUnderTiles({ edges }: Pick<TiledSkirt, "edges">, [x, y]: Point): boolean {
  return edges.some(({ tiled, wall, eaves }) => tiled && boxHolds(boxAround([...wall, ...eaves]), x, y));
}

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
