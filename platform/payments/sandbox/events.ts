import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { z } from "zod";
import { lockPayment, type SandboxPayment, snapshotOf, writePayment } from "#platform/payments/sandbox/ledger.ts";
import { SIGNATURE_HEADER, sign } from "#platform/payments/sandbox/signature.ts";
import { asJson } from "#platform/postgres/database.ts";
import { type Db, TENANT } from "#platform/postgres/tables.ts";
import { inTransaction } from "#platform/postgres/transaction.ts";

/** The body of a webhook call. */
export const sandboxEvent = z.object({
  eventId: z.string(),
  type: z.enum(["payment.authorized", "payment.captured", "payment.failed", "payment.refunded"]),
  payment: z.object({
    providerOrderId: z.string(),
    providerPaymentId: z.string(),
    orderId: z.string(),
    status: z.enum(["created", "authorized", "captured", "failed", "refunded", "partly-refunded"]),
    money: z.object({ amount: z.number().int().positive(), currency: z.enum(["INR", "USD", "EUR"]) }),
    refunded: z.number().int().min(0),
    account: z.string(),
    mode: z.enum(["test", "live"]),
  }),
});
export type SandboxEvent = z.infer<typeof sandboxEvent>;

/** Stores an event for the webhook, due at once or `delayMs` later. */
export async function addEvent(
  trx: Db,
  type: SandboxEvent["type"],
  payment: SandboxPayment,
  delayMs = 0,
): Promise<void> {
  const id = `sbxe_${randomUUID()}`;
  const event = { eventId: id, type, payment: snapshotOf(payment) } satisfies SandboxEvent;
  await trx
    .insertInto("sandbox_events")
    .values({
      tenant_id: TENANT,
      id,
      doc: asJson(event),
      due_at: sql`clock_timestamp() + ${delayMs} * interval '1 millisecond'`,
      delivered_at: null,
    })
    .execute();
}

/** Seconds from the nth failed try to the next; the last one repeats. About a day of tries, as real providers do. */
const BACKOFF_SECONDS = [1, 2, 5, 10, 30, 60, 300, 900, 3600];
const MOST_ATTEMPTS = 32;

/**
 * Posts every due event to the webhook, signed. Any number of processes may do so side by side: each claims an event by
 * moving its due time on before it posts it, so that a killed process only delays the event. Gives how many arrived.
 */
export async function deliverDueEvents(db: Db, webhookUrl: string, secret: string): Promise<number> {
  let arrived = 0;
  for (;;) {
    const event = await claimDueEvent(db);
    if (!event) return arrived;
    await captureIfLate(db, event.event);
    if (await post(webhookUrl, secret, event.body)) {
      arrived += 1;
      await markDelivered(db, event.id);
    }
  }
}

/** A late capture happens in the ledger when its event is due. */
async function captureIfLate(db: Db, event: SandboxEvent): Promise<void> {
  if (event.type !== "payment.captured") return;
  await inTransaction(db, async (trx) => {
    const payment = await lockPayment(trx, event.payment.providerPaymentId);
    if (payment?.status === "authorized") await writePayment(trx, { ...payment, status: "captured" });
  });
}

type DueEvent = { readonly id: string; readonly body: string; readonly event: SandboxEvent };

async function claimDueEvent(db: Db): Promise<DueEvent | undefined> {
  const backoff = sql`(array[${sql.join(BACKOFF_SECONDS)}]::integer[])[least(attempts + 1, ${BACKOFF_SECONDS.length})]`;
  const row = await db
    .updateTable("sandbox_events")
    .set((column) => ({
      attempts: column("attempts", "+", 1),
      due_at: sql`clock_timestamp() + ${backoff} * interval '1 second'`,
    }))
    .where("tenant_id", "=", TENANT)
    .where("id", "=", (query) =>
      query
        .selectFrom("sandbox_events")
        .select("id")
        .where("tenant_id", "=", TENANT)
        .where("delivered_at", "is", null)
        .where("attempts", "<", MOST_ATTEMPTS)
        .where("due_at", "<=", sql<Date>`clock_timestamp()`)
        .orderBy("due_at")
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .returning(["id", "doc"])
    .executeTakeFirst();
  return row && { id: row.id, body: asJson(row.doc), event: sandboxEvent.parse(row.doc) };
}

async function post(webhookUrl: string, secret: string, body: string): Promise<boolean> {
  try {
    const response = await fetch(webhookUrl, {
      method: "POST",
      headers: { "content-type": "application/json", [SIGNATURE_HEADER]: sign(secret, Buffer.from(body)) },
      body,
      redirect: "error",
      signal: AbortSignal.timeout(5000),
    });
    await response.arrayBuffer();
    return response.ok;
  } catch {
    // Unreachable or too slow: the event stays due.
    return false;
  }
}

async function markDelivered(db: Db, id: string): Promise<void> {
  await db
    .updateTable("sandbox_events")
    .set({ delivered_at: sql`clock_timestamp()` })
    .where("tenant_id", "=", TENANT)
    .where("id", "=", id)
    .execute();
}
