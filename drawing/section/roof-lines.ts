import { profileAlong, profileAway } from "#drawing/section/roof-view.ts";
import { alongCut } from "#drawing/section/section-view.ts";
import { roofHeight } from "#drawing/sheet/heights/house-heights.ts";
import { oncePerPlan } from "#drawing/sheet/house/once-per-plan.ts";
import { roofOutline } from "#drawing/sheet/house/roof-outline.ts";
import { sideAxis } from "#drawing/sheet/house/sides.ts";
import type { Crease } from "#drawing/sheet/pitched/envelope.ts";
import { EDGE_BOARD, type PitchedRoof, pitchedRoof, ROOF_DEPTH, riseAt } from "#drawing/sheet/pitched/pitched-roof.ts";
import { heightOn } from "#drawing/sheet/pitched/roof-profile.ts";
import { type SectionCut, sectionCut } from "#drawing/sheet/section-line/cut.ts";
import { crossings, type Edge } from "#drawing/sheet/shapes/edges.ts";
import { distinct } from "#drawing/sheet/shapes/rectilinear.ts";
import type { Point } from "#planner/geometry/point.ts";
import type { Plan } from "#planner/plan/plan.ts";

/** A point as one sees it: along the cut to the right, above the road, and how deep behind the cut. mm */
type Spot = { readonly u: number; readonly z: number; readonly depth: number };
type Line = readonly [from: Spot, to: Spot];

/** What lies nearer than this before a line is the roof that it belongs to, mm. */
const OWN = 20;
/** A line so little above what lies before it is hidden: the two are one line on paper. mm */
const SHOWS = 2;

/** The lines of a roof that is not cut there: those seen `beyond` the cut, and those that stand `before` it. */
export type RoofLines = { readonly beyond: readonly Edge[]; readonly before: readonly Edge[] };

/** The lines that a house's section shows of its sloped roof; none of a flat one. */
export const sectionRoofLines = oncePerPlan((plan: Plan): RoofLines => {
  const roof = pitchedRoof(plan);
  return roof === null ? { beyond: [], before: [] } : roofLines(plan, roof, sectionCut(plan));
});

/** The lines of a roof about a cut. */
export function roofLines(plan: Plan, roof: PitchedRoof, cut: SectionCut): RoofLines {
  const beyond = linesBeyond(plan, roof, cut);
  return { beyond, before: linesBefore(plan, roof, cut, beyond) };
}

/** The lines of a roof behind the cut that nothing of the roof before them hides: ridges, hips, valleys, the boards along eaves and verges. */
function linesBeyond(plan: Plan, roof: PitchedRoof, cut: SectionCut): readonly Edge[] {
  const foot = roofHeight(plan);
  const lines = [
    ...roof.creases.flatMap((crease) => creaseLines(roof, crease, cut, foot)),
    ...soffitReturns(roof, cut, foot),
  ].flatMap((line) => behind(line));
  return visible(lines, plan, roof, cut);
}

/**
 * The ridges, hips and verges before the cut that stand higher than all that is cut or seen behind it, where the highest ridge is among them: without
 * these the drawing would not show how high the house is. Empty otherwise.
 */
function linesBefore(plan: Plan, roof: PitchedRoof, cut: SectionCut, beyond: readonly Edge[]): readonly Edge[] {
  const foot = roofHeight(plan);
  const turned: SectionCut = { ...cut, look: cut.look === 1 ? -1 : 1 };
  const highest = (lines: readonly Edge[]) => Math.max(...lines.flat().map(([, z]) => z));
  const cutTop = Math.max(...profileAlong(roof, cut, foot).flatMap(({ z1, z2 }) => [z1, z2]));
  const shown = Math.max(cutTop, highest(beyond));
  if (shown > foot + roof.ridge - SHOWS) return [];
  const lines = roof.creases
    .filter(({ kind }) => kind !== "eaves" && kind !== "valley")
    .flatMap((crease) => creaseLines(roof, crease, turned, foot).slice(0, 1))
    .flatMap((line) => behind(line));
  const outline = visible(lines, plan, roof, turned).filter(([[u1, z1], [u2, z2]]) => {
    const [u, z] = [(u1 + u2) / 2, (z1 + z2) / 2];
    return z >= horizon(roof, turned, u, Number.POSITIVE_INFINITY, foot) - SHOWS;
  });
  // Looked at the other way round, what is on the right is on the left.
  return outline
    .map(
      ([[u1, z1], [u2, z2]]): Edge => [
        [-u1, z1],
        [-u2, z2],
      ],
    )
    .filter(
      ([[u1, z1], [u2, z2]]) =>
        (z1 + z2) / 2 > horizon(roof, cut, (u1 + u2) / 2, Number.POSITIVE_INFINITY, foot) + SHOWS,
    );
}

/** A crease, and along eaves and verges that look towards the cut the lower edge of their board with its ends; a roof has none at a neighbour's wall. */
function creaseLines(roof: PitchedRoof, crease: Crease, cut: SectionCut, foot: number): readonly Line[] {
  const [from, to] = endsOf(roof, crease, cut, foot);
  const whole: Line = [from, to];
  const isEdge = crease.kind === "eaves" || crease.kind === "verge";
  if (!isEdge || Math.abs(from.depth - to.depth) > 1) return [whole];
  const under = ({ u, z, depth }: Spot): Spot => ({ u, z: z - EDGE_BOARD, depth });
  return [whole, [under(from), under(to)], [from, under(from)], [to, under(to)]];
}

/** A crease's ends; its heights are told from within it, as at its ends a higher part of the roof may begin. */
function endsOf(roof: PitchedRoof, { from, to }: Crease, cut: SectionCut, foot: number): Line {
  const at = (share: number): Point => [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
  const [low, high] = [riseAt(roof, at(0.25)) ?? 0, riseAt(roof, at(0.75)) ?? 0];
  const half = (high - low) / 2;
  return [spot(from, foot + low - half, cut), spot(to, foot + high + half, cut)];
}

function spot(point: Point, z: number, { axis, at, look }: SectionCut): Spot {
  const across = axis === 0 ? 1 : 0;
  return { u: alongCut({ axis, at, look }, point[axis]), z, depth: (point[across] - at) * look };
}

/** The soffits of eaves that run away from the viewer, seen at their end from the board to the wall. */
function soffitReturns(roof: PitchedRoof, cut: SectionCut, foot: number): readonly Line[] {
  const z = foot + roof.eaves - EDGE_BOARD;
  return roof.edges
    .filter(({ side, ends }) => ends === "eaves" && sideAxis(side).axis !== cut.axis)
    .flatMap(({ wall, grown }): readonly Line[] => {
      const ends = grown.map((point) => spot(point, z, cut));
      const [near] = [...ends].sort((a, b) => a.depth - b.depth);
      if (!near || near.depth < 0) return [];
      return [[near, { ...near, u: alongCut(cut, wall[0][cut.axis]) }]];
    });
}

/** What of a line lies behind the cut. */
function behind([a, b]: Line): readonly Line[] {
  if (a.depth < 0 && b.depth < 0) return [];
  if (a.depth >= 0 && b.depth >= 0) return [[a, b]];
  const share = a.depth / (a.depth - b.depth);
  const at: Spot = { u: a.u + (b.u - a.u) * share, z: a.z + (b.z - a.z) * share, depth: 0 };
  return a.depth < 0 ? [[at, b]] : [[a, at]];
}

/**
 * The parts of lines that no nearer part of the roof hides: each is parted where another one, or the face of a wall, crosses it on the drawing, and
 * asked in between.
 */
function visible(lines: readonly Line[], plan: Plan, roof: PitchedRoof, cut: SectionCut): readonly Edge[] {
  const foot = roofHeight(plan);
  const rivals = [
    ...lines,
    ...profileAlong(roof, cut, foot).flatMap(({ from, to, z1, z2 }) =>
      [0, EDGE_BOARD].map(
        (below): Line => [
          { u: from, z: z1 - below, depth: 0 },
          { u: to, z: z2 - below, depth: 0 },
        ],
      ),
    ),
    ...roof.edges.map(({ wall: [at] }): Line => {
      const u = alongCut(cut, at[cut.axis]);
      return [
        { u, z: 0, depth: 0 },
        { u, z: foot, depth: 0 },
      ];
    }),
  ];
  return lines.flatMap((line) => {
    const [a, b] = line;
    const at = (share: number): Spot => ({
      u: a.u + (b.u - a.u) * share,
      z: a.z + (b.z - a.z) * share,
      depth: a.depth + (b.depth - a.depth) * share,
    });
    const shares = distinct([0, ...rivals.flatMap((rival) => crossing(line, rival)), 1]);
    const seen: [number, number][] = [];
    for (const [index, share] of shares.entries()) {
      const before = shares[index - 1];
      if (before === undefined) continue;
      const middle = at((before + share) / 2);
      if (isHidden(middle, plan, roof, cut)) continue;
      const last = seen.at(-1);
      if (last?.[1] === before) last[1] = share;
      else seen.push([before, share]);
    }
    return seen
      .map(
        ([from, to]): Edge => [
          [at(from).u, at(from).z],
          [at(to).u, at(to).z],
        ],
      )
      .filter(([[u1, z1], [u2, z2]]) => Math.hypot(u2 - u1, z2 - z1) > SHOWS);
  });
}

/** Where along a line, as a share of it, another one crosses it on the drawing, or begins or ends over it. */
function crossing([a, b]: Line, [c, d]: Line): readonly number[] {
  const [du, dz] = [b.u - a.u, b.z - a.z];
  const cross = du * (d.z - c.z) - dz * (d.u - c.u);
  const shares =
    Math.abs(cross) > 1e-6
      ? [((c.u - a.u) * (d.z - c.z) - (c.z - a.z) * (d.u - c.u)) / cross]
      : Math.abs(du) > 1e-6
        ? [(c.u - a.u) / du, (d.u - a.u) / du]
        : [];
  const ends = Math.abs(du) > 1e-6 ? [(c.u - a.u) / du, (d.u - a.u) / du] : [];
  return [...shares, ...ends].filter((share) => share > 1e-6 && share < 1 - 1e-6);
}

/** Whether a nearer part of the roof lies before a spot: all that is below it over the house, and beyond the walls its boards and soffits alone. */
function isHidden({ u, z, depth }: Spot, plan: Plan, roof: PitchedRoof, cut: SectionCut): boolean {
  const foot = roofHeight(plan);
  const soffit = foot + roof.eaves - EDGE_BOARD;
  const across = cut.axis === 0 ? 1 : 0;
  const walls = roofOutline(plan)
    .flatMap((loop) => crossings(loop, across, alongCut(cut, u)))
    .map((at) => (at - cut.at) * cut.look);
  return profileAway(roof, cut, u, foot).some((stretch) => {
    const [near, far] = [Math.max(stretch.from, 0), Math.min(stretch.to, depth - OWN)];
    if (near > far) return false;
    const stops = distinct([near, ...walls.filter((at) => near < at && at < far), far]);
    return stops.some((end, index) => {
      const start = stops[index - 1] ?? end;
      const tops = [start, end].map((at) => heightOn(stretch, at));
      const top = Math.max(...tops);
      if (z > top + SHOWS) return false;
      const isWithin = walls.filter((at) => at < (start + end) / 2).length % 2 === 1;
      // Over a gable's overhang there are boards alone; under that of eaves the soffit closes it.
      const under = top > foot + ROOF_DEPTH + SHOWS ? Math.min(...tops) - EDGE_BOARD : soffit;
      return isWithin || z > under - SHOWS;
    });
  });
}

/** How high at most the roof rises at a place along the cut, from the cut to so deep behind it; above the road in mm. */
function horizon(roof: PitchedRoof, cut: SectionCut, u: number, until: number, foot: number): number {
  const tops = profileAway(roof, cut, u, foot).flatMap((stretch) => {
    const [near, far] = [Math.max(stretch.from, 0), Math.min(stretch.to, until)];
    return near > far ? [] : [near, far].map((depth) => heightOn(stretch, depth));
  });
  return Math.max(Number.NEGATIVE_INFINITY, ...tops);
}
