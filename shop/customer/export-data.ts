import { type Db, TENANT } from "#platform/postgres/tables.ts";
import { type PhoneNumber, wholeNumber } from "../leads/phone-number.ts";

/**
 * A copy of what is kept about a verified number, as it is stored. Pictures and drawings are not in it, since they have links of
 * their own, nor are codes, messages, designs' progress and the operator's cases, but for what the customer asked to have corrected.
 */
export async function exportData(db: Db, phone: PhoneNumber): Promise<object> {
  const number = wholeNumber(phone);
  const of = <Table extends "leads" | "responses">(table: Table) =>
    db
      .selectFrom(table as "leads")
      .select(["doc", "created_at", "updated_at"])
      .where("tenant_id", "=", TENANT);
  const leads = await of("leads").where("number", "=", number).orderBy("created_at").execute();
  const responses = await db
    .selectFrom("responses")
    .select(["id", "doc", "created_at", "updated_at"])
    .where("tenant_id", "=", TENANT)
    .where("number", "=", number)
    .orderBy("created_at")
    .execute();
  const ids = responses.map(({ id }) => id);
  const plans = await db
    .selectFrom("plans")
    .select(["response_id", "option", "doc", "created_at"])
    .where("tenant_id", "=", TENANT)
    .where("response_id", "in", ids.length > 0 ? ids : [""])
    .execute();
  const pricePromises = await db
    .selectFrom("price_promises")
    .select(["id", "valid_till", "doc", "created_at", "updated_at"])
    .where("tenant_id", "=", TENANT)
    .where("response_id", "in", ids.length > 0 ? ids : [""])
    .execute();
  const sessions = await db
    .selectFrom("sessions")
    .select(["created_at", "expires_at"])
    .where("tenant_id", "=", TENANT)
    .where("isd", "=", phone.isd)
    .where("mobile", "=", phone.mobile)
    .execute();
  const offers = await db
    .selectFrom("offers")
    .select(["started_at", "ends_at"])
    .where("tenant_id", "=", TENANT)
    .where("id", "=", number)
    .execute();
  return { number, leads, responses, plans, sessions, offers, pricePromises, orders: await exportOrders(db, number) };
}

async function exportOrders(db: Db, number: string): Promise<readonly object[]> {
  const orders = await db
    .selectFrom("orders")
    .select(["id", "number", "response_id", "state", "currency", "amount", "paid_at", "doc", "created_at"])
    .where("tenant_id", "=", TENANT)
    .where("customer", "=", number)
    .orderBy("created_at")
    .execute();
  const ids = orders.length > 0 ? orders.map(({ id }) => id) : [""];
  const moves = await db
    .selectFrom("order_events")
    .select(["order_id", "event", "from_state", "to_state", "created_at"])
    .where("tenant_id", "=", TENANT)
    .where("order_id", "in", ids)
    .orderBy("created_at")
    .execute();
  const payments = await db
    .selectFrom("payments")
    .select(["order_id", "provider", "provider_payment_id", "state", "currency", "amount", "refunded", "captured_at"])
    .where("tenant_id", "=", TENANT)
    .where("order_id", "in", ids)
    .execute();
  const invoices = await db
    .selectFrom("invoices")
    .select(["id", "doc"])
    .where("tenant_id", "=", TENANT)
    .where("id", "in", ids)
    .execute();
  const corrections = await db
    .selectFrom("cases")
    .select(["subject_id", "doc"])
    .where("tenant_id", "=", TENANT)
    .where("kind", "=", "correction")
    .where("subject_id", "in", ids)
    .execute();
  return orders.map((order) => ({
    ...order,
    moves: moves.filter((move) => move.order_id === order.id),
    payments: payments.filter((payment) => payment.order_id === order.id),
    invoice: invoices.find((invoice) => invoice.id === order.id)?.doc ?? null,
    correction: corrections.find((one) => one.subject_id === order.id)?.doc ?? null,
  }));
}
