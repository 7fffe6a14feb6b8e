import { sql } from "kysely";
import type { PaymentProvider, PaymentSnapshot, PaymentStatus } from "#platform/payments/provider.ts";
import { type Db, TENANT } from "#platform/postgres/tables.ts";
import { inTransaction } from "#platform/postgres/transaction.ts";
import type { ShopContext } from "#shop/context.ts";
import { applyPayment } from "#shop/orders/apply-payment.ts";

/** Makes orders whose payment page is open, each with what its provider could say of a payment for it. */
export function orderMaker({
  db,
  dependencies,
  provider,
}: {
  readonly db: Db;
  readonly dependencies: ShopContext;
  readonly provider: PaymentProvider;
}) {
  let count = 0;
  return async function openOrder() {
    count += 1;
    const id = `order-${count}`;
    await db
      .insertInto("orders")
      .values({
        tenant_id: TENANT,
        id,
        number: `HPN-${count}`,
        response_id: `response-${count}`,
        product: "hpn-2d-1",
        quote: "q",
        state: "pending",
        customer: "919876543210",
        provider: provider.name,
        account: provider.account,
        mode: provider.mode,
        provider_order_id: `page-${count}`,
        currency: "INR",
        amount: 29900,
        paid_at: null,
        doc: JSON.stringify({
          offerType: "Option1",
          productId: "hpn-2d-1",
          language: "en",
          region: "in",
          checkoutPath: "/response/checkout/form_one_x",
          contact: { isd: "91", mobile: "9876543210", name: "", email: "" },
        }),
      })
      .execute();
    const payment = (status: PaymentStatus, more: Partial<PaymentSnapshot> = {}): PaymentSnapshot => ({
      providerOrderId: `page-${id.slice(6)}`,
      providerPaymentId: `payment-of-${id}`,
      orderId: id,
      status,
      money: { amount: 29900, currency: "INR" },
      refunded: status === "refunded" ? 29900 : 0,
      account: provider.account,
      mode: provider.mode,
      ...more,
    });
    return {
      id,
      payment,
      apply: (said: PaymentSnapshot) =>
        inTransaction(db, (trx) => applyPayment(dependencies, trx, provider.name, said)),
      state: async () =>
        (await db.selectFrom("orders").select("state").where("id", "=", id).executeTakeFirstOrThrow()).state,
      jobs: async (name: string) =>
        (await sql`select 1 from test_jobs where name = ${name} and payload->>'orderId' = ${id}`.execute(db)).rows
          .length,
      moves: async () =>
        (
          await db.selectFrom("order_events").select("event").where("order_id", "=", id).orderBy("created_at").execute()
        ).map((row) => row.event),
    };
  };
}
