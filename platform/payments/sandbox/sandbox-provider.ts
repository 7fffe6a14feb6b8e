import { randomUUID } from "node:crypto";
import type { PaymentProvider, WebhookReading } from "#platform/payments/provider.ts";
import { addEvent, sandboxEvent } from "#platform/payments/sandbox/events.ts";
import {
  lockPayment,
  openPage,
  readPayments,
  refundedAmount,
  SANDBOX_ACCOUNT,
  snapshotOf,
  writePayment,
} from "#platform/payments/sandbox/ledger.ts";
import { isSigned, SIGNATURE_HEADER } from "#platform/payments/sandbox/signature.ts";
import type { Db } from "#platform/postgres/tables.ts";
import { inTransaction } from "#platform/postgres/transaction.ts";

export type SandboxOptions = { readonly db: Db; readonly webhookSecret: string };

/**
 * A payment provider of the demonstration's own: a hosted page (`sandbox-app.ts`), a ledger, signed webhooks over HTTP.
 * Its pages' addresses carry no host, so that the browser stays on the name by which it knows us.
 */
export function sandboxProvider({ db, webhookSecret }: SandboxOptions): PaymentProvider {
  return {
    name: "sandbox",
    account: SANDBOX_ACCOUNT,
    mode: "test",

    async openPaymentPage({ expiresAt, ...input }) {
      const page = await openPage(db, { ...input, expiresAt: expiresAt.toISOString() });
      return { providerOrderId: page.id, url: `/sandbox/pay/${page.id}` };
    },

    async readWebhook(rawBody, headers): Promise<WebhookReading> {
      if (!isSigned(webhookSecret, rawBody, headers.get(SIGNATURE_HEADER) ?? "")) return { kind: "bad-signature" };
      const event = sandboxEvent.parse(JSON.parse(Buffer.from(rawBody).toString("utf8")));
      return { kind: "event", ...event };
    },

    async fetchPayments(providerOrderId) {
      return (await readPayments(db, providerOrderId)).map(snapshotOf);
    },

    refund({ providerPaymentId, money, idempotencyKey }) {
      return inTransaction(db, async (trx) => {
        const payment = await lockPayment(trx, providerPaymentId);
        if (!payment) throw new Error(`the sandbox knows no payment ${providerPaymentId}`);
        const known = payment.refunds.find((refund) => refund.key === idempotencyKey);
        if (known) return { providerRefundId: known.id };
        const left = payment.money.amount - refundedAmount(payment);
        const refundable = payment.status === "captured" || payment.status === "partly-refunded";
        if (!refundable || money.currency !== payment.money.currency || money.amount > left) {
          throw new Error(
            `the sandbox refuses to refund ${money.amount} of payment ${providerPaymentId}: ${left} left`,
          );
        }
        const refund = { id: `sbxr_${randomUUID()}`, key: idempotencyKey, amount: money.amount };
        const status = money.amount === left ? "refunded" : "partly-refunded";
        const changed = { ...payment, status, refunds: [...payment.refunds, refund] } as const;
        await writePayment(trx, changed);
        await addEvent(trx, "payment.refunded", changed);
        return { providerRefundId: refund.id };
      });
    },
  };
}
