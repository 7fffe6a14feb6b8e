import { expect, test } from "vitest";
import { listOrders, readOrderFile, refusedAmong } from "#shop/operator/order-list.ts";
import { orderMaker } from "#tests/support/open-order.ts";
import { testShop } from "#tests/support/shop.ts";
import { orderBody, ordersBody } from "./pages.server.ts";

const shop = await testShop();
const openOrder = orderMaker(shop);

test("an order that the bank refused is told from one whose customer is at the payment page or has left it: neither is called a payment that is waited for", async () => {
  const [open, refused, again] = [await openOrder(), await openOrder(), await openOrder()];
  await refused.apply(refused.payment("failed"));
  await again.apply(again.payment("failed"));
  await again.apply(again.payment("captured", { providerPaymentId: `${again.id}-again` }));
  const orders = await listOrders(shop.db);
  const ids = orders.map(({ id }) => id);
  const list = String(await ordersBody(orders, await refusedAmong(shop.db, ids)));
  for (const [{ id }, said] of [
    [open, "Not paid: the payment page is open or was left"],
    [refused, "Not paid: the bank refused the payment"],
    [again, "Paid, soon to be drawn"],
  ] as const) {
    expect(new RegExp(`/operator/orders/${id}">[^<]*</a></h2><p>([^·]*) ·`).exec(list)?.[1], id).toBe(said);
    const order = orders.find((one) => one.id === id);
    if (!order) throw new Error(`the list leaves out ${id}`);
    const page = String(await orderBody(await readOrderFile(shop.db, order), { cases: [], said: "" }));
    expect(page, id).toContain(`<strong>${said}</strong>`);
  }
  expect(list).not.toContain("Waiting for the payment");
});
