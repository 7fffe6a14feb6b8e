import { type DrawingContext, drawPicture, drawSet, type PictureSubject } from "#drawing/draw-set.ts";
import { smallPicture } from "#drawing/image/small-picture.ts";
import { regionalText } from "#drawing/words/regional-text.ts";
import type { Fonts } from "#drawing/writer.ts";
import type { Plan } from "#planner/plan/plan.ts";
import type { Picture } from "../survey/design-house.ts";
import type { DrawnOrder } from "./deliver-order.ts";

/** Every file of one plan for one order, each with a title that a customer reads, and the pictures that its page begins with. */
export async function drawOrder(
  plan: Plan,
  order: {
    readonly number: string;
    readonly client: string;
    readonly elevation: boolean;
    readonly createdAt: Date;
    readonly fonts: Fonts;
  },
): Promise<DrawnOrder> {
  const { width, depth, unit } = plan.brief.plot;
  const project = `House on ${width} x ${depth} ${unit}, order ${order.number}`;
  const context = { fonts: order.fonts, createdAt: order.createdAt, client: order.client, project };
  const files = await drawSet(plan, context, { elevation: order.elevation });
  return {
    files: files.map((file) => {
      const format = file.name.slice(file.name.lastIndexOf(".") + 1).toUpperCase();
      return { ...file, title: `Option ${plan.option.index}: ${file.title} (${format})` };
    }),
    pictures: await drawPictures(plan, context, order),
  };
}

/** What a delivery's page begins with: the ground floor in colour and, where it was paid for, the front. They bear no mark. */
export async function drawPictures(
  plan: Plan,
  context: DrawingContext,
  { elevation }: { readonly elevation: boolean },
): Promise<readonly Picture[]> {
  const picture = async (name: string, title: string, subject: PictureSubject) => {
    const png = await drawPicture(plan, context, subject);
    return { name, title, png, small: await smallPicture(png) };
  };
  const ground = plan.levels[0];
  return [
    ...(ground
      ? [
          await picture(`level-${ground.index}`, regionalText(plan.brief.region, ground.name), {
            kind: "level",
            index: ground.index,
          }),
        ]
      : []),
    ...(elevation ? [await picture("elevation", "Front elevation", { kind: "elevation" })] : []),
  ];
}
