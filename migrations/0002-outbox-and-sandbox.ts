import { type Kysely, sql } from "kysely";

/** The outbox of the demonstration and the sandbox payment provider's own ledger. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("outbox_message")
    .addColumn("tenant_id", "text", (column) => column.notNull())
    .addColumn("id", "uuid", (column) => column.notNull())
    .addColumn("idempotency_key", "text", (column) => column.notNull())
    .addColumn("doc", "jsonb", (column) => column.notNull())
    .addColumn("created_at", "timestamptz", (column) => column.notNull().defaultTo(sql`clock_timestamp()`))
    .addPrimaryKeyConstraint("outbox_message_pkey", ["tenant_id", "id"])
    .addUniqueConstraint("outbox_message_once", ["tenant_id", "idempotency_key"])
    .execute();
  await db.schema
    .createIndex("outbox_message_newest")
    .on("outbox_message")
    .columns(["tenant_id", "created_at desc"])
    .execute();

  await db.schema
    .createTable("sandbox_payment_page")
    .addColumn("tenant_id", "text", (column) => column.notNull())
    .addColumn("id", "text", (column) => column.notNull())
    .addColumn("order_id", "text", (column) => column.notNull())
    .addColumn("doc", "jsonb", (column) => column.notNull())
    .addColumn("created_at", "timestamptz", (column) => column.notNull().defaultTo(sql`clock_timestamp()`))
    .addColumn("updated_at", "timestamptz", (column) => column.notNull().defaultTo(sql`clock_timestamp()`))
    .addPrimaryKeyConstraint("sandbox_payment_page_pkey", ["tenant_id", "id"])
    .addUniqueConstraint("sandbox_payment_page_order", ["tenant_id", "order_id"])
    .execute();

  await db.schema
    .createTable("sandbox_event")
    .addColumn("tenant_id", "text", (column) => column.notNull())
    .addColumn("id", "text", (column) => column.notNull())
    .addColumn("doc", "jsonb", (column) => column.notNull())
    .addColumn("attempts", "integer", (column) => column.notNull().defaultTo(0))
    .addColumn("due_at", "timestamptz", (column) => column.notNull())
    .addColumn("delivered_at", "timestamptz")
    .addColumn("created_at", "timestamptz", (column) => column.notNull().defaultTo(sql`clock_timestamp()`))
    .addPrimaryKeyConstraint("sandbox_event_pkey", ["tenant_id", "id"])
    .execute();
  await db.schema
    .createIndex("sandbox_event_due")
    .on("sandbox_event")
    .columns(["tenant_id", "due_at"])
    .where(sql.ref("delivered_at"), "is", null)
    .execute();
}
