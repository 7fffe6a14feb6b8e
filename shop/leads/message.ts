import { z } from "zod";
import type { Message, SendMessage } from "#platform/message.ts";
import { type Db, TENANT } from "#platform/postgres/tables.ts";
import { seal, unseal } from "#platform/seal.ts";
import type { ShopContext } from "../context.ts";
import { openCase } from "../survey/case.ts";

const sealedDocument = z.object({
  channel: z.string(),
  template: z.string(),
  sealed: z.string().optional(),
  caseSubject: z.string().optional(),
});

/**
 * Queues a message in the caller's transaction; the same idempotency key queues once. Number, text and links are sealed, so that
 * a copy of the database tells no code and no delivery link. `caseSubject`: what a case of the operator is about where no
 * provider takes the message; without it there is none.
 */
export async function queueMessage(
  { random, sendJob, serverKey }: Pick<ShopContext, "random" | "sendJob" | "serverKey">,
  trx: Db,
  message: Message,
  caseSubject?: string,
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
        caseSubject,
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

/** Opens a case of a message that no provider took in all its tries, where it was queued with a subject for one: a code or an offer is worth nothing by then. */
export async function recordMessageFault(
  { db, random }: Pick<ShopContext, "db" | "random">,
  messageId: string,
  fault: string,
): Promise<void> {
  const row = await db
    .selectFrom("messages")
    .select("doc")
    .where("tenant_id", "=", TENANT)
    .where("id", "=", messageId)
    .executeTakeFirst();
  const subjectId = row === undefined ? undefined : sealedDocument.parse(row.doc).caseSubject;
  if (subjectId !== undefined) await openCase(db, random, { kind: "failed-message", subjectId, detail: { fault } });
}
