import { sql } from "kysely";
import { expect, test } from "vitest";
import { inTransaction } from "#platform/postgres/transaction.ts";
import { orderMaker } from "#tests/support/open-order.ts";
import { testShop } from "#tests/support/shop.ts";
import { countDelivered } from "./count-delivered.ts";
import { moveOrder } from "./move-order.ts";
import type { OrderEvent } from "./order-states.ts";

const shop = await testShop();
const { db, dependencies } = shop;
const openOrder = orderMaker(shop);

async function orderThat(...events: readonly OrderEvent[]): Promise<string> {
  const { id } = await openOrder();
  for (const event of events) {
    await inTransaction(db, (trx) => moveOrder(dependencies, trx, { orderId: id, event }));
  }
  return id;
}

async function movedAgo(id: string, hours: number): Promise<void> {
  await sql`update order_events set created_at = now() - make_interval(hours => ${hours}) where order_id = ${id}`.execute(
    db,
  );
}

test("plans delivered in the last 24 hours are counted by package, not the waiting, refunded or earlier ones", async () => {
  await movedAgo(await orderThat("captured", "work-started", "delivered"), 23);
  await orderThat("captured", "work-started", "delivered", "closed");
  // Two of its moves lead to "delivered", the second by the refund of an extra payment.
  const other = await orderThat("captured", "work-started", "delivered", "extra-refund-asked");
  await sql`update orders set doc = jsonb_set(doc, '{offerType}', '"Option1_2D_3D"') where id = ${other}`.execute(db);
  await orderThat("captured", "work-started");
  await orderThat("captured", "work-started", "delivered", "refund-asked");
  await movedAgo(await orderThat("captured", "work-started", "delivered"), 25);
  expect(await countDelivered(db)).toEqual({
    Option1: 2,
    Option2: 0,
    Option1_2D_3D: 1,
    Option2_2D_3D: 0,
    Option1_2D_3D_Offer: 0,
  });
});
