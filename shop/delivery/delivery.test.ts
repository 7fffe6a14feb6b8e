import { sql } from "kysely";
import { expect, test } from "vitest";
import type { DeliveryData } from "#calls/delivery.ts";
import { PRICE_BOOKS } from "#content/offers.ts";
import { inTransaction } from "#platform/postgres/transaction.ts";
import { OFFER_TYPES, PACKAGES } from "#shop/offers/price-book.ts";
import { moveOrder } from "#shop/orders/move-order.ts";
import { payAddress, testShop, walkToCheckout } from "#tests/support/shop.ts";
import { deliverOrder } from "./deliver-order.ts";
import { openDelivery } from "./delivery-link.ts";
import { watchOrders } from "./watch-orders.ts";

const shop = await testShop({ perAddressHourly: 1000, perAddressDaily: 1000 });
const { db, dependencies } = shop;
const INVOICE = /^invoice-HPN-\d\d-\d\d-\d{6}\.pdf$/;
let count = 0;

/** A paid order that no worker has touched yet. */
async function paidOrder(offertype: (typeof OFFER_TYPES)[number] = "Option1") {
  count += 1;
  const phone = { isd: "91", mobile: `98000000${10 + count}` };
  const visit = await walkToCheckout(shop, phone);
  const plans = [...Object.values(PRICE_BOOKS.INR.plans), PRICE_BOOKS.INR.upsell];
  const plan = plans.find((one) => one.offerType === offertype);
  if (!plan) throw new Error("no such package");
  const amount = "price" in plan ? plan.price : plan.afterOffer;
  const claims = { offertype, productid: plan.productId, amount: String(amount / 100), mobile: phone.mobile };
  const page = (await visit.browser.get(payAddress(visit, claims))).headers.get("location") ?? "";
  const order = await db
    .selectFrom("orders")
    .selectAll()
    .where("response_id", "=", visit.responseId)
    .executeTakeFirstOrThrow();
  await shop.webhook(`event-${order.id}`, {
    providerOrderId: page.split("/").at(-1) ?? "",
    providerPaymentId: `payment-${order.id}`,
    orderId: order.id,
    status: "captured",
    money: { amount, currency: "INR" },
    refunded: 0,
    account: order.account,
    mode: "test",
  });
  await shop.runJobs(["apply-payment-event"]);
  await sql`delete from test_jobs where name = 'deliver'`.execute(db);
  return { ...visit, phone, orderId: order.id, number: order.number };
}

async function deliveriesOf(orderId: string) {
  return db.selectFrom("deliveries").selectAll().where("order_id", "=", orderId).execute();
}
async function filesOf(orderId: string) {
  const rows = await db
    .selectFrom("files")
    .select(["name"])
    .where("kind", "=", "delivery")
    .where("subject_id", "=", orderId)
    .orderBy("id")
    .execute();
  return rows.map((row) => row.name);
}
async function stateOf(orderId: string) {
  return (await db.selectFrom("orders").select("state").where("id", "=", orderId).executeTakeFirstOrThrow()).state;
}

test("the job run five times at once and once more delivers once: one record, one set of files, one message a channel", async () => {
  const { orderId } = await paidOrder();
  await Promise.all(Array.from({ length: 5 }, () => deliverOrder(dependencies, { orderId })));
  await deliverOrder(dependencies, { orderId });
  expect(await deliveriesOf(orderId)).toHaveLength(1);
  expect(await filesOf(orderId)).toEqual(["option-1.pdf", expect.stringMatching(INVOICE)]);
  await shop.runJobs(["send-message"]);
  const told = shop.messages.filter((message) => message.idempotencyKey.startsWith(`order-delivered:${orderId}:`));
  expect(told.map((message) => message.channel).sort()).toEqual(["mail", "whatsapp"]);
  expect(await stateOf(orderId)).toBe("delivered");
});

test("a worker killed while it draws leaves the order in work, and the next run delivers it", async () => {
  const { orderId } = await paidOrder();
  const killed = { ...dependencies, drawOrder: () => Promise.reject(new Error("killed")) };
  await expect(deliverOrder(killed, { orderId })).rejects.toThrow("killed");
  expect(await stateOf(orderId)).toBe("in-work");
  expect(await deliveriesOf(orderId)).toEqual([]);
  await deliverOrder(dependencies, { orderId });
  expect(await stateOf(orderId)).toBe("delivered");
});

test("a worker killed while it hands over leaves nothing half done", async () => {
  const { orderId } = await paidOrder();
  const killed = { ...dependencies, sendJob: () => Promise.reject(new Error("killed")) };
  await expect(deliverOrder(killed, { orderId })).rejects.toThrow("killed");
  expect(await stateOf(orderId)).toBe("in-work");
  expect(await filesOf(orderId)).toEqual([]);
  expect(await deliveriesOf(orderId)).toEqual([]);
  await deliverOrder(dependencies, { orderId });
  expect(await deliveriesOf(orderId)).toHaveLength(1);
});

test("an order that goes to review while it is drawn is not handed over", async () => {
  const { orderId } = await paidOrder();
  const disputed = {
    ...dependencies,
    drawOrder: async (...drawn: Parameters<typeof dependencies.drawOrder>) => {
      await inTransaction(db, (trx) => moveOrder(dependencies, trx, { orderId, event: "mismatch" }));
      return dependencies.drawOrder(...drawn);
    },
  };
  await deliverOrder(disputed, { orderId });
  expect(await stateOf(orderId)).toBe("review");
  expect(await deliveriesOf(orderId)).toEqual([]);
});

test("a delivered order that an operator lets go after a review is not delivered a second time", async () => {
  const { orderId } = await paidOrder();
  await deliverOrder(dependencies, { orderId });
  for (const event of ["mismatch", "accepted"] as const) {
    await inTransaction(db, (trx) => moveOrder(dependencies, trx, { orderId, event }));
  }
  await deliverOrder(dependencies, { orderId });
  expect(await stateOf(orderId)).toBe("delivered");
  expect(await deliveriesOf(orderId)).toHaveLength(1);
  expect(await filesOf(orderId)).toEqual(["option-1.pdf", expect.stringMatching(INVOICE)]);
});

for (const offerType of OFFER_TYPES) {
  test(`${offerType} delivers what the package holds`, async () => {
    const { orderId } = await paidOrder(offerType);
    await deliverOrder(dependencies, { orderId });
    const { options, elevation } = PACKAGES[offerType];
    const expected = Array.from({ length: options }, (_, index) => [
      `option-${index + 1}.pdf`,
      ...(elevation ? [`option-${index + 1}-elevation.pdf`] : []),
    ]).flat();
    expect(await filesOf(orderId)).toEqual([...expected, expect.stringMatching(INVOICE)]);
  });
}

test("the link's secret is not in the database, works for seven days, and is gone after them", async () => {
  const { orderId, number, browser } = await paidOrder();
  await deliverOrder(dependencies, { orderId });
  const status = (await (await browser.get(`/api/orders/${number}/status`)).json()) as { deliveryUrl: string };
  const token = status.deliveryUrl.split("/").at(-1) ?? "";
  expect(token).toHaveLength(43);
  expect(JSON.stringify(await deliveriesOf(orderId))).not.toContain(token);
  expect(JSON.stringify(await db.selectFrom("messages").selectAll().execute())).not.toContain(token);
  expect((await openDelivery(db, token)).kind).toBe("open");
  await sql`update deliveries set expires_at = now() where order_id = ${orderId}`.execute(db);
  expect((await shop.app.request(`/delivery/${token}`)).status).toBe(410);
  expect((await shop.app.request(`/delivery/${token}/option-1.pdf`)).status).toBe(410);
});

test("the pictures of each house that was bought open with the link's secret alone, on phones small ones, and end with the link", async () => {
  const { orderId, number, browser } = await paidOrder("Option2_2D_3D");
  await deliverOrder(dependencies, { orderId });
  const { deliveryUrl } = (await (await browser.get(`/api/orders/${number}/status`)).json()) as { deliveryUrl: string };
  const { pictures } = (await (await shop.app.request(deliveryUrl)).json()) as DeliveryData;
  expect(pictures.map(({ option, name }) => `${option} ${name}`)).toEqual([
    "1 level-0",
    "1 elevation",
    "2 level-0",
    "2 elevation",
  ]);
  const [first] = pictures;
  if (!first) throw new Error("there is no picture");
  // Asked for without a cookie: whoever is given the household's link sees its house.
  const whole = await shop.app.request(first.url);
  expect([whole.status, await whole.text()]).toEqual([200, "a picture of level-0, option 1"]);
  const small = await shop.app.request(first.small);
  expect([small.headers.get("content-type"), await small.text()]).toEqual([
    "image/avif",
    "a small picture of level-0, option 1",
  ]);
  for (const other of ["/3/level-0.png", "/1/level-1.png", "/0/option-1.pdf", "/99999999999/level-0.png"])
    expect((await shop.app.request(`${deliveryUrl}/pictures${other}`)).status, other).toBe(404);
  const elsewhere = first.url.replace(deliveryUrl, "/delivery/another");
  expect((await shop.app.request(elsewhere)).status).toBe(404);
  await sql`update deliveries set expires_at = now() where order_id = ${orderId}`.execute(db);
  expect((await shop.app.request(first.url)).status).toBe(410);
});

test("the front, which a package of floor plans alone does not hold, is not shown with it", async () => {
  const { orderId, number, browser } = await paidOrder("Option1");
  await deliverOrder(dependencies, { orderId });
  const { deliveryUrl } = (await (await browser.get(`/api/orders/${number}/status`)).json()) as { deliveryUrl: string };
  const { pictures } = (await (await shop.app.request(deliveryUrl)).json()) as DeliveryData;
  expect(pictures.map(({ name }) => name)).toEqual(["level-0"]);
  expect((await shop.app.request(`${deliveryUrl}/pictures/1/elevation.png`)).status).toBe(404);
});

test("a number verified anew, in any browser, gets a new link, and the old one is dead; another number gets none", async () => {
  const { orderId, number, browser, phone } = await paidOrder();
  await deliverOrder(dependencies, { orderId });
  const old = ((await (await browser.get(`/api/orders/${number}/status`)).json()) as { deliveryUrl: string })
    .deliveryUrl;
  const reissue = (who: typeof browser) => who.request(`/api/orders/${number}/delivery`, { method: "POST" });
  expect((await reissue(shop.browser())).status).toBe(403);
  const other = await walkToCheckout(shop, { isd: "91", mobile: "9700000001" });
  expect((await reissue(other.browser)).status).toBe(404);
  await sql`delete from rate_buckets`.execute(db);
  const { browser: phoneBrowser } = await walkToCheckout(shop, phone);
  expect(await (await phoneBrowser.get("/api/orders")).json()).toMatchObject({
    orders: [{ orderNumber: number, amount: 299 }],
  });
  const { deliveryUrl } = (await (await reissue(phoneBrowser)).json()) as { deliveryUrl: string };
  expect((await shop.app.request(deliveryUrl)).status).toBe(200);
  expect((await shop.app.request(old)).status).toBe(404);
  await sql`update sessions set created_at = now() - interval '25 hours'`.execute(db);
  expect((await reissue(phoneBrowser)).status).toBe(403);
});

test("a file that the order does not hold is not to be had by its link", async () => {
  const { orderId, number, browser } = await paidOrder();
  await deliverOrder(dependencies, { orderId });
  const { deliveryUrl } = (await (await browser.get(`/api/orders/${number}/status`)).json()) as { deliveryUrl: string };
  for (const name of ["option-2.pdf", "..%2foption-1.pdf", "level-0.png", "__proto__", "option-1.pdf%00"]) {
    expect((await shop.app.request(`${deliveryUrl}/${name}`)).status).toBe(404);
  }
});

test("late deliveries raise alarms at 3, 24 and 44 hours, and after 48 the money goes back", async () => {
  const { orderId } = await paidOrder();
  const age = (hours: number) =>
    sql`update orders set paid_at = now() - make_interval(hours => ${hours}) where id = ${orderId}`.execute(db);
  const alarms = async () =>
    (
      await db
        .selectFrom("cases")
        .select("doc")
        .where("kind", "=", "late-delivery")
        .where("subject_id", "=", orderId)
        .execute()
    ).map((row) => (row.doc as { hours: number }).hours);
  await age(1);
  await watchOrders(dependencies);
  expect(await alarms()).toEqual([]);
  for (const hours of [3, 24, 44]) {
    await age(hours);
    await watchOrders(dependencies);
    expect(await alarms()).toEqual([hours]);
  }
  await age(48);
  await watchOrders(dependencies);
  expect(await stateOf(orderId)).toBe("refund-pending");
  expect(await db.selectFrom("refunds").select("amount").where("order_id", "=", orderId).execute()).toEqual([
    { amount: 29900 },
  ]);
});
