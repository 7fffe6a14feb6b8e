import { type DrawingContext, drawPicture, drawSet } from "#drawing/draw-set.ts";
import type { Fonts } from "#drawing/writer.ts";
import type { Plan } from "#planner/plan/plan.ts";
import { drawEach } from "../survey/draw-previews.ts";
import type { Picture } from "../survey/pictures.ts";
import type { DrawnOrder } from "./deliver-order.ts";

/** Draws every file of one plan for one order, each with a title for the customer, and the pictures that the delivery's page begins with. */
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
    pictures: await drawDeliveryPictures(plan, context, order),
  };
}

/** What a delivery's page begins with: every floor in colour and, where it was paid for, the front and the view from the road; without a watermark. */
export function drawDeliveryPictures(
  plan: Plan,
  context: DrawingContext,
  { elevation }: { readonly elevation: boolean },
): Promise<readonly Picture[]> {
  return drawEach(plan, { levels: plan.levels, elevation }, (subject) => drawPicture(plan, context, subject));
}
