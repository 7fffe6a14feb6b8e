import { sql } from "kysely";
import { expect, test } from "vitest";
import { inTransaction } from "#platform/postgres/transaction.ts";
import { unseal } from "#platform/seal.ts";
import { orderMaker } from "#tests/support/open-order.ts";
import { testShop } from "#tests/support/shop.ts";
import { applyPayment } from "./apply-payment.ts";
import { moveOrder } from "./move-order.ts";
import { cancelOrder, sendRefund } from "./refund-order.ts";

const shop = await testShop();
const { db, dependencies, provider } = shop;
const openOrder = orderMaker(shop);

test("cancelling before the work starts sends the whole sum back, once", async () => {
  const order = await openOrder();
  await order.apply(order.payment("captured"));
  expect(await cancelOrder(dependencies, { orderId: order.id })).toEqual({ kind: "cancelled" });
  expect(await cancelOrder(dependencies, { orderId: order.id })).toEqual({ kind: "work-started" });
  const refund = await db.selectFrom("refunds").selectAll().where("order_id", "=", order.id).executeTakeFirstOrThrow();
  expect(refund.amount).toBe(29900);
  const keys: string[] = [];
  const refunding = {
    ...dependencies,
    providers: [
      {
        ...provider,
        refund: async ({ idempotencyKey }: { readonly idempotencyKey: string }) => {
          keys.push(idempotencyKey);
          return { providerRefundId: "r" };
        },
      },
    ],
  };
  await sendRefund(refunding, { refundId: refund.id });
  await sendRefund(refunding, { refundId: refund.id });
  expect(keys).toEqual([refund.id]);
  expect(await order.state()).toBe("refunded");
  await order.apply(order.payment("refunded"));
  expect(await order.moves()).toEqual(["captured", "cancelled", "refund-asked", "refunded"]);
});

test("cancelling and start of work at once: one of them wins", async () => {
  for (let round = 0; round < 20; round += 1) {
    const order = await openOrder();
    await order.apply(order.payment("captured"));
    const [cancelled, started] = await Promise.all([
      cancelOrder(dependencies, { orderId: order.id }),
      inTransaction(db, (trx) => moveOrder(dependencies, trx, { orderId: order.id, event: "work-started" })),
    ]);
    expect(cancelled.kind === "cancelled").toBe(started.kind !== "moved");
  }
});

test("after half an hour a paid order is not cancelled by itself", async () => {
  const order = await openOrder();
  await order.apply(order.payment("captured"));
  await sql`update orders set paid_at = now() - interval '31 minutes' where id = ${order.id}`.execute(db);
  expect(await cancelOrder(dependencies, { orderId: order.id })).toEqual({ kind: "too-late" });
});

test("a customer is told of each sum that went back, once: a part that the operator returned, and later the rest", async () => {
  const order = await openOrder();
  const told = async () => {
    const messages = await db.selectFrom("messages").select(["idempotency_key", "doc"]).orderBy("created_at").execute();
    return messages
      .filter(({ idempotency_key }) => idempotency_key.startsWith(`refund:${order.id}:`))
      .map(({ doc }) => unseal(dependencies.serverKey, (doc as { sealed: string }).sealed))
      .map((message) => /₹[\d.]+/.exec(message)?.[0]);
  };
  await order.apply(order.payment("captured"));
  expect(await told()).toEqual([]);
  const part = order.payment("partly-refunded", { refunded: 10000 });
  await order.apply(part);
  await order.apply(part);
  expect(await order.state()).toBe("paid");
  expect(await told()).toEqual(["₹100"]);
  await order.apply(order.payment("refunded"));
  await order.apply(order.payment("refunded"));
  expect(await order.state()).toBe("refunded");
  expect(await told()).toEqual(["₹100", "₹199"]);
});

test("refunds beyond what was captured are impossible in the database", async () => {
  const order = await openOrder();
  await order.apply(order.payment("captured"));
  const raise = db.updateTable("payments").set({ refunded: 29901 }).where("order_id", "=", order.id).execute();
  await expect(raise).rejects.toThrow(/check constraint/);
});

test("invoice numbers have no gap and no double, though orders are paid at once and one fails", async () => {
  const orders = await Promise.all(Array.from({ length: 8 }, () => openOrder()));
  const failing = inTransaction(db, async (trx) => {
    const [first] = orders;
    if (first) await applyPayment(dependencies, trx, provider.name, first.payment("captured"));
    throw new Error("killed");
  });
  await expect(failing).rejects.toThrow("killed");
  await Promise.all(orders.map((order) => order.apply(order.payment("captured"))));
  const rows = await db.selectFrom("invoices").select("serial").orderBy("serial").execute();
  expect(rows.map((row) => row.serial)).toEqual(rows.map((_, index) => index + 1));
});

test("a refund that the provider keeps refusing is told to the operator and still succeeds later", async () => {
  const order = await openOrder();
  await order.apply(order.payment("captured"));
  await cancelOrder(dependencies, { orderId: order.id });
  const { id: refundId } = await db
    .selectFrom("refunds")
    .select("id")
    .where("order_id", "=", order.id)
    .executeTakeFirstOrThrow();
  await expect(shop.handlers.refund({ refundId }, { attempt: 9, lastAttempt: true })).rejects.toThrow(
    /knows no payment/,
  );
  expect(await order.state()).toBe("refund-failed");
  expect(await db.selectFrom("cases").select("kind").where("subject_id", "=", order.id).execute()).toEqual([
    { kind: "refund" },
  ]);
  const willing = { ...provider, refund: async () => ({ providerRefundId: "r" }) };
  await sendRefund({ ...dependencies, providers: [willing] }, { refundId });
  expect(await order.state()).toBe("refunded");
});
