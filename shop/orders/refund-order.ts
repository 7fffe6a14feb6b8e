import { sql } from "kysely";
import type { Money } from "#platform/payments/provider.ts";
import { type Db, TENANT } from "#platform/postgres/tables.ts";
import { inTransaction } from "#platform/postgres/transaction.ts";
import type { Currency, ShopContext } from "../context.ts";
import { moveOrder } from "./move-order.ts";
import { lockOrder, type Order } from "./order.ts";
import { queueRefundMessages } from "./order-messages.ts";
import type { Payments } from "./place-order.ts";

const CANCEL_MINUTES = 30;

export type OrderCancelled = { readonly kind: "cancelled" | "too-late" | "work-started" | "unknown-order" };

/** Whether cancelling is offered: within 30 minutes of payment, before the work starts. `cancelOrder` has the last word, by the database's clock. */
export function mayCancel({ state, paidAt }: Order, { clock }: Pick<ShopContext, "clock">): boolean {
  return state === "paid" && paidAt !== null && clock.now().getTime() - paidAt.getTime() < CANCEL_MINUTES * 60_000;
}

/**
 * Cancels within 30 minutes of payment while the work has not started: the whole sum goes back. Start of work and
 * cancelling take the same lock, so that one of them wins.
 */
export async function cancelOrder(
  context: ShopContext,
  { orderId }: { readonly orderId: string },
): Promise<OrderCancelled> {
  return inTransaction(context.db, async (trx) => {
    const order = await lockOrder(trx, orderId);
    if (!order) return { kind: "unknown-order" };
    const paid = await sql<{ recent: boolean }>`
      select ${order.paidAt}::timestamptz > now() - make_interval(mins => ${CANCEL_MINUTES}) as recent`.execute(trx);
    if (order.state === "paid" && !paid.rows[0]?.recent) return { kind: "too-late" };
    const moved = await moveOrder(context, trx, { orderId, event: "cancelled" });
    if (moved.kind !== "moved") return { kind: "work-started" };
    await askRefund(context, trx, order);
    return { kind: "cancelled" };
  });
}

/** Has all that is left of the money captured for an order sent back, through jobs; false when the order's state does not allow it. */
export async function askRefund(context: ShopContext, trx: Db, order: Order): Promise<boolean> {
  const moved = await moveOrder(context, trx, { orderId: order.id, event: "refund-asked" });
  if (moved.kind !== "moved") return false;
  for (const payment of await readKeptPayments(trx, order.id)) await queueRefund(context, trx, payment);
  return true;
}

/** Has one payment of several sent back; the order keeps the others' money and its state. False when that state does not allow it. */
export async function askExtraRefund(context: ShopContext, trx: Db, payment: KeptPayment): Promise<boolean> {
  const event = "extra-refund-asked";
  const detail = { paymentId: payment.id, amount: payment.kept };
  const moved = await moveOrder(context, trx, { orderId: payment.orderId, event, detail });
  if (moved.kind !== "moved") return false;
  await queueRefund(context, trx, payment);
  return true;
}

/** A captured payment of which something was not sent back yet: `kept`, in minor units of its own currency. */
export type KeptPayment = {
  readonly id: string;
  readonly orderId: string;
  readonly providerPaymentId: string;
  readonly currency: Currency;
  readonly kept: number;
};

/** Captured payments of an order whose money is still here, the earliest first. */
export async function readKeptPayments(db: Db, orderId: string): Promise<readonly KeptPayment[]> {
  const rows = await db
    .selectFrom("payments")
    .select(["id", "order_id", "provider_payment_id", "currency", "amount", "refunded"])
    .where("tenant_id", "=", TENANT)
    .where("order_id", "=", orderId)
    .where("captured_at", "is not", null)
    .whereRef("refunded", "<", "amount")
    .orderBy("captured_at")
    .execute();
  return rows.map((row) => ({
    id: row.id,
    orderId: row.order_id,
    providerPaymentId: row.provider_payment_id,
    currency: row.currency as Currency,
    kept: row.amount - row.refunded,
  }));
}

/** Ids of an order's payments for which a refund was asked and is not done yet. */
export async function readLeavingPayments(db: Db, orderId: string): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom("refunds")
    .select("payment_id")
    .where("tenant_id", "=", TENANT)
    .where("order_id", "=", orderId)
    .where("state", "=", "asked")
    .execute();
  return new Set(rows.map((row) => row.payment_id));
}

/** Queues a payment's refund. A payment has one at a time: a refund that was asked before and is not done is only sent again. */
async function queueRefund(context: ShopContext, trx: Db, payment: KeptPayment): Promise<void> {
  const asked = await trx
    .selectFrom("refunds")
    .select("id")
    .where("tenant_id", "=", TENANT)
    .where("payment_id", "=", payment.id)
    .where("state", "=", "asked")
    .executeTakeFirst();
  const id = asked?.id ?? context.random.uuid();
  if (!asked) {
    const row = { order_id: payment.orderId, payment_id: payment.id, state: "asked", amount: payment.kept, doc: "{}" };
    await trx
      .insertInto("refunds")
      .values({ tenant_id: TENANT, id, ...row })
      .execute();
  }
  await context.sendJob(trx, "refund", { refundId: id }, { singletonKey: id });
}

/** Asks the provider for a refund, by a key that makes asking twice one refund; the order is refunded once none of its money stays. */
export async function sendRefund(
  context: ShopContext & Payments,
  { refundId }: { readonly refundId: string },
): Promise<void> {
  const { db } = context;
  const refund = await readRefund(db, refundId);
  if (refund?.state !== "asked") return;
  const provider = context.providers.find((one) => one.name === refund.provider);
  if (!provider) throw new Error(`refund ${refundId} belongs to ${refund.provider}, which is not configured`);
  const money = { amount: refund.amount, currency: refund.currency as Money["currency"] };
  const { providerRefundId } = await provider.refund({
    providerPaymentId: refund.provider_payment_id,
    money,
    idempotencyKey: refundId,
  });
  await inTransaction(db, async (trx) => {
    const order = await lockOrder(trx, refund.order_id);
    const done = await trx
      .updateTable("refunds")
      .set({ state: "done", doc: JSON.stringify({ providerRefundId }), updated_at: sql<Date>`now()` })
      .where("tenant_id", "=", TENANT)
      .where("id", "=", refundId)
      .where("state", "=", "asked")
      .returning("id")
      .executeTakeFirst();
    if (!done) return;
    const before = await refundedOf(trx, refund.payment_id);
    const { refunded: after } = await trx
      .updateTable("payments")
      .set({
        refunded: sql`least(amount, greatest(refunded, ${refund.refunded} + ${refund.amount}::int))`,
        state: "refunded",
      })
      .where("tenant_id", "=", TENANT)
      .where("id", "=", refund.payment_id)
      .returning("refunded")
      .executeTakeFirstOrThrow();
    const wentBack = { paymentId: refund.payment_id, currency: money.currency, before, after };
    if (order) await queueRefundMessages(context, trx, order, wentBack);
    // The money of another payment may stay: then only an extra payment went back.
    const kept = await readKeptPayments(trx, refund.order_id);
    if (kept.length === 0) await moveOrder(context, trx, { orderId: refund.order_id, event: "refunded" });
  });
}

/** What of a payment went back so far, in minor units. */
async function refundedOf(trx: Db, paymentId: string): Promise<number> {
  const { refunded } = await trx
    .selectFrom("payments")
    .select("refunded")
    .where("tenant_id", "=", TENANT)
    .where("id", "=", paymentId)
    .executeTakeFirstOrThrow();
  return refunded;
}

function readRefund(db: Db, refundId: string) {
  return db
    .selectFrom("refunds")
    .innerJoin("payments", (join) =>
      join.onRef("payments.tenant_id", "=", "refunds.tenant_id").onRef("payments.id", "=", "refunds.payment_id"),
    )
    .select([
      "refunds.state",
      "refunds.amount",
      "refunds.order_id",
      "refunds.payment_id",
      "payments.provider",
      "payments.provider_payment_id",
      "payments.currency",
      "payments.refunded",
    ])
    .where("refunds.tenant_id", "=", TENANT)
    .where("refunds.id", "=", refundId)
    .executeTakeFirst();
}

/** Records that the provider did not take a refund in all of its job's tries: the operator is told, and `watchOrders` queues it again. */
export async function recordRefundFault(context: ShopContext, refundId: string, fault: string): Promise<void> {
  await inTransaction(context.db, async (trx) => {
    const refund = await readRefund(trx, refundId);
    if (refund?.state !== "asked") return;
    await moveOrder(context, trx, { orderId: refund.order_id, event: "refund-failed", detail: { refundId, fault } });
  });
}
