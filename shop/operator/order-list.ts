import { type Db, TENANT } from "#platform/postgres/tables.ts";
import { type Order, orderOf, selectOrder } from "../orders/order.ts";
import { readLeavingPayments } from "../orders/refund-order.ts";

/** An order as the operator sees it, with every payment and every move. */
export type OrderFile = {
  readonly order: Order;
  readonly payments: readonly {
    readonly id: string;
    /** As the provider calls it. */
    readonly providerPaymentId: string;
    readonly state: string;
    readonly currency: string;
    readonly amount: number;
    readonly refunded: number;
    readonly captured: boolean;
    /** A refund of it was asked for and is not done yet. */
    readonly leaving: boolean;
  }[];
  readonly moves: readonly { readonly event: string; readonly from: string; readonly to: string; readonly at: Date }[];
};

/** The latest orders, whatever their state. */
export async function listOrders(db: Db, limit = 100): Promise<readonly Order[]> {
  const rows = await selectOrder(db).orderBy("created_at", "desc").limit(limit).execute();
  return rows.map(orderOf);
}

/** Of these orders those whose last payment was refused by the bank. */
export async function refusedAmong(db: Db, orderIds: readonly string[]): Promise<ReadonlySet<string>> {
  if (orderIds.length === 0) return new Set();
  const last = await db
    .selectFrom("payments")
    .distinctOn("order_id")
    .select(["order_id", "state"])
    .where("tenant_id", "=", TENANT)
    .where("order_id", "in", orderIds)
    .orderBy("order_id")
    .orderBy("created_at", "desc")
    .execute();
  return new Set(last.filter(({ state }) => state === "failed").map((row) => row.order_id));
}

/** Finds an order by its id or by the number that customers see. */
export async function findOrder(db: Db, named: string): Promise<Order | null> {
  const row = await selectOrder(db)
    .where((is) => is.or([is("id", "=", named), is("number", "=", named)]))
    .executeTakeFirst();
  return row ? orderOf(row) : null;
}

export async function readOrderFile(db: Db, order: Order): Promise<OrderFile> {
  const payments = await db
    .selectFrom("payments")
    .select(["id", "provider_payment_id", "state", "currency", "amount", "refunded", "captured_at"])
    .where("tenant_id", "=", TENANT)
    .where("order_id", "=", order.id)
    .orderBy("created_at")
    .execute();
  const leaving = await readLeavingPayments(db, order.id);
  const moves = await db
    .selectFrom("order_events")
    .select(["event", "from_state", "to_state", "created_at"])
    .where("tenant_id", "=", TENANT)
    .where("order_id", "=", order.id)
    .orderBy("created_at")
    .execute();
  return {
    order,
    payments: payments.map(({ captured_at, provider_payment_id, ...payment }) => ({
      ...payment,
      providerPaymentId: provider_payment_id,
      captured: captured_at !== null,
      leaving: leaving.has(payment.id),
    })),
    moves: moves.map((move) => ({
      event: move.event,
      from: move.from_state,
      to: move.to_state,
      at: move.created_at,
    })),
  };
}
