import { sql } from "kysely";
import { hmacSha256, sha256 } from "#platform/digest.ts";
import { type Db, TENANT } from "#platform/postgres/tables.ts";
import { inTransaction } from "#platform/postgres/transaction.ts";
import type { ShopContext } from "../context.ts";
import { checkAnswers } from "./check-answers.ts";
import type { ResponseDocument } from "./response.ts";
import { readSurveyForm } from "./survey-form.ts";

export type Submission = Omit<ResponseDocument, "contact" | "checkoutPath" | "packageType"> & {
  readonly formId: string;
};

export type StoredSubmission =
  | { readonly kind: "stored"; readonly responseId: string; readonly browserToken: string }
  | { readonly kind: "unknown-form" }
  | { readonly kind: "wrong"; readonly step: number; readonly field: string; readonly message: string };

/**
 * Keeps a survey's answers and queues the design in the same transaction. The same submission from the same browser within
 * ten minutes is the same response. `browserToken` is the owner's: the caller hands it to the browser as a cookie.
 */
export async function storeResponse(
  { db, random, sendJob, serverKey }: ShopContext,
  input: {
    readonly submission: Submission;
    /** The token that the browser already carries, if any. */
    readonly browserToken: string | null;
    /** Tells browsers apart that have no token yet, for a first visit that submits twice. */
    readonly fingerprint: string;
  },
): Promise<StoredSubmission> {
  const { formId, ...submitted } = input.submission;
  const form = await readSurveyForm(db, formId);
  if (!form) return { kind: "unknown-form" };
  const checked = checkAnswers(form, submitted.answer, submitted.region);
  if (checked.kind === "wrong") return checked;

  const document = { ...submitted, answer: checked.answer };
  const who = input.browserToken ? sha256(input.browserToken) : input.fingerprint;
  const submissionId = sha256(canonicalJson([who, formId, document]));
  const newId = random.token(24);

  const responseId = await inTransaction(db, async (trx) => {
    const winner = await claimSubmission(trx, submissionId, newId);
    if (winner !== newId) return winner;
    const token = input.browserToken ?? derivedToken(serverKey, newId);
    await trx
      .insertInto("responses")
      .values({
        tenant_id: TENANT,
        id: newId,
        form_id: formId,
        owner_hash: sha256(token),
        number: null,
        doc: JSON.stringify(document),
      })
      .execute();
    await trx.insertInto("designs").values({ tenant_id: TENANT, id: newId, state: "queued", doc: "{}" }).execute();
    await sendJob(trx, "design", { responseId: newId }, { singletonKey: newId });
    return newId;
  });
  return { kind: "stored", responseId, browserToken: input.browserToken ?? derivedToken(serverKey, responseId) };
}

/**
 * The response id of a submission: equal ones within ten minutes get the first one's, unless that response has a verified number by
 * now or its design has failed. The row's lock makes them take turns.
 */
async function claimSubmission(trx: Db, submissionId: string, newId: string): Promise<string> {
  const fresh = sql<boolean>`submissions.seen_at > now() - interval '10 minutes'
    and not exists (select 1 from responses where responses.tenant_id = submissions.tenant_id
      and responses.id = submissions.response_id and responses.number is not null)
    and not exists (select 1 from designs where designs.tenant_id = submissions.tenant_id
      and designs.id = submissions.response_id and designs.state = 'failed')`;
  const row = await trx
    .insertInto("submissions")
    .values({ tenant_id: TENANT, id: submissionId, response_id: newId })
    .onConflict((conflict) =>
      conflict.columns(["tenant_id", "id"]).doUpdateSet({
        response_id: sql`case when ${fresh} then submissions.response_id else excluded.response_id end`,
        seen_at: sql`case when ${fresh} then submissions.seen_at else now() end`,
      }),
    )
    .returning("response_id")
    .executeTakeFirstOrThrow();
  return row.response_id;
}

/** A first visit's owner token follows from the response, so that a repeated first submission gets the same one. */
function derivedToken(serverKey: string, responseId: string): string {
  return Buffer.from(hmacSha256(serverKey, `owner:${responseId}`), "hex").toString("base64url");
}

function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_key, inner: unknown) =>
    typeof inner === "object" && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );
}
