import { TENANT } from "#platform/postgres/tables.ts";
import { inTransaction } from "#platform/postgres/transaction.ts";
import type { ShopContext } from "../context.ts";
import { queueMessage } from "../leads/message.ts";
import { resumePath } from "../leads/resume-link.ts";
import { readDesign } from "../survey/design.ts";
import { readResponse } from "../survey/response.ts";
import { PLANS_READY_WORDS } from "./plans-ready-words.ts";

/** Tells a visitor with a verified number, who left before ordering, that the plans are ready, with a link back; once per response. */
export async function tellPlansReady(
  context: ShopContext & { readonly publicUrl: string },
  { responseId }: { readonly responseId: string },
): Promise<void> {
  const { db } = context;
  const response = await readResponse(db, responseId);
  const contact = response?.doc.contact;
  if (!response || !contact) return;
  if ((await readDesign(db, responseId))?.state !== "ready") return;
  const ordered = await db
    .selectFrom("orders")
    .select("id")
    .where("tenant_id", "=", TENANT)
    .where("response_id", "=", responseId)
    .executeTakeFirst();
  if (ordered) return;

  const language = response.doc.selectedLanguage;
  const { subject, text } = PLANS_READY_WORDS[language];
  const url = `${context.publicUrl}${await resumePath(db, context.serverKey, responseId)}`;
  const common = { template: "plans-ready" as const, language, text, links: [{ label: "HomePlan", url }] };
  await inTransaction(db, async (trx) => {
    const key = `plans-ready:${responseId}`;
    await queueMessage(context, trx, {
      ...common,
      channel: "whatsapp",
      to: contact.isd + contact.mobile,
      idempotencyKey: `${key}:whatsapp`,
    });
    if (!contact.email.includes("@")) return;
    await queueMessage(context, trx, {
      ...common,
      channel: "mail",
      to: contact.email,
      subject,
      idempotencyKey: `${key}:mail`,
    });
  });
}
