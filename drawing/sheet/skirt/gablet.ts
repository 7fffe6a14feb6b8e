import { PARAPET } from "#drawing/sheet/house/roof-pieces.ts";
import { frontRooms } from "#drawing/sheet/house/sides.ts";
import type { Edge } from "#drawing/sheet/shapes/edges.ts";
import type { SkirtEdge, TiledSkirt } from "#drawing/sheet/skirt/tiled-skirt.ts";
import type { Plan } from "#planner/plan/plan.ts";

/**
 * A small gable that stands in the skirt towards the road: its ridge runs from the eaves to the parapet's inner face, its slopes fall at 45 degrees to the
 * skirt's and meet it in valleys. Real mm; heights as the skirt's.
 */
export type Gablet = {
  /** Its ridge along the road, and how far from there its slopes come down to the eaves on either side. */
  readonly middle: number;
  readonly half: number;
  readonly ridge: number;
  /** Where, away from the road, the eaves, the wall's face under it and the parapet's inner face lie. */
  readonly eaves: number;
  readonly face: number;
  readonly rear: number;
};

/**
 * A gablet is at least so wide that its ridge ends over the parapet, where there is room so wide that it stands clear of it, and at most as wide as looks
 * small. Its feet stay so far from the ends of a front, and its half is rounded to what a mason measures. mm
 */
const HALF = { least: 1350, clear: 1550, most: 2000, grain: 10 } as const;
const BESIDE = 120;
/** A room without a window or door to the road counts for so much of its width; each mm that it stands back for so much less. */
const BLANK = 0.5;
const BACK = 0.2;

type Base = Omit<TiledSkirt, "gablet" | "outline">;

/** The gablet over the widest of the topmost storey's rooms along the road, on the roof's edge before it; null where no edge has room for it. */
export function gabletOver({ levels }: Plan, { reach, foot, edges }: Base): Gablet | null {
  const last = levels.at(-1);
  if (!last) return null;
  const fronts = edges.filter(({ tiled, side }) => tiled && side === "front").map(spanOf);
  const wide = fronts.filter(({ x1, x2 }) => x2 - x1 >= 2 * (HALF.least + BESIDE));
  const places = frontRooms(last, "front").flatMap(({ id, from, to }) => {
    const opens = last.openings.some(
      ({ kind, rooms }) => kind !== "ventilator" && rooms.includes(id) && rooms.includes("outside"),
    );
    const isStair = last.rooms.some((room) => room.id === id && room.kind === "stair");
    return wide.map((front) => {
      const [x1, x2] = [Math.max(from, front.x1), Math.min(to, front.x2)];
      return { front, x1, x2, score: (x2 - x1) * (opens && !isStair ? 1 : BLANK) - front.y * BACK };
    });
  });
  const [best] = places.filter(({ x1, x2 }) => x1 < x2).sort((a, b) => b.score - a.score);
  if (!best) return null;
  const { front, x1, x2 } = best;
  const wanted = Math.min(Math.max((x2 - x1) / 2, HALF.clear), HALF.most, (front.x2 - front.x1) / 2 - BESIDE);
  const half = Math.floor(wanted / HALF.grain) * HALF.grain;
  const [low, high] = [front.x1 + BESIDE + half, front.x2 - BESIDE - half];
  return {
    middle: Math.min(Math.max((x1 + x2) / 2, low), high),
    half,
    ridge: foot + half,
    eaves: front.y - reach,
    face: front.y,
    rear: front.y + PARAPET,
  };
}

/** Where before a front there are tiles up to the wall: in a corner that turns in they end in a valley. */
function spanOf({ wall: [from, to], eaves: [first, last] }: SkirtEdge) {
  return { x1: Math.max(from[0], first[0]), x2: Math.min(to[0], last[0]), y: from[1] };
}

/** How far from its ridge a gablet's slopes lie at a height. mm */
export function halfAt({ ridge }: Gablet, height: number): number {
  return Math.max(0, ridge - height);
}

/** Whether a gablet stands in the tiles before an edge. */
export function standsIn({ face, middle }: Gablet, { side, tiled, wall: [from, to] }: SkirtEdge): boolean {
  return tiled && side === "front" && from[1] === face && from[0] < middle && middle < to[0];
}

/** What the gablet leaves of a line along an edge, from the left, where its slopes are as far apart as at a height: two where it stands there, else all. */
export function besideGablet(
  { gablet }: Pick<TiledSkirt, "gablet">,
  edge: SkirtEdge,
  [from, to]: Edge,
  height: number,
): readonly Edge[] {
  if (gablet === null || !standsIn(gablet, edge)) return [[from, to]];
  const half = halfAt(gablet, height);
  return [
    [from, [gablet.middle - half, from[1]]],
    [[gablet.middle + half, to[1]], to],
  ];
}
