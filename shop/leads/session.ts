import { sql } from "kysely";
import { hmacSha256, sameText, sha256 } from "#platform/digest.ts";
import { type Db, TENANT } from "#platform/postgres/tables.ts";
import type { Random } from "#platform/random.ts";
import type { PhoneNumber } from "./phone-number.ts";

const SESSION_DAYS = 30;

/** A browser that has verified a number. */
export type Session = PhoneNumber & {
  readonly id: string;
  readonly responseId: string | null;
  readonly authTokenHash: string;
  /** Whether the number was verified within the last day: copying and erasing data and new delivery links ask for that. */
  readonly fresh: boolean;
};

/** `sessionToken` goes into an HttpOnly cookie, `authToken` to the page; each is of use only together with the other. */
export type NewSession = { readonly sessionToken: string; readonly authToken: string };

export function randomTokens(random: Random): NewSession {
  return { sessionToken: random.token(32), authToken: random.token(32) };
}

/**
 * The tokens that belong to one attempt at one code: an attempt that is repeated because its answer was lost comes to the same
 * ones, and the database need not hold them.
 */
export function tokensOfAttempt(
  serverKey: string,
  { salt, attempt, code }: { readonly salt: string; readonly attempt: string; readonly code: string },
): NewSession {
  const draw = (use: string) =>
    Buffer.from(hmacSha256(`sessions:${serverKey}`, `${use}|${salt}|${attempt}|${code}`), "hex").toString("base64url");
  return { sessionToken: draw("session"), authToken: draw("auth") };
}

export async function startSession(
  trx: Db,
  random: Random,
  { sessionToken, authToken }: NewSession,
  input: { readonly phone: PhoneNumber; readonly browserHash: string },
): Promise<void> {
  await trx
    .insertInto("sessions")
    .values({
      tenant_id: TENANT,
      id: random.uuid(),
      token_hash: sha256(sessionToken),
      auth_token_hash: sha256(authToken),
      browser_hash: input.browserHash,
      isd: input.phone.isd,
      mobile: input.phone.mobile,
      response_id: null,
      expires_at: sql<Date>`now() + make_interval(days => ${SESSION_DAYS})`,
    })
    .execute();
}

/** The session that the browser's two cookies (session and owner) open, while it lasts; else null. */
export async function readSession(
  db: Db,
  input: { readonly sessionToken: string | null; readonly browserHash: string | null },
): Promise<Session | null> {
  if (!input.sessionToken || !input.browserHash) return null;
  const row = await db
    .selectFrom("sessions")
    .select([
      "id",
      "isd",
      "mobile",
      "response_id",
      "auth_token_hash",
      sql<boolean>`created_at > now() - interval '1 day'`.as("fresh"),
    ])
    .where("tenant_id", "=", TENANT)
    .where("token_hash", "=", sha256(input.sessionToken))
    .where("browser_hash", "=", input.browserHash)
    .where("expires_at", ">", sql<Date>`now()`)
    .executeTakeFirst();
  if (!row) return null;
  const { response_id, auth_token_hash, ...session } = row;
  return { ...session, responseId: response_id, authTokenHash: auth_token_hash };
}

/** Whether a page's token belongs to this session. */
export function isAuthTokenOf(session: Session, authToken: string): boolean {
  return sameText(session.authTokenHash, sha256(authToken));
}
