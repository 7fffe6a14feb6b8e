import { capOver } from "#drawing/facade/roof/cap-over.ts";
import { gabletPieces } from "#drawing/facade/roof/gablet-pieces.ts";
import type { Place, RoofPart, RoofPiece } from "#drawing/facade/roof/roof-piece.ts";
import { turn } from "#drawing/sheet/house/outline-walls.ts";
import { outerEdge } from "#drawing/sheet/shapes/edges.ts";
import { unit } from "#drawing/sheet/shapes/vec.ts";
import { besideGablet } from "#drawing/sheet/skirt/gablet.ts";
import { GABLET_DEPTH, SKIRT_TILE_ENDS } from "#drawing/sheet/skirt/sizes.ts";
import { inFromEaves, type SkirtEdge, skirtProfile, type TiledSkirt } from "#drawing/sheet/skirt/tiled-skirt.ts";
import type { Point } from "#planner/geometry/point.ts";

/** The tiles along the top of the skirt reach so far down it, up the parapet and before it. mm */
export const SKIRT_CAP = { down: 60, up: 70, before: 60 } as const;

/** All that one sees of a skirt of tiles: tiles, boards, underside, hips, and its gablet. Heights as `TiledSkirt` tells them. */
export function skirtPieces(skirt: TiledSkirt): readonly RoofPiece[] {
  const { edges, gablet } = skirt;
  return [
    ...edges.filter(({ tiled }) => tiled).flatMap((edge) => edgePieces(skirt, edge)),
    ...edges.flatMap((edge) => hipBefore(skirt, edge)),
    ...(gablet === null ? [] : gabletPieces(skirt, gablet)),
  ];
}

/** A strip along an edge between two lines of its profile (beyond the wall's face, above the slab), left out where the gablet stands. */
type Strip = { readonly part: RoofPart; readonly low: Point; readonly high: Point };

function edgePieces(skirt: TiledSkirt, edge: SkirtEdge): readonly RoofPiece[] {
  const { reach, foot, top } = skirt;
  const { under, board, whole } = skirtProfile(skirt);
  const [atWall = board, behindBoard = board] = under;
  const { before, down, up } = SKIRT_CAP;
  const strips: readonly Strip[] = [
    { part: "tiles", low: [reach, foot], high: [0, top] },
    { part: "edge", low: [reach, foot - SKIRT_TILE_ENDS], high: [reach, foot] },
    { part: "board", low: board, high: [reach, foot - SKIRT_TILE_ENDS] },
    { part: "underside", low: behindBoard, high: board },
    { part: "underside", low: atWall, high: behindBoard },
    { part: "cap", low: [before, top - down], high: [before, top + up / 2] },
    { part: "cap", low: [before, top + up / 2], high: [0, top + up] },
  ];
  return [...strips.flatMap((strip) => stripPieces(skirt, edge, strip)), ...endPieces(skirt, edge, whole)];
}

function stripPieces(skirt: TiledSkirt, edge: SkirtEdge, { part, low, high }: Strip): readonly RoofPiece[] {
  const { out } = outerEdge(edge.wall);
  const along: Place = [-out[1], out[0], 0];
  // Tiles end at those of the gablet, the underside at that of its slab.
  const depth = part === "underside" ? GABLET_DEPTH : 0;
  const linesAt = ([beyond, z]: Point) =>
    besideGablet(skirt, edge, inFromEaves(skirt, edge, skirt.reach - beyond), z + depth);
  const over = linesAt(high);
  return linesAt(low).map(([a, b], index): RoofPiece => {
    const [d, c] = over[index] ?? [a, b];
    return {
      part,
      along,
      corners: [
        [...a, low[1]],
        [...b, low[1]],
        [...c, high[1]],
        [...d, high[1]],
      ],
    };
  });
}

/** What closes a skirt where it ends upright: at a neighbour's wall, or beside an edge without tiles. */
function endPieces({ edges }: TiledSkirt, edge: SkirtEdge, whole: readonly Point[]): readonly RoofPiece[] {
  const { out } = outerEdge(edge.wall);
  return ([0, 1] as const).flatMap((end): readonly RoofPiece[] => {
    if (neighbourOf(edges, edge, end).tiled) return [];
    const [x, y] = edge.wall[end];
    const corners = whole.map(([beyond, z]): Place => [x + out[0] * beyond, y + out[1] * beyond, z]);
    return [{ part: "gable", along: [out[0], out[1], 0], corners: end === 0 ? corners : [...corners].reverse() }];
  });
}

/** The edge that meets another one at its beginning (0) or end (1). */
function neighbourOf(edges: readonly SkirtEdge[], edge: SkirtEdge, end: 0 | 1): SkirtEdge {
  const corner = edge.wall[end];
  const isThere = ({ wall }: SkirtEdge) => {
    const [x, y] = wall[1 - end] ?? corner;
    return x === corner[0] && y === corner[1];
  };
  return edges.find(isThere) ?? edge;
}

/** The tiles over the hip at the beginning of an edge; none where the outline turns in, to a valley. */
function hipBefore({ edges, foot, top }: TiledSkirt, edge: SkirtEdge): readonly RoofPiece[] {
  const before = neighbourOf(edges, edge, 0);
  if (!edge.tiled || !before.tiled || turn(before.wall, edge.wall) <= 0) return [];
  const [a, b] = [outerEdge(before.wall).out, outerEdge(edge.wall).out];
  const rise = (top - foot) / Math.hypot(edge.eaves[0][0] - edge.wall[0][0], edge.eaves[0][1] - edge.wall[0][1]);
  const slope = ([ox, oy]: Point) => unit([ox, oy, 1 / (rise * Math.SQRT2)]);
  return capOver([...edge.eaves[0], foot], [...edge.wall[0], top], slope(a), slope(b));
}
