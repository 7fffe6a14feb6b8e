import { createHmac } from "node:crypto";
import { createServer } from "node:http";
import { afterAll, beforeEach, expect, test } from "vitest";
import type { WebhookReading } from "#platform/payments/provider.ts";
import { deliverDueEvents } from "#platform/payments/sandbox/events.ts";
import { sandboxApp } from "#platform/payments/sandbox/sandbox-app.ts";
import { sandboxProvider } from "#platform/payments/sandbox/sandbox-provider.ts";
import type { Tables } from "#platform/postgres/tables.ts";
import { testDatabase } from "#tests/support/database.ts";

const SECRET = "webhook-secret";
const { db } = await testDatabase<Tables>();
const provider = sandboxProvider({ db, webhookSecret: SECRET });

/** Stands in for our webhook, as a server of its own: `received` is what it has read, `answer` the status that it gives. */
const received: WebhookReading[] = [];
let answer = 200;
const server = createServer(async (request, response) => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const headers = new Headers({ "x-sandbox-signature": String(request.headers["x-sandbox-signature"]) });
  received.push(await provider.readWebhook(Buffer.concat(chunks), headers));
  response.writeHead(answer).end();
});
await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
afterAll(() => server.close());
const address = server.address();
if (address === null || typeof address === "string") throw new Error("no port");
const webhookUrl = `http://127.0.0.1:${address.port}/webhooks/sandbox`;
const app = sandboxApp({ db, webhookSecret: SECRET, webhookUrl: () => webhookUrl });

let orders = 0;
beforeEach(async () => {
  received.length = 0;
  answer = 200;
  orders += 1;
});

function open(orderId = `order-${orders}`) {
  return provider.openPaymentPage({
    orderId,
    money: { amount: 29_900, currency: "INR" },
    description: "One floor plan <b>option</b>",
    successUrl: "http://localhost:3000/thank-you?request_order_id=1",
    failureUrl: "http://localhost:3000/payment-failure?back=/",
    leftUrl: "http://localhost:3000/payment-failure?back=/&left=1",
    expiresAt: new Date("2030-01-01T00:00:00Z"),
  });
}

function press(url: string, action: string) {
  return app.request(url, { method: "POST", body: new URLSearchParams({ action }) });
}

function kinds() {
  return received.map((reading) =>
    reading.kind === "event" ? `${reading.type} ${reading.payment.status}` : reading.kind,
  );
}

test("the page says what is paid for and how much, in text that cannot become markup", async () => {
  const { url } = await open();
  const page = await (await app.request(url)).text();
  expect(page).toContain("₹299.00");
  expect(page).toContain("One floor plan &lt;b&gt;option");
});

test("the same order opens the same page", async () => {
  expect(await open("same")).toEqual(await open("same"));
});

test("paying tells the webhook before the browser is back", async () => {
  const { url, providerOrderId } = await open();
  const response = await press(url, "pay");
  expect(response.status).toBe(303);
  expect(response.headers.get("location")).toBe("/thank-you?request_order_id=1");
  expect(kinds()).toEqual(["payment.captured captured"]);
  expect(await provider.fetchPayments(providerOrderId)).toMatchObject([
    { orderId: `order-${orders}`, status: "captured", money: { amount: 29_900, currency: "INR" }, mode: "test" },
  ]);
});

test("a double click on Pay pays once, Pay twice pays twice", async () => {
  const once = await open();
  await Promise.all([press(once.url, "pay"), press(once.url, "pay")]);
  expect(await provider.fetchPayments(once.providerOrderId)).toHaveLength(1);
  const twice = await open("order-twice");
  await press(twice.url, "pay-twice");
  expect(await provider.fetchPayments(twice.providerOrderId)).toHaveLength(2);
});

test("failing and abandoning lead to the failure page, abandoning without a payment and told apart", async () => {
  const failed = await open();
  expect((await press(failed.url, "fail")).headers.get("location")).toBe("/payment-failure?back=/");
  expect(kinds()).toEqual(["payment.failed failed"]);
  const abandoned = await open("order-abandoned");
  expect((await press(abandoned.url, "abandon")).headers.get("location")).toBe("/payment-failure?back=/&left=1");
  expect(await provider.fetchPayments(abandoned.providerOrderId)).toEqual([]);
});

test("paying late is authorised first; the capture and its news come later", async () => {
  const patient = sandboxApp({ db, webhookSecret: SECRET, webhookUrl: () => webhookUrl, lateMs: 300 });
  const { url, providerOrderId } = await open();
  await patient.request(url, { method: "POST", body: new URLSearchParams({ action: "pay-late" }) });
  expect(kinds()).toEqual(["payment.authorized authorized"]);
  expect(await provider.fetchPayments(providerOrderId)).toMatchObject([{ status: "authorized" }]);
  await expect.poll(() => deliverDueEvents(db, webhookUrl, SECRET)).toBe(1);
  expect(kinds()).toEqual(["payment.authorized authorized", "payment.captured captured"]);
  expect(await provider.fetchPayments(providerOrderId)).toMatchObject([{ status: "captured" }]);
});

test("an event that the webhook did not take is told again", async () => {
  const { url } = await open();
  answer = 500;
  await press(url, "pay");
  answer = 200;
  expect(await deliverDueEvents(db, webhookUrl, SECRET)).toBe(0);
  await expect.poll(() => deliverDueEvents(db, webhookUrl, SECRET), { timeout: 5000 }).toBe(1);
  const ids = received.map((reading) => reading.kind === "event" && reading.eventId);
  expect(new Set(ids).size).toBe(1);
});

test("a body that was altered, or signed with another key, is no event", async () => {
  const body = Buffer.from('{"eventId":"e"}');
  const signature = createHmac("sha256", SECRET).update(body).digest("hex");
  const bad = { kind: "bad-signature" };
  expect(
    await provider.readWebhook(Buffer.from('{"eventId":"f"}'), new Headers({ "x-sandbox-signature": signature })),
  ).toEqual(bad);
  const other = createHmac("sha256", "other").update(body).digest("hex");
  expect(await provider.readWebhook(body, new Headers({ "x-sandbox-signature": other }))).toEqual(bad);
  expect(await provider.readWebhook(body, new Headers())).toEqual(bad);
});

test("a refund with the same key happens once, and no more goes back than came in", async () => {
  const { url, providerOrderId } = await open();
  await press(url, "pay");
  const [payment] = await provider.fetchPayments(providerOrderId);
  const refund = (amount: number, idempotencyKey: string) =>
    provider.refund({
      providerPaymentId: payment?.providerPaymentId ?? "",
      money: { amount, currency: "INR" },
      idempotencyKey,
    });
  expect(await refund(10_000, "refund-one")).toEqual(await refund(10_000, "refund-one"));
  await expect(refund(20_000, "refund-two")).rejects.toThrow("19900 left");
  expect(await provider.fetchPayments(providerOrderId)).toMatchObject([
    { status: "partly-refunded", refunded: 10_000 },
  ]);
});
