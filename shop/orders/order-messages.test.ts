import { expect, test } from "vitest";
import { inTransaction } from "#platform/postgres/transaction.ts";
import { createJobHandlers } from "#shop/job-handlers.ts";
import { queueMessage } from "#shop/leads/message.ts";
import { orderMaker } from "#tests/support/open-order.ts";
import { testShop } from "#tests/support/shop.ts";

const shop = await testShop();
const { db, dependencies } = shop;
const openOrder = orderMaker(shop);

/** The outbox, closed: no provider takes a message. */
const refusing = createJobHandlers({
  ...dependencies,
  sendMessage: () => Promise.reject(new Error("the provider is down")),
});

test("the operator is told of a message about an order once all its tries have failed, and of no other message", async () => {
  const order = await openOrder();
  await order.apply(order.payment("captured"));
  const code = { channel: "sms", template: "one-time-code", language: "en", to: "919876543210", links: [] } as const;
  await inTransaction(db, (trx) =>
    queueMessage(dependencies, trx, { ...code, text: "123456", idempotencyKey: "one-time-code:1" }),
  );
  const messages = await db.selectFrom("messages").select(["id", "idempotency_key", "doc"]).execute();
  const about = messages.find(({ idempotency_key }) => idempotency_key.includes(order.id));
  const other = messages.find(({ idempotency_key }) => !idempotency_key.includes(order.id));
  expect([about, other]).not.toContain(undefined);
  const cases = () =>
    db.selectFrom("cases").select(["kind", "subject_id", "doc"]).where("kind", "=", "failed-message").execute();
  for (const id of [about?.id ?? "", other?.id ?? ""]) {
    const sending = (lastAttempt: boolean) => refusing["send-message"]({ messageId: id }, { attempt: 7, lastAttempt });
    await expect(sending(false)).rejects.toThrow("the provider is down");
    expect(await cases()).toEqual(id === about?.id ? [] : [expect.objectContaining({ subject_id: order.id })]);
    await expect(sending(true)).rejects.toThrow("the provider is down");
    expect(await cases()).toEqual([
      { kind: "failed-message", subject_id: order.id, doc: { fault: "Error: the provider is down" } },
    ]);
  }
});
