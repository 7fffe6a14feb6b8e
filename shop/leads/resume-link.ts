import { sql } from "kysely";
import { hmacSha256, sameText } from "#platform/digest.ts";
import { type Db, TENANT } from "#platform/postgres/tables.ts";
import { readResponse, type SurveyResponse } from "../survey/response.ts";
import { type PhoneNumber, wholeNumber } from "./phone-number.ts";

const RESUME_SECONDS = 7 * 86_400;

/** Path of a link that for seven days lets its holder read one response's answers, and own the response by verifying its number anew. */
export async function resumePath(
  db: Db,
  serverKey: string,
  responseId: string,
  seconds = RESUME_SECONDS,
): Promise<string> {
  const ends = (await secondsNow(db)) + seconds;
  return `/resume/${responseId}.${ends}.${signatureOf(serverKey, responseId, ends)}`;
}

export type ResumeLink =
  | { readonly kind: "open" | "ended"; readonly response: SurveyResponse }
  | { readonly kind: "unknown" };

/** What a link's token opens, by the database's clock. */
export async function openResumeLink(
  { db, serverKey }: { readonly db: Db; readonly serverKey: string },
  token: string,
): Promise<ResumeLink> {
  const [, responseId = "", written = "", signature = ""] =
    /^([A-Za-z0-9_-]{1,64})\.(\d{1,12})\.([A-Za-z0-9_-]{1,64})$/.exec(token) ?? [];
  const ends = Number(written);
  if (!sameText(signatureOf(serverKey, responseId, ends), signature)) return { kind: "unknown" };
  const response = await readResponse(db, responseId);
  if (!response) return { kind: "unknown" };
  return { kind: (await secondsNow(db)) < ends ? "open" : "ended", response };
}

/** Gives a response to the browser that has just verified the response's number; the browser that owned it loses it. */
export async function ownResumed(
  trx: Db,
  input: { readonly responseId: string; readonly phone: PhoneNumber; readonly browserHash: string },
): Promise<void> {
  await trx
    .updateTable("responses")
    .set({ owner_hash: input.browserHash, updated_at: sql<Date>`now()` })
    .where("tenant_id", "=", TENANT)
    .where("id", "=", input.responseId)
    .where("number", "=", wholeNumber(input.phone))
    .execute();
}

function signatureOf(serverKey: string, responseId: string, ends: number): string {
  return Buffer.from(hmacSha256(`resume:${serverKey}`, `${responseId}|${ends}`), "hex").toString("base64url");
}

async function secondsNow(db: Db): Promise<number> {
  const clock = await sql<{ now: number }>`select floor(extract(epoch from now()))::int as now`.execute(db);
  return clock.rows[0]?.now ?? 0;
}
