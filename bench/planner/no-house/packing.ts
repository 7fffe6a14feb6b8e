import { Differences } from "#bench/planner/no-house/differences.ts";

/** One bound on one axis: point `u` lies at least `by` mm beyond `v`. */
export type Bound = { readonly axis: 0 | 1; readonly u: number; readonly v: number; readonly by: number };
/** One way of lying, in which all its bounds hold. `joins`: the two nodes that it joins in the tree of rooms one passes, which must hold no circle. */
export type Way = { readonly bounds: readonly Bound[]; readonly joins?: readonly [child: number, parent: number] };
/** Alternatives, one of which is taken. */
export type Choice = readonly Way[];

/** A rectangle from point `lo` to point `hi` on both axes that is no smaller than `area` (mm2). */
export type Area = { readonly lo: number; readonly hi: number; readonly area: number };

export type Problem = {
  readonly room: readonly [number, number];
  readonly points: number;
  readonly bounds: readonly Bound[];
  readonly areas: readonly Area[];
  readonly choices: readonly Choice[];
};

export type Axes = readonly [Differences, Differences];
type State = { readonly axes: Axes; readonly parents: ReadonlyMap<number, number> };

export type Answer =
  | { readonly kind: "none" }
  | { readonly kind: "found"; readonly axes: Axes }
  /** The budget of nodes is spent. */
  | { readonly kind: "open" };

/** A side's least length that grows by no more than this is not noted, mm. */
const EVEN = 0.5;

/** Whether rectangles can be packed into a rectangle as asked. "none" is a proof; "found" keeps all bounds, and `isEnough` accepts it. */
export function pack(problem: Problem, budget: { nodes: number }, isEnough: (axes: Axes) => boolean): Answer {
  const axes: Axes = [
    Differences.within(problem.room[0], problem.points),
    Differences.within(problem.room[1], problem.points),
  ];
  for (const { axis, u, v, by } of problem.bounds) if (!axes[axis].learn(u, v, by)) return { kind: "none" };
  return descend({ axes, parents: new Map() }, problem.choices, problem.areas, budget, isEnough);
}

function descend(
  state: State,
  open: readonly Choice[],
  areas: readonly Area[],
  budget: { nodes: number },
  isEnough: (axes: Axes) => boolean,
): Answer {
  if (budget.nodes-- <= 0) return { kind: "open" };
  let left = open;
  let now = state;
  for (;;) {
    if (!grow(now.axes, areas)) return { kind: "none" };
    const next: Choice[] = [];
    let forced: Way | null = null;
    for (const choice of left) {
      const possible = choice.filter((way) => isPossible(now, way));
      if (possible.length === 0) return { kind: "none" };
      if (possible.some((way) => way.joins === undefined && isHeld(now.axes, way))) continue;
      if (possible.length === 1 && forced === null) {
        forced = possible[0] as Way;
        continue;
      }
      next.push(possible);
    }
    left = next;
    if (forced === null) break;
    const taken = taking(now, forced);
    if (taken === null) return { kind: "none" };
    now = taken;
  }
  if (left.length === 0) return isEnough(now.axes) ? { kind: "found", axes: now.axes } : { kind: "none" };
  const narrowest = left.reduce((best, one) => (one.length < best.length ? one : best));
  const rest = left.filter((one) => one !== narrowest);
  let undecided = false;
  for (const way of narrowest) {
    const taken = taking({ ...now, axes: [now.axes[0].copy(), now.axes[1].copy()] }, way);
    if (taken === null) continue;
    const answer = descend(taken, rest, areas, budget, isEnough);
    if (answer.kind === "found") return answer;
    if (answer.kind === "open") undecided = true;
  }
  return undecided ? { kind: "open" } : { kind: "none" };
}

function isPossible({ axes, parents }: State, { bounds, joins }: Way): boolean {
  if (!bounds.every(({ axis, u, v, by }) => axes[axis].allows(u, v, by))) return false;
  if (joins === undefined) return true;
  for (let at: number | undefined = joins[1]; at !== undefined; at = parents.get(at)) if (at === joins[0]) return false;
  return true;
}

function isHeld(axes: Axes, { bounds }: Way): boolean {
  return bounds.every(({ axis, u, v, by }) => axes[axis].holds(u, v, by));
}

/** Learns a way's bounds in place; null when they contradict what is known. */
function taking(state: State, { bounds, joins }: Way): State | null {
  for (const { axis, u, v, by } of bounds) if (!state.axes[axis].learn(u, v, by)) return null;
  return joins === undefined ? state : { ...state, parents: new Map([...state.parents, joins]) };
}

/** Learns each room's least depth from its area and greatest width, and the other way round, until nothing more follows; false on a contradiction. */
function grow(axes: Axes, areas: readonly Area[]): boolean {
  for (let again = true; again; ) {
    again = false;
    for (const { lo, hi, area } of areas) {
      for (const axis of [0, 1] as const) {
        const least = area / axes[(1 - axis) as 0 | 1].mostOf(hi, lo);
        if (least <= axes[axis].leastOf(hi, lo) + EVEN) continue;
        if (!axes[axis].learn(hi, lo, least)) return false;
        again = true;
      }
    }
  }
  return true;
}
