import { footprintBox } from "#drawing/sheet/house/sides.ts";
import { wallOutlines } from "#drawing/sheet/house/wall-bodies.ts";
import { allToPaper, boxToPaper, type Frame } from "#drawing/sheet/page/frame.ts";
import { createLabelSpace } from "#drawing/sheet/page/label-space.ts";
import { path, polygon, polylineContour } from "#drawing/sheet/page/marks.ts";
import { INK, PENS, WALL_FILL } from "#drawing/sheet/page/pens.ts";
import { bottomRule, headingOver, type Section } from "#drawing/sheet/panel/section.ts";
import { boxCorners, growBox } from "#drawing/sheet/shapes/box.ts";
import { drawColumnTags } from "#drawing/sheet/structure/draw-column-tags.ts";
import { taggedColumns } from "#drawing/sheet/structure/tagged-columns.ts";
import type { Typesetter } from "#drawing/text/typesetter.ts";
import type { Level, Plan } from "#planner/plan/plan.ts";

/** No key plan is higher, mm on paper. */
const MOST = 120;
/** Paper beside and below it for tags, and above it for the heading, mm. */
const BESIDE = 8;
const HEAD = 12;

/** A level's walls and columns at no scale, as large as a panel lets them, with the columns' tags: where one finds what a schedule lists. */
export function keyPlan(plan: Plan, level: Level, typesetter: Typesetter): Section {
  const house = footprintBox(level);
  const [wide, deep] = [house.x2 - house.x1, house.y2 - house.y1];
  const scaleIn = (width: number) => Math.max(wide / (width - 2 * BESIDE), deep / MOST);
  const height = (width: number) => HEAD + deep / scaleIn(width) + BESIDE;
  return {
    height,
    draw: (x, top, width) => {
      const scale = scaleIn(width);
      const left = x + (width - wide / scale) / 2;
      const low = top - HEAD - deep / scale;
      const frame: Frame = { scale, origin: [left - house.x1 / scale, low - house.y1 / scale] };
      const columns = taggedColumns(plan, level);
      const walls = wallOutlines(level).cut.map((loop) => polylineContour(allToPaper(frame, loop), true));
      const bodies = columns.map(({ box }) => allToPaper(frame, boxCorners(box)));
      const space = createLabelSpace();
      for (const { box } of columns) space.block(growBox(boxToPaper(frame, box), 0.2));
      return [
        ...headingOver("KEY PLAN, NOT TO SCALE", x, top, width),
        path("A-WALL", walls, { fill: { colour: WALL_FILL }, stroke: PENS.floor }),
        ...bodies.map((corners) => polygon("A-COLS", corners, { fill: { colour: INK } })),
        ...drawColumnTags(columns, frame, typesetter, space),
        bottomRule(x, top - height(width), width),
      ];
    },
  };
}
