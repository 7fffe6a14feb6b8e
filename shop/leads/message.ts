import { z } from "zod";
import type { Message, SendMessage } from "#platform/message.ts";
import { type Db, TENANT } from "#platform/postgres/tables.ts";
import { seal, unseal } from "#platform/seal.ts";
import type { ShopContext } from "../context.ts";

const sealedDocument = z.object({ channel: z.string(), template: z.string(), sealed: z.string().optional() });

/**
 * Queues a message in the caller's transaction; the same idempotency key queues once. Number, text and links are sealed, so that
 * a copy of the database tells no code and no delivery link.
 */
export async function queueMessage(
  { random, sendJob, serverKey }: Pick<ShopContext, "random" | "sendJob" | "serverKey">,
  trx: Db,
  message: Message,
): Promise<void> {
  const row = await trx
    .insertInto("messages")
    .values({
      tenant_id: TENANT,
      id: random.uuid(),
      state: "queued",
      idempotency_key: message.idempotencyKey,
      doc: JSON.stringify({
        channel: message.channel,
        template: message.template,
        sealed: seal(serverKey, JSON.stringify(message)),
      }),
    })
    .onConflict((conflict) => conflict.columns(["tenant_id", "idempotency_key"]).doNothing())
    .returning("id")
    .executeTakeFirst();
  if (row) await sendJob(trx, "send-message", { messageId: row.id });
}

/** Sends a queued message and erases its text; running it again after that does nothing. */
export async function sendQueuedMessage(
  { db, serverKey, sendMessage }: Pick<ShopContext, "db" | "serverKey"> & { readonly sendMessage: SendMessage },
  { messageId }: { readonly messageId: string },
): Promise<void> {
  const row = await db
    .selectFrom("messages")
    .select(["state", "doc"])
    .where("tenant_id", "=", TENANT)
    .where("id", "=", messageId)
    .executeTakeFirst();
  if (row?.state !== "queued") return;
  const doc = sealedDocument.parse(row.doc);
  if (doc.sealed === undefined) return;
  await sendMessage(JSON.parse(unseal(serverKey, doc.sealed)) as Message);
  await db
    .updateTable("messages")
    .set({
      state: "sent",
      doc: JSON.stringify({ channel: doc.channel, template: doc.template }),
      updated_at: new Date(),
    })
    .where("tenant_id", "=", TENANT)
    .where("id", "=", messageId)
    .execute();
}
