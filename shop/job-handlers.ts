import { compareOptions, ENTIRELY_DIFFERENT } from "#planner/plan/compare-options.ts";
import type { Plan } from "#planner/plan/plan.ts";
import type { SendMessage } from "#platform/message.ts";
import type { JobName, Jobs } from "#platform/queue/jobs.ts";
import type { ShopContext } from "./context.ts";
import { type DrawInvoice, type DrawOrder, deliverOrder } from "./delivery/deliver-order.ts";
import { sweepExpired } from "./delivery/sweep-expired.ts";
import { recordMessageFault, sendQueuedMessage } from "./leads/message.ts";
import type { Payments } from "./orders/place-order.ts";
import { tellPlansReady } from "./orders/plans-ready.ts";
import { applyPaymentEvent } from "./orders/receive-webhook.ts";
import { reconcileOrder } from "./orders/reconcile-order.ts";
import { recordRefundFault, sendRefund } from "./orders/refund-order.ts";
import { type Designers, designHouse, recordDesignFault } from "./survey/design-house.ts";

export type JobHandlerDependencies = ShopContext &
  Payments &
  Omit<Designers, "entirelyDifferent"> &
  Partial<Pick<Designers, "entirelyDifferent">> & {
    readonly drawOrder: DrawOrder;
    readonly drawInvoice: DrawInvoice;
    readonly sendMessage: SendMessage;
    readonly publicUrl: string;
  };

function entirelyDifferent(one: Plan, other: Plan): boolean {
  const { sameParti, difference } = compareOptions(one, other);
  return !sameParti && difference >= ENTIRELY_DIFFERENT;
}

/** `attempt` is 0 at the first run. */
type Attempt = { readonly attempt: number; readonly lastAttempt: boolean };

/** Runs of a design before it is given up, 15 seconds of tries: its seed is fixed, so it would fault again, and a visitor is waiting. */
const DESIGN_TRIES = 5;

/** Does a job's work. A fault is thrown on, so that the queue runs the job again; that of the last run is recorded before. */
async function recordingFault(
  isLast: boolean,
  work: () => Promise<unknown>,
  record: (fault: string) => Promise<void>,
): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (isLast) await record(String(error));
    throw error;
  }
}

/** The work behind every job's name. Each may run twice and be killed at any point. */
export function createJobHandlers(context: JobHandlerDependencies): {
  readonly [Name in JobName]: (payload: Jobs[Name], attempt: Attempt) => Promise<void>;
} {
  return {
    design: (payload, { attempt, lastAttempt }) => {
      const record = (fault: string): Promise<void> => recordDesignFault(context, payload.responseId, fault);
      // No earlier run came as far as recording its fault: this design ends the process that works on it.
      if (attempt >= DESIGN_TRIES) return record("no run came to an end");
      const isLast = lastAttempt || attempt + 1 >= DESIGN_TRIES;
      return recordingFault(isLast, () => designHouse({ entirelyDifferent, ...context }, payload), record);
    },
    deliver: (payload) => deliverOrder(context, payload),
    "tell-plans-ready": (payload) => tellPlansReady(context, payload),
    "send-message": (payload, { lastAttempt }) =>
      recordingFault(
        lastAttempt,
        () => sendQueuedMessage(context, payload),
        (fault) => recordMessageFault(context, payload.messageId, fault),
      ),
    "apply-payment-event": (payload) => applyPaymentEvent(context, payload),
    "reconcile-order": (payload) => reconcileOrder(context, payload),
    refund: (payload, { lastAttempt }) =>
      recordingFault(
        lastAttempt,
        () => sendRefund(context, payload),
        (fault) => recordRefundFault(context, payload.refundId, fault),
      ),
    "sweep-expired": () => sweepExpired(context),
  };
}
