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
/** Sends every asked refund of an order through a provider that takes all of them, which is what comes back. */
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
  expect(review?.words).toContain("paid twice");
  expect(review?.words).toContain(extra.providerPaymentId);

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
  await act("refund", order.id);
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
  await sendRefunds(order.id);
  await order.apply({ ...less, status: "refunded", refunded: 100 });
  expect(await order.state()).toBe("refunded");
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
});

test("a design that was given up is designed again and stands", async () => {
  const stored = await shop.browser().postJson("/forms-api/survey-forms", submission());
  const { insertedId } = (await stored.json()) as { insertedId: string };
  await recordDesignFault(dependencies, insertedId, "the search ran out of memory");
  const [given] = await casesOf(insertedId);
  expect(given?.words).toContain("out of memory");
  expect(await act("retry-design", insertedId)).toMatchObject({ done: true });
  await designHouse({ ...dependencies }, { responseId: insertedId });
  expect(await act("retry-design", insertedId)).toMatchObject({ done: false, outcome: "wrong-state" });
  expect((await casesOf(insertedId)).map((one) => one.state)).toEqual(["closed"]);
});

test("every action leaves its row, the refused ones too", async () => {
  await act("refund", "no such order");
  const rows = await db
    .selectFrom("operator_actions")
    .select(["action", "outcome"])
    .where("subject_id", "=", "no such order")
    .execute();
  expect(rows).toEqual([{ action: "refund", outcome: "unknown-order" }]);
});

test("a delivered order's customer is sent a new link, and the old one is dead", async () => {
  await sql`delete from test_jobs`.execute(db);
  const visit = await walkToCheckout(shop);
  const order = await openOrder();
  await sql`update orders set response_id = ${visit.responseId} where id = ${order.id}`.execute(db);
  await order.apply(order.payment("captured"));
  await shop.runJobs();
  const links = () =>
    shop.messages.filter((one) => one.template === "order-delivered").flatMap((one) => one.links.map(({ url }) => url));
  const [first = ""] = links();
  expect(await act("deliver", order.id)).toMatchObject({ done: true, outcome: "sent-again" });
  await shop.runJobs();
  const status = async (url: string) => (await shop.app.request(new URL(url).pathname)).status;
  expect(await status(first)).toBe(404);
  expect(await status(links().at(-1) ?? "")).toBe(200);
});
