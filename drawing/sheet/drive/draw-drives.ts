import { driveBoxes } from "#drawing/sheet/drive/drives.ts";
import { allToPaper, type Frame } from "#drawing/sheet/page/frame.ts";
import type { LabelSpace } from "#drawing/sheet/page/label-space.ts";
import { polygon, text } from "#drawing/sheet/page/marks.ts";
import { PENS } from "#drawing/sheet/page/pens.ts";
import type { Mark } from "#drawing/sheet/page/sheet.ts";
import { textBox } from "#drawing/sheet/page/text-box.ts";
import { type Box, boxAround, boxCorners } from "#drawing/sheet/shapes/box.ts";
import type { Typesetter } from "#drawing/text/typesetter.ts";
import type { Plan } from "#planner/plan/plan.ts";

const PAVED = "#f3f3f3";

/** The edges of the drives, on which a floor's sheet writes nothing else. */
export function outlineDrives(plan: Plan, frame: Frame): readonly Mark[] {
  return driveBoxes(plan).map((drive) =>
    polygon("L-SITE", allToPaper(frame, boxCorners(drive)), { stroke: PENS.floor }),
  );
}

/** The drives in outline, with their name where it fits. */
export function drawDrives(plan: Plan, frame: Frame, typesetter: Typesetter, space: LabelSpace): readonly Mark[] {
  return driveBoxes(plan).flatMap((drive) => drawPaving(drive, "DRIVE", 0.72, frame, typesetter, space));
}

/** Paved ground in outline, with its name where it fits, at a share of its depth. */
export function drawPaving(
  paved: Box,
  name: string,
  share: number,
  frame: Frame,
  typesetter: Typesetter,
  space: LabelSpace,
): readonly Mark[] {
  const corners = allToPaper(frame, boxCorners(paved));
  const { x1, y1, x2, y2 } = boxAround(corners);
  const words = text([(x1 + x2) / 2, y1 + (y2 - y1) * share], name, 1.4, { layer: "L-SITE", anchor: "middle" });
  const box = textBox(words, typesetter);
  const fits = box.y2 < y2 && x1 < box.x1 && box.x2 < x2 && space.cost(box) < Number.POSITIVE_INFINITY;
  if (fits) space.block(box);
  return [polygon("L-SITE", corners, { fill: { colour: PAVED }, stroke: PENS.floor }), ...(fits ? [words] : [])];
}
