import type { CutBodies } from "#drawing/section/cut-bodies.ts";
import { cutRoof } from "#drawing/section/cut-roof.ts";
import { visibleEdges } from "#drawing/section/hidden-lines.ts";
import { hollowHouse } from "#drawing/section/section-bodies.ts";
import { shadesSeen } from "#drawing/section/section-shades.ts";
import { coverOf, type FlightSeen, stairsSeen } from "#drawing/section/section-stairs.ts";
import { bodyFrom, faceOf, isBeyond, isCut, seenFrom } from "#drawing/section/section-view.ts";
import { roofHeight } from "#drawing/sheet/heights/house-heights.ts";
import { EDGE_BOARD, pitchedRoof } from "#drawing/sheet/pitched/pitched-roof.ts";
import type { SectionCut } from "#drawing/sheet/section-line/cut.ts";
import { type Box, boxAround, boxesOverlap, boxHolds, growBox } from "#drawing/sheet/shapes/box.ts";
import type { Edge } from "#drawing/sheet/shapes/edges.ts";
import { coverBoxes, outlineOfBoxes } from "#drawing/sheet/shapes/rectilinear.ts";
import type { Polygon } from "#planner/geometry/point.ts";
import type { Plan } from "#planner/plan/plan.ts";

export type SeenKind = "wall" | "glass" | "door" | "railing" | "shade" | "landing" | "flight";

/** Something behind the cut: the parts of its edges that one sees, and its rectangles that nothing hides (`whole`). */
export type SeenPart = {
  readonly kind: SeenKind;
  readonly edges: readonly Edge[];
  readonly whole: readonly Box[];
  readonly flight: FlightSeen | null;
  /** A sunshade's outline, as it may slope; null for other kinds. */
  readonly outline: Polygon | null;
};

type Group = {
  /** Eaves only hide what is behind them: their lines are those of the roof. */
  readonly kind: SeenKind | "eaves";
  readonly near: number;
  readonly boxes: Box[];
  readonly flight: FlightSeen | null;
  readonly outline: Polygon | null;
};

/** Pieces of one kind whose depths differ by less than this are one surface, mm. */
const FLUSH = 2;

/** What stands behind the cut, the farthest first, without lines that nearer things or the cut hide: not every program draws fills to cover them. */
export function seenBeyond(plan: Plan, cut: SectionCut, bodies: CutBodies): readonly SeenPart[] {
  const { flights, landings } = stairsSeen(plan, cut);
  const sloped = pitchedRoof(plan);
  const foot = roofHeight(plan);
  const cutThrough: readonly Box[] = [
    ...bodies.walls,
    ...bodies.concrete,
    ...bodies.ceilings,
    ...overhangs(plan, cut),
    ...bodies.base,
    ...bodies.soil,
    ...landings.filter(({ seen }) => isCut(seen)).map(({ seen }) => faceOf(seen)),
    ...flights.filter(({ seen }) => isCut(seen)).flatMap(coverOf),
  ];
  // The cut's own heavy line covers what only touches it.
  const hiding: Box[] = cutThrough.map((box) => growBox(box, 1));
  const parts: SeenPart[] = [];
  for (const group of groupsOf(plan, cut)) {
    // Under a sloped roof a wall's top is nowhere seen: eaves hide it, or a gable goes on from it.
    const edges = visibleEdges(outlineOfBoxes(group.boxes), hiding).filter(
      ([[, z1], [, z2]]) => sloped === null || z1 !== foot || z2 !== foot,
    );
    const whole = group.boxes.filter((box) => !hiding.some((other) => boxesOverlap(growBox(box, -1), other)));
    const { kind, flight, outline } = group;
    if (edges.length > 0 && kind !== "eaves") parts.push({ kind, edges, whole, flight, outline });
    hiding.push(...withoutSeams(group.boxes));
  }
  return parts.reverse();
}

/**
 * Boxes that cover what the given ones cover, once joined across and once upwards as far as they go, so that no line behind shows along
 * the seam of two that lie side by side.
 */
function withoutSeams(boxes: readonly Box[]): readonly Box[] {
  if (boxes.length < 2) return boxes;
  const turned = ({ x1, y1, x2, y2 }: Box): Box => ({ x1: y1, y1: x1, x2: y2, y2: x2 });
  const holds = (x: number, y: number) => boxes.some((box) => boxHolds(box, x, y));
  const upright = coverBoxes((y, x) => holds(x, y), boxes.map(turned)).map(turned);
  return [...coverBoxes(holds, boxes), ...upright];
}

/** All that lies behind the cut, the nearest first; flush pieces of one kind are one group. */
function groupsOf(plan: Plan, cut: SectionCut): readonly Group[] {
  const groups: Group[] = [];
  const add = (kind: Group["kind"], near: number, box: Box): void => {
    const flush = groups.find((group) => group.kind === kind && Math.abs(group.near - near) < FLUSH);
    if (flush) flush.boxes.push(box);
    else groups.push({ kind, near, boxes: [box], flight: null, outline: null });
  };
  for (const body of hollowHouse(plan)) {
    const seen = bodyFrom(cut, body);
    if (!isBeyond(seen)) continue;
    const { material } = body;
    add(
      material === "glass" || material === "door" || material === "railing" ? material : "wall",
      seen.near,
      faceOf(seen),
    );
  }
  const { flights, landings } = stairsSeen(plan, cut);
  for (const { seen, outline } of shadesSeen(plan, cut))
    if (isBeyond(seen)) groups.push({ kind: "shade", near: seen.near, boxes: [faceOf(seen)], flight: null, outline });
  for (const { seen } of landings) if (isBeyond(seen)) add("landing", seen.near, faceOf(seen));
  for (const flight of flights)
    if (isBeyond(flight.seen))
      groups.push({ kind: "flight", near: flight.seen.near, boxes: [...coverOf(flight)], flight, outline: null });
  for (const { seen } of eavesBoards(plan, cut)) if (isBeyond(seen)) add("eaves", seen.near, faceOf(seen));
  return groups.sort((a, b) => a.near - b.near);
}

/** What the ends of a cut roof hide beside the walls. */
function overhangs(plan: Plan, cut: SectionCut): readonly Box[] {
  return (cutRoof(plan, cut)?.runs ?? [])
    .flatMap(({ ends }) => ends)
    .flatMap(({ u, z, wall }) =>
      wall === null ? [] : [{ x1: Math.min(u, wall), x2: Math.max(u, wall), y1: z - EDGE_BOARD, y2: z }],
    );
}

/** The boards along the eaves of a sloped roof, which hide the top of the walls under them. */
function eavesBoards(plan: Plan, cut: SectionCut) {
  const sloped = pitchedRoof(plan);
  if (sloped === null) return [];
  const top = roofHeight(plan) + sloped.eaves;
  return sloped.edges
    .filter(({ ends }) => ends === "eaves")
    .map(({ grown }) => ({ seen: seenFrom(cut, boxAround(grown), top - EDGE_BOARD, top) }))
    .filter(({ seen }) => seen.near === seen.far);
}
