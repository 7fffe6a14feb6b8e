import { oncePerPlan } from "#drawing/sheet/house/once-per-plan.ts";
import type { Crease } from "#drawing/sheet/pitched/envelope.ts";
import { pitchedRoof } from "#drawing/sheet/pitched/pitched-roof.ts";
import type { RoofEdge } from "#drawing/sheet/pitched/roof-edges.ts";
import { besideEdge, outerEdge } from "#drawing/sheet/shapes/edges.ts";
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
  const ends = [from, to]
    .map((point) => ({ point, ...besideEdge(edge.grown, point) }))
    .sort((a, b) => a.along - b.along);
  const [first, last] = ends;
  const { length } = outerEdge(edge.grown);
  const isOn = ends.every(
    ({ aside, along }) => Math.abs(aside) <= JOINED && along >= -JOINED && along <= length + JOINED,
  );
  if (!first || !last || !isOn) return [];
  return [{ edge, from: first.point, to: last.point, length: last.along - first.along }];
}

/** How far along a gutter a point lies, within its ends, and how far from it. mm */
export function alongGutter(
  { from, to, length }: Gutter,
  point: Point,
): { readonly along: number; readonly off: number } {
  const beside = besideEdge([from, to], point);
  const along = Math.min(Math.max(beside.along, 0), length);
  return { along, off: Math.hypot(beside.along - along, beside.aside) };
}

function isNear([ax, ay]: Point, [bx, by]: Point): boolean {
  return Math.hypot(ax - bx, ay - by) < JOINED;
}
