import { type Db, TENANT } from "#platform/postgres/tables.ts";
import { inTransaction } from "#platform/postgres/transaction.ts";
import type { ShopContext } from "../context.ts";
import { changeResponse, readOwnedResponse, type SurveyResponse } from "../survey/response.ts";
import { type PhoneNumber, wholeNumber } from "./phone-number.ts";
import { challengeOf, type LeadDetails } from "./send-code.ts";
import type { Session } from "./session.ts";

/** Whoever has not ordered by then has left, since the timed offer (ten minutes) is long over: they are sent a link back. */
const REMIND_AFTER_MS = 30 * 60_000;

export type ContactLinked =
  | { readonly kind: "linked" }
  | { readonly kind: "not-verified" }
  | { readonly kind: "unknown" };

/** Ties the number that this session has verified to the browser's response, stores the path of its checkout, and queues the reminder. */
export async function linkContact(
  { db, clock, sendJob }: Pick<ShopContext, "db" | "clock" | "sendJob">,
  input: {
    readonly responseId: string;
    readonly browserHash: string | null;
    readonly session: Session | null;
    readonly claimed: PhoneNumber | null;
    readonly name: string;
    /** The checkout's address as the page sends it. */
    readonly checkoutUrl: string;
  },
): Promise<ContactLinked> {
  const response = await readOwnedResponse(db, input);
  if (!response) return { kind: "unknown" };
  const { session, claimed } = input;
  if (!session || !claimed || wholeNumber(session) !== wholeNumber(claimed)) return { kind: "not-verified" };
  await inTransaction(db, async (trx) => {
    const lead = await readLead(trx, challengeOf(wholeNumber(session), input.browserHash ?? ""));
    const contact = {
      isd: session.isd,
      mobile: session.mobile,
      name: input.name || lead?.name || "",
      email: lead?.email ?? "",
    };
    const checkoutPath = checkoutPathOf(response, input.checkoutUrl);
    await changeResponse(trx, response.id, (doc) => ({ ...doc, contact, checkoutPath }), {
      number: wholeNumber(session),
    });
    await trx
      .updateTable("sessions")
      .set({ response_id: response.id })
      .where("tenant_id", "=", TENANT)
      .where("id", "=", session.id)
      .execute();
    const startAfter = new Date(clock.now().getTime() + REMIND_AFTER_MS);
    await sendJob(trx, "tell-plans-ready", { responseId: response.id }, { startAfter, singletonKey: response.id });
  });
  return { kind: "linked" };
}

/** The path of the checkout page that an address names, without the rest of the address; for any other address the form's own checkout. */
function checkoutPathOf(response: SurveyResponse, url: string): string {
  const { pathname } = URL.parse(url, "https://any.invalid") ?? { pathname: "" };
  const known = /^(?:\/(?:us|uk))?\/response\/checkout\/[A-Za-z0-9_-]{1,120}$/.test(pathname);
  if (known) return pathname;
  const prefix = response.doc.region === "in" ? "" : `/${response.doc.region}`;
  return `${prefix}/response/checkout/form_one_${response.formId}`;
}

async function readLead(trx: Db, id: string): Promise<Pick<LeadDetails, "name" | "email"> | null> {
  const row = await trx
    .selectFrom("leads")
    .select("doc")
    .where("tenant_id", "=", TENANT)
    .where("id", "=", id)
    .executeTakeFirst();
  return row ? (row.doc as Pick<LeadDetails, "name" | "email">) : null;
}
