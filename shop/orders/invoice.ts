import { sql } from "kysely";
import { type Db, TENANT } from "#platform/postgres/tables.ts";
import { type InvoiceDocument, ITEMS, invoiceDocument } from "./invoice-document.ts";
import type { Order } from "./order.ts";

/** Gives a paid order its one invoice, in the transaction that makes the order paid: so numbers have no gaps and no doubles. */
export async function issueInvoice(trx: Db, order: Order): Promise<void> {
  const clock = await sql<{ year: number; month: number; date: string }>`select
    extract(year from now() at time zone 'Asia/Kolkata')::int as year,
    extract(month from now() at time zone 'Asia/Kolkata')::int as month,
    to_char(now() at time zone 'Asia/Kolkata', 'YYYY-MM-DD') as date`.execute(trx);
  const today = clock.rows[0];
  if (!today) throw new Error("the database tells no time");
  const issued = await trx
    .selectFrom("invoices")
    .select("id")
    .where("tenant_id", "=", TENANT)
    .where("id", "=", order.id)
    .executeTakeFirst();
  if (issued) return;
  const year = financialYear(today);
  const { contact, offerType, plotState } = order.snapshot;
  const counter = await trx
    .insertInto("invoice_counters")
    .values({ tenant_id: TENANT, id: year, last_serial: 1 })
    .onConflict((conflict) =>
      conflict.columns(["tenant_id", "id"]).doUpdateSet({ last_serial: sql`invoice_counters.last_serial + 1` }),
    )
    .returning("last_serial")
    .executeTakeFirstOrThrow();
  await trx
    .insertInto("invoices")
    .values({
      tenant_id: TENANT,
      id: order.id,
      financial_year: year,
      serial: counter.last_serial,
      doc: JSON.stringify({
        number: invoiceNumber(year, counter.last_serial),
        date: today.date,
        orderNumber: order.number,
        currency: order.currency,
        amount: order.amount,
        item: ITEMS[offerType],
        customer: { name: contact.name, number: contact.isd + contact.mobile, email: contact.email },
        plotState,
        test: order.mode === "test",
      } satisfies InvoiceDocument),
    })
    .execute();
}

/** India's financial year, April to March: "2026-27". */
export function financialYear({ year, month }: { readonly year: number; readonly month: number }): string {
  const first = month >= 4 ? year : year - 1;
  return `${first}-${String((first + 1) % 100).padStart(2, "0")}`;
}

/** "HPN/26-27/000001": rule 46 of the CGST Rules allows 16 characters. */
export function invoiceNumber(year: string, serial: number): string {
  return `HPN/${year.slice(2)}/${String(serial).padStart(6, "0")}`;
}

/** The invoice of an order; null before it was paid. */
export async function readInvoice(db: Db, orderId: string): Promise<InvoiceDocument | null> {
  const row = await db
    .selectFrom("invoices")
    .select("doc")
    .where("tenant_id", "=", TENANT)
    .where("id", "=", orderId)
    .executeTakeFirst();
  return row ? invoiceDocument.parse(row.doc) : null;
}
