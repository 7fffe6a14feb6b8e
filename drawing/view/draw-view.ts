import sharp from "sharp";
import type { Sheet } from "#drawing/sheet/page/sheet.ts";
import type { Typesetter } from "#drawing/text/typesetter.ts";
import { lookAtHouse } from "#drawing/view/look-at-house.ts";
import type { Plan } from "#planner/plan/plan.ts";

/** A view is as wide as an A3 sheet, mm. */
const WIDE = 420;

/** The view of the house from the road, as a sheet that every writer of pictures takes. */
export async function drawView(plan: Plan, typesetter: Typesetter): Promise<Sheet> {
  const { pixels, width, height } = lookAtHouse(plan, typesetter);
  const png = await sharp(pixels, { raw: { width, height, channels: 3 } })
    .png({ compressionLevel: 1 })
    .toBuffer();
  const paper = { width: WIDE, height: (WIDE * height) / width };
  return {
    name: "3d-view",
    title: "3D view",
    ...paper,
    scale: 1,
    marks: [{ kind: "image", layer: "A-ELEV", at: [0, 0], ...paper, png }],
  };
}
