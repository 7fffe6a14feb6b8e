import { parentPort } from "node:worker_threads";
import type { Brief } from "#planner/brief/brief.ts";
import type { Plan } from "#planner/plan/plan.ts";
import { type PlanningOptions, type PlanningOutcome, planHouse, type Stage } from "#planner/plan-house.ts";
import { loadFonts } from "#run/fonts.ts";
import type { DrawnOrder, DrawOrder } from "#shop/delivery/deliver-order.ts";
import { drawOrder } from "#shop/delivery/draw-order.ts";
import { drawPreviews } from "#shop/survey/draw-previews.ts";
import type { Picture } from "#shop/survey/pictures.ts";

/** What a thread of the studio does; see studio.ts. */
export type StudioTasks = {
  readonly plan: {
    readonly input: { readonly brief: Brief; readonly options: Omit<PlanningOptions, "onStage"> };
    readonly output: PlanningOutcome;
  };
  readonly previews: { readonly input: { readonly plan: Plan }; readonly output: readonly Picture[] };
  readonly set: {
    readonly input: { readonly plan: Plan; readonly order: Parameters<DrawOrder>[1] };
    readonly output: DrawnOrder;
  };
};
export type StudioTask = {
  readonly [Kind in keyof StudioTasks]: { readonly kind: Kind; readonly input: StudioTasks[Kind]["input"] };
}[keyof StudioTasks];
export type StudioAnswer =
  | { readonly kind: "stage"; readonly stage: Stage; readonly option: number }
  | { readonly kind: "done"; readonly result: StudioTasks[keyof StudioTasks]["output"] }
  | { readonly kind: "fault"; readonly message: string };

const fonts = await loadFonts();

parentPort?.on("message", (task: StudioTask) => {
  perform(task).then(
    (result) => answer({ kind: "done", result }),
    (error: unknown) =>
      answer({ kind: "fault", message: error instanceof Error ? (error.stack ?? error.message) : String(error) }),
  );
});

function answer(message: StudioAnswer): void {
  parentPort?.postMessage(message);
}

async function perform(task: StudioTask): Promise<StudioTasks[keyof StudioTasks]["output"]> {
  if (task.kind === "plan") {
    const onStage = (stage: Stage, option: number) => answer({ kind: "stage", stage, option });
    return planHouse(task.input.brief, { ...task.input.options, onStage });
  }
  if (task.kind === "previews") return drawPreviews(task.input.plan, { fonts, createdAt: new Date() });
  return drawOrder(task.input.plan, { ...task.input.order, fonts });
}
