import { type Place, type RoofPart, type RoofPiece, uprightPiece } from "#drawing/facade/roof/roof-piece.ts";
import { sideAxis } from "#drawing/sheet/house/sides.ts";
import { type GableWall, gableWalls } from "#drawing/sheet/pitched/gable-walls.ts";
import type { PitchedRoof } from "#drawing/sheet/pitched/pitched-roof.ts";
import type { Point } from "#planner/geometry/point.ts";

/** A gable's wall ends so far above the rafters' underside, between them, so that no light falls in over it. mm */
const INTO_ROOF = 30;

/** The walls up to the rafters, each in upright strips between the bends of the roof, and the vents in them. */
export function gablePieces(roof: PitchedRoof): readonly RoofPiece[] {
  return gableWalls(roof).flatMap((wall) => {
    const vent = gableVent(wall);
    return [...wallPieces(wall), ...(vent === null ? [] : ventPieces(wall, vent))];
  });
}

function wallPieces(wall: GableWall): readonly RoofPiece[] {
  const [first, last, ...top] = wall.outline;
  if (!first || !last) return [];
  // From right to left along the top; the ends of the foot close it where it runs out there.
  const tops = [...(top[0]?.[0] === last[0] ? [] : [last]), ...top, ...(top.at(-1)?.[0] === first[0] ? [] : [first])];
  return tops.slice(1).map(([along, z], index): RoofPiece => {
    const [next, height] = tops[index] ?? [along, z];
    const turned = facesBack(wall);
    const line = [placeOn(wall, turned ? next : along), placeOn(wall, turned ? along : next)] as const;
    const high = [z + INTO_ROOF, height + INTO_ROOF] as const;
    return uprightPiece("gable", line, [0, 0], turned ? [high[1], high[0]] : high);
  });
}

/** Whether one who stands before a wall has the greater of its measures on the left hand. */
function facesBack({ side }: Pick<GableWall, "side">): boolean {
  return side === "rear" || side === "left";
}

function placeOn({ side, at }: Pick<GableWall, "side" | "at">, along: number): Point {
  return sideAxis(side).axis === 0 ? [along, at] : [at, along];
}

/** A louvred vent in a gable: its middle, `along` and `z` as the wall's outline tells them, and how far it reaches about that. mm */
export type GableVent = { readonly along: number; readonly z: number; readonly radius: number };

/** A lower gable has no vent, mm. */
const LEAST_GABLE = 1300;
/** Its middle lies so far up the gable, and it takes such a share of the height, up to `most`. */
const VENT = { middle: 0.42, share: 0.17, most: 300 } as const;

/** Where a gable has its vent; null where it is too low for one, and at a neighbour's wall. */
export function gableVent({ ends, outline }: GableWall): GableVent | null {
  if (ends === "party") return null;
  const top = outline.reduce((best, point) => (point[1] > best[1] ? point : best));
  if (top[1] < LEAST_GABLE) return null;
  return { along: top[0], z: top[1] * VENT.middle, radius: Math.min(VENT.most, top[1] * VENT.share) };
}

/** The vent's frame, what is dark in it, and its louvres lie so far before the wall, mm. */
const BEFORE = { frame: 20, dark: 28, louvres: 36 } as const;
/** The frame about a gable's vent, mm, and the colour of what one sees between its louvres. */
export const VENT_FRAME = 65;
export const VENT_DARK = "#3c3834";
const LOUVRES = 5;
const CORNERS = 16;

/** A vent in a gable, before its wall. */
export function ventPieces(
  wall: Pick<GableWall, "side" | "at">,
  { along, z, radius }: GableVent,
): readonly RoofPiece[] {
  const out = wall.side === "front" || wall.side === "left" ? -1 : 1;
  const hand = facesBack(wall) ? -1 : 1;
  const piece = (part: RoofPart, before: number, corners: readonly (readonly [beside: number, up: number])[]) => ({
    part,
    along: sideAxis(wall.side).axis === 0 ? ([hand, 0, 0] as const) : ([0, hand, 0] as const),
    corners: corners.map(([beside, up]): Place => {
      const [x, y] = placeOn({ ...wall, at: wall.at + out * before }, along + hand * beside);
      return [x, y, z + up];
    }),
  });
  const round = (reach: number) =>
    Array.from({ length: CORNERS }, (_, index) => {
      const turn = (index * 2 * Math.PI) / CORNERS;
      return [reach * Math.cos(turn), reach * Math.sin(turn)] as const;
    });
  const pitch = (2 * radius) / LOUVRES;
  const louvres = Array.from({ length: LOUVRES }, (_, index) => {
    const [low, high] = [index * pitch - radius, (index + 0.6) * pitch - radius];
    const half = (up: number) => Math.sqrt(Math.max(0, radius * radius - up * up));
    return piece("vent-frame", BEFORE.louvres, [
      [-half(low), low],
      [half(low), low],
      [half(high), high],
      [-half(high), high],
    ]);
  });
  return [
    piece("vent-frame", BEFORE.frame, round(radius + VENT_FRAME)),
    piece("vent", BEFORE.dark, round(radius)),
    ...louvres.filter(({ corners: [a, b] }) => a && b && Math.hypot(a[0] - b[0], a[1] - b[1]) > 1),
  ];
}
