import { type Kysely, sql } from "kysely";

/** What operators have done: a row for every action, refused ones included. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  `create table operator_actions (
     tenant_id text not null, id text not null, doc jsonb not null,
     action text not null, subject_id text not null, outcome text not null,
     created_at timestamptz not null default now(), updated_at timestamptz not null default now(),
     primary key (tenant_id, id))`,
  "create index operator_actions_subject on operator_actions (tenant_id, subject_id, created_at)",
  "create index cases_state on cases (tenant_id, state, created_at)",
  "create index orders_customer on orders (tenant_id, customer, created_at)",
];

export async function down(db: Kysely<never>): Promise<void> {
  await sql`drop table if exists operator_actions`.execute(db);
  await sql`drop index if exists cases_state, orders_customer`.execute(db);
}
