import { sql } from "kysely";
import { type Db, TENANT } from "#platform/postgres/tables.ts";
import type { ShopContext } from "../context.ts";
import { deliveryAddress, reissueDeliveryIn } from "../delivery/delivery-link.ts";
import { moneyText } from "../orders/money.ts";
import { moveOrder } from "../orders/move-order.ts";
import { lockOrder, type Order } from "../orders/order.ts";
import { queueOrderMessages } from "../orders/order-messages.ts";
import {
  askExtraRefund,
  askRefund,
  type KeptPayment,
  readKeptPayments,
  readLeavingPayments,
} from "../orders/refund-order.ts";
import { readDesign, writeDesign } from "../survey/design.ts";
import { type Acted, type ActedBy, audited, type OperatorAction, refusedAction } from "./audit.ts";
import { readCase, settleCases } from "./cases.ts";
import { findOrder } from "./order-list.ts";
import { ORDER_STATE_WORDS } from "./plain-words.ts";

type OperatorContext = ShopContext & { readonly publicUrl: string };
export type OperatorRequest = {
  readonly action: OperatorAction;
  /** An order's id or number, a case's id, or a response's id. */
  readonly subject: string;
  /** For a refund of one payment of several: its id, ours or the provider's. */
  readonly payment?: string;
  readonly by: ActedBy;
};

/** Does one of the operator's four actions, in one transaction with its audit row. */
export function actAsOperator(context: OperatorContext, request: OperatorRequest): Promise<Acted> {
  const { action, subject, by } = request;
  return audited(context, { action, subjectId: subject, by }, async (trx) => {
    if (action === "close") return closeCase(context, trx, subject);
    if (action === "retry-design") return retryDesign(context, trx, subject);
    const found = await findOrder(trx, subject);
    const order = found && (await lockOrder(trx, found.id));
    if (!order) return refusedAction("unknown-order", `There is no order ${subject}.`);
    return action === "refund" ? refund(context, trx, order, request.payment) : deliver(context, trx, order);
  });
}

/** Sends back all that an order holds, or one payment of several: the order then goes on with the rest. */
async function refund(context: ShopContext, trx: Db, order: Order, named: string | undefined): Promise<Acted> {
  const kept = await readKeptPayments(trx, order.id);
  const only =
    named === undefined ? undefined : kept.find((one) => one.id === named || one.providerPaymentId === named);
  if (named !== undefined && !only) {
    return refusedAction("unknown-payment", `Order ${order.number} holds no money of a payment ${named}.`);
  }
  if (kept.length === 0) return refusedAction("nothing-to-refund", `Order ${order.number} holds no money.`);
  if (only && kept.length > 1) {
    const leaving = await readLeavingPayments(trx, order.id);
    if (kept.every(({ id }) => id === only.id || leaving.has(id))) {
      const words = `All other money of order ${order.number} is on its way back: send back all of it, or keep this payment.`;
      return refusedAction("last-payment", words);
    }
    if (!(await askExtraRefund(context, trx, only))) return cannot(order, "money of it sent back");
    return { done: true, outcome: "asked", words: `${sums([only])} goes back; order ${order.number} keeps the rest.` };
  }
  if (!(await askRefund(context, trx, order))) return cannot(order, "its money sent back");
  await settleCases(trx, order.id, ["payment-review", "late-delivery"]);
  return { done: true, outcome: "asked", words: `${sums(kept)} of order ${order.number} goes back.` };
}

function sums(payments: readonly KeptPayment[]): string {
  return payments.map((one) => moneyText(one.kept, one.currency)).join(" and ");
}

function cannot(order: Order, what: string): Acted {
  const stands = ORDER_STATE_WORDS[order.state].toLowerCase();
  return refusedAction("wrong-state", `Order ${order.number} cannot have ${what} now (${stands}).`);
}

/** Lets a reviewed order go on, sends a stuck one to be drawn again, or gives a delivered one a new link. */
async function deliver(context: OperatorContext, trx: Db, order: Order): Promise<Acted> {
  if (order.state === "review") {
    if (!(await isPaidFor(trx, order))) {
      return refusedAction("not-paid", `Order ${order.number} holds less money than its price; refund it instead.`);
    }
    await moveOrder(context, trx, { orderId: order.id, event: "accepted" });
    await settleCases(trx, order.id, ["payment-review"]);
    return { done: true, outcome: "accepted", words: `Order ${order.number} goes on and is delivered.` };
  }
  if (order.state === "paid" || order.state === "in-work") {
    await context.sendJob(trx, "deliver", { orderId: order.id }, { singletonKey: order.id });
    return { done: true, outcome: "queued", words: `Order ${order.number} is being drawn again.` };
  }
  if (order.state !== "delivered" && order.state !== "closed") return cannot(order, "it delivered");
  const path = await reissueDeliveryIn(trx, context.serverKey, order.id);
  if (path === null) return refusedAction("nothing-delivered", `Order ${order.number} has no delivery.`);
  const link = { label: "HomePlan", url: deliveryAddress(context.publicUrl, order.snapshot, path) };
  await queueOrderMessages(context, trx, order, "order-delivered", {
    links: [link],
    again: `:${context.random.uuid()}`,
  });
  return { done: true, outcome: "sent-again", words: `The customer of order ${order.number} is sent a new link.` };
}

/** Whether at least the order's price is here, in its currency, and not on its way back. */
async function isPaidFor(trx: Db, order: Order): Promise<boolean> {
  const leaving = await readLeavingPayments(trx, order.id);
  const kept = (await readKeptPayments(trx, order.id)).filter((one) => !leaving.has(one.id));
  const sum = kept.filter((one) => one.currency === order.currency).reduce((total, one) => total + one.kept, 0);
  return sum >= order.amount;
}

/** Takes a case off the list. A review stays there while its order waits in review with money in it; without money the order is closed too. */
async function closeCase(context: ShopContext, trx: Db, caseId: string): Promise<Acted> {
  const found = await readCase(trx, caseId);
  if (!found) return refusedAction("unknown-case", "This is not on the list any more.");
  if (found.kind === "payment-review") {
    const order = await lockOrder(trx, found.subjectId);
    if (order?.state === "review") {
      if ((await readKeptPayments(trx, order.id)).length > 0) {
        return refusedAction("money-here", `Order ${order.number} holds money: refund or deliver it first.`);
      }
      await moveOrder(context, trx, { orderId: order.id, event: "closed" });
    }
  }
  await trx
    .updateTable("cases")
    .set({ state: "closed", updated_at: sql<Date>`now()` })
    .where("tenant_id", "=", TENANT)
    .where("id", "=", caseId)
    .execute();
  return { done: true, outcome: "closed", words: `Taken off the list: ${found.title.toLowerCase()}.` };
}

/** Designs a response's house anew. The seed is the same as before, so this helps only after a fault was mended or a law changed. */
async function retryDesign(context: ShopContext, trx: Db, responseId: string): Promise<Acted> {
  const design = await readDesign(trx, responseId);
  if (!design) return refusedAction("unknown-response", "There are no such answers.");
  if (design.state === "ready") return refusedAction("wrong-state", "This house is designed already.");
  await writeDesign(trx, responseId, "queued", {});
  await context.sendJob(trx, "design", { responseId }, { singletonKey: responseId });
  await settleCases(trx, responseId, ["failed-design", "refused-brief"]);
  return { done: true, outcome: "queued", words: "The house is being designed again." };
}
