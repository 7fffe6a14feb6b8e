import { capOver } from "#drawing/facade/roof/cap-over.ts";
import { type GableVent, ventPieces } from "#drawing/facade/roof/gables.ts";
import { type Place, type RoofPart, type RoofPiece, uprightPiece } from "#drawing/facade/roof/roof-piece.ts";
import { edgesOf } from "#drawing/sheet/shapes/edges.ts";
import { type Gablet, halfAt } from "#drawing/sheet/skirt/gablet.ts";
import { GABLET_DEPTH, SKIRT_TILE_ENDS } from "#drawing/sheet/skirt/sizes.ts";
import { skirtProfile, type TiledSkirt } from "#drawing/sheet/skirt/tiled-skirt.ts";
import type { Point } from "#planner/geometry/point.ts";

/** The board along a verge hangs so far down, upright: it covers the slab's edge. mm */
export const VERGE = 250;

/** The gablet's slopes and ridge, its verge, underside, the walls under it on the parapet and what adorns it. */
export function gabletPieces(skirt: TiledSkirt, gablet: Gablet): readonly RoofPiece[] {
  const { middle, ridge, eaves, face, rear } = gablet;
  const { foot, top, parapet } = skirt;
  const { under } = skirtProfile(skirt);
  return [
    ...([-1, 1] as const).flatMap((hand): readonly RoofPiece[] => {
      const at = (height: number, y: number): Place => [middle + hand * halfAt(gablet, height), y, height];
      const below = (height: number, y: number): Place => [
        middle + hand * halfAt(gablet, height + GABLET_DEPTH),
        y,
        height,
      ];
      const turned = (corners: readonly Place[]) => (hand < 0 ? corners : [...corners].reverse());
      const slope = (corners: readonly Place[]): RoofPiece => ({
        part: "tiles",
        along: [0, 1, 0],
        corners: turned(corners),
      });
      const [inner = [0, 0], outer = [0, 0]] = under;
      const soffit: RoofPiece = {
        part: "underside",
        along: [0, 1, 0],
        corners: turned([
          below(outer[1], eaves),
          below(inner[1], face),
          below(ridge - GABLET_DEPTH, face),
          below(ridge - GABLET_DEPTH, eaves),
        ]),
      };
      return [
        slope([at(foot, eaves), at(ridge, eaves), at(ridge, face), at(top, face)]),
        slope([at(parapet, face), at(ridge, face), at(ridge, rear), at(parapet, rear)]),
        soffit,
        ...vergePieces(gablet, hand, foot),
        ...wallPieces(gablet, hand, parapet),
      ];
    }),
    ...capOver(
      [middle, eaves, ridge],
      [middle, rear, ridge],
      [-Math.SQRT1_2, 0, Math.SQRT1_2],
      [Math.SQRT1_2, 0, Math.SQRT1_2],
    ),
    ...finial(gablet),
    ...ventPieces({ side: "front", at: face }, rosetteOf(gablet)),
  ];
}

/** The ends of the tiles over the gable and the board under them. */
function vergePieces({ middle, half, ridge, eaves }: Gablet, hand: 1 | -1, foot: number): readonly RoofPiece[] {
  const line: readonly [Point, Point] = [
    [hand < 0 ? middle - half : middle, eaves],
    [hand < 0 ? middle : middle + half, eaves],
  ];
  const rises = (below: number) =>
    (hand < 0 ? [foot - below, ridge - below] : [ridge - below, foot - below]) as readonly [number, number];
  return [
    uprightPiece("edge", line, rises(SKIRT_TILE_ENDS), rises(0)),
    uprightPiece("board", line, rises(VERGE), rises(SKIRT_TILE_ENDS)),
  ];
}

/** The wall that the parapet goes up to under the gablet's slab, and its rear with the ends of the tiles, towards the terrace. */
function wallPieces(gablet: Gablet, hand: 1 | -1, parapet: number): readonly RoofPiece[] {
  const { middle, ridge, face, rear } = gablet;
  const under = ridge - GABLET_DEPTH;
  const upright = (part: RoofPart, y: number, low: number, high: number): RoofPiece => {
    const out = middle + hand * (high - low);
    const isRear = y === rear;
    const outFirst = hand < 0 !== isRear;
    const line: readonly [Point, Point] = outFirst
      ? [
          [out, y],
          [middle, y],
        ]
      : [
          [middle, y],
          [out, y],
        ];
    return uprightPiece(part, line, [low, low], outFirst ? [low, high] : [high, low]);
  };
  return [
    ...(under > parapet + 1 ? [upright("gable", face, parapet, under)] : []),
    upright("gable", rear, parapet, ridge),
  ];
}

/** A turned post on the gablet's ridge: how wide it is at each height over that, mm. */
export const FINIAL: readonly (readonly [half: number, over: number])[] = [
  [60, -20],
  [60, 60],
  [35, 260],
  [5, 420],
];

function finial({ middle, ridge, eaves }: Gablet): readonly RoofPiece[] {
  const y = eaves + 60;
  return FINIAL.slice(1).flatMap(([half, over], index): readonly RoofPiece[] => {
    const [wide, low] = FINIAL[index] ?? [half, over];
    const ring = (by: number): readonly Point[] => [
      [middle - by, y - by],
      [middle + by, y - by],
      [middle + by, y + by],
      [middle - by, y + by],
    ];
    const above = edgesOf(ring(half));
    return edgesOf(ring(wide)).map(([from, to], side): RoofPiece => {
      const [a = from, b = to] = above[side] ?? [];
      return {
        part: "board",
        along: [0, 0, 1],
        corners: [
          [...from, ridge + low],
          [...to, ridge + low],
          [...b, ridge + over],
          [...a, ridge + over],
        ],
      };
    });
  });
}

/** A round of louvres on the gablet's wall: its middle and how far it reaches about that, mm above the slab. */
export function rosetteOf({ ridge, middle }: Gablet): GableVent {
  return { along: middle, z: ridge * 0.45, radius: Math.min(260, ridge * 0.16) };
}
