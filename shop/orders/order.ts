import { z } from "zod";
import { type Db, TENANT } from "#platform/postgres/tables.ts";
import type { Currency } from "../context.ts";
import { OFFER_TYPES } from "../offers/price-book.ts";
import { ORDER_STATES, type OrderState, PAID_STATES } from "./order-states.ts";

/** What was agreed when the order was quoted; never changes. */
export const orderSnapshot = z.object({
  offerType: z.enum(OFFER_TYPES),
  productId: z.string(),
  language: z.enum(["en", "hn", "ta", "tel", "mal", "kan"]),
  region: z.enum(["in", "us", "uk"]),
  checkoutPath: z.string(),
  /** GST code of the plot's state, where the answers gave it. */
  plotState: z.string().nullable().default(null),
  contact: z.object({ isd: z.string(), mobile: z.string(), name: z.string(), email: z.string() }),
});
export type OrderSnapshot = z.infer<typeof orderSnapshot>;

/** The `customer` of an order whose customer had their data erased. */
export const ERASED_CUSTOMER = "erased";

export type Order = {
  readonly id: string;
  /** The merchant order id that customers see. */
  readonly number: string;
  readonly responseId: string;
  readonly state: OrderState;
  readonly customer: string;
  readonly provider: string;
  readonly account: string;
  readonly mode: string;
  readonly providerOrderId: string | null;
  readonly currency: Currency;
  /** Minor units. */
  readonly amount: number;
  readonly paidAt: Date | null;
  readonly createdAt: Date;
  readonly snapshot: OrderSnapshot;
};

export async function readOrder(db: Db, orderId: string): Promise<Order | null> {
  const row = await selectOrder(db).where("id", "=", orderId).executeTakeFirst();
  return row ? orderOf(row) : null;
}

/** The order with its row locked until the transaction ends. */
export async function lockOrder(trx: Db, orderId: string): Promise<Order | null> {
  const row = await selectOrder(trx).where("id", "=", orderId).forUpdate().executeTakeFirst();
  return row ? orderOf(row) : null;
}

/** The order by its merchant order id; null unless this browser owns the response that it was placed for. */
export async function readOwnedOrder(
  db: Db,
  input: { readonly orderNumber: string; readonly browserHash: string | null },
): Promise<Order | null> {
  if (!input.browserHash) return null;
  const row = await selectOrder(db).where("number", "=", input.orderNumber).executeTakeFirst();
  if (!row) return null;
  const owned = await db
    .selectFrom("responses")
    .select("id")
    .where("tenant_id", "=", TENANT)
    .where("id", "=", row.response_id)
    .where("owner_hash", "=", input.browserHash)
    .executeTakeFirst();
  return owned ? orderOf(row) : null;
}

/** The latest order of a response among those in a paid state; null: none. */
export async function readPaidOrder(db: Db, responseId: string): Promise<Order | null> {
  const row = await selectOrder(db)
    .where("response_id", "=", responseId)
    .where("state", "in", PAID_STATES)
    .orderBy("created_at", "desc")
    .limit(1)
    .executeTakeFirst();
  return row ? orderOf(row) : null;
}

/** All orders that a verified number has paid for, refunded ones too, the latest first. */
export async function listOrdersOf(db: Db, customer: string): Promise<readonly Order[]> {
  const rows = await selectOrder(db)
    .where("customer", "=", customer)
    .where("paid_at", "is not", null)
    .orderBy("created_at", "desc")
    .execute();
  return rows.map(orderOf);
}

export function selectOrder(db: Db) {
  return db.selectFrom("orders").selectAll().where("tenant_id", "=", TENANT);
}

type OrderRow = Awaited<ReturnType<ReturnType<typeof selectOrder>["executeTakeFirstOrThrow"]>>;

export function orderOf(row: OrderRow): Order {
  return {
    id: row.id,
    number: row.number,
    responseId: row.response_id,
    state: z.enum(ORDER_STATES).parse(row.state),
    customer: row.customer,
    provider: row.provider,
    account: row.account,
    mode: row.mode,
    providerOrderId: row.provider_order_id,
    currency: z.enum(["INR", "USD", "EUR"]).parse(row.currency),
    amount: row.amount,
    paidAt: row.paid_at,
    createdAt: row.created_at,
    snapshot: orderSnapshot.parse(row.doc),
  };
}
