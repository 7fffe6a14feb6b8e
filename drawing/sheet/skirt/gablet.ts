import { PARAPET } from "#drawing/sheet/house/roof-pieces.ts";
import { frontRooms } from "#drawing/sheet/house/sides.ts";
import type { Edge } from "#drawing/sheet/shapes/edges.ts";
import type { SkirtEdge, WholeSkirt } from "#drawing/sheet/skirt/whole-skirt.ts";
import type { Level, Plan } from "#planner/plan/plan.ts";

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
export const BESIDE_GABLET = 120;
/** An opening's line is less far behind the face of its own wall, mm. */
const THICKEST = 400;
/** A room without a window or door to the road counts for so much of its width; each mm that it stands back for so much less. */
const BLANK = 0.5;
const BACK = 0.2;

type Base = Pick<WholeSkirt, "reach" | "foot"> & { readonly edges: readonly SkirtEdge[] };

/**
 * The gablet over the widest of the topmost storey's rooms along the road, on the roof's edge before it: over that room's windows where the front's ends leave
 * it there, else over its middle; null where no edge has room for it.
 */
export function gabletOver({ levels }: Plan, { reach, foot, edges }: Base): Gablet | null {
  const last = levels.at(-1);
  if (!last) return null;
  const fronts = edges.filter(({ tiled, side }) => tiled && side === "front").map(spanOf);
  const wide = fronts.filter(({ x1, x2 }) => x2 - x1 >= 2 * (HALF.least + BESIDE_GABLET));
  const places = frontRooms(last, "front").flatMap(({ id, from, to }) => {
    const opens = last.openings.some(
      ({ kind, rooms }) => kind !== "ventilator" && rooms.includes(id) && rooms.includes("outside"),
    );
    const isStair = last.rooms.some((room) => room.id === id && room.kind === "stair");
    return wide.map((front) => {
      const [x1, x2] = [Math.max(from, front.x1), Math.min(to, front.x2)];
      return { front, id, x1, x2, score: (x2 - x1) * (opens && !isStair ? 1 : BLANK) - front.y * BACK };
    });
  });
  const [best] = places.filter(({ x1, x2 }) => x1 < x2).sort((a, b) => b.score - a.score);
  if (!best) return null;
  const { front, id, x1, x2 } = best;
  const wanted = Math.min(Math.max((x2 - x1) / 2, HALF.clear), HALF.most, (front.x2 - front.x1) / 2 - BESIDE_GABLET);
  const over = windowsBefore(last, id, front.y, [x1, x2]);
  const beside = over === null ? 0 : Math.min(over - front.x1, front.x2 - over) - BESIDE_GABLET;
  const isOver = beside >= Math.min(wanted, HALF.clear);
  const half = Math.floor((isOver ? Math.min(wanted, beside) : wanted) / HALF.grain) * HALF.grain;
  const [low, high] = [front.x1 + BESIDE_GABLET + half, front.x2 - BESIDE_GABLET - half];
  const middle = isOver && over !== null ? over : (x1 + x2) / 2;
  return {
    middle: Math.min(Math.max(middle, low), high),
    half,
    ridge: foot + half,
    eaves: front.y - reach,
    face: front.y,
    rear: front.y + PARAPET,
  };
}

/** The middle of a room's window or group of windows in the wall before it, from its left end to its right one; null for a wall without. */
function windowsBefore({ openings }: Level, room: string, face: number, [from, to]: readonly [number, number]) {
  const ends = openings
    .filter(({ kind, rooms }) => kind === "window" && rooms.includes(room) && rooms.includes("outside"))
    .filter(({ from: [, y1], to: [, y2] }) => y1 === y2 && Math.abs(y1 - face) < THICKEST)
    .flatMap((one) => [one.from[0], one.to[0]])
    .filter((x) => x > from && x < to);
  return ends.length === 0 ? null : (Math.min(...ends) + Math.max(...ends)) / 2;
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
  { gablet }: Pick<WholeSkirt, "gablet">,
  edge: SkirtEdge,
  [from, to]: Edge,
  height: number,
): readonly Edge[] {
  if (gablet === null || !standsIn(gablet, edge)) return [[from, to]];
  const half = halfAt(gablet, height);
  return [
    [from, [Math.max(from[0], gablet.middle - half), from[1]]],
    [[Math.min(to[0], gablet.middle + half), to[1]], to],
  ];
}
