import { type CutBodies, slabOver } from "#drawing/section/cut-bodies.ts";
import { cutWalls } from "#drawing/section/cut-walls.ts";
import { hollowHouse } from "#drawing/section/section-bodies.ts";
import { bodyFrom, isCut } from "#drawing/section/section-view.ts";
import {
  HEADROOM_DOOR_HEIGHT,
  HEADROOM_HEIGHT,
  HEADROOM_THRESHOLD,
  roofHeight,
} from "#drawing/sheet/heights/house-heights.ts";
import { isFramed } from "#drawing/sheet/house/framed.ts";
import { boxToPaper, type Frame } from "#drawing/sheet/page/frame.ts";
import { path, polylineContour } from "#drawing/sheet/page/marks.ts";
import { INK, PENS } from "#drawing/sheet/page/pens.ts";
import type { Mark, Stroke } from "#drawing/sheet/page/sheet.ts";
import type { SectionCut } from "#drawing/sheet/section-line/cut.ts";
import { type Box, boxCorners, boxesOverlap } from "#drawing/sheet/shapes/box.ts";
import { beamUnderside, LEAST_WIDTH } from "#drawing/sheet/structure/beams.ts";
import type { Plan } from "#planner/plan/plan.ts";

/** How deep a plinth beam may be, from the ground floor down, mm. */
const PLINTH = 300;
/** And of the room over a stair, with its slab: what its door leaves. */
const HEADROOM_BEAM = HEADROOM_HEIGHT - HEADROOM_THRESHOLD - HEADROOM_DOOR_HEIGHT;
const ZONE: Stroke = { width: 0.25, colour: INK, dash: [0.8, 0.5] };
const FILL = "#c2c2c2";

/** Where a frame's beams lie in the walls that are cut: under each slab above, and under the ground floor; in every house those over open bays. */
export function beamZones(
  plan: Plan,
  cut: SectionCut,
  { openings, beams }: Pick<CutBodies, "openings" | "beams">,
): readonly Box[] {
  if (!isFramed(plan)) return beams;
  const walled = plan.levels.flatMap((level) =>
    cutWalls(level, cut).flatMap(({ u1, u2 }): Box[] => {
      if (u2 - u1 < LEAST_WIDTH) return [];
      const { floorLevel } = level;
      const [soffit] = slabOver(plan, level, cut, (u1 + u2) / 2);
      const under = { x1: u1, x2: u2, y1: beamUnderside(plan, level, soffit), y2: soffit };
      const plinth = { x1: u1, x2: u2, y1: Math.max(0, floorLevel - PLINTH), y2: floorLevel };
      const free = !openings.some(({ face }) => boxesOverlap(face, under));
      return [...(free ? [under] : []), ...(level.index === 0 ? [plinth] : [])];
    }),
  );
  return [...walled, ...beams, ...headroomZones(plan, cut)];
}

/** Where the beams lie between the columns of a room over a stair: over its door, under its slab. */
function headroomZones(plan: Plan, cut: SectionCut): readonly Box[] {
  const roof = plan.levels.length;
  const top = roofHeight(plan) + HEADROOM_HEIGHT;
  return hollowHouse(plan)
    .filter(({ material, level, z2 }) => material === "wall" && level === roof && z2 < top)
    .map((wall) => bodyFrom(cut, wall))
    .filter((wall) => isCut(wall) && wall.u2 - wall.u1 >= LEAST_WIDTH)
    .map(({ u1, u2, z2 }) => ({ x1: u1, x2: u2, y1: top - HEADROOM_BEAM, y2: z2 }));
}

/**
 * The zones in plain grey, without the walls' hatch and within the walls' lines. Their foot is dashed, as the engineer decides how deep
 * the beam is. Their top is a full line: there lies the damp-proof course or the slab.
 */
export function drawBeamZones(zones: readonly Box[], frame: Frame): readonly Mark[] {
  if (zones.length === 0) return [];
  const inner = zones.map((zone) => {
    const { x1, y1, x2, y2 } = boxToPaper(frame, zone);
    const line = PENS.cutWall.width / 2;
    return { x1: x1 + line, x2: x2 - line, y1, y2: y2 - line };
  });
  const contours = inner.map((zone) => polylineContour(boxCorners(zone), true));
  const across = (x1: number, x2: number, y: number) =>
    polylineContour(
      [
        [x1, y],
        [x2, y],
      ],
      false,
    );
  const tops = inner.map(({ x1, x2, y2 }) => across(x1, x2, y2 + PENS.cutWall.width / 2));
  return [
    path("A-HATCH", contours, { fill: { colour: FILL } }),
    path(
      "A-WALL",
      inner.map(({ x1, x2, y1 }) => across(x1, x2, y1)),
      { stroke: ZONE },
    ),
    path("A-WALL", tops, { stroke: PENS.cutWall }),
  ];
}
