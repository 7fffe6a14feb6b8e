import { withinParapets } from "#drawing/sheet/house/roof-pieces.ts";
import { shaftsOf } from "#drawing/sheet/house/shafts.ts";
import { allToPaper, type Frame } from "#drawing/sheet/page/frame.ts";
import type { LabelSpace } from "#drawing/sheet/page/label-space.ts";
import { path, polygon, polylineContour, text } from "#drawing/sheet/page/marks.ts";
import { PENS } from "#drawing/sheet/page/pens.ts";
import type { Mark } from "#drawing/sheet/page/sheet.ts";
import { crossLines } from "#drawing/sheet/rooms/sky-crosses.ts";
import { type Box, boxAround } from "#drawing/sheet/shapes/box.ts";
import { outlineOfBoxes } from "#drawing/sheet/shapes/rectilinear.ts";
import type { Typesetter } from "#drawing/text/typesetter.ts";
import type { Polygon } from "#planner/geometry/point.ts";
import type { Level } from "#planner/plan/plan.ts";

/** The roof's edge and the inner line of its parapet. */
export function drawParapet(roof: readonly Polygon[], frame: Frame): readonly Mark[] {
  const onPaper = (loop: Polygon) => polylineContour(allToPaper(frame, loop), true);
  return [
    path("A-WALL", roof.map(onPaper), { stroke: PENS.cutWall }),
    path("A-WALL", outlineOfBoxes(withinParapets(roof)).map(onPaper), { stroke: PENS.lowWall }),
  ];
}

/** What stays open through the roof, crossed out and named. */
export function drawShafts(
  last: Level,
  name: string,
  frame: Frame,
  typesetter: Typesetter,
  space: LabelSpace,
): readonly Mark[] {
  return shaftsOf(last).flatMap((room) => [
    polygon("A-WALL", allToPaper(frame, room.polygon), { stroke: PENS.lowWall }),
    ...crossLines(boxAround(room.polygon), frame),
    ...centred(name, boxAround(allToPaper(frame, room.polygon)), 1.6, typesetter, space),
  ]);
}

/** Words in the middle of a box, made small enough for its width; nothing else may be written in the box. */
function centred(words: string, box: Box, height: number, typesetter: Typesetter, space: LabelSpace): readonly Mark[] {
  const natural = typesetter.width(words, height, "bold");
  const size = Math.min(height, (height * (box.x2 - box.x1 - 1)) / natural);
  const mark = text([(box.x1 + box.x2) / 2, (box.y1 + box.y2) / 2 - size / 2], words, size, {
    anchor: "middle",
    weight: "bold",
  });
  space.block(box);
  return [mark];
}
