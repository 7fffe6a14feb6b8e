import { type SqlBool, sql } from "kysely";
import { type Db, TENANT } from "#platform/postgres/tables.ts";
import { inTransaction } from "#platform/postgres/transaction.ts";
import { type PhoneNumber, wholeNumber } from "../leads/phone-number.ts";
import { ERASED_CUSTOMER } from "../orders/order.ts";
import type { OrderState } from "../orders/order-states.ts";

/** "order-open": the named order is not settled, money or drawings are still under way; nothing is erased until it is. */
export type DataErased = { readonly kind: "erased" } | { readonly kind: "order-open"; readonly orderNumber: string };

const SETTLED: readonly OrderState[] = ["delivered", "closed", "expired", "refunded"];

/**
 * Erases all that is kept about a verified number but what the law obliges us to keep. Invoices stay whole (CGST Act, section
 * 36: 72 months); orders, payments and their moves stay as accounts, without the person in them.
 */
export async function eraseData(
  db: Db,
  input: { readonly phone: PhoneNumber; readonly browserHash: string | null },
): Promise<DataErased> {
  const number = wholeNumber(input.phone);
  return inTransaction(db, async (trx) => {
    const orders = await trx
      .selectFrom("orders")
      .select(["id", "number", "state"])
      .where("tenant_id", "=", TENANT)
      .where("customer", "=", number)
      .forUpdate()
      .execute();
    const open = orders.find((order) => !SETTLED.includes(order.state as OrderState));
    if (open) return { kind: "order-open", orderNumber: open.number };
    const responses = await trx
      .selectFrom("responses")
      .select("id")
      .where("tenant_id", "=", TENANT)
      .where((is) =>
        is.or([
          is("number", "=", number),
          // What this browser has answered without leaving a number.
          is.and([is("number", "is", null), is("owner_hash", "=", input.browserHash ?? "")]),
        ]),
      )
      .execute();
    for (const { id } of responses) await eraseResponse(trx, id);
    for (const { id } of orders) await eraseOrder(trx, id);
    await erase(trx, "leads", sql`number = ${number}`);
    await erase(trx, "challenges", sql`number = ${number}`);
    await erase(trx, "offers", sql`id = ${number}`);
    await erase(trx, "sessions", sql`isd = ${input.phone.isd} and mobile = ${input.phone.mobile}`);
    return { kind: "erased" };
  });
}

async function eraseResponse(trx: Db, id: string): Promise<void> {
  await erase(trx, "plans", sql`response_id = ${id}`);
  await erase(trx, "designs", sql`id = ${id}`);
  await erase(trx, "files", sql`subject_id = ${id}`);
  await erase(trx, "submissions", sql`response_id = ${id}`);
  await erase(trx, "cases", sql`subject_id = ${id} or starts_with(subject_id, ${`${id}:`})`);
  await erase(trx, "messages", sql`starts_with(idempotency_key, ${`plans-ready:${id}:`})`);
  await erase(trx, "price_promises", sql`response_id = ${id}`);
  await erase(trx, "responses", sql`id = ${id}`);
}

/** Erases an order's drawings, links and messages, and who ordered: the accounts need none of them. */
async function eraseOrder(trx: Db, id: string): Promise<void> {
  await erase(trx, "files", sql`subject_id = ${id}`);
  await erase(trx, "deliveries", sql`order_id = ${id}`);
  // What was to be corrected is the household's own words.
  await erase(trx, "cases", sql`subject_id = ${id} and kind = 'correction'`);
  await erase(trx, "messages", sql`idempotency_key like ${`%:${id}:%`}`);
  const nobody = JSON.stringify({ isd: "", mobile: "", name: "", email: "" });
  await trx
    .updateTable("orders")
    .set({
      customer: ERASED_CUSTOMER,
      doc: sql<string>`jsonb_set(doc, '{contact}', ${nobody}::jsonb)`,
      updated_at: sql<Date>`now()`,
    })
    .where("tenant_id", "=", TENANT)
    .where("id", "=", id)
    .execute();
}

function erase(trx: Db, table: string, where: ReturnType<typeof sql<SqlBool>>): Promise<unknown> {
  return sql`delete from ${sql.table(table)} where tenant_id = ${TENANT} and (${where})`.execute(trx);
}
