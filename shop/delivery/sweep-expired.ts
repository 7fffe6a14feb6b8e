import { sql } from "kysely";
import { type Db, TENANT } from "#platform/postgres/tables.ts";
import type { ShopContext } from "../context.ts";
import { watchOrders } from "./watch-orders.ts";

/**
 * Erases what the retention rules no longer allow: codes after 24 hours, leads and answers without a verified number after 90
 * days, and whatever else has expired. Then looks after late orders.
 */
export async function sweepExpired(context: ShopContext): Promise<void> {
  const { db } = context;
  for (const rule of RULES) await rule(db);
  await watchOrders(context);
}

const RULES: readonly ((db: Db) => Promise<unknown>)[] = [
  (db) => db.deleteFrom("challenges").where("tenant_id", "=", TENANT).where("sent_at", "<", ago("24 hours")).execute(),
  (db) => db.deleteFrom("rate_buckets").where("tenant_id", "=", TENANT).where("expires_at", "<", ago("0 s")).execute(),
  (db) => db.deleteFrom("submissions").where("tenant_id", "=", TENANT).where("seen_at", "<", ago("24 hours")).execute(),
  (db) => db.deleteFrom("sessions").where("tenant_id", "=", TENANT).where("expires_at", "<", ago("0 s")).execute(),
  (db) => db.deleteFrom("offers").where("tenant_id", "=", TENANT).where("ends_at", "<", ago("90 days")).execute(),
  (db) =>
    db.deleteFrom("price_promises").where("tenant_id", "=", TENANT).where("ends_at", "<", ago("90 days")).execute(),
  /** Codes must not outlive the 24 hours in the queue either. */
  (db) =>
    db
      .updateTable("messages")
      .set({ state: "dropped", doc: sql`doc - 'sealed'` })
      .where("tenant_id", "=", TENANT)
      .where("state", "=", "queued")
      .where(sql<boolean>`doc->>'template' = 'one-time-code'`)
      .where("created_at", "<", ago("24 hours"))
      .execute(),
  (db) =>
    db
      .deleteFrom("messages")
      .where("tenant_id", "=", TENANT)
      .where("state", "<>", "queued")
      .where("created_at", "<", ago("90 days"))
      .execute(),
  (db) =>
    db
      .deleteFrom("leads")
      .where("tenant_id", "=", TENANT)
      .where("verified_at", "is", null)
      .where("updated_at", "<", ago("90 days"))
      .execute(),
  (db) => eraseUnverified(db, "plans", "response_id"),
  (db) => eraseUnverified(db, "price_promises", "response_id"),
  (db) => eraseUnverified(db, "designs", "id"),
  (db) => eraseUnverified(db, "files", "subject_id"),
  (db) =>
    db
      .deleteFrom("responses")
      .where("tenant_id", "=", TENANT)
      .where("number", "is", null)
      .where("created_at", "<", ago("90 days"))
      .execute(),
];

function eraseUnverified(db: Db, table: "plans" | "designs" | "files" | "price_promises", column: string) {
  return sql`delete from ${sql.table(table)} using responses
    where ${sql.table(table)}.tenant_id = ${TENANT} and responses.tenant_id = ${TENANT}
      and responses.id = ${sql.ref(`${table}.${column}`)}
      and responses.number is null and responses.created_at < ${ago("90 days")}`.execute(db);
}

function ago(interval: "0 s" | "24 hours" | "90 days") {
  return sql<Date>`now() - ${sql.lit(interval)}::interval`;
}
