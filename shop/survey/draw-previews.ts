import { drawPreview } from "#drawing/draw-set.ts";
import { smallPicture } from "#drawing/image/small-picture.ts";
import { regionalText } from "#drawing/words/regional-text.ts";
import type { Fonts } from "#drawing/writer.ts";
import type { Plan } from "#planner/plan/plan.ts";
import type { Picture } from "./design-house.ts";

/** The watermarked pictures of one plan: a level each, from the ground up, then its front. `createdAt` stands in the drawing's title. */
export async function drawPreviews(
  plan: Plan,
  { fonts, createdAt }: { readonly fonts: Fonts; readonly createdAt: Date },
): Promise<readonly Picture[]> {
  const { width, depth, unit } = plan.brief.plot;
  const context = { fonts, createdAt, client: "", project: `House on ${width} x ${depth} ${unit}` };
  const pictures: Picture[] = [];
  for (const level of plan.levels) {
    const png = await drawPreview(plan, context, { kind: "level", index: level.index });
    const title = regionalText(plan.brief.region, level.name);
    pictures.push({ name: `level-${level.index}`, title, png, small: await smallPicture(png) });
  }
  const front = await drawPreview(plan, context, { kind: "elevation" });
  pictures.push({ name: "elevation", title: "Front elevation", png: front, small: await smallPicture(front) });
  return pictures;
}
