import type { ColumnType, Generated, GeneratedAlways, Kysely } from "kysely";

/**
 * The document store: each collection is a table of JSON documents with a few promoted columns for keys, states and times.
 * Primary keys are (tenant_id, id), ids are made in JS, unique constraints include the tenant (the distribution key).
 * What a document holds is the business of the room that owns the table; it parses documents on the way in.
 */
export type DocumentRow<Document = unknown> = {
  tenant_id: string;
  id: string;
  doc: ColumnType<Document, string, string>;
  created_at: ColumnType<Date, Date | undefined, never>;
  updated_at: ColumnType<Date, Date | undefined, Date>;
};

/** The one tenant of a single-brand installation. */
export const TENANT = "hpn";

/** A time that the database may fill in by itself. */
type Filled = ColumnType<Date, Date | undefined, Date>;
/** Minor units of the row's currency. */
type Minor = number;

/** Every table: first the columns of every document, then the promoted ones. The headings name the folder that owns the tables below. */
export type Tables = {
  // shop/survey
  /** The form with the lowest position is the one that pages use. */
  survey_forms: DocumentRow & { position: number };
  /** Ids are at least 128 random bits. `owner_hash`: hash of the owning browser's token. `number`: the verified contact (dial code + mobile). */
  responses: DocumentRow & { form_id: string; owner_hash: string; number: string | null };
  /** Id is a hash of browser and content: the same submission within ten minutes is one response. */
  submissions: Keyed & { response_id: string; seen_at: Filled };
  /** Id is the response's. */
  designs: DocumentRow & { state: string };
  /** Id is response.option; the document is the plan document itself. */
  plans: DocumentRow & { response_id: string; option: number };
  /**
   * Bytes by kind and subject: previews ("preview" and "preview-small", response id), delivered sets ("delivery", order id) and the
   * pictures that a delivery's page begins with ("delivery-picture" and "delivery-picture-small", order id).
   */
  files: Keyed & {
    kind: string;
    subject_id: string;
    option: number;
    name: string;
    title: string;
    content_type: string;
    bytes: Buffer;
    created_at: Filled;
  };

  // shop/leads
  /** Id is a hash of number and browser. */
  leads: DocumentRow & { number: string; verified_at: Date | null };
  /** Id is a hash of number and browser: a resend replaces the code. */
  challenges: Keyed & {
    number: string;
    code_hash: string;
    salt: string;
    tries: number;
    sends: number;
    sent_at: Filled;
    expires_at: Date;
    used_at: Date | null;
  };
  /** Id is kind:hash of the subject; a window starts with its first event. */
  rate_buckets: Keyed & { window_started_at: Filled; count: number; expires_at: Date };
  /** Per dial code: how many codes were sent and how many led to a verification in the running window. */
  dial_code_counts: Keyed & { window_started_at: Filled; sent: number; verified: number };
  sessions: Keyed & {
    token_hash: string;
    auth_token_hash: string;
    browser_hash: string;
    isd: string;
    mobile: string;
    response_id: string | null;
    created_at: Filled;
    expires_at: Date;
  };
  messages: DocumentRow & { state: string; idempotency_key: string };

  // shop/offers
  /** Id is the verified number. */
  offers: Keyed & { started_at: Filled; ends_at: Date };
  /** Id is response:currency:country; the document is what was promised. */
  price_promises: DocumentRow & { response_id: string; valid_till: Date; ends_at: Date };

  // shop/orders
  orders: DocumentRow & {
    number: string;
    response_id: string;
    product: string;
    quote: string;
    state: string;
    customer: string;
    provider: string;
    account: string;
    mode: string;
    provider_order_id: string | null;
    currency: string;
    amount: Minor;
    paid_at: Date | null;
  };
  payments: DocumentRow & {
    order_id: string;
    provider: string;
    provider_payment_id: string;
    state: string;
    currency: string;
    amount: Minor;
    refunded: Minor;
    captured_at: Date | null;
  };
  /** A webhook event as it was read; its document names the order that the provider claims. */
  payment_events: DocumentRow & { provider: string; event_id: string; state: string; attempts: number };
  /** Id is provider:payment:effect; a row means that the effect has happened. */
  payment_effects: Keyed & { order_id: string; created_at: Filled };
  /** Every transition of every order. */
  order_events: DocumentRow & { order_id: string; event: string; from_state: string; to_state: string };
  refunds: DocumentRow & { order_id: string; payment_id: string; state: string; amount: Minor };
  /** Id is the order's; serials have no gaps within a financial year. */
  invoices: DocumentRow & { financial_year: string; serial: number };
  /** Id is the financial year. */
  invoice_counters: Keyed & { last_serial: number };
  /** What an operator looks at: refused briefs, failed designs, payments to review, untrue claims, late deliveries, failed refunds. */
  cases: DocumentRow & { kind: string; subject_id: string; state: string };

  // shop/operator
  /** Every action of an operator, with what came of it. */
  operator_actions: DocumentRow & { action: string; subject_id: string; outcome: string };

  // shop/delivery
  deliveries: DocumentRow & { order_id: string; kind: string; token_hash: string; expires_at: Date };

  // platform/outbox and platform/payments/sandbox: the outside world of the demonstration
  /** Position grows with every message and orders them, since two may be written within one tick of the clock. */
  outbox_messages: DocumentRow & { idempotency_key: string; position: GeneratedAlways<number> };
  sandbox_pages: DocumentRow & { order_id: string };
  sandbox_payments: DocumentRow & { page_id: string };
  /** Events that the sandbox tells our webhook: `due_at` is the next try's time, `delivered_at` null until one arrives. */
  sandbox_events: DocumentRow & { attempts: Generated<number>; due_at: Date; delivered_at: Date | null };
};

type Keyed = { tenant_id: string; id: string };

/** The database as all folders see it; a transaction is one too. */
export type Db = Kysely<Tables>;
