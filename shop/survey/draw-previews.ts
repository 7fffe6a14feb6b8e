import { drawPreview, type PictureSubject } from "#drawing/draw-set.ts";
import { smallPicture } from "#drawing/image/small-picture.ts";
import { regionalText } from "#drawing/words/regional-text.ts";
import type { Fonts } from "#drawing/writer.ts";
import type { Plan } from "#planner/plan/plan.ts";
import type { Picture } from "./pictures.ts";

/** The watermarked pictures of one plan: every level, from the ground up, then its front and the view from the road. `createdAt` dates the title block, which previews do not show. */
export function drawPreviews(
  plan: Plan,
  { fonts, createdAt }: { readonly fonts: Fonts; readonly createdAt: Date },
): Promise<readonly Picture[]> {
  const { width, depth, unit } = plan.brief.plot;
  const context = { fonts, createdAt, client: "", project: `House on ${width} x ${depth} ${unit}` };
  const shown = { levels: plan.levels, elevation: true };
  return drawEach(plan, shown, (subject) => drawPreview(plan, context, subject));
}

/** Draws the given levels of a plan and, where `elevation` asks for it, its front and its view, each with `draw`; adds the small picture of each. */
export async function drawEach(
  plan: Plan,
  { levels, elevation }: { readonly levels: Plan["levels"]; readonly elevation: boolean },
  draw: (subject: PictureSubject) => Promise<Uint8Array>,
): Promise<readonly Picture[]> {
  const pictures: Picture[] = [];
  const add = async (name: string, title: string, subject: PictureSubject) => {
    const png = await draw(subject);
    pictures.push({ name, title, png, small: await smallPicture(png) });
  };
  for (const { index, name } of levels)
    await add(`level-${index}`, regionalText(plan.brief.region, name), { kind: "level", index });
  if (elevation) {
    await add("elevation", "Front elevation", { kind: "elevation" });
    await add("model", "3D view", { kind: "view" });
  }
  return pictures;
}
