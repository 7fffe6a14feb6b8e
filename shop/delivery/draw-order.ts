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
  return files.map((file) => ({ ...file, title: titleOf(plan, file.name) }));
}

/** File names end in the sheet's name and the format: "…-level-0.dxf"; one without a sheet is the whole set. */
function titleOf(plan: Plan, name: string): string {
  const [, level, format = ""] = /(?:-level-(\d+))?\.(\w+)$/.exec(name) ?? [];
  const sheet = name.includes("elevation")
    ? "Front elevation"
    : (plan.levels.find((one) => String(one.index) === level)?.name ?? "Complete set");
  return `Option ${plan.option.index}: ${sheet} (${format.toUpperCase()})`;
}
