import { freeStretches } from "#drawing/facade/stretches.ts";
import { alongCut, seenFrom } from "#drawing/section/section-view.ts";
import { headroomBoxes, stairsToRoof, thickness } from "#drawing/sheet/headroom/stairs-to-roof.ts";
import { roofHeight } from "#drawing/sheet/heights/house-heights.ts";
import { PARAPET } from "#drawing/sheet/house/roof-pieces.ts";
import { sideAxis } from "#drawing/sheet/house/sides.ts";
import type { SectionCut } from "#drawing/sheet/section-line/cut.ts";
import { axisEnds, boxAround, boxHolds } from "#drawing/sheet/shapes/box.ts";
import { type Edge, edgesOf, outerEdge } from "#drawing/sheet/shapes/edges.ts";
import { type Gablet, halfAt, standsIn } from "#drawing/sheet/skirt/gablet.ts";
import { GABLET_DEPTH, SKIRT_TILES } from "#drawing/sheet/skirt/sizes.ts";
import { type SkirtEdge, skirtProfile, type TiledSkirt, tiledSkirt } from "#drawing/sheet/skirt/tiled-skirt.ts";
import type { Point, Polygon } from "#planner/geometry/point.ts";
import type { Plan } from "#planner/plan/plan.ts";

/** A skirt of tiles where the cut crosses its eaves, in the section's coordinates: mm, heights above the road. */
export type CutSkirt = {
  readonly tiles: Polygon;
  readonly slab: Polygon;
  /** What of concrete it is cast with: the parapet, or a band in the wall of a room over the stairs where that stands on the roof's edge. */
  readonly upstand: Polygon;
  /** The wall between the parapet and the gablet's slab; null where no gablet is cut, or low over the parapet. */
  readonly gable: Polygon | null;
  /** The upright line of the board along the eaves, from its foot up. */
  readonly board: readonly [Point, Point];
  /** Where the eaves end, and the face of the wall behind them; whether the tiles are those of the skirt, not of its gablet. */
  readonly end: number;
  readonly wall: number;
  readonly plain: boolean;
  /** The gablet's ridge where it lies before the cut, which goes through its slope; else null. */
  readonly ridge: Edge | null;
  /** How high the parapet behind it ends. */
  readonly parapet: number;
};

/** The tiles about a terrace where the cut goes through them; empty where there are none. */
export function cutSkirt(plan: Plan, cut: SectionCut): readonly CutSkirt[] {
  const skirt = tiledSkirt(plan);
  if (skirt === null) return [];
  const roof = roofHeight(plan);
  const rooms = stairsToRoof(plan);
  return skirt.edges
    .filter((edge) => edge.tiled && isCrossed(edge, cut))
    .map((edge) => {
      const inner = outerEdge(edge.wall).at(0, -PARAPET / 2)[cut.axis];
      const room = rooms.find(({ outer }) =>
        boxHolds(outer, ...((cut.axis === 0 ? [inner, cut.at] : [cut.at, inner]) as [number, number])),
      );
      const upstand = room
        ? upstandProfile(skirt.top, thickness(room.inner, room.outer, outerEdge(edge.wall).out))
        : upstandProfile(skirt.parapet, PARAPET);
      return cutEdge(skirt, edge, cut, roof, upstand);
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

function upstandProfile(top: number, thick: number): readonly Point[] {
  return [
    [0, 0],
    [0, top],
    [-thick, top],
    [-thick, 0],
  ];
}

function cutEdge(
  skirt: TiledSkirt,
  edge: SkirtEdge,
  cut: SectionCut,
  roof: number,
  upstand: readonly Point[],
): CutSkirt {
  const { gablet, reach, foot } = skirt;
  const at = placesAt(edge, cut, roof);
  const isGablet = gablet !== null && standsIn(gablet, edge) && Math.abs(cut.at - gablet.middle) < halfAt(gablet, foot);
  const { tiles, slab, gable, board } = isGablet
    ? gabletProfile(skirt, gablet, gablet.ridge - Math.abs(cut.at - gablet.middle))
    : { ...skirtProfile(skirt), gable: null };
  return {
    tiles: tiles.map(at),
    slab: slab.map(at),
    upstand: upstand.map(at),
    gable: gable === null ? null : gable.map(at),
    board: [at(board), at([reach, tiles[0]?.[1] ?? foot])],
    end: at([reach, 0])[0],
    wall: at([0, 0])[0],
    plain: !isGablet,
    ridge:
      isGablet && (gablet.middle - cut.at) * cut.look < 0
        ? [at([reach, gablet.ridge]), at([gablet.face - gablet.rear, gablet.ridge])]
        : null,
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
export type SkirtBeyond = { readonly stretches: readonly Polygon[]; readonly gablet: readonly Polygon[] };

export function skirtBeyond(plan: Plan, cut: SectionCut): SkirtBeyond {
  const skirt = tiledSkirt(plan);
  if (skirt === null) return { stretches: [], gablet: [] };
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
  const seen = besideHeadrooms(plan, cut);
  const stretches = facing.flatMap(({ wall, eaves }) => {
    const at = ([point, z]: readonly [Point, number]): Point => [alongCut(cut, point[cut.axis]), roof + z];
    const outline = [
      [eaves[0], board[1]],
      [eaves[1], board[1]],
      [eaves[1], skirt.foot],
      [wall[1], skirt.top],
      [wall[0], skirt.top],
      [eaves[0], skirt.foot],
    ].map((corner) => at(corner as [Point, number]));
    return seen(outline, depth(wall[0]));
  });
  const far = skirt.gablet === null ? 0 : depth([skirt.gablet.middle, skirt.gablet.rear]);
  return { stretches, gablet: gabletBeyond(skirt, cut, roof).flatMap((outline) => seen(outline, far)) };
}

/** What the rooms over the stairs leave of an outline so far behind the cut: they stand higher than all of a skirt. */
function besideHeadrooms(plan: Plan, cut: SectionCut): (outline: Polygon, depth: number) => readonly Polygon[] {
  const rooms = headroomBoxes(plan).map((room) => seenFrom(cut, room, 0, 1));
  return (outline, depth) => {
    const { x1, x2 } = boxAround(outline);
    const hidden = rooms.filter(({ near, far }) => far > 0 && near < depth).map(({ u1, u2 }) => ({ x1: u1, x2: u2 }));
    return freeStretches({ x1, x2 }, hidden).map((free) => between(outline, free.x1, free.x2));
  };
}

/** What of an outline lies between two upright lines. */
function between(outline: Polygon, from: number, to: number): Polygon {
  const cutAt = (points: Polygon, at: number, hand: 1 | -1): Polygon =>
    edgesOf(points).flatMap(([a, b]): readonly Point[] => {
      const [da, db] = [(a[0] - at) * hand, (b[0] - at) * hand];
      const share = da / (da - db);
      const met: Point = [at, a[1] + (b[1] - a[1]) * share];
      return [...(da >= 0 ? [a] : []), ...(da > 0 !== db > 0 && da !== 0 && db !== 0 ? [met] : [])];
    });
  return cutAt(cutAt(outline, from, 1), to, -1);
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
