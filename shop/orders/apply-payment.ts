import { sql } from "kysely";
import { z } from "zod";
import type { PaymentSnapshot, PaymentStatus } from "#platform/payments/provider.ts";
import { type Db, TENANT } from "#platform/postgres/tables.ts";
import type { ShopContext } from "../context.ts";
import { packagesCovering } from "../offers/price-book.ts";
import { openCase } from "../survey/case.ts";
import { moveOrder } from "./move-order.ts";
import { ERASED_CUSTOMER, lockOrder, type Order } from "./order.ts";
import { queueRefundMessages } from "./order-messages.ts";
import { PAID_STATES } from "./order-states.ts";
import { hasBeenCaptured, nextPaymentState } from "./payment-states.ts";
import { readKeptPayments } from "./refund-order.ts";

export type PaymentApplied = {
  readonly kind: "applied" | "no-effect" | "review" | "unknown-order";
};

const paymentStatus = z.enum(["created", "authorized", "captured", "failed", "refunded", "partly-refunded"]);

/**
 * Applies what a provider reports of one payment to its order, in the caller's transaction; the order's row is locked first, so
 * that webhook, return page and poller take turns. A report that comes twice has no second effect; reports out of order only move
 * the payment forward. Money that differs from the snapshot in any way goes to review, and nothing is delivered for it until an
 * operator decides.
 */
export async function applyPayment(
  context: ShopContext,
  trx: Db,
  provider: string,
  payment: PaymentSnapshot,
): Promise<PaymentApplied> {
  const order = await lockOrder(trx, payment.orderId);
  if (!order) return { kind: "unknown-order" };
  const mismatch = differenceFrom(order, provider, payment);
  if (mismatch) {
    if (!hasBeenCaptured(payment.status)) return { kind: "no-effect" };
    if (await keepStrange(trx, order, provider, payment, mismatch)) return { kind: "no-effect" };
    return review(context, trx, order, { reason: mismatch, providerPaymentId: payment.providerPaymentId });
  }
  const stored = await readPayment(trx, order, payment);
  const next = nextPaymentState(stored.state, payment.status);
  if (!next || (next === stored.state && payment.refunded <= stored.refunded)) return { kind: "no-effect" };
  const refunded = Math.max(stored.refunded, refundedBy(payment));
  await writePayment(trx, stored.id, next, refunded);
  const { currency } = order;
  const wentBack = { paymentId: stored.id, currency, before: stored.refunded, after: refunded };
  await queueRefundMessages(context, trx, order, wentBack);

  if (hasBeenCaptured(next) && (await firstTime(trx, order, payment, "captured"))) {
    const reason = order.customer === ERASED_CUSTOMER ? "erased" : await paidBefore(trx, order, stored.id);
    if (reason) return review(context, trx, order, { reason, providerPaymentId: payment.providerPaymentId });
    await moveOrder(context, trx, { orderId: order.id, event: "captured" });
  }
  if (next === "refunded" && (await firstTime(trx, order, payment, "refunded"))) {
    // Of two payments one may go back and the other stay: then the order is not refunded.
    if ((await readKeptPayments(trx, order.id)).length > 0) return { kind: "applied" };
    await moveOrder(context, trx, { orderId: order.id, event: "refunded" });
  }
  return { kind: "applied" };
}

function refundedBy(payment: PaymentSnapshot): number {
  return payment.status === "refunded" ? payment.money.amount : payment.refunded;
}

/** What of a payment differs from what was agreed. */
type Difference = "amount" | "currency" | "provider" | "account" | "mode" | "provider-order";

/** Why a payment waits for the operator. */
export type ReviewReason = Difference | "erased" | "second-capture" | "second-order";

type Review = { readonly reason: ReviewReason; readonly providerPaymentId: string };

/** Amount, currency, provider, account, mode and the provider's own order must all be as agreed: the first that is not, or null. */
function differenceFrom(order: Order, provider: string, payment: PaymentSnapshot): Difference | null {
  if (order.provider !== provider) return "provider";
  if (order.account !== payment.account) return "account";
  if (order.mode !== payment.mode) return "mode";
  if (order.providerOrderId !== null && order.providerOrderId !== payment.providerOrderId) return "provider-order";
  if (order.currency !== payment.money.currency) return "currency";
  if (order.amount !== payment.money.amount) return "amount";
  return null;
}

/**
 * Stores a captured payment that differs from what was agreed, so that an operator can send it back; not one of another provider,
 * account or mode, which is not ours to send. True when it was stored before: then only the sum that went back is news.
 */
async function keepStrange(
  trx: Db,
  order: Order,
  provider: string,
  payment: PaymentSnapshot,
  mismatch: string,
): Promise<boolean> {
  if (order.provider !== provider || order.account !== payment.account || order.mode !== payment.mode) return false;
  const id = `${provider}:${payment.providerPaymentId}`;
  const added = await trx
    .insertInto("payments")
    .values({
      tenant_id: TENANT,
      id,
      order_id: order.id,
      provider,
      provider_payment_id: payment.providerPaymentId,
      state: payment.status,
      currency: payment.money.currency,
      amount: payment.money.amount,
      refunded: refundedBy(payment),
      captured_at: sql<Date>`now()`,
      doc: JSON.stringify({ mismatch }),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .executeTakeFirst();
  if (added) return false;
  const known = await trx
    .updateTable("payments")
    .set({ refunded: sql`greatest(refunded, ${refundedBy(payment)}::int)`, updated_at: sql<Date>`now()` })
    .where("tenant_id", "=", TENANT)
    .where("id", "=", id)
    .where("order_id", "=", order.id)
    .where("amount", "=", payment.money.amount)
    .where(sql<boolean>`doc ? 'mismatch'`)
    .returning("id")
    .executeTakeFirst();
  return known !== undefined;
}

async function review(context: ShopContext, trx: Db, order: Order, detail: Review): Promise<PaymentApplied> {
  const moved = await moveOrder(context, trx, { orderId: order.id, event: "mismatch", detail });
  if (moved.kind === "no-effect") {
    await openCase(trx, context.random, { kind: "payment-review", subjectId: order.id, detail });
  }
  return { kind: "review" };
}

async function readPayment(
  trx: Db,
  order: Order,
  payment: PaymentSnapshot,
): Promise<{ readonly id: string; readonly state: PaymentStatus; readonly refunded: number }> {
  const id = `${order.provider}:${payment.providerPaymentId}`;
  await trx
    .insertInto("payments")
    .values({
      tenant_id: TENANT,
      id,
      order_id: order.id,
      provider: order.provider,
      provider_payment_id: payment.providerPaymentId,
      state: "created",
      currency: payment.money.currency,
      amount: payment.money.amount,
      refunded: 0,
      captured_at: null,
      doc: "{}",
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const row = await trx
    .selectFrom("payments")
    .select(["id", "state", "refunded"])
    .where("tenant_id", "=", TENANT)
    .where("id", "=", id)
    .where("order_id", "=", order.id)
    .executeTakeFirstOrThrow();
  return { ...row, state: paymentStatus.parse(row.state) };
}

async function writePayment(trx: Db, id: string, state: PaymentStatus, refunded: number): Promise<void> {
  await trx
    .updateTable("payments")
    .set({
      state,
      refunded,
      updated_at: sql<Date>`now()`,
      ...(hasBeenCaptured(state) ? { captured_at: sql<Date>`coalesce(captured_at, now())` } : {}),
    })
    .where("tenant_id", "=", TENANT)
    .where("id", "=", id)
    .execute();
}

/** Records that this payment has this effect; true the first time. */
async function firstTime(trx: Db, order: Order, payment: PaymentSnapshot, effect: string): Promise<boolean> {
  const row = await trx
    .insertInto("payment_effects")
    .values({
      tenant_id: TENANT,
      id: `${order.provider}:${payment.providerPaymentId}:${effect}`,
      order_id: order.id,
    })
    .onConflict((conflict) => conflict.columns(["tenant_id", "id"]).doNothing())
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether the same was paid for already: by another payment of this order, or by another order whose package holds all of this one; null: neither. */
async function paidBefore(trx: Db, order: Order, paymentId: string): Promise<"second-capture" | "second-order" | null> {
  // Two orders of one response may be paid at the same moment: their captures take turns here.
  await trx
    .selectFrom("responses")
    .select("id")
    .where("tenant_id", "=", TENANT)
    .where("id", "=", order.responseId)
    .forUpdate()
    .execute();
  const payment = await trx
    .selectFrom("payments")
    .select("id")
    .where("tenant_id", "=", TENANT)
    .where("order_id", "=", order.id)
    .where("id", "<>", paymentId)
    .where("captured_at", "is not", null)
    .executeTakeFirst();
  if (payment) return "second-capture";
  const other = await trx
    .selectFrom("orders")
    .select("id")
    .where("tenant_id", "=", TENANT)
    .where("response_id", "=", order.responseId)
    .where(sql<string>`doc->>'offerType'`, "in", packagesCovering(order.snapshot.offerType))
    .where("id", "<>", order.id)
    .where("state", "in", PAID_STATES)
    .executeTakeFirst();
  return other ? "second-order" : null;
}
