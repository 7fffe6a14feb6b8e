import { type SideName, sideAt, sideAxis } from "#drawing/sheet/house/sides.ts";
import { GUTTER } from "#drawing/sheet/pitched/gutter.ts";
import { maximalBoxes } from "#drawing/sheet/pitched/maximal-boxes.ts";
import type { PitchedRegion } from "#drawing/sheet/pitched/pitch.ts";
import { axisEnds, type Box, boxAround, commonBox, gapBetween } from "#drawing/sheet/shapes/box.ts";
import { type Edge, edgesOf, enclosedArea, outerEdge } from "#drawing/sheet/shapes/edges.ts";
import type { Point, Polygon } from "#planner/geometry/point.ts";
import type { Plan } from "#planner/plan/plan.ts";

/** An edge of the walls that a sloped roof stands on. Real mm. */
export type RoofEdge = {
  readonly side: SideName;
  /** Along the outer face of the wall, the roof on its left; and there where the roof ends beyond it. */
  readonly wall: Edge;
  readonly grown: Edge;
  /** What the roof does there: slope down to a gutter, end over a gable, or at the neighbour's wall. */
  readonly ends: "eaves" | "gable" | "party";
  /** How far the roof reaches beyond the wall. */
  readonly beyond: number;
};

/** How far eaves and verges reach beyond the wall where the plot leaves room for it: US 16 in, UK as gutters and bargeboards take. mm */
const BEYOND = { us: { eaves: 406, gable: 305 }, uk: { eaves: 300, gable: 150 } } as const;
/** With less ground before it a wall carries no eaves: the roof ends at its face. mm */
const NO_ROOM = 250;
/** A gap between two parts of a house narrower than this leaves no light between their eaves: such a house keeps a flat roof. mm */
const LEAST_GAP = 1800;

type Loop = { readonly edges: readonly RoofEdge[]; readonly grown: Polygon };

/** The edges of each outline; null where the roof is open in the middle, or between two arms or parts of the house close together. */
export function roofEdges(plan: Plan, region: PitchedRegion, outlines: readonly Polygon[]): readonly Loop[] | null {
  const { style } = plan.brief;
  if (outlines.length === 0) return null;
  const loops = outlines.map((loop) => edgesOf(loop).map((wall, at, all) => outlineEdge(plan, wall, at, all)));
  if (outlines.some((loop) => enclosedArea(loop) < 0) || leaveNoLight(loops)) return null;
  // One reach for the whole house: its rafters stand on walls of one height, and its eaves lie level.
  const free = loops.flat().filter(({ ends }) => ends !== "party");
  const beyond = Math.min(BEYOND[region].eaves, ...free.map(({ ground }) => ground - GUTTER));
  return loops.map((edges, at): Loop => {
    const boxes = maximalBoxes(outlines[at] ?? []);
    const ended = edges.map((edge): RoofEdge => {
      const { side, wall, ends } = edge;
      if (ends === "party") return { side, wall, ends, beyond: 0, grown: wall };
      const isGable = style === "traditional" && isEnd(edge, edges, boxes);
      const reach = isGable ? Math.min(BEYOND[region].gable, beyond) : beyond;
      return { side, wall, ends: isGable ? "gable" : "eaves", beyond: reach, grown: wall };
    });
    const grown = ended.map((edge, index) => cornerBetween(ended[(index + ended.length - 1) % ended.length], edge));
    return {
      grown,
      edges: ended.map((edge, index) => ({
        ...edge,
        grown: [grown[index] ?? edge.wall[0], grown[(index + 1) % grown.length] ?? edge.wall[1]],
      })),
    };
  });
}

type OutlineEdge = {
  readonly side: SideName;
  readonly wall: Edge;
  readonly ends: "party" | null;
  readonly length: number;
  /** How far the plot goes on before it, mm. */
  readonly ground: number;
  /** Whether the outline turns left at both of its ends. */
  readonly convex: boolean;
};

function outlineEdge({ site }: Plan, wall: Edge, index: number, all: readonly Edge[]): OutlineEdge {
  const { length, out } = outerEdge(wall);
  const side = sideOf(out);
  const ground = groundBefore(boxAround(site.plot), side, wall[0]);
  const turns = [turn(all[(index + all.length - 1) % all.length], wall), turn(wall, all[(index + 1) % all.length])];
  return {
    side,
    wall,
    length,
    ground,
    ends: ground < NO_ROOM ? "party" : null,
    convex: turns.every((each) => each > 0),
  };
}

/** The side of the house that a wall is on which looks that way. */
export function sideOf([x, y]: Point): SideName {
  if (x !== 0) return x > 0 ? "right" : "left";
  return y > 0 ? "rear" : "front";
}

/** How far the plot goes on before a wall of a side. mm */
export function groundBefore(plot: Box, side: SideName, [x, y]: Point): number {
  return { front: y - plot.y1, rear: plot.y2 - y, left: x - plot.x1, right: plot.x2 - x }[side];
}

/** Positive where the second edge turns left from the first. */
function turn(before: Edge | undefined, after: Edge | undefined): number {
  if (!before || !after) return 0;
  const [[ax, ay], [bx, by]] = before;
  const [[cx, cy], [dx, dy]] = after;
  return Math.sign((bx - ax) * (dy - cy) - (by - ay) * (dx - cx));
}

/** Whether two arms of an outline, or two parts of the house, stand so close that their eaves would shut out the light between them. */
function leaveNoLight(loops: readonly (readonly OutlineEdge[])[]): boolean {
  return loops.some((edges, at) => {
    const others = loops.slice(at + 1).flat();
    return edges.some(
      (edge) => edges.some((other) => isGap(edge, other)) || others.some((other) => gapOf(edge, other) < LEAST_GAP),
    );
  });
}

/** Whether an edge looks to the right or the rear at another one, close across open ground. */
function isGap(edge: OutlineEdge, other: OutlineEdge): boolean {
  const axis = edge.side === "right" && other.side === "left" ? 0 : 1;
  if (axis === 1 && !(edge.side === "rear" && other.side === "front")) return false;
  const [own, across] = [boxAround(edge.wall), boxAround(other.wall)];
  const shared = commonBox(own, across);
  const [from, to] = axisEnds(shared, axis === 0 ? 1 : 0);
  const [face, opposite] = [axisEnds(own, axis)[0], axisEnds(across, axis)[0]];
  return from < to && face < opposite && opposite - face < LEAST_GAP;
}

function gapOf(a: OutlineEdge, b: OutlineEdge): number {
  return gapBetween(boxAround(a.wall), boxAround(b.wall));
}

/**
 * Whether an edge closes the end of a part of the house that is longer than wide, so that its ridge runs out over it: a gable. Between neighbours the ridge
 * runs from one of their walls to the other, and from a single one to the end across from it.
 */
function isEnd(edge: OutlineEdge, edges: readonly OutlineEdge[], boxes: readonly Box[]): boolean {
  const { axis } = sideAxis(edge.side);
  const box = boxes.find((one) => touches(edge, one) && extent(one, axis) >= edge.length);
  if (!edge.convex || !box) return false;
  const across = extent(box, axis === 0 ? 1 : 0);
  // A part as wide as deep has its ridge along the road.
  const longer = axis === 0 ? across > edge.length : across >= edge.length;
  const party = edges.filter((other) => other.ends === "party" && touches(other, box));
  const isOpposite = ({ side }: OutlineEdge) => sideAxis(side).axis === axis;
  return party.some(isOpposite) || (longer && party.every(isOpposite));
}

function extent(box: Box, axis: 0 | 1): number {
  const [from, to] = axisEnds(box, axis);
  return to - from;
}

/** Whether a box has a side on an edge. */
function touches({ side, wall }: OutlineEdge, box: Box): boolean {
  const { axis } = sideAxis(side);
  const edge = boxAround(wall);
  const [[from, to], [first, last]] = [axisEnds(box, axis), axisEnds(edge, axis)];
  return sideAt(edge, side) === sideAt(box, side) && first < to && from < last;
}

/** Where two edges meet once each is moved out as far as the roof reaches there. */
function cornerBetween(before: RoofEdge | undefined, after: RoofEdge): Point {
  const [x, y] = after.wall[0];
  const moved = [before ?? after, after].map(({ wall, beyond }) => {
    const { out } = outerEdge(wall);
    return [out[0] * beyond, out[1] * beyond] as const;
  });
  const [a = [0, 0], b = [0, 0]] = moved;
  return [x + a[0] + b[0], y + a[1] + b[1]];
}
