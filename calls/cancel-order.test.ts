import { sql } from "kysely";
import { expect, test } from "vitest";
import { orderCancelled } from "#calls/cancel-order.ts";
import { orderStatus } from "#calls/order-status.ts";
import { inTransaction } from "#platform/postgres/transaction.ts";
import { moveOrder } from "#shop/orders/move-order.ts";
import type { OrderEvent } from "#shop/orders/order-states.ts";
import { PHONE, payAddress, testShop, walkToCheckout } from "#tests/support/shop.ts";

const shop = await testShop({ perAddressHourly: 1000, perAddressDaily: 1000 });
const { db, dependencies } = shop;

async function ordered(mobile: string) {
  const visit = await walkToCheckout(shop, { ...PHONE, mobile });
  await visit.browser.get(payAddress(visit, { mobile }));
  const order = await db
    .selectFrom("orders")
    .select(["id", "number"])
    .where("response_id", "=", visit.responseId)
    .executeTakeFirstOrThrow();
  const path = `/api/orders/${order.number}`;
  return {
    ...order,
    path,
    browser: visit.browser,
    move: (event: OrderEvent) => inTransaction(db, (trx) => moveOrder(dependencies, trx, { orderId: order.id, event })),
    status: async () => orderStatus.parse(await (await visit.browser.get(`${path}/status`)).json()),
  };
}

test("who paid may cancel until the work starts: the order says so, the money is asked back at once, and by nobody else", async () => {
  const { move, status, browser, path } = await ordered("9876500101");
  expect((await status()).cancellable).toBeUndefined();
  await move("captured");
  expect(await status()).toMatchObject({ outcome: "success", state: "paid", cancellable: true });
  expect((await shop.browser().postJson(`${path}/cancel`, {})).status).toBe(404);
  const foreign = { method: "POST", headers: { origin: "https://elsewhere.example" } };
  expect((await browser.request(`${path}/cancel`, foreign)).status).toBe(403);
  const answer = await browser.postJson(`${path}/cancel`, {});
  expect([answer.status, orderCancelled.parse(await answer.json())]).toEqual([200, { status: 200, kind: "cancelled" }]);
  expect(await status()).toMatchObject({ outcome: "refunded", state: "refund-pending" });
  expect((await status()).cancellable).toBeUndefined();
});

test("once the work has started, or half an hour is over, nothing is cancelled", async () => {
  const begun = await ordered("9876500102");
  await begun.move("captured");
  await begun.move("work-started");
  expect((await begun.status()).cancellable).toBeUndefined();
  const refused = await begun.browser.postJson(`${begun.path}/cancel`, {});
  expect([refused.status, orderCancelled.parse(await refused.json())]).toEqual([
    409,
    { status: 409, kind: "work-started" },
  ]);

  const late = await ordered("9876500103");
  await late.move("captured");
  await sql`update orders set paid_at = now() - interval '31 minutes' where id = ${late.id}`.execute(db);
  expect((await late.status()).cancellable).toBeUndefined();
  const answer = await late.browser.postJson(`${late.path}/cancel`, {});
  expect([answer.status, orderCancelled.parse(await answer.json())]).toEqual([409, { status: 409, kind: "too-late" }]);
  expect(await late.status()).toMatchObject({ outcome: "success", state: "paid" });
});
