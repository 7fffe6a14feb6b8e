import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { z } from "zod";
import type { Money, PaymentSnapshot, PaymentStatus } from "#platform/payments/provider.ts";
import { asJson } from "#platform/postgres/database.ts";
import { type Db, TENANT } from "#platform/postgres/tables.ts";

export const SANDBOX_ACCOUNT = "sandbox-account";

const money = z.object({ amount: z.number().int().positive(), currency: z.enum(["INR", "USD", "EUR"]) });

const pageDocument = z.object({
  orderId: z.string(),
  money,
  description: z.string(),
  successUrl: z.string(),
  failureUrl: z.string(),
  /** Absent in pages of earlier releases. */
  leftUrl: z.string().optional(),
  expiresAt: z.string(),
});
export type SandboxPage = z.infer<typeof pageDocument> & { readonly id: string };

const paymentDocument = z.object({
  orderId: z.string(),
  money,
  status: z.enum(["created", "authorized", "captured", "failed", "refunded", "partly-refunded"]),
  refunds: z.array(z.object({ id: z.string(), key: z.string(), amount: z.number().int().positive() })).readonly(),
});
export type SandboxPayment = z.infer<typeof paymentDocument> & { readonly id: string; readonly pageId: string };

/** Opens an order's page. An order has one: asked again, this gives the first. */
export async function openPage(db: Db, page: Omit<SandboxPage, "id">): Promise<SandboxPage> {
  await db
    .insertInto("sandbox_pages")
    .values({ tenant_id: TENANT, id: `sbxo_${randomUUID()}`, order_id: page.orderId, doc: asJson(page) })
    .onConflict((conflict) => conflict.columns(["tenant_id", "order_id"]).doNothing())
    .execute();
  const row = await db
    .selectFrom("sandbox_pages")
    .select(["id", "doc"])
    .where("tenant_id", "=", TENANT)
    .where("order_id", "=", page.orderId)
    .executeTakeFirstOrThrow();
  return { id: row.id, ...pageDocument.parse(row.doc) };
}

export async function readPage(db: Db, id: string): Promise<SandboxPage | undefined> {
  const row = await db
    .selectFrom("sandbox_pages")
    .select(["id", "doc"])
    .where("tenant_id", "=", TENANT)
    .where("id", "=", id)
    .executeTakeFirst();
  return row && { id: row.id, ...pageDocument.parse(row.doc) };
}

/** Locks the page until the transaction ends, so that its payments take turns. */
export async function lockPage(trx: Db, id: string): Promise<void> {
  await trx
    .selectFrom("sandbox_pages")
    .select("id")
    .where("tenant_id", "=", TENANT)
    .where("id", "=", id)
    .forUpdate()
    .execute();
}

export async function readPayments(db: Db, pageId: string): Promise<readonly SandboxPayment[]> {
  const rows = await db
    .selectFrom("sandbox_payments")
    .select(["id", "page_id", "doc"])
    .where("tenant_id", "=", TENANT)
    .where("page_id", "=", pageId)
    .orderBy("created_at")
    .execute();
  return rows.map((row) => ({ id: row.id, pageId: row.page_id, ...paymentDocument.parse(row.doc) }));
}

/** Locks the payment until the transaction ends. */
export async function lockPayment(trx: Db, id: string): Promise<SandboxPayment | undefined> {
  const row = await trx
    .selectFrom("sandbox_payments")
    .select(["id", "page_id", "doc"])
    .where("tenant_id", "=", TENANT)
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirst();
  return row && { id: row.id, pageId: row.page_id, ...paymentDocument.parse(row.doc) };
}

export async function addPayment(trx: Db, page: SandboxPage, status: PaymentStatus): Promise<SandboxPayment> {
  const document = { orderId: page.orderId, money: page.money, status, refunds: [] };
  const id = `sbxp_${randomUUID()}`;
  await trx
    .insertInto("sandbox_payments")
    .values({ tenant_id: TENANT, id, page_id: page.id, doc: asJson(document) })
    .execute();
  return { id, pageId: page.id, ...document };
}

export async function writePayment(trx: Db, { id, pageId: _, ...document }: SandboxPayment): Promise<void> {
  await trx
    .updateTable("sandbox_payments")
    .set({ doc: asJson(document), updated_at: sql`clock_timestamp()` })
    .where("tenant_id", "=", TENANT)
    .where("id", "=", id)
    .execute();
}

export function refundedAmount(payment: SandboxPayment): number {
  return payment.refunds.reduce((sum, refund) => sum + refund.amount, 0);
}

export function snapshotOf(payment: SandboxPayment): PaymentSnapshot {
  return {
    providerOrderId: payment.pageId,
    providerPaymentId: payment.id,
    orderId: payment.orderId,
    status: payment.status,
    money: payment.money satisfies Money,
    refunded: refundedAmount(payment),
    account: SANDBOX_ACCOUNT,
    mode: "test",
  };
}
