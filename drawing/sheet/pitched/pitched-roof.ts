import { oncePerPlan } from "#drawing/sheet/house/once-per-plan.ts";
import { roofOutline } from "#drawing/sheet/house/roof-outline.ts";
import { SIDES, type SideName, sideAt, sideAxis } from "#drawing/sheet/house/sides.ts";
import { crossGable } from "#drawing/sheet/pitched/cross-gable.ts";
import {
  type Crease,
  creases,
  inwards,
  planeAt,
  type RoofBlock,
  type RoofFace,
  roofFaces,
} from "#drawing/sheet/pitched/envelope.ts";
import { maximalBoxes } from "#drawing/sheet/pitched/maximal-boxes.ts";
import { type Pitch, type PitchedRegion, pitchFor } from "#drawing/sheet/pitched/pitch.ts";
import { type RoofEdge, roofEdges } from "#drawing/sheet/pitched/roof-edges.ts";
import { axisEnds, type Box, boxAround } from "#drawing/sheet/shapes/box.ts";
import { besideEdge, outerEdge } from "#drawing/sheet/shapes/edges.ts";
import type { Point, Polygon } from "#planner/geometry/point.ts";
import type { Plan } from "#planner/plan/plan.ts";

/** From the underside of the rafters to the top of the tiles or shingles, upright, mm. */
export const ROOF_DEPTH = 200;
/** The board along eaves and verges hangs so far down from the top of the tiles, mm. */
export const EDGE_BOARD = 190;

/**
 * The sloped roof over a house's topmost storey. Real mm; heights are above the top of what lies over that storey's rooms, where a flat roof has its slab
 * and this one its ceiling joists: the rafters stand on the outer walls there.
 */
export type PitchedRoof = {
  /** Whose builders' ways it is built in. */
  readonly region: PitchedRegion;
  readonly pitch: Pitch;
  readonly blocks: readonly RoofBlock[];
  /** What one sees from above. */
  readonly faces: readonly RoofFace[];
  readonly creases: readonly Crease[];
  /** Each edge of the walls below, what the roof does there and how far it reaches beyond. */
  readonly edges: readonly RoofEdge[];
  /** The outlines of the roof itself, eaves and verges, counter-clockwise. */
  readonly outline: readonly Polygon[];
  /** How high the tiles lie at the eaves, and at the highest ridge. */
  readonly eaves: number;
  readonly ridge: number;
};

/** The sloped roof of a house; null where its roof is flat. */
export const pitchedRoof = oncePerPlan((plan: Plan): PitchedRoof | null => {
  const region = pitchedRegion(plan);
  if (region === null) return null;
  const loops = roofEdges(plan, region, roofOutline(plan));
  if (loops === null) return null;
  const main = loops.flatMap(({ edges, grown }) => maximalBoxes(grown).map((box) => blockOn(box, edges)));
  if (!main.every(isHeld)) return null;
  const edges = loops.flatMap((loop) => loop.edges);
  const blocks = [...main, ...crossGable(plan, edges, main)];
  const run = Math.max(...blocks.map(highestOf));
  const pitch = pitchFor(plan, region, run, ROOF_DEPTH);
  if (pitch === null) return null;
  const faces = roofFaces(blocks);
  // Over the outer face of a wall that carries its rafters the roof is just as high as it is thick.
  const eaves = ROOF_DEPTH - (edges.find(({ ends }) => ends === "eaves")?.beyond ?? 0) * pitch.rise;
  return {
    region,
    pitch,
    blocks,
    faces,
    creases: creases(blocks, faces).map((crease) =>
      isAbutment(crease, edges) ? { ...crease, kind: "abutment" } : crease,
    ),
    edges,
    outline: loops.map(({ grown }) => grown),
    eaves,
    ridge: eaves + run * pitch.rise,
  };
});

/** Where a house stands over which its country builds a sloped roof in its style; null for others, and where a floor is to stand on it later. */
function pitchedRegion({ brief: { region, style, future } }: Plan): PitchedRegion | null {
  if (region === "in" || future === "extra-floor") return null;
  return style === "traditional" || style === "colonial" ? region : null;
}

/** How high the roof's upper surface lies at a point, as its heights are told; null beside the roof. */
export function riseAt({ blocks, eaves, pitch }: PitchedRoof, point: Point): number | null {
  const plane = planeAt(blocks, point);
  return plane === null ? null : eaves + inwards(plane, point) * pitch.rise;
}

/** Whether a roof is highest at a ridge; against a neighbour's wall it may lean that is higher there than any. */
export function endsAtRidge(roof: PitchedRoof): boolean {
  return roof.creases.some(({ kind, from, to }) => {
    const middle: Point = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
    return kind === "ridge" && (riseAt(roof, middle) ?? roof.eaves) > roof.ridge - 1;
  });
}

/** A rectangle of the roof: where its side lies on an edge at which the roof ends upright it is no eave. */
function blockOn(box: Box, edges: readonly RoofEdge[]): RoofBlock {
  const eaves = SIDES.filter(
    (side) => !edges.some((edge) => edge.ends !== "eaves" && edge.side === side && holdsSide(edge, box)),
  );
  return { ...box, eaves };
}

function holdsSide({ side, grown }: RoofEdge, box: Box): boolean {
  const { axis } = sideAxis(side);
  const edge = boxAround(grown);
  const [[from, to], [first, last]] = [axisEnds(box, axis), axisEnds(edge, axis)];
  return sideAt(edge, side) === sideAt(box, side) && first <= from && to <= last;
}

/** Whether the roof ends in a line at a neighbour's wall. */
function isAbutment({ from, to }: Crease, edges: readonly RoofEdge[]): boolean {
  const middle: Point = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
  return edges.some(({ ends, grown }) => {
    const { along, aside } = besideEdge(grown, middle);
    return ends === "party" && Math.abs(aside) < 1 && along >= 0 && along <= outerEdge(grown).length;
  });
}

/** Whether two eaves face each other, so that their slopes hold each other up. */
function isHeld({ eaves }: RoofBlock): boolean {
  const has = (...sides: readonly SideName[]) => sides.every((side) => eaves.includes(side));
  return has("front", "rear") || has("left", "right");
}

/** How far in a block's highest point lies from its eaves: amid two that face each other, or across from a single one. */
function highestOf({ x1, x2, y1, y2, eaves }: RoofBlock): number {
  const run = (length: number, ...sides: readonly SideName[]) =>
    length / sides.filter((side) => eaves.includes(side)).length;
  return Math.min(run(x2 - x1, "left", "right"), run(y2 - y1, "front", "rear"));
}
