import {
  cornerBetween,
  groundBefore,
  groundBetween,
  LEAST_GAP,
  type OutlineWall,
  sideOf,
  turn,
} from "#drawing/sheet/house/outline-walls.ts";
import { sideAt, sideAxis } from "#drawing/sheet/house/sides.ts";
import { GUTTER } from "#drawing/sheet/pitched/gutter.ts";
import { maximalBoxes } from "#drawing/sheet/pitched/maximal-boxes.ts";
import type { PitchedRegion } from "#drawing/sheet/pitched/pitch.ts";
import { axisEnds, type Box, boxAround, gapBetween } from "#drawing/sheet/shapes/box.ts";
import { type Edge, edgesOf, enclosedArea, outerEdge } from "#drawing/sheet/shapes/edges.ts";
import type { Polygon } from "#planner/geometry/point.ts";
import type { Plan } from "#planner/plan/plan.ts";

/** An edge of the walls that a sloped roof stands on. Real mm. */
export type RoofEdge = OutlineWall & {
  /** Along the wall where the roof ends beyond it. */
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
    const grown = ended.map((edge, index) => cornerBetween(ended.at(index - 1) ?? edge, edge));
    return {
      grown,
      edges: ended.map((edge, index) => ({
        ...edge,
        grown: [grown[index] ?? edge.wall[0], grown[(index + 1) % grown.length] ?? edge.wall[1]],
      })),
    };
  });
}

type OutlineEdge = OutlineWall & {
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
  const turns = [turn(all.at(index - 1) ?? wall, wall), turn(wall, all[(index + 1) % all.length] ?? wall)];
  return {
    side,
    wall,
    length,
    ground,
    ends: ground < NO_ROOM ? "party" : null,
    convex: turns.every((each) => each > 0),
  };
}

/** Whether two arms of an outline, or two parts of the house, stand so close that their eaves would shut out the light between them: the roof stays flat. */
function leaveNoLight(loops: readonly (readonly OutlineEdge[])[]): boolean {
  return loops.some((edges, at) => {
    const others = loops.slice(at + 1).flat();
    return edges.some(
      (edge) =>
        edges.some((other) => groundBetween(edge, other) < LEAST_GAP) ||
        others.some((other) => gapOf(edge, other) < LEAST_GAP),
    );
  });
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
