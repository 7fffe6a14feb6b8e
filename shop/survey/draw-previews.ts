import { drawPreview, type PictureSubject } from "#drawing/draw-set.ts";
import { smallPicture } from "#drawing/image/small-picture.ts";
import { regionalText } from "#drawing/words/regional-text.ts";
import type { Fonts } from "#drawing/writer.ts";
import type { Plan } from "#planner/plan/plan.ts";
import type { Picture } from "./pictures.ts";

/** The watermarked pictures of one plan: a level each, from the ground up, then its front. `createdAt` stands in the drawing's title. */
export function drawPreviews(
  plan: Plan,
  { fonts, createdAt }: { readonly fonts: Fonts; readonly createdAt: Date },
): Promise<readonly Picture[]> {
  const { width, depth, unit } = plan.brief.plot;
  const context = { fonts, createdAt, client: "", project: `House on ${width} x ${depth} ${unit}` };
  const shown = { levels: plan.levels, elevation: true };
  return drawEach(plan, shown, (subject) => drawPreview(plan, context, subject));
}

/** Pictures of a plan's levels that are given and, where it is asked for, of its front, as `draw` makes each. */
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
  if (elevation) await add("elevation", "Front elevation", { kind: "elevation" });
  return pictures;
}
