import { availableParallelism } from "node:os";
import { Worker } from "node:worker_threads";
import type { Brief } from "#planner/brief/brief.ts";
import type { Plan } from "#planner/plan/plan.ts";
import type { PlanningOptions, PlanningOutcome } from "#planner/plan-house.ts";
import type { StudioAnswer, StudioTask, StudioTasks } from "#run/studio-thread.ts";
import type { DrawOrder } from "#shop/delivery/deliver-order.ts";
import type { Designers } from "#shop/survey/design-house.ts";

/** Designing and drawing in threads: seconds of arithmetic in the worker's own would hold up the heartbeat of its jobs. */
export type Studio = Pick<Designers, "planHouse" | "drawPreviews"> & {
  readonly drawOrder: DrawOrder;
  readonly close: () => Promise<void>;
};

type Waiting = {
  readonly task: StudioTask;
  readonly onStage: PlanningOptions["onStage"];
  readonly resolve: (result: never) => void;
  readonly reject: (error: Error) => void;
};

/**
 * Bound of a thread's young generation, in MB. Most objects of a search live briefly: without a bound V8 collects them less often
 * and holds more memory, but is no faster (two houses on one thread: 343 MB, against 215 with 12). 24 instead of 12 takes 2.5 %
 * less time and no more memory (two runs each).
 */
const YOUNG_MB = 24;

/** Threads are made when there is work for them, at most one per processor, and kept. */
export function openStudio(size = availableParallelism()): Studio {
  const queue: Waiting[] = [];
  const idle: Worker[] = [];
  const all = new Set<Worker>();
  let closing = false;

  function ask<Kind extends keyof StudioTasks>(
    kind: Kind,
    input: StudioTasks[Kind]["input"],
    onStage?: PlanningOptions["onStage"],
  ): Promise<StudioTasks[Kind]["output"]> {
    return new Promise((resolve, reject) => {
      queue.push({ task: { kind, input } as StudioTask, onStage, resolve, reject });
      next();
    });
  }

  function next(): void {
    const waiting = queue[0];
    if (!waiting || closing) return;
    const thread = idle.pop() ?? (all.size < size ? openThread() : undefined);
    if (!thread) return;
    queue.shift();
    work(thread, waiting);
  }

  function openThread(): Worker {
    const thread = new Worker(new URL("./studio-thread.ts", import.meta.url), {
      resourceLimits: { maxYoungGenerationSizeMb: YOUNG_MB },
    });
    all.add(thread);
    thread.once("exit", () => all.delete(thread));
    return thread;
  }

  function work(thread: Worker, { task, onStage, resolve, reject }: Waiting): void {
    const settle = (then: () => void) => {
      thread.removeAllListeners("message").removeAllListeners("error");
      then();
      next();
    };
    thread.on("message", (answer: StudioAnswer) => {
      if (answer.kind === "stage") return onStage?.(answer.stage, answer.option);
      idle.push(thread);
      if (answer.kind === "done") settle(() => resolve(answer.result as never));
      else settle(() => reject(new Error(answer.message)));
    });
    thread.once("error", (error) => {
      all.delete(thread);
      settle(() => reject(error instanceof Error ? error : new Error(String(error))));
    });
    thread.postMessage(task);
  }

  return {
    planHouse: (brief: Brief, { onStage, ...options }: PlanningOptions): Promise<PlanningOutcome> =>
      ask("plan", { brief, options }, onStage),
    drawPreviews: (plan: Plan) => ask("previews", { plan }),
    drawOrder: (plan, order) => ask("set", { plan, order }),
    close: async () => {
      closing = true;
      await Promise.all([...all].map((thread) => thread.terminate()));
    },
  };
}
