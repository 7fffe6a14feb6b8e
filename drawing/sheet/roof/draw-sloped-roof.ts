import { roofOutline } from "#drawing/sheet/house/roof-outline.ts";
import { boxesAlong } from "#drawing/sheet/page/aslant.ts";
import { allToPaper, boxToPaper, type Frame, toPaper } from "#drawing/sheet/page/frame.ts";
import type { LabelSpace } from "#drawing/sheet/page/label-space.ts";
import { line, path, polygon, polyline, polylineContour } from "#drawing/sheet/page/marks.ts";
import { PAPER, PENS } from "#drawing/sheet/page/pens.ts";
import type { Mark } from "#drawing/sheet/page/sheet.ts";
import type { Crease } from "#drawing/sheet/pitched/envelope.ts";
import { GUTTER } from "#drawing/sheet/pitched/gutter.ts";
import type { PitchedRoof } from "#drawing/sheet/pitched/pitched-roof.ts";
import { type Gutter, type GutterRun, gutterRuns } from "#drawing/sheet/rain/gutters.ts";
import { type Box, boxAround, growBox } from "#drawing/sheet/shapes/box.ts";
import { type Edge, edgesOf, outerEdge } from "#drawing/sheet/shapes/edges.ts";
import type { Point } from "#planner/geometry/point.ts";
import type { Plan } from "#planner/plan/plan.ts";

/** What it costs to write over a ridge, hip or valley, over the eaves, and over the plot's boundary; and paper on both sides of lines, mm. */
const OVER = { crease: 8, eaves: 3, boundary: 5 } as const;
const BESIDE = 0.3;

/** Keeps words off a sloped roof's lines and the plot's, and rather off its eaves, under which lower roofs go on. */
export function avoidSlopes(plan: Plan, { creases, edges }: PitchedRoof, frame: Frame, space: LabelSpace): void {
  for (const edge of edgesOf(plan.site.plot))
    space.avoid(growBox(boxToPaper(frame, boxAround(edge)), BESIDE), OVER.boundary);
  for (const { wall, grown } of edges) space.avoid(overhangBox(wall, grown, frame), OVER.eaves);
  for (const { from, to } of creases)
    for (const box of boxesAlong(toPaper(frame, from), toPaper(frame, to), BESIDE)) space.avoid(box, OVER.crease);
}

/** Leaves no words of the slopes on the eaves, once what lies below them has its names. */
export function blockEaves({ edges }: PitchedRoof, frame: Frame, space: LabelSpace): void {
  for (const { wall, grown } of edges) space.block(overhangBox(wall, grown, frame));
}

/** What a roof covers on paper between a wall and the eaves or verge before it. */
function overhangBox(wall: Edge, rim: Edge, frame: Frame): Box {
  return growBox(boxToPaper(frame, boxAround([...wall, ...rim])), BESIDE);
}

const CREASE_PENS = { ridge: PENS.ridge, hip: PENS.ridge, valley: PENS.valley } as const;

/** A sloped roof as one looks down on it: the walls under it dashed, its ridges, hips and valleys, eaves and verges, and the gutters. */
export function drawSlopes(plan: Plan, roof: PitchedRoof, frame: Frame): readonly Mark[] {
  const onPaper = (loop: readonly Point[]) => polylineContour(allToPaper(frame, loop), true);
  return [
    ...roof.outline.map((loop) => polygon("A-WALL", allToPaper(frame, loop), { fill: { colour: PAPER } })),
    path("A-WALL", roofOutline(plan).map(onPaper), { stroke: PENS.overhead }),
    ...roof.creases.flatMap((crease) => drawCrease(crease, frame)),
    ...gutterRuns(plan).map((run) => drawGutter(run, frame)),
    path("A-WALL", roof.outline.map(onPaper), { stroke: PENS.cutWall }),
  ];
}

function drawCrease({ kind, from, to }: Crease, frame: Frame): readonly Mark[] {
  if (kind === "eaves" || kind === "verge" || kind === "abutment") return [];
  return [line("A-FLOR", toPaper(frame, from), toPaper(frame, to), CREASE_PENS[kind])];
}

/** A gutter's outer rim before the eaves, mitred at corners and with its ends. */
function drawGutter({ gutters, ring }: GutterRun, frame: Frame): Mark {
  const rims = gutters.map(rimOf);
  const starts = gutters.map(({ from }, index): Point => {
    const out = rims[index]?.out ?? [0, 0];
    const before = rims[index === 0 && ring ? rims.length - 1 : index - 1]?.out ?? [0, 0];
    return [from[0] + (out[0] + before[0]) * GUTTER, from[1] + (out[1] + before[1]) * GUTTER];
  });
  const [head, last, tail] = [gutters[0], gutters.at(-1), rims.at(-1)];
  if (ring || !head || !last || !tail) return polygon("A-FLOR", allToPaper(frame, starts), { stroke: PENS.beyond });
  return polyline("A-FLOR", allToPaper(frame, [head.from, ...starts, tail.end, last.to]), PENS.beyond);
}

function rimOf({ edge, to }: Gutter): { readonly out: Point; readonly end: Point } {
  const { out } = outerEdge(edge.wall);
  return { out, end: [to[0] + out[0] * GUTTER, to[1] + out[1] * GUTTER] };
}
