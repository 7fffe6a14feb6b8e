import { sql } from "kysely";
import { type Db, TENANT } from "#platform/postgres/tables.ts";
import type { ShopContext } from "../context.ts";
import { openCase } from "../survey/case.ts";
import { issueInvoice } from "./invoice.ts";
import { lockOrder, type Order } from "./order.ts";
import { queueOrderMessages } from "./order-messages.ts";
import { nextOrderState, type OrderEvent, type OrderState } from "./order-states.ts";

export type OrderMoved =
  | { readonly kind: "moved"; readonly from: OrderState; readonly to: OrderState; readonly order: Order }
  | { readonly kind: "no-effect"; readonly order: Order }
  | { readonly kind: "unknown-order" };

/**
 * The one way in which an order changes its state: webhook, return page, poller, worker and operator all come here, each in a
 * transaction of its own. The row is locked, the table of moves decides, the move is recorded, and what follows from it is
 * queued in the same transaction.
 */
export async function moveOrder(
  context: ShopContext,
  trx: Db,
  input: { readonly orderId: string; readonly event: OrderEvent; readonly detail?: object },
): Promise<OrderMoved> {
  const order = await lockOrder(trx, input.orderId);
  if (!order) return { kind: "unknown-order" };
  const to = nextOrderState(order.state, input.event);
  if (!to) return { kind: "no-effect", order };
  await trx
    .updateTable("orders")
    .set({
      state: to,
      updated_at: sql<Date>`now()`,
      ...(to === "paid" ? { paid_at: sql<Date>`coalesce(paid_at, now())` } : {}),
    })
    .where("tenant_id", "=", TENANT)
    .where("id", "=", order.id)
    .execute();
  await trx
    .insertInto("order_events")
    .values({
      tenant_id: TENANT,
      id: context.random.uuid(),
      order_id: order.id,
      event: input.event,
      from_state: order.state,
      to_state: to,
      doc: JSON.stringify(input.detail ?? {}),
    })
    .execute();
  if (to !== order.state) await follow(context, trx, order, to, input.detail ?? {});
  return { kind: "moved", from: order.state, to, order };
}

/** Does and queues what follows from entering a state. */
async function follow(context: ShopContext, trx: Db, order: Order, to: OrderState, detail: object): Promise<void> {
  const { random, sendJob } = context;
  if (to === "pending") {
    await sendJob(trx, "reconcile-order", { orderId: order.id, attempt: 0 }, { startAfter: minutesFrom(context, 1) });
  }
  if (to === "paid") {
    await issueInvoice(trx, order);
    await queueOrderMessages(context, trx, order, "payment-received");
    await sendJob(trx, "deliver", { orderId: order.id }, { singletonKey: order.id });
  }
  if (to === "review") await openCase(trx, random, { kind: "payment-review", subjectId: order.id, detail });
  if (to === "refund-failed") await openCase(trx, random, { kind: "refund", subjectId: order.id, detail });
}

function minutesFrom({ clock }: ShopContext, minutes: number): Date {
  return new Date(clock.now().getTime() + minutes * 60_000);
}
