import { type SideName, sideAt } from "#drawing/sheet/house/sides.ts";
import { type Box, boxCorners } from "#drawing/sheet/shapes/box.ts";
import { besideEdge, type Edge, edgesOf, enclosedArea, outerEdge } from "#drawing/sheet/shapes/edges.ts";
import type { Point, Polygon } from "#planner/geometry/point.ts";

/**
 * The roof over a rectangle: from each of its eaves a plane rises inwards at one and the same slope, and the lowest of them is the roof. A side that
 * is no eave ends upright, in a gable. Real mm.
 */
export type RoofBlock = Box & { readonly eaves: readonly SideName[] };

/** What rises from a line along one side of the compass of the drawing; `at`: that line's y, of `left` and `right` its x. */
export type RoofPlane = { readonly side: SideName; readonly at: number };

/** A convex part of a plane that nothing higher covers, on plan, counter-clockwise. */
export type RoofFace = { readonly plane: RoofPlane; readonly polygon: Polygon };

/** A line in which two faces meet, or in which the roof ends: low along its `eaves`, climbing along a `verge`, at a neighbour's wall in an `abutment`. */
export type Crease = {
  readonly kind: "ridge" | "hip" | "valley" | "eaves" | "verge" | "abutment";
  readonly from: Point;
  readonly to: Point;
};

/** a x + b y + c. */
type Linear = { readonly a: number; readonly b: number; readonly c: number };

/** Which way water runs down a plane. */
export const DOWN: Readonly<Record<SideName, Point>> = { front: [0, -1], rear: [0, 1], left: [-1, 0], right: [1, 0] };

/** How far inwards of its line a plane lies at a point, mm: times the slope it is how high. */
export function inwards({ side, at }: RoofPlane, [x, y]: Point): number {
  const { a, b, c } = linearOf({ side, at });
  return a * x + b * y + c;
}

function linearOf({ side, at }: RoofPlane): Linear {
  switch (side) {
    case "front":
      return { a: 0, b: 1, c: -at };
    case "rear":
      return { a: 0, b: -1, c: at };
    case "left":
      return { a: 1, b: 0, c: -at };
    case "right":
      return { a: -1, b: 0, c: at };
  }
}

function planesOf(block: RoofBlock): readonly RoofPlane[] {
  return block.eaves.map((side) => ({ side, at: sideAt(block, side) }));
}

/** The plane on top at a point, edges of blocks included; null beside the roof. */
export function planeAt(blocks: readonly RoofBlock[], point: Point): RoofPlane | null {
  let best: { plane: RoofPlane; height: number } | null = null;
  for (const block of blocks) {
    const { x1, x2, y1, y2 } = block;
    if (point[0] < x1 || point[0] > x2 || point[1] < y1 || point[1] > y2) continue;
    const [lowest] = planesOf(block)
      .map((plane) => ({ plane, height: inwards(plane, point) }))
      .sort((a, b) => a.height - b.height);
    if (lowest && (best === null || lowest.height > best.height)) best = lowest;
  }
  return best?.plane ?? null;
}

/**
 * The faces of the roof over several blocks: at each place the highest block is what one sees. Over the largest rectangles of a rectilinear outline,
 * all sides eaves, that is its straight skeleton's roof, as a square about a point fits into the outline just where one of them holds it
 * (Aichholzer, Aurenhammer, Alberts and Gärtner 1995 for the skeleton; for such outlines it is the medial axis of squares).
 */
export function roofFaces(blocks: readonly RoofBlock[]): readonly RoofFace[] {
  return blocks.flatMap((block, index) =>
    planesOf(block).flatMap((plane) => {
      const own = linearOf(plane);
      const rivals = planesOf(block).filter((other) => other.side !== plane.side);
      const whole = rivals.reduce(
        (polygon: Polygon, other) => clipped(polygon, minus(linearOf(other), own)),
        boxCorners(block),
      );
      let pieces: readonly Polygon[] = [whole];
      for (const [at, other] of blocks.entries()) {
        if (at === index) continue;
        const higher = higherRegion(other, plane, at < index);
        if (higher !== null) pieces = pieces.flatMap((piece) => withoutRegion(piece, higher));
      }
      return pieces.filter(isWide).map((polygon): RoofFace => ({ plane, polygon }));
    }),
  );
}

/**
 * Where a block is higher than a plane, as what must be positive there; null for nowhere. Where the two are the same plane the block `first` in order has it.
 */
function higherRegion(block: RoofBlock, plane: RoofPlane, first: boolean): readonly Linear[] | null {
  const { x1, x2, y1, y2 } = block;
  const within: Linear[] = [
    { a: 1, b: 0, c: -x1 },
    { a: -1, b: 0, c: x2 },
    { a: 0, b: 1, c: -y1 },
    { a: 0, b: -1, c: y2 },
  ];
  for (const other of planesOf(block)) {
    const more = minus(linearOf(other), linearOf(plane));
    const isConstant = more.a === 0 && more.b === 0;
    if (!isConstant) within.push(more);
    else if (more.c < 0 || (more.c === 0 && !first)) return null;
  }
  return within;
}

function minus(p: Linear, q: Linear): Linear {
  return { a: p.a - q.a, b: p.b - q.b, c: p.c - q.c };
}

/** The part of a convex polygon in which something linear is positive (Sutherland and Hodgman). */
function clipped(polygon: Polygon, { a, b, c }: Linear): Polygon {
  const value = ([x, y]: Point) => a * x + b * y + c;
  return edgesOf(polygon).flatMap(([from, to]): Point[] => {
    const [f, t] = [value(from), value(to)];
    const kept = f >= 0 ? [from] : [];
    if ((f < 0 && t > 0) || (f > 0 && t < 0)) {
      const share = f / (f - t);
      kept.push([from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share]);
    }
    return kept;
  });
}

/** A convex polygon without a convex region, in convex pieces. */
function withoutRegion(polygon: Polygon, region: readonly Linear[]): readonly Polygon[] {
  const pieces: Polygon[] = [];
  let left = polygon;
  for (const { a, b, c } of region) {
    pieces.push(clipped(left, { a: -a, b: -b, c: -c }));
    left = clipped(left, { a, b, c });
    if (!isWide(left)) return [polygon];
  }
  return pieces.filter(isWide);
}

/** Smaller than this a polygon is only the line in which two faces meet, mm². */
const LEAST = 500;

function isWide(polygon: Polygon): boolean {
  return enclosedArea(polygon) > LEAST;
}

/** Beside a line so far the faces on its both sides are asked for, mm. */
const BESIDE = 2;

/** The lines of a roof on plan, neighbours left out of account, each as long as it goes on straight between the same two planes. */
export function creases(blocks: readonly RoofBlock[], faces: readonly RoofFace[]): readonly Crease[] {
  const corners = faces.flatMap(({ polygon }) => polygon);
  const found = new Map<string, Found>();
  for (const { polygon } of faces)
    for (const edge of edgesOf(polygon))
      for (const [a, b] of splitAt(edge, corners)) {
        const [start, end] = ordered(a, b);
        const between = start && end ? creaseBetween(blocks, start, end) : null;
        if (between !== null) found.set(`${keyOf(between.from)} ${keyOf(between.to)}`, between);
      }
  return joined([...found.values()]).map(({ kind, from, to }) => ({ kind, from, to }));
}

type Found = Crease & { readonly planes: string };

function ordered(a: Point, b: Point): readonly [Point, Point] {
  return a[0] < b[0] || (a[0] === b[0] && a[1] < b[1]) ? [a, b] : [b, a];
}

function keyOf([x, y]: Point): string {
  return `${Math.round(x)},${Math.round(y)}`;
}

/** A segment in pieces that end where some corner lies on it. */
function splitAt(edge: Edge, corners: readonly Point[]): readonly Edge[] {
  const { length, at } = outerEdge(edge);
  const stops = corners
    .map((corner) => besideEdge(edge, corner))
    .filter(({ along, aside }) => Math.abs(aside) < 1 && along > 1 && along < length - 1)
    .map(({ along }) => along)
    .sort((a, b) => a - b);
  const ends = [0, ...stops, length];
  return ends.slice(1).flatMap((to, index): Edge[] => {
    const from = ends[index] ?? to;
    return to - from > 1 ? [[at(from, 0), at(to, 0)]] : [];
  });
}

/** What a segment is; null where both sides of it are the same plane. */
function creaseBetween(blocks: readonly RoofBlock[], from: Point, to: Point): Found | null {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const [nx, ny] = [(-(to[1] - from[1]) / length) * BESIDE, ((to[0] - from[0]) / length) * BESIDE];
  const middle: Point = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
  const probes = [-1, 1].map((side): Point => [middle[0] + nx * side, middle[1] + ny * side]);
  const planes = probes.map((probe) => planeAt(blocks, probe));
  const [left, right] = planes;
  const name = planes.map((plane) => (plane === null || plane === undefined ? "" : `${plane.side}${plane.at}`));
  if (name[0] === name[1]) return null;
  const whose = { from, to, planes: name.join(" ") };
  if (!left || !right) {
    const one = left ?? right;
    return one ? { ...whose, kind: inwards(one, middle) < BESIDE ? "eaves" : "verge" } : null;
  }
  const heights = probes.map((probe, side) => inwards(side === 0 ? left : right, probe));
  const here = (inwards(left, middle) + inwards(right, middle)) / 2;
  if (here < ((heights[0] ?? 0) + (heights[1] ?? 0)) / 2) return { ...whose, kind: "valley" };
  return { ...whose, kind: Math.abs(inwards(left, from) - inwards(left, to)) < 1 ? "ridge" : "hip" };
}

/** Segments that go on in one another, between the same planes, as one. */
function joined(segments: readonly Found[]): readonly Found[] {
  const all = [...segments];
  for (let index = 0; index < all.length; index += 1) {
    const one = all[index];
    if (!one) continue;
    const next = all.findIndex(
      (other, at) => at !== index && other.planes === one.planes && other.kind === one.kind && goesOn(one, other),
    );
    const other = all[next];
    if (!other) continue;
    all[index] = { ...one, to: other.to };
    all.splice(next, 1);
    index = -1;
  }
  return all;
}

function goesOn(one: Crease, other: Crease): boolean {
  const cross =
    (one.to[0] - one.from[0]) * (other.to[1] - other.from[1]) -
    (one.to[1] - one.from[1]) * (other.to[0] - other.from[0]);
  const lengths =
    Math.hypot(one.to[0] - one.from[0], one.to[1] - one.from[1]) *
    Math.hypot(other.to[0] - other.from[0], other.to[1] - other.from[1]);
  return Math.hypot(one.to[0] - other.from[0], one.to[1] - other.from[1]) < 2 && Math.abs(cross) < lengths * 1e-3;
}
