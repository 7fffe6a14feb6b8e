import { expect, test } from "vitest";
import type { DeliveryData } from "#calls/delivery.ts";
import type { OrderStatus } from "#calls/order-status.ts";
import { payAddress, testShop, walkToCheckout } from "#tests/support/shop.ts";

const shop = await testShop();
const INVOICE = /^invoice-HPN-\d\d-\d\d-000001\.pdf$/;

test("a visitor answers, verifies, pays and opens the delivered file", async () => {
  const visit = await walkToCheckout(shop);
  const paying = await visit.browser.get(payAddress(visit));
  expect(paying.status).toBe(303);
  const page = paying.headers.get("location") ?? "";
  expect(page).toMatch(/^\/sandbox\/pay\//);
  expect(paying.headers.get("referrer-policy")).toBe("no-referrer");

  const order = await shop.db.selectFrom("orders").selectAll().executeTakeFirstOrThrow();
  const answered = await shop.webhook("event-1", {
    providerOrderId: page.split("/").at(-1) ?? "",
    providerPaymentId: "payment-1",
    orderId: order.id,
    status: "captured",
    money: { amount: 29900, currency: "INR" },
    refunded: 0,
    account: order.account,
    mode: "test",
  });
  expect(answered.status).toBe(200);
  await shop.runJobs();

  const status = await visit.browser.get(`/api/orders/${order.number}/status`);
  const told = (await status.json()) as OrderStatus;
  expect(told).toMatchObject({ outcome: "success", state: "delivered", amount: 299, currency: "INR" });

  const mail = shop.messages.find((message) => message.channel === "mail" && message.template === "order-delivered");
  const link = new URL(mail?.links[0]?.url ?? "");
  expect(link.pathname).toBe(told.deliveryUrl);
  const delivery = (await (await shop.app.request(link.pathname)).json()) as DeliveryData;
  expect(delivery.files.map((file) => file.name)).toEqual(["option-1.pdf", expect.stringMatching(INVOICE)]);
  const file = await shop.app.request(delivery.files[0]?.url ?? "");
  expect(file.headers.get("content-disposition")).toContain("attachment");
  expect(file.headers.get("x-content-type-options")).toBe("nosniff");
  expect(await file.text()).toBe("%PDF of option 1");
});
