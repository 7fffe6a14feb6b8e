import type { CutBodies } from "#drawing/section/cut-bodies.ts";
import type { ShadeSeen } from "#drawing/section/section-shades.ts";
import { allToPaper, type Frame, toPaper } from "#drawing/sheet/page/frame.ts";
import { hatchLines } from "#drawing/sheet/page/hatch.ts";
import { circle, line, path, polygon, polylineContour } from "#drawing/sheet/page/marks.ts";
import { PAPER, PENS, WALL_FILL } from "#drawing/sheet/page/pens.ts";
import type { Mark, Stroke } from "#drawing/sheet/page/sheet.ts";
import { type Box, boxCorners, growBox } from "#drawing/sheet/shapes/box.ts";
import { outlineOfBoxes } from "#drawing/sheet/shapes/rectilinear.ts";
import type { Polygon } from "#planner/geometry/point.ts";

/** Masonry as on the plans; concrete darker and with a hatch twice as close. */
export const MASONRY = { fill: WALL_FILL, spacing: 1.1 } as const;
export const CONCRETE = { fill: "#b0b0b0", spacing: 0.55 } as const;
/** Foundations as they are indicated, mm from the ground: a wall goes down to its footing, which stands out on both sides; walls under `least` have none. */
const FOOTING = { top: -600, foot: -900, out: 225, least: 150 } as const;
export const DEEPEST = FOOTING.foot;

/** What the cut goes through: hatched, in the heaviest line; panes and leaves in their openings. */
export function drawCut(
  bodies: CutBodies,
  shades: readonly ShadeSeen[],
  finishes: readonly Polygon[],
  frame: Frame,
): readonly Mark[] {
  const { walls, concrete, ceilings, base, panes, openings } = bodies;
  return [
    ...hatched(outlineOfBoxes(base, [...walls, ...concrete]), CONCRETE, PENS.lowWall, frame),
    ...finishes.map((finish) =>
      polygon("A-FLOR", allToPaper(frame, finish), { fill: { colour: PAPER }, stroke: PENS.opening }),
    ),
    ...hatched(outlineOfBoxes(walls, [...concrete, ...ceilings]), MASONRY, PENS.cutWall, frame),
    ...hatched(outlineOfBoxes(concrete), CONCRETE, PENS.cutWall, frame),
    ...shades.flatMap(({ outline }) => hatched([outline], CONCRETE, PENS.cutWall, frame)),
    ...openings.map(({ face }) =>
      polygon("A-GLAZ", corners(face, frame), { fill: { colour: PAPER }, stroke: PENS.glass }),
    ),
    ...panes.map((pane) => polygon("A-GLAZ", corners(pane, frame), { fill: { colour: PAPER }, stroke: PENS.opening })),
  ];
}

export function hatched(
  outlines: readonly Polygon[],
  { fill, spacing }: { readonly fill: string; readonly spacing: number },
  stroke: Stroke,
  frame: Frame,
): readonly Mark[] {
  if (outlines.length === 0) return [];
  const loops = outlines.map((loop) => allToPaper(frame, loop));
  const contours = loops.map((loop) => polylineContour(loop, true));
  const hatch = hatchLines(loops, spacing).map((ends) => polylineContour(ends, false));
  return [
    path("A-HATCH", contours, { fill: { colour: fill } }),
    path("A-HATCH", hatch, { stroke: PENS.hatch }),
    path("A-WALL", contours, { stroke }),
  ];
}

/** Soil under the floor, the ground outside of the house, and foundations as far as they are indicated. */
export function drawGround(
  { soil, footings }: CutBodies,
  [left, right]: readonly [number, number],
  frame: Frame,
): readonly Mark[] {
  const under = footings.filter(({ x1, x2 }) => x2 - x1 >= FOOTING.least);
  const stems = under.map((wall) => ({ ...wall, y1: FOOTING.top, y2: 0 }));
  const feet = under.map(({ x1, x2 }) => ({
    x1: x1 - FOOTING.out,
    x2: x2 + FOOTING.out,
    y1: FOOTING.foot,
    y2: FOOTING.top,
  }));
  const indicated = outlineOfBoxes([...stems, ...feet]).map((loop) => polylineContour(allToPaper(frame, loop), true));
  const built = [...soil, ...footings].flatMap(({ x1, x2 }) => [x1, x2]);
  const [from, to] = [Math.min(...built), Math.max(...built)];
  return [
    ...soil.flatMap((box) => fillDots(box, frame)),
    ...(indicated.length > 0 ? [path("A-WALL", indicated, { stroke: PENS.indicated })] : []),
    line("L-SITE", toPaper(frame, [from, 0]), toPaper(frame, [to, 0]), PENS.setback),
    ...earth(left, from, frame),
    ...earth(to, right, frame),
  ];
}

/** The ground's line with strokes of earth below it. */
function earth(from: number, to: number, frame: Frame): readonly Mark[] {
  const [x1, y] = toPaper(frame, [from, 0]);
  const [x2] = toPaper(frame, [to, 0]);
  if (x2 - x1 < 1) return [];
  const strokes = Array.from({ length: Math.floor((x2 - x1) / 4) }, (_, group) =>
    [0, 0.9, 1.8].map((aside) => {
      const x = x1 + 2.4 + group * 4 + aside;
      return polylineContour(
        [
          [x, y],
          [x - 1.5, y - 1.5],
        ],
        false,
      );
    }),
  ).flat();
  return [path("L-SITE", strokes, { stroke: PENS.hatch }), line("L-SITE", [x1, y], [x2, y], PENS.ground)];
}

/** Filling, as dots on a grid of paper. */
export function fillDots(box: Box, frame: Frame): readonly Mark[] {
  const [x1, y1] = toPaper(frame, [box.x1, box.y1]);
  const [x2, y2] = toPaper(frame, [box.x2, box.y2]);
  const inner = growBox({ x1, y1, x2, y2 }, -0.5);
  const marks: Mark[] = [];
  for (let row = 0; inner.y1 + row * 1.3 <= inner.y2; row += 1) {
    for (let x = inner.x1 + (row % 2) * 1.2; x <= inner.x2; x += 2.4) {
      marks.push(circle("A-HATCH", [x, inner.y1 + row * 1.3], 0.1, { fill: { colour: "#555555" } }));
    }
  }
  return marks;
}

function corners(box: Box, frame: Frame) {
  return allToPaper(frame, boxCorners(box));
}
