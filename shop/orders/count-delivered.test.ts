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

test("plans delivered in the last 24 hours are counted by package, not the waiting, refunded or earlier ones", async () => {
  await orderThat("captured", "work-started", "delivered");
  await orderThat("captured", "work-started", "delivered", "closed");
  await orderThat("captured", "work-started");
  await orderThat("captured", "work-started", "delivered", "refund-asked");
  const old = await orderThat("captured", "work-started", "delivered");
  await sql`update order_events set created_at = now() - interval '25 hours' where order_id = ${old}`.execute(db);
  expect(await countDelivered(db)).toEqual({
    Option1: 2,
    Option2: 0,
    Option1_2D_3D: 0,
    Option2_2D_3D: 0,
    Option1_2D_3D_Offer: 0,
  });
});
