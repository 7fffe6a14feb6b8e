import { sql } from "kysely";
import { TENANT } from "#platform/postgres/tables.ts";
import { inTransaction } from "#platform/postgres/transaction.ts";
import type { ShopContext } from "../context.ts";
import { lockOrder, selectOrder } from "../orders/order.ts";
import { askRefund } from "../orders/refund-order.ts";
import { openCase } from "../survey/case.ts";

/** Hours after payment without delivery at which the operator is told, and at which the money goes back by itself. */
const ALARM_HOURS = [3, 24, 44];
const REFUND_HOURS = 48;

/**
 * Tells the operator of late deliveries, sends the money back after 48 hours, and queues every delivery and refund again that is
 * still not done after ten minutes, since its job may be lost.
 */
export async function watchOrders(context: ShopContext): Promise<void> {
  const { db, random, sendJob } = context;
  const late = await selectOrder(db)
    .select(sql<number>`floor(extract(epoch from now() - paid_at) / 3600)::int`.as("hours"))
    .where("tenant_id", "=", TENANT)
    .where("state", "in", ["paid", "in-work"])
    .where("paid_at", "<", sql<Date>`now() - interval '10 minutes'`)
    .execute();
  for (const { id, hours } of late) {
    if (hours >= REFUND_HOURS) {
      await inTransaction(db, async (trx) => {
        const order = await lockOrder(trx, id);
        if (order) await askRefund(context, trx, order);
      });
      continue;
    }
    const alarm = ALARM_HOURS.findLast((limit) => hours >= limit);
    if (alarm !== undefined) {
      await openCase(db, random, { kind: "late-delivery", subjectId: id, detail: { hours: alarm } });
    }
    await sendJob(db, "deliver", { orderId: id }, { singletonKey: id });
  }
  const unsent = await db
    .selectFrom("refunds")
    .select("id")
    .where("tenant_id", "=", TENANT)
    .where("state", "=", "asked")
    .where("created_at", "<", sql<Date>`now() - interval '10 minutes'`)
    .execute();
  for (const { id } of unsent) await sendJob(db, "refund", { refundId: id }, { singletonKey: id });
}
