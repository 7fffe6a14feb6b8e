import fc from "fast-check";
import { sql } from "kysely";
import { expect, test } from "vitest";
import type { PaymentSnapshot, PaymentStatus } from "#platform/payments/provider.ts";
import { TENANT } from "#platform/postgres/tables.ts";
import { inTransaction } from "#platform/postgres/transaction.ts";
import { orderMaker } from "#tests/support/open-order.ts";
import { testShop } from "#tests/support/shop.ts";
import { moveOrder } from "./move-order.ts";
import { LAST_ASKING, nextAskingAt, reconcileOrder } from "./reconcile-order.ts";

const shop = await testShop();
const { db, dependencies, provider } = shop;
const openOrder = orderMaker(shop);

test("a capture said 20 times at once pays the order once: one delivery job, one invoice, one message", async () => {
  const order = await openOrder();
  await Promise.all(Array.from({ length: 20 }, () => order.apply(order.payment("captured"))));
  expect(await order.state()).toBe("paid");
  expect(await order.jobs("deliver")).toBe(1);
  expect(await order.moves()).toEqual(["captured"]);
  expect(await db.selectFrom("invoices").select("id").where("id", "=", order.id).execute()).toHaveLength(1);
  const messages = await db
    .selectFrom("messages")
    .select("id")
    .where("idempotency_key", "like", `%${order.id}:%`)
    .execute();
  expect(messages).toHaveLength(1);
});

test("whatever order the news comes in, and however often, the order is paid exactly if the money came", async () => {
  const said = fc.array(fc.constantFrom<PaymentStatus>("created", "authorized", "captured", "failed"), {
    maxLength: 8,
  });
  await fc.assert(
    fc.asyncProperty(said, async (statuses) => {
      const order = await openOrder();
      for (const status of statuses) await order.apply(order.payment(status));
      const paid = statuses.includes("captured");
      expect(await order.state()).toBe(paid ? "paid" : "pending");
      expect(await order.jobs("deliver")).toBe(paid ? 1 : 0);
    }),
    { numRuns: 40 },
  );
});

const MISMATCHES: readonly (readonly [string, Partial<PaymentSnapshot>])[] = [
  ["a smaller amount", { money: { amount: 29899, currency: "INR" } }],
  ["a larger amount", { money: { amount: 30000, currency: "INR" } }],
  ["another currency", { money: { amount: 29900, currency: "USD" } }],
  ["another account", { account: "someone-else" }],
  ["another mode", { mode: "live" }],
  ["another page", { providerOrderId: "page-of-another" }],
];
for (const [what, change] of MISMATCHES) {
  test(`a capture with ${what} goes to review and is not delivered, nor is a right one after it`, async () => {
    const order = await openOrder();
    expect(await order.apply(order.payment("captured", change))).toEqual({ kind: "review" });
    expect(await order.state()).toBe("review");
    await order.apply(order.payment("captured"));
    expect(await order.state()).toBe("review");
    expect(await order.jobs("deliver")).toBe(0);
    const cases = await db.selectFrom("cases").select("kind").where("subject_id", "=", order.id).execute();
    expect(cases).toEqual([{ kind: "payment-review" }]);
  });
}

test("a second captured payment sends the order to review", async () => {
  const order = await openOrder();
  await order.apply(order.payment("captured"));
  expect(await order.apply(order.payment("captured", { providerPaymentId: `${order.id}-twice` }))).toEqual({
    kind: "review",
  });
  expect(await order.state()).toBe("review");
});

test("two orders of one product for one response, paid at once from two tabs: one is delivered, the other reviewed", async () => {
  const pair = [await openOrder(), await openOrder()];
  const shared = { response_id: pair[0]?.id ?? "", quote: sql<string>`id` };
  await db
    .insertInto("responses")
    .values({ tenant_id: TENANT, id: shared.response_id, form_id: "f", owner_hash: "o", number: null, doc: "{}" })
    .execute();
  await db
    .updateTable("orders")
    .set(shared)
    .where(
      "id",
      "in",
      pair.map((order) => order.id),
    )
    .execute();
  await Promise.all(pair.map((order) => order.apply(order.payment("captured"))));
  const states = await Promise.all(pair.map((order) => order.state()));
  expect(states.sort()).toEqual(["paid", "review"]);
});

test("the timed offer and plan three, which hold the same, paid from two tabs: one is delivered, the other reviewed", async () => {
  const pair = [await openOrder(), await openOrder()] as const;
  const id = pair[0].id;
  await db
    .insertInto("responses")
    .values({ tenant_id: TENANT, id, form_id: "f", owner_hash: "o", number: null, doc: "{}" })
    .execute();
  for (const [index, offerType] of ["Option1_2D_3D_Offer", "Option1_2D_3D"].entries()) {
    const doc = sql<string>`doc || ${JSON.stringify({ offerType, productId: offerType })}::jsonb`;
    const order = pair[index]?.id ?? "";
    await db.updateTable("orders").set({ response_id: id, product: offerType, doc }).where("id", "=", order).execute();
  }
  for (const order of pair) await order.apply(order.payment("captured"));
  expect(await Promise.all(pair.map((order) => order.state()))).toEqual(["paid", "review"]);
});

test("money that comes after the order expired pays it", async () => {
  const order = await openOrder();
  await inTransaction(db, (trx) => moveOrder(dependencies, trx, { orderId: order.id, event: "expired" }));
  await order.apply(order.payment("captured"));
  expect(await order.state()).toBe("paid");
});

test("a webhook with a forged, altered or missing signature is 400 and stores nothing", async () => {
  const order = await openOrder();
  const before = await db.selectFrom("payment_events").select("id").execute();
  for (const signature of ["", "0".repeat(64), "00", "t=1,v1=abc"]) {
    expect((await shop.webhook(`forged-${signature}`, order.payment("captured"), signature)).status).toBe(400);
  }
  expect(await db.selectFrom("payment_events").select("id").execute()).toEqual(before);
  expect(await order.state()).toBe("pending");
  expect((await shop.app.request("/webhooks/unknown", { method: "POST", body: "{}" })).status).toBe(404);
});

test("a webhook replayed a hundred times at once is stored once, and does its work once", async () => {
  const order = await openOrder();
  const answers = await Promise.all(
    Array.from({ length: 100 }, () => shop.webhook("event-replayed", order.payment("captured"))),
  );
  expect(answers.map((answer) => answer.status)).toEqual(Array.from({ length: 100 }, () => 200));
  expect(await order.state()).toBe("pending");
  const stored = await db.selectFrom("payment_events").select("id").where("event_id", "=", "event-replayed").execute();
  expect(stored).toHaveLength(1);
  await shop.runJobs(["apply-payment-event"]);
  const [event] = stored;
  if (event) await shop.handlers["apply-payment-event"]({ eventId: event.id }, { attempt: 0, lastAttempt: false });
  expect(await order.state()).toBe("paid");
  expect(await order.moves()).toEqual(["captured"]);
});

test("an event of an order that is not known is kept, tried again later, and in the end told to the operator", async () => {
  const order = await openOrder();
  await shop.webhook(
    "event-early",
    order.payment("captured", { orderId: "not-yet-there", providerPaymentId: "p-early" }),
  );
  await shop.runJobs(["apply-payment-event"]);
  const event = () =>
    db.selectFrom("payment_events").selectAll().where("event_id", "=", "event-early").executeTakeFirstOrThrow();
  expect(await event()).toMatchObject({ state: "received", attempts: 1 });
  const later = await sql`select 1 from test_jobs where name = 'apply-payment-event' and start_after > now()`.execute(
    db,
  );
  expect(later.rows).toHaveLength(1);
  await sql`update payment_events set attempts = 24 where event_id = 'event-early'`.execute(db);
  await shop.handlers["apply-payment-event"]({ eventId: (await event()).id }, { attempt: 0, lastAttempt: false });
  expect(await event()).toMatchObject({ state: "unknown-order" });
  expect(await db.selectFrom("cases").select("kind").where("subject_id", "=", "p-early").execute()).toHaveLength(1);
});

test("the provider is asked at 1, 5, 15 and 60 minutes, then hourly for five days", () => {
  const asked = [1];
  for (let attempt = 0; ; attempt += 1) {
    const next = nextAskingAt(attempt);
    if (next === null) break;
    asked.push(next);
  }
  expect(asked.slice(0, 6)).toEqual([1, 5, 15, 60, 120, 180]);
  expect(asked.at(-1)).toBe(5 * 24 * 60);
  expect(asked).toHaveLength(3 + 120);
});

test("disordered news makes the provider be asked once, and finds what was missed", async () => {
  const order = await openOrder();
  await order.apply(order.payment("authorized"));
  await shop.webhook("event-old", order.payment("created"));
  await shop.runJobs(["apply-payment-event"]);
  expect(await order.jobs("reconcile-order")).toBe(1);
  const asking = {
    ...dependencies,
    providers: [{ ...provider, fetchPayments: async () => [order.payment("captured")] }],
  };
  await reconcileOrder(asking, { orderId: order.id, attempt: LAST_ASKING });
  expect(await order.state()).toBe("paid");
  expect(nextAskingAt(LAST_ASKING)).toBeNull();
});

test("with every webhook lost the poller finds the payment", async () => {
  const order = await openOrder();
  const said = [order.payment("captured")];
  const asking = { ...dependencies, providers: [{ ...provider, fetchPayments: async () => said }] };
  await reconcileOrder(asking, { orderId: order.id, attempt: 0 });
  expect(await order.state()).toBe("paid");
  expect(await order.jobs("reconcile-order")).toBe(0);
});

test("an order that stays unpaid is asked about again, expires, and is asked about still", async () => {
  const order = await openOrder();
  const asking = { ...dependencies, providers: [{ ...provider, fetchPayments: async () => [] }] };
  await reconcileOrder(asking, { orderId: order.id, attempt: 0 });
  expect(await order.state()).toBe("pending");
  await sql`update orders set created_at = now() - interval '1 hour' where id = ${order.id}`.execute(db);
  await reconcileOrder(asking, { orderId: order.id, attempt: 3 });
  expect(await order.state()).toBe("expired");
  expect(await order.jobs("reconcile-order")).toBe(2);
});

test("an authorized payment keeps its order open", async () => {
  const order = await openOrder();
  await sql`update orders set created_at = now() - interval '1 hour' where id = ${order.id}`.execute(db);
  const asking = {
    ...dependencies,
    providers: [{ ...provider, fetchPayments: async () => [order.payment("authorized")] }],
  };
  await reconcileOrder(asking, { orderId: order.id, attempt: 3 });
  expect(await order.state()).toBe("pending");
});
