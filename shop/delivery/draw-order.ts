import { drawSet } from "#drawing/draw-set.ts";
import type { Fonts } from "#drawing/writer.ts";
import type { Plan } from "#planner/plan/plan.ts";
import type { DrawnFile } from "./deliver-order.ts";

/** Every file of one plan for one order, each with a title that a customer reads. */
export async function drawOrder(
  plan: Plan,
  order: {
    readonly number: string;
    readonly client: string;
    readonly elevation: boolean;
    readonly createdAt: Date;
    readonly fonts: Fonts;
  },
): Promise<readonly DrawnFile[]> {
  const { width, depth, unit } = plan.brief.plot;
  const project = `House on ${width} x ${depth} ${unit}, order ${order.number}`;
  const files = await drawSet(
    plan,
    { fonts: order.fonts, createdAt: order.createdAt, client: order.client, project },
    { elevation: order.elevation },
  );
  return files.map((file) => {
    const format = file.name.slice(file.name.lastIndexOf(".") + 1).toUpperCase();
    return { ...file, title: `Option ${plan.option.index}: ${file.title} (${format})` };
  });
}
