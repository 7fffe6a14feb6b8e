import { type Kysely, sql } from "kysely";

/** Tables of documents, each with the columns that carry its keys, states and times. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const [table, columns] of Object.entries(DOCUMENTS)) {
    await sql
      .raw(`create table ${table} (
        tenant_id text not null, id text not null, doc jsonb not null,
        ${columns}
        created_at timestamptz not null default now(), updated_at timestamptz not null default now(),
        primary key (tenant_id, id))`)
      .execute(db);
  }
  for (const [table, columns] of Object.entries(KEYED)) {
    await sql
      .raw(`create table ${table} (tenant_id text not null, id text not null, ${columns} primary key (tenant_id, id))`)
      .execute(db);
  }
  for (const statement of INDEXES) await sql.raw(statement).execute(db);
}

const DOCUMENTS: Readonly<Record<string, string>> = {
  survey_forms: "position integer not null,",
  responses: "form_id text not null, owner_hash text not null, number text,",
  designs: "state text not null,",
  plans: "response_id text not null, option integer not null,",
  leads: "number text not null, verified_at timestamptz,",
  messages: "state text not null, idempotency_key text not null,",
  orders: `number text not null, response_id text not null, product text not null, quote text not null, state text not null,
    customer text not null, provider text not null, account text not null, mode text not null, provider_order_id text,
    currency text not null, amount integer not null check (amount > 0), paid_at timestamptz,`,
  payments: `order_id text not null, provider text not null, provider_payment_id text not null, state text not null,
    currency text not null, amount integer not null, refunded integer not null default 0, captured_at timestamptz,
    check (refunded >= 0 and refunded <= amount),`,
  payment_events: `provider text not null, event_id text not null, state text not null,
    attempts integer not null default 0,`,
  order_events: "order_id text not null, event text not null, from_state text not null, to_state text not null,",
  refunds: `order_id text not null, payment_id text not null, state text not null,
    amount integer not null check (amount > 0),`,
  invoices: "financial_year text not null, serial integer not null,",
  cases: "kind text not null, subject_id text not null, state text not null,",
  deliveries: "order_id text not null, kind text not null, token_hash text not null, expires_at timestamptz not null,",
};

const KEYED: Readonly<Record<string, string>> = {
  submissions: "response_id text not null, seen_at timestamptz not null default now(),",
  files: `kind text not null, subject_id text not null, option integer not null, name text not null, title text not null,
    content_type text not null, bytes bytea not null, created_at timestamptz not null default now(),`,
  challenges: `number text not null, code_hash text not null, salt text not null, tries integer not null,
    sends integer not null, sent_at timestamptz not null default now(), expires_at timestamptz not null,
    used_at timestamptz,`,
  rate_buckets: `window_started_at timestamptz not null default now(), count integer not null,
    expires_at timestamptz not null,`,
  dial_code_counts: `window_started_at timestamptz not null default now(), sent integer not null,
    verified integer not null,`,
  sessions: `token_hash text not null, auth_token_hash text not null, browser_hash text not null, isd text not null,
    mobile text not null, response_id text, created_at timestamptz not null default now(),
    expires_at timestamptz not null,`,
  offers: "started_at timestamptz not null default now(), ends_at timestamptz not null,",
  payment_effects: "order_id text not null, created_at timestamptz not null default now(),",
  invoice_counters: "last_serial integer not null,",
};

const INDEXES: readonly string[] = [
  "create index responses_owner on responses (tenant_id, owner_hash)",
  "create index responses_number on responses (tenant_id, number)",
  "create index responses_created on responses (tenant_id, created_at) where number is null",
  "create unique index plans_option on plans (tenant_id, response_id, option)",
  "create unique index files_name on files (tenant_id, kind, subject_id, option, name)",
  "create unique index messages_key on messages (tenant_id, idempotency_key)",
  "create unique index sessions_token on sessions (tenant_id, token_hash)",
  "create unique index orders_number on orders (tenant_id, number)",
  `create unique index orders_open on orders (tenant_id, response_id, product, quote)
    where state in ('quoted', 'pending')`,
  "create index orders_response on orders (tenant_id, response_id)",
  "create index orders_state on orders (tenant_id, state, created_at)",
  "create unique index payments_provider on payments (tenant_id, provider, provider_payment_id)",
  "create index payments_order on payments (tenant_id, order_id)",
  "create unique index payment_events_event on payment_events (tenant_id, provider, event_id)",
  "create index order_events_order on order_events (tenant_id, order_id, created_at)",
  "create index refunds_order on refunds (tenant_id, order_id)",
  "create unique index invoices_serial on invoices (tenant_id, financial_year, serial)",
  "create unique index cases_subject on cases (tenant_id, kind, subject_id)",
  "create unique index deliveries_kind on deliveries (tenant_id, order_id, kind)",
  "create unique index deliveries_token on deliveries (tenant_id, token_hash)",
];

export async function down(db: Kysely<never>): Promise<void> {
  for (const table of [...Object.keys(DOCUMENTS), ...Object.keys(KEYED)]) {
    await sql.raw(`drop table if exists ${table}`).execute(db);
  }
}
