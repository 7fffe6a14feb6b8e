import { isFramed } from "#drawing/sheet/house/framed.ts";
import { fullWalls } from "#drawing/sheet/house/wall-bodies.ts";
import { type Box, boxAround, boxesOverlap, growBox } from "#drawing/sheet/shapes/box.ts";
import { outlineOfBoxes } from "#drawing/sheet/shapes/rectilinear.ts";
import type { Level, Plan } from "#planner/plan/plan.ts";

/** Walls about the room over a stair: as thick as an outer wall where such a wall stands under them, else panels of half a brick. mm */
export const HEADROOM_WALLS = { outer: 230, panel: 115 } as const;

/** A room over a stair to its walls' outer faces; `inner`: to their inner ones. Real mm. */
export function headroomOuter({ brief }: Plan, last: Level, inner: Box): Box {
  const { outer, panel } = HEADROOM_WALLS;
  const under = [...fullWalls(last).map(({ box }) => box), ...last.columns.map(({ polygon }) => boxAround(polygon))];
  const thick = (strip: Box) => (brief.region === "in" && outlineOfBoxes([strip], under).length === 0 ? outer : panel);
  const { x1, x2, y1, y2 } = inner;
  return {
    x1: x1 - thick({ ...inner, x1: x1 - outer, x2: x1 }),
    x2: x2 + thick({ ...inner, x1: x2, x2: x2 + outer }),
    y1: y1 - thick({ ...inner, y1: y1 - outer, y2: y1 }),
    y2: y2 + thick({ ...inner, y1: y2, y2: y2 + outer }),
  };
}

/** A frame's columns at the corners of a room over a stair, which rise to its roof. Real mm. */
export function columnsAt(plan: Plan, last: Level, outer: Box): readonly Box[] {
  if (!isFramed(plan)) return [];
  const { x1, x2, y1, y2 } = outer;
  const corners = [x1, x2].flatMap((x) => [y1, y2].map((y) => growBox(boxAround([[x, y]]), HEADROOM_WALLS.panel)));
  return last.columns
    .map(({ polygon }) => boxAround(polygon))
    .filter((column) => corners.some((corner) => boxesOverlap(corner, column)));
}
