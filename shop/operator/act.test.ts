import { sql } from "kysely";
import { expect, test } from "vitest";
import { inTransaction } from "#platform/postgres/transaction.ts";
import { orderMaker } from "#tests/support/open-order.ts";
import { submission, testShop, walkToCheckout } from "#tests/support/shop.ts";
import { moveOrder } from "../orders/move-order.ts";
import { sendRefund } from "../orders/refund-order.ts";
import { openCase } from "../survey/case.ts";
import { designHouse, recordDesignFault } from "../survey/design-house.ts";
import { actAsOperator, type OperatorRequest } from "./act.ts";
import { listCases } from "./cases.ts";

const shop = await testShop();
const { db, dependencies, provider } = shop;
const openOrder = orderMaker(shop);

function act(action: OperatorRequest["action"], subject: string, payment?: string) {
  return actAsOperator(dependencies, { action, subject, ...(payment && { payment }), by: "command" });
}
async function casesOf(subjectId: string) {
  return (await listCases(db, { all: true })).filter((one) => one.subjectId === subjectId);
}
/** Sends an order's refunds through a provider that takes all of them; gives the provider's ids of the payments that went back. */
async function sendRefunds(orderId: string) {
  const taken: string[] = [];
  const willing = {
    ...provider,
    refund: async ({ providerPaymentId }: { readonly providerPaymentId: string }) => {
      taken.push(providerPaymentId);
      return { providerRefundId: "r" };
    },
  };
  const rows = await db.selectFrom("refunds").select("id").where("order_id", "=", orderId).execute();
  for (const { id } of rows) await sendRefund({ ...dependencies, providers: [willing] }, { refundId: id });
  return taken;
}

test("an order that was paid twice gets the extra payment back and is delivered with the first", async () => {
  const order = await openOrder();
  await order.apply(order.payment("captured"));
  const extra = order.payment("captured", { providerPaymentId: `${order.id}-twice` });
  await order.apply(extra);
  const [review] = await casesOf(order.id);
  expect(review?.happened).toContain("paid twice");
  expect(review?.happened).toContain(extra.providerPaymentId);
  expect(review).toMatchObject({ next: "Send the extra payment back, then let the order go on." });

  expect(await act("refund", order.id, extra.providerPaymentId)).toMatchObject({ done: true });
  expect(await sendRefunds(order.id)).toEqual([extra.providerPaymentId]);
  await order.apply({ ...extra, status: "refunded", refunded: 29900 });
  expect(await order.state()).toBe("review");

  expect(await act("deliver", order.id)).toMatchObject({ done: true, outcome: "accepted" });
  expect(await order.state()).toBe("paid");
  expect((await casesOf(order.id)).map((one) => one.state)).toEqual(["closed"]);
  expect(await act("refund", order.id, extra.providerPaymentId)).toMatchObject({ done: false });
});

test("while the extra payment is on its way back the other one does not follow it: the order keeps its money", async () => {
  const order = await openOrder();
  const first = order.payment("captured");
  await order.apply(first);
  const extra = order.payment("captured", { providerPaymentId: `${order.id}-twice` });
  await order.apply(extra);
  expect(await act("refund", order.id, extra.providerPaymentId)).toMatchObject({ done: true });
  expect(await act("refund", order.id, first.providerPaymentId)).toMatchObject({
    done: false,
    outcome: "last-payment",
  });
  expect(await sendRefunds(order.id)).toEqual([extra.providerPaymentId]);
});

test("the whole of a twice paid order goes back as two refunds, and the order is refunded when both are done", async () => {
  const order = await openOrder();
  await order.apply(order.payment("captured"));
  await order.apply(order.payment("captured", { providerPaymentId: `${order.id}-twice` }));
  const { words } = await act("refund", order.id);
  expect(words).toMatch(/^₹299 and ₹299 of order HPN-\d+ goes back\.$/);
  await order.apply(order.payment("refunded"));
  expect(await order.state()).toBe("refund-pending");
  await sendRefunds(order.id);
  expect(await order.state()).toBe("refunded");
});

test("the one payment that an order holds, called by its name, goes back as all of it, and its alarms are over", async () => {
  const order = await openOrder();
  await order.apply(order.payment("captured"));
  await openCase(db, dependencies.random, { kind: "late-delivery", subjectId: order.id, detail: { hours: 3 } });
  expect(await act("refund", order.id, order.payment("captured").providerPaymentId)).toMatchObject({ done: true });
  expect((await casesOf(order.id)).map((one) => one.state)).toEqual(["closed"]);
  await sendRefunds(order.id);
  expect(await order.state()).toBe("refunded");
});

test("asking for a refund twice sends the money back once", async () => {
  const order = await openOrder();
  await order.apply(order.payment("captured"));
  await act("refund", order.id);
  expect(await act("refund", order.id)).toMatchObject({ done: false, outcome: "wrong-state" });
  await inTransaction(db, (trx) => moveOrder(dependencies, trx, { orderId: order.id, event: "refund-failed" }));
  expect(await act("refund", order.id)).toMatchObject({ done: true });
  expect(await sendRefunds(order.id)).toHaveLength(1);
  expect(await order.state()).toBe("refunded");
});

test("a payment of another amount can be sent back, and cannot be delivered for", async () => {
  const order = await openOrder();
  const less = order.payment("captured", { money: { amount: 100, currency: "INR" } });
  await order.apply(less);
  expect(await act("deliver", order.id)).toMatchObject({ done: false, outcome: "not-paid" });
  const [review] = await casesOf(order.id);
  expect(await act("close", review?.id ?? "")).toMatchObject({ done: false, outcome: "money-here" });
  expect(await act("refund", order.id)).toMatchObject({ done: true });
  expect((await casesOf(order.id)).map((one) => one.state)).toEqual(["closed"]);
  await sendRefunds(order.id);
  await order.apply({ ...less, status: "refunded", refunded: 100 });
  expect(await order.state()).toBe("refunded");
});

test("as many cents as the price has paise buy nothing", async () => {
  const order = await openOrder();
  await order.apply(order.payment("captured", { money: { amount: 29900, currency: "USD" } }));
  expect(await act("deliver", order.id)).toMatchObject({ done: false, outcome: "not-paid" });
  expect(await order.state()).toBe("review");
});

test("a payment that the order does not hold sends none of its money back", async () => {
  const [order, other] = [await openOrder(), await openOrder()];
  for (const each of [order, other]) await each.apply(each.payment("captured"));
  for (const foreign of [other.payment("captured").providerPaymentId, "never seen"])
    expect(await act("refund", order.id, foreign)).toMatchObject({ done: false, outcome: "unknown-payment" });
  expect(await sendRefunds(order.id)).toEqual([]);
  expect([await order.state(), await other.state()]).toEqual(["paid", "paid"]);
});

test("where an order's state lets no money go, the operator is not told that it goes", async () => {
  const order = await openOrder();
  await order.apply(order.payment("captured"));
  const extra = order.payment("captured", { providerPaymentId: `${order.id}-twice` });
  await order.apply(extra);
  await sql`update orders set state = 'expired' where id = ${order.id}`.execute(db);
  for (const named of [undefined, extra.providerPaymentId])
    expect(await act("refund", order.id, named)).toMatchObject({
      done: false,
      outcome: "wrong-state",
      words: expect.stringMatching(/sent back now \(not paid in time\)\.$/),
    });
  expect(await sendRefunds(order.id)).toEqual([]);
  expect((await casesOf(order.id)).map((one) => one.state)).toEqual(["open"]);
});

test("while the payment of the right amount is on its way back, another amount that is here too buys nothing", async () => {
  const order = await openOrder();
  await order.apply(order.payment("captured", { money: { amount: 100, currency: "INR" } }));
  const right = order.payment("captured", { providerPaymentId: `${order.id}-right` });
  await order.apply(right);
  expect(await act("refund", order.id, right.providerPaymentId)).toMatchObject({ done: true });
  expect(await act("deliver", order.id)).toMatchObject({ done: false, outcome: "not-paid" });
});

test("a review without money of ours is closed with its case", async () => {
  const order = await openOrder();
  await order.apply(order.payment("captured", { mode: "live" }));
  const [review] = await casesOf(order.id);
  expect(await act("refund", order.id)).toMatchObject({ done: false, outcome: "nothing-to-refund" });
  expect(await act("close", review?.id ?? "")).toMatchObject({ done: true });
  expect(await order.state()).toBe("closed");
  expect(await act("deliver", order.id)).toMatchObject({ done: false, outcome: "nothing-delivered" });
});

test("a case is taken off the list alone: the subject's other ones stay, and the order is what it was", async () => {
  const order = await openOrder();
  await order.apply(order.payment("captured"));
  for (const kind of ["payment-review", "late-delivery", "failed-message"] as const)
    await openCase(db, dependencies.random, { kind, subjectId: order.id, detail: {} });
  for (const kind of ["late-delivery", "payment-review"]) {
    const found = (await casesOf(order.id)).find((one) => one.kind === kind);
    expect(await act("close", found?.id ?? "")).toMatchObject({ done: true, outcome: "closed" });
  }
  expect((await casesOf(order.id)).flatMap(({ kind, state }) => (state === "open" ? [kind] : []))).toEqual([
    "failed-message",
  ]);
  expect(await order.state()).toBe("paid");
  // Closing a case about something else does not decide on the money either.
  await order.apply(order.payment("captured", { providerPaymentId: `${order.id}-twice` }));
  const message = (await casesOf(order.id)).find((one) => one.kind === "failed-message");
  expect(await act("close", message?.id ?? "")).toMatchObject({ done: true, outcome: "closed" });
  expect(await order.state()).toBe("review");
  expect(await act("close", "no such case")).toMatchObject({ done: false, outcome: "unknown-case" });
});

test("an order whose drawings do not come is drawn again, called by the number that its customer sees", async () => {
  const order = await openOrder();
  await order.apply(order.payment("captured"));
  for (const state of ["paid", "in-work"]) {
    await sql`delete from test_jobs`.execute(db);
    expect(await act("deliver", order.id.replace("order-", "HPN-"))).toMatchObject({ done: true, outcome: "queued" });
    expect([await order.state(), await order.jobs("deliver")]).toEqual([state, 1]);
    await inTransaction(db, (trx) => moveOrder(dependencies, trx, { orderId: order.id, event: "work-started" }));
  }
});

test("nothing is drawn or sent for an order whose money has not come or has gone back", async () => {
  const [open, gone] = [await openOrder(), await openOrder()];
  await gone.apply(gone.payment("captured"));
  await act("refund", gone.id);
  await sql`delete from test_jobs`.execute(db);
  for (const [order, state, said] of [
    [open, "pending", "not paid: the payment page is open or was left"],
    [gone, "refund-pending", "money on its way back"],
  ] as const) {
    const words = expect.stringMatching(new RegExp(`delivered now \\(${said}\\)\\.$`));
    expect(await act("deliver", order.id)).toMatchObject({ done: false, outcome: "wrong-state", words });
    expect([await order.state(), await order.jobs("deliver")]).toEqual([state, 0]);
  }
  expect((await sql`select 1 from test_jobs`.execute(db)).rows).toEqual([]);
});

test("a design that was given up, or refused before a law was changed, is designed again and stands", async () => {
  for (const kind of ["failed-design", "refused-brief"] as const) {
    const sent = submission({ utmDetails: { utm_source: kind } });
    const stored = await shop.browser().postJson("/forms-api/survey-forms", sent);
    const { insertedId } = (await stored.json()) as { insertedId: string };
    await sql`delete from test_jobs`.execute(db);
    if (kind === "failed-design") await recordDesignFault(dependencies, insertedId, "the search ran out of memory");
    else {
      const planHouse = () => ({ kind: "refused", reasons: [] }) as const;
      await designHouse({ ...dependencies, planHouse }, { responseId: insertedId });
    }
    expect((await casesOf(insertedId)).map((one) => [one.kind, one.state])).toEqual([[kind, "open"]]);
    expect(await act("retry-design", insertedId)).toMatchObject({ done: true });
    await shop.runJobs(["design"]);
    expect(await act("retry-design", insertedId)).toMatchObject({ done: false, outcome: "wrong-state" });
    expect((await casesOf(insertedId)).map((one) => one.state)).toEqual(["closed"]);
  }
  expect(await act("retry-design", "no such response")).toMatchObject({ done: false, outcome: "unknown-response" });
});

test("every action leaves its row, the refused ones too: what was asked of what, by which way, and what was answered", async () => {
  const order = await openOrder();
  await order.apply(order.payment("captured", { mode: "live" }));
  const [review] = await casesOf(order.id);
  const asked = [
    { action: "refund", subject: order.id, by: "page" },
    { action: "close", subject: review?.id ?? "", by: "command" },
    { action: "deliver", subject: "no such order", by: "page" },
  ] as const;
  const outcomes = ["nothing-to-refund", "closed", "unknown-order"];
  for (const [i, { action, subject, by }] of asked.entries()) {
    const { words } = await actAsOperator(dependencies, { action, subject, by });
    const query = db.selectFrom("operator_actions").select(["action", "outcome", "doc"]);
    const rows = await query.where("subject_id", "=", subject).execute();
    expect(rows).toEqual([{ action, outcome: outcomes[i], doc: { by, words } }]);
  }
});

test("a delivered order's customer is sent a new link as often as it is asked for, and only the last one opens", async () => {
  await sql`delete from test_jobs`.execute(db);
  const visit = await walkToCheckout(shop);
  const order = await openOrder();
  await sql`update orders set response_id = ${visit.responseId} where id = ${order.id}`.execute(db);
  await order.apply(order.payment("captured"));
  await shop.runJobs();
  const links = () =>
    shop.messages.filter((one) => one.template === "order-delivered").flatMap((one) => one.links.map(({ url }) => url));
  for (let times = 0; times < 2; times += 1) {
    expect(await act("deliver", order.id)).toMatchObject({ done: true, outcome: "sent-again" });
    await shop.runJobs();
  }
  const status = async (url: string) => (await shop.app.request(new URL(url).pathname)).status;
  expect(await Promise.all(links().map(status))).toEqual([404, 404, 200]);
  for (const url of links()) expect(url).toMatch(/^https:\/\/homeplan\.example\/delivery\/[\w-]{43}\?lng=en$/);
});
