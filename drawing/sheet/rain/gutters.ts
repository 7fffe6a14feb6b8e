import { oncePerPlan } from "#drawing/sheet/house/once-per-plan.ts";
import type { Crease } from "#drawing/sheet/pitched/envelope.ts";
import { pitchedRoof } from "#drawing/sheet/pitched/pitched-roof.ts";
import type { RoofEdge } from "#drawing/sheet/pitched/roof-edges.ts";
import type { Point } from "#planner/geometry/point.ts";
import type { Plan } from "#planner/plan/plan.ts";

/** A gutter along straight eaves of a sloped roof, the roof on its left. Real mm. */
export type Gutter = {
  readonly edge: RoofEdge;
  readonly from: Point;
  readonly to: Point;
  readonly length: number;
};

/** Gutters that go on round corners into one another, in their order; `ring`: the last into the first. */
export type GutterRun = { readonly gutters: readonly Gutter[]; readonly ring: boolean };

/** Nearer ends of two gutters are one corner, mm. */
const JOINED = 5;

/** The gutters of a house's sloped roof: none along verges and at neighbours' walls, and none before a small gable across the slope. Empty for a flat roof. */
export const gutterRuns = oncePerPlan((plan: Plan): readonly GutterRun[] => {
  const roof = pitchedRoof(plan);
  if (roof === null) return [];
  const eaves = roof.creases.filter(({ kind }) => kind === "eaves");
  const gutters = roof.edges
    .filter(({ ends }) => ends === "eaves")
    .flatMap((edge) => eaves.flatMap((one) => gutterAt(edge, one)));
  const next = (one: Gutter) => gutters.find((other) => other !== one && isNear(one.to, other.from));
  const heads = gutters.filter((one) => !gutters.some((other) => next(other) === one));
  const runs = heads.map((head): GutterRun => ({ gutters: follow(head, next), ring: false }));
  const rest = () => gutters.find((one) => !runs.some((run) => run.gutters.includes(one)));
  for (let one = rest(); one !== undefined; one = rest()) runs.push({ gutters: follow(one, next), ring: true });
  return runs;
});

function follow(head: Gutter, next: (one: Gutter) => Gutter | undefined): readonly Gutter[] {
  const run = [head];
  for (let one = next(head); one !== undefined && !run.includes(one); one = next(one)) run.push(one);
  return run;
}

/** The gutter along eaves that lie on an edge, in the edge's direction; none for others. */
function gutterAt(edge: RoofEdge, { from, to }: Crease): readonly Gutter[] {
  const ends = [alongEdge(edge, from), alongEdge(edge, to)].sort((a, b) => a.along - b.along);
  const [first, last] = ends;
  const length = Math.hypot(edge.grown[1][0] - edge.grown[0][0], edge.grown[1][1] - edge.grown[0][1]);
  if (!first || !last || ends.some(({ off, along }) => off > JOINED || along < -JOINED || along > length + JOINED))
    return [];
  return [{ edge, from: first.point, to: last.point, length: last.along - first.along }];
}

/** How far along an edge's eaves a point lies, and how far off their line. */
function alongEdge({ grown: [[ax, ay], [bx, by]] }: RoofEdge, point: Point) {
  const length = Math.hypot(bx - ax, by - ay);
  const [ux, uy] = [(bx - ax) / length, (by - ay) / length];
  const [dx, dy] = [point[0] - ax, point[1] - ay];
  return { point, along: dx * ux + dy * uy, off: Math.abs(dx * uy - dy * ux) };
}

/** How far along a gutter a point lies, within its ends, and how far from it. mm */
export function alongGutter(
  { from, to, length }: Gutter,
  [x, y]: Point,
): { readonly along: number; readonly off: number } {
  const [ux, uy] = [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
  const along = Math.min(Math.max((x - from[0]) * ux + (y - from[1]) * uy, 0), length);
  return { along, off: Math.hypot(x - from[0] - ux * along, y - from[1] - uy * along) };
}

function isNear([ax, ay]: Point, [bx, by]: Point): boolean {
  return Math.hypot(ax - bx, ay - by) < JOINED;
}
