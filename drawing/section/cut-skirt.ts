import { alongCut } from "#drawing/section/section-view.ts";
import { headroomBoxes } from "#drawing/sheet/headroom/stairs-to-roof.ts";
import { roofHeight } from "#drawing/sheet/heights/house-heights.ts";
import { PARAPET } from "#drawing/sheet/house/roof-pieces.ts";
import { sideAxis } from "#drawing/sheet/house/sides.ts";
import type { SectionCut } from "#drawing/sheet/section-line/cut.ts";
import { axisEnds, boxAround, boxHolds } from "#drawing/sheet/shapes/box.ts";
import { outerEdge } from "#drawing/sheet/shapes/edges.ts";
import { type Gablet, halfAt, standsIn } from "#drawing/sheet/skirt/gablet.ts";
import { GABLET_DEPTH, SKIRT_TILES } from "#drawing/sheet/skirt/sizes.ts";
import { type SkirtEdge, skirtProfile, type TiledSkirt, tiledSkirt } from "#drawing/sheet/skirt/tiled-skirt.ts";
import type { Point, Polygon } from "#planner/geometry/point.ts";
import type { Plan } from "#planner/plan/plan.ts";

/** A skirt of tiles where the cut crosses its eaves, in the section's coordinates: mm, heights above the road. */
export type CutSkirt = {
  readonly tiles: Polygon;
  readonly slab: Polygon;
  /** The parapet that it is cast with; null where a room over the stairs stands there. */
  readonly upstand: Polygon | null;
  /** The wall between the parapet and the gablet's slab; null where no gablet is cut, or low over the parapet. */
  readonly gable: Polygon | null;
  /** The upright line of the board along the eaves, from its foot up. */
  readonly board: readonly [Point, Point];
  /** Where the eaves end, and the face of the wall behind them; whether the tiles are those of the skirt, not of its gablet. */
  readonly end: number;
  readonly wall: number;
  readonly plain: boolean;
  /** How high the parapet behind it ends. */
  readonly parapet: number;
};

/** The tiles about a terrace where the cut goes through them; empty where there are none. */
export function cutSkirt(plan: Plan, cut: SectionCut): readonly CutSkirt[] {
  const skirt = tiledSkirt(plan);
  if (skirt === null) return [];
  const roof = roofHeight(plan);
  const rooms = headroomBoxes(plan);
  return skirt.edges
    .filter((edge) => edge.tiled && isCrossed(edge, cut))
    .map((edge) => {
      const inner = outerEdge(edge.wall).at(0, -PARAPET / 2)[cut.axis];
      const isRoom = rooms.some((room) =>
        boxHolds(room, ...((cut.axis === 0 ? [inner, cut.at] : [cut.at, inner]) as [number, number])),
      );
      return cutEdge(skirt, edge, cut, roof, isRoom);
    });
}

function isCrossed({ side, wall }: SkirtEdge, { axis, at }: SectionCut): boolean {
  const [low, high] = axisEnds(boxAround(wall), axis === 0 ? 1 : 0);
  return sideAxis(side).axis !== axis && low < at && at < high;
}

/** Places beyond the wall's face of an edge and above the roof's slab, in the section's coordinates. */
function placesAt(edge: SkirtEdge, cut: SectionCut, roof: number): (point: Point) => Point {
  const face = alongCut(cut, edge.wall[0][cut.axis]);
  const out = Math.sign(alongCut(cut, outerEdge(edge.wall).out[cut.axis]));
  return ([beyond, z]) => [face + out * beyond, roof + z];
}

function parapetProfile({ parapet }: TiledSkirt): readonly Point[] {
  return [
    [0, 0],
    [0, parapet],
    [-PARAPET, parapet],
    [-PARAPET, 0],
  ];
}

function cutEdge(skirt: TiledSkirt, edge: SkirtEdge, cut: SectionCut, roof: number, isRoom: boolean): CutSkirt {
  const { gablet, reach, foot } = skirt;
  const at = placesAt(edge, cut, roof);
  const isGablet = gablet !== null && standsIn(gablet, edge) && Math.abs(cut.at - gablet.middle) < halfAt(gablet, foot);
  const { tiles, slab, gable, board } = isGablet
    ? gabletProfile(skirt, gablet, gablet.ridge - Math.abs(cut.at - gablet.middle))
    : { ...skirtProfile(skirt), gable: null };
  return {
    tiles: tiles.map(at),
    slab: slab.map(at),
    upstand: isRoom ? null : parapetProfile(skirt).map(at),
    gable: gable === null ? null : gable.map(at),
    board: [at(board), at([reach, tiles[0]?.[1] ?? foot])],
    end: at([reach, 0])[0],
    wall: at([0, 0])[0],
    plain: !isGablet,
    parapet: at([0, skirt.parapet])[1],
  };
}

/** What a cut across the eaves goes through where the gablet lies at a height: level tiles and slab, and farther in the skirt's where these are higher. */
function gabletProfile(skirt: TiledSkirt, { face, rear }: Gablet, height: number) {
  const { reach, foot, top, parapet } = skirt;
  const rise = (top - foot) / reach;
  const covering = SKIRT_TILES * Math.SQRT2;
  const inner = height > parapet ? face - rear : 0;
  // A layer lies so far below the tops of both; from the eaves to the parapet.
  const layer = (onGablet: number, onSkirt: number): readonly Point[] => {
    const bend = (top - onSkirt - height + onGablet) / rise;
    const level = height - onGablet;
    return bend > 0
      ? [
          [reach, level],
          [Math.min(bend, reach), level],
          [0, top - onSkirt],
        ]
      : [
          [reach, level],
          [inner, level],
        ];
  };
  const upright = Math.hypot(1, rise);
  const upper = layer(0, 0);
  const between = layer(covering, SKIRT_TILES * upright);
  const under = layer(GABLET_DEPTH, (GABLET_DEPTH / Math.SQRT2) * upright);
  const wall = height - GABLET_DEPTH;
  const gable: readonly Point[] = [
    [0, parapet],
    [face - rear, parapet],
    [face - rear, wall],
    [0, wall],
  ];
  return {
    tiles: [...upper, ...[...between].reverse()],
    slab: [...between, ...[...under].reverse()],
    gable: wall > parapet + 1 ? gable : null,
    board: [reach, height - GABLET_DEPTH] as Point,
  };
}

/** What of a skirt one sees behind the cut, the farthest first: stretches that face the viewer, and its gablet where that lies behind. */
export function skirtBeyond(plan: Plan, cut: SectionCut): readonly Polygon[] {
  const skirt = tiledSkirt(plan);
  if (skirt === null) return [];
  const roof = roofHeight(plan);
  const depth = (point: Point) => ((point[1 - cut.axis] ?? 0) - cut.at) * cut.look;
  const along = ({ wall }: SkirtEdge) => boxAround(wall.map((point) => [alongCut(cut, point[cut.axis]), 0] as const));
  const level = skirt.edges.filter(({ side }) => sideAxis(side).axis === cut.axis);
  const isFacing = ({ wall }: SkirtEdge) => (outerEdge(wall).out[1 - cut.axis] ?? 0) * cut.look < 0;
  // The parapets before an edge hide the tiles behind them.
  const isHidden = (edge: SkirtEdge) =>
    level.some((other) => {
      const [own, hides] = [along(edge), along(other)];
      return (
        !isFacing(other) &&
        depth(other.wall[0]) > 0 &&
        depth(other.wall[0]) < depth(edge.wall[0]) &&
        own.x1 < hides.x2 &&
        hides.x1 < own.x2
      );
    });
  const facing = level
    .filter((edge) => edge.tiled && depth(edge.wall[0]) > 0 && isFacing(edge) && !isHidden(edge))
    .sort((a, b) => depth(b.wall[0]) - depth(a.wall[0]));
  const { board } = skirtProfile(skirt);
  const stretches = facing.map(({ wall, eaves }) => {
    const at = ([point, z]: readonly [Point, number]): Point => [alongCut(cut, point[cut.axis]), roof + z];
    return [
      [eaves[0], board[1]],
      [eaves[1], board[1]],
      [eaves[1], skirt.foot],
      [wall[1], skirt.top],
      [wall[0], skirt.top],
      [eaves[0], skirt.foot],
    ].map((corner) => at(corner as [Point, number]));
  });
  return [...stretches, ...gabletBeyond(skirt, cut, roof)];
}

/** The gablet behind the cut: from beside all of its slope, from the terrace what rises over the parapet. */
function gabletBeyond(
  { gablet, foot, top, parapet, reach }: TiledSkirt,
  cut: SectionCut,
  roof: number,
): readonly Polygon[] {
  if (gablet === null) return [];
  const { middle, ridge, face, rear } = gablet;
  const at = (along: number, z: number): Point => [alongCut(cut, along), roof + z];
  if (cut.axis === 0) {
    if (cut.look > 0 || face > cut.at) return [];
    const half = halfAt(gablet, parapet);
    return [[at(middle - half, parapet), at(middle + half, parapet), at(middle, ridge)]];
  }
  if ((middle - cut.at) * cut.look <= 0) return [];
  return [
    [
      at(face - reach, foot),
      at(face - reach, ridge),
      at(rear, ridge),
      at(rear, parapet),
      at(face, parapet),
      at(face, top),
    ],
  ];
}
