import { type Kysely, sql } from "kysely";

/** The demonstration's outside world: the outbox of its messages and the ledger of its payment provider. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  `create table outbox_messages (
     tenant_id text not null, id text not null, doc jsonb not null,
     idempotency_key text not null, position bigint generated always as identity,
     created_at timestamptz not null default clock_timestamp(), updated_at timestamptz not null default clock_timestamp(),
     primary key (tenant_id, id), unique (tenant_id, idempotency_key))`,
  "create index outbox_messages_newest on outbox_messages (tenant_id, position desc)",
  `create table sandbox_pages (
     tenant_id text not null, id text not null, doc jsonb not null, order_id text not null,
     created_at timestamptz not null default clock_timestamp(), updated_at timestamptz not null default clock_timestamp(),
     primary key (tenant_id, id), unique (tenant_id, order_id))`,
  `create table sandbox_payments (
     tenant_id text not null, id text not null, doc jsonb not null, page_id text not null,
     created_at timestamptz not null default clock_timestamp(), updated_at timestamptz not null default clock_timestamp(),
     primary key (tenant_id, id))`,
  "create index sandbox_payments_page on sandbox_payments (tenant_id, page_id)",
  `create table sandbox_events (
     tenant_id text not null, id text not null, doc jsonb not null,
     attempts integer not null default 0, due_at timestamptz not null, delivered_at timestamptz,
     created_at timestamptz not null default clock_timestamp(), updated_at timestamptz not null default clock_timestamp(),
     primary key (tenant_id, id))`,
  "create index sandbox_events_due on sandbox_events (tenant_id, due_at) where delivered_at is null",
];
