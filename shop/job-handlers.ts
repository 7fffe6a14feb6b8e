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

/** The work behind every job's name. Each may run twice and be killed at any point. */
export function createJobHandlers(context: JobHandlerDependencies): {
  readonly [Name in JobName]: (payload: Jobs[Name], attempt: Attempt) => Promise<void>;
} {
  return {
    design: async (payload, { attempt, lastAttempt }) => {
      // No earlier run came as far as its catch: this design ends the process that works on it.
      if (attempt >= DESIGN_TRIES) return recordDesignFault(context, payload.responseId, "no run came to an end");
      try {
        await designHouse({ entirelyDifferent, ...context }, payload);
      } catch (error) {
        if (lastAttempt || attempt + 1 >= DESIGN_TRIES)
          await recordDesignFault(context, payload.responseId, String(error));
        throw error;
      }
    },
    deliver: (payload) => deliverOrder(context, payload),
    "tell-plans-ready": (payload) => tellPlansReady(context, payload),
    "send-message": async (payload, { lastAttempt }) => {
      try {
        await sendQueuedMessage(context, payload);
      } catch (error) {
        if (lastAttempt) await recordMessageFault(context, payload.messageId, String(error));
        throw error;
      }
    },
    "apply-payment-event": (payload) => applyPaymentEvent(context, payload),
    "reconcile-order": (payload) => reconcileOrder(context, payload),
    refund: async (payload, { lastAttempt }) => {
      try {
        await sendRefund(context, payload);
      } catch (error) {
        if (lastAttempt) await recordRefundFault(context, payload.refundId, String(error));
        throw error;
      }
    },
    "sweep-expired": () => sweepExpired(context),
  };
}
