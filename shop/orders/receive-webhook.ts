import { sql } from "kysely";
import { z } from "zod";
import type { PaymentProvider, PaymentSnapshot } from "#platform/payments/provider.ts";
import { TENANT } from "#platform/postgres/tables.ts";
import { inTransaction } from "#platform/postgres/transaction.ts";
import type { ShopContext } from "../context.ts";
import { openCase } from "../survey/case.ts";
import { applyPayment } from "./apply-payment.ts";
import { LAST_ASKING } from "./reconcile-order.ts";

export type WebhookReceived = { readonly kind: "accepted" | "duplicate" | "ignored" | "bad-signature" };

/** Checks a webhook's signature, stores its event once, and queues a job that applies it; no order changes here. */
export async function receiveWebhook(
  { db, random, sendJob }: ShopContext,
  provider: PaymentProvider,
  request: { readonly rawBody: Uint8Array; readonly headers: Headers },
): Promise<WebhookReceived> {
  const reading = await provider.readWebhook(request.rawBody, request.headers);
  if (reading.kind !== "event") return { kind: reading.kind };
  return inTransaction(db, async (trx) => {
    const row = await trx
      .insertInto("payment_events")
      .values({
        tenant_id: TENANT,
        id: random.uuid(),
        provider: provider.name,
        event_id: reading.eventId,
        state: "received",
        doc: JSON.stringify({ type: reading.type, payment: reading.payment }),
        attempts: 0,
      })
      .onConflict((conflict) => conflict.columns(["tenant_id", "provider", "event_id"]).doNothing())
      .returning("id")
      .executeTakeFirst();
    if (!row) return { kind: "duplicate" };
    await sendJob(trx, "apply-payment-event", { eventId: row.id });
    return { kind: "accepted" };
  });
}

/** A stored event: what the provider's adapter read from a verified webhook. */
const eventDocument = z.object({
  type: z.string(),
  payment: z.object({
    providerOrderId: z.string(),
    providerPaymentId: z.string(),
    orderId: z.string(),
    status: z.enum(["created", "authorized", "captured", "failed", "refunded", "partly-refunded"]),
    money: z.object({ amount: z.number().int(), currency: z.enum(["INR", "USD", "EUR"]) }),
    refunded: z.number().int().nonnegative(),
    account: z.string(),
    mode: z.enum(["test", "live"]),
  }),
});

/** An order may be unknown for a while, when a database restored from a backup is behind its provider. */
const UNKNOWN_ORDER_TRIES = 24;

/** Applies a stored event to its order; running it again afterwards does nothing. */
export async function applyPaymentEvent(
  context: ShopContext,
  { eventId }: { readonly eventId: string },
): Promise<void> {
  const { db, clock, random, sendJob } = context;
  await inTransaction(db, async (trx) => {
    const event = await trx
      .selectFrom("payment_events")
      .select(["provider", "state", "attempts", "doc"])
      .where("tenant_id", "=", TENANT)
      .where("id", "=", eventId)
      .forUpdate()
      .executeTakeFirst();
    if (event?.state !== "received") return;
    const payment: PaymentSnapshot = eventDocument.parse(event.doc).payment;
    const applied = await applyPayment(context, trx, event.provider, payment);
    const unknown = applied.kind === "unknown-order";
    const again = unknown && event.attempts < UNKNOWN_ORDER_TRIES;
    if (unknown && !again) {
      const detail = { orderId: payment.orderId, providerPaymentId: payment.providerPaymentId };
      await openCase(trx, random, { kind: "unknown-payment", subjectId: payment.providerPaymentId, detail });
    }
    if (again) {
      const startAfter = new Date(clock.now().getTime() + 60_000 * Math.min(60, 2 ** event.attempts));
      await sendJob(trx, "apply-payment-event", { eventId }, { startAfter });
    }
    if (applied.kind === "no-effect") {
      // The report is old or out of order: the provider is asked once what is true now.
      const asking = { orderId: payment.orderId, attempt: LAST_ASKING };
      await sendJob(trx, "reconcile-order", asking, { singletonKey: `once:${payment.orderId}` });
    }
    await trx
      .updateTable("payment_events")
      .set({ state: again ? "received" : applied.kind, attempts: event.attempts + 1, updated_at: sql<Date>`now()` })
      .where("tenant_id", "=", TENANT)
      .where("id", "=", eventId)
      .execute();
  });
}
