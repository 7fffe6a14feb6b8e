import { randomUUID } from "node:crypto";
import { z } from "zod";
import type { Message, SendMessage } from "#platform/message.ts";
import { asJson } from "#platform/postgres/database.ts";
import { type Db, TENANT } from "#platform/postgres/tables.ts";

/** One message as `/dev/outbox.json` gives it. */
export type OutboxEntry = {
  readonly channel: Message["channel"];
  readonly to: string;
  readonly template: string;
  readonly text: string;
  readonly links: Message["links"];
  /** ISO 8601, UTC. */
  readonly at: string;
};

const document = z.object({
  channel: z.enum(["sms", "mail", "whatsapp"]),
  to: z.string(),
  template: z.string(),
  text: z.string(),
  links: z.array(z.object({ label: z.string(), url: z.string() })),
});

/** The demonstration's way of sending, for every channel: writes the message into the outbox, once per key. */
export function sendToOutbox(db: Db): SendMessage {
  return async (message) => {
    await db
      .insertInto("outbox_messages")
      .values({ tenant_id: TENANT, id: randomUUID(), idempotency_key: message.idempotencyKey, doc: asJson(message) })
      .onConflict((conflict) => conflict.columns(["tenant_id", "idempotency_key"]).doNothing())
      .execute();
  };
}

/** Newest first. */
export async function readOutbox(db: Db, limit: number): Promise<readonly OutboxEntry[]> {
  const rows = await db
    .selectFrom("outbox_messages")
    .select(["doc", "created_at"])
    .where("tenant_id", "=", TENANT)
    .orderBy("position", "desc")
    .limit(limit)
    .execute();
  return rows.map((row) => ({ ...document.parse(row.doc), at: row.created_at.toISOString() }));
}
