import { type Kysely, sql } from "kysely";

/** Until when the prices that a checkout showed hold, and which they were. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`create table price_promises (
     tenant_id text not null, id text not null, doc jsonb not null,
     response_id text not null, valid_till date not null, ends_at timestamptz not null,
     created_at timestamptz not null default now(), updated_at timestamptz not null default now(),
     primary key (tenant_id, id))`.execute(db);
  await sql`create index price_promises_response on price_promises (tenant_id, response_id)`.execute(db);
}

export async function down(db: Kysely<never>): Promise<void> {
  await sql`drop table if exists price_promises`.execute(db);
}
