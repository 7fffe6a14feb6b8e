import { sql } from "kysely";
import { sameText } from "#platform/digest.ts";
import { type Db, TENANT } from "#platform/postgres/tables.ts";
import { inTransaction } from "#platform/postgres/transaction.ts";
import type { ShopContext } from "../context.ts";
import { CODE_POLICY } from "./code-policy.ts";
import { countDialCodeVerification } from "./dial-code.ts";
import { type PhoneNumber, wholeNumber } from "./phone-number.ts";
import { lookIntoBucket, takeFromBucket } from "./rate-bucket.ts";
import { ownResumed } from "./resume-link.ts";
import { challengeOf, hashCode, type LeadDetails } from "./send-code.ts";
import { type NewSession, randomTokens, readSession, startSession, tokensOfAttempt } from "./session.ts";

export type CodeVerified =
  | ({ readonly kind: "verified" } & NewSession)
  /** From outside, a wrong, a used and a never issued code look the same. */
  | { readonly kind: "wrong-code" }
  /** This browser's own code ran out, whatever was typed. */
  | { readonly kind: "expired-code" }
  | { readonly kind: "locked" | "address-limit" | "number-limit"; readonly retryAfter: number };

/** What the server itself sets in every verified lead; what a browser sends for these is ignored. */
const LEAD_CONSTANTS = { duplicate: "1", leadsource: "Floor Planner", leadstatus: "Hot", typestatus: "not contacted" };

/**
 * Proves a number by its code. A try is counted, in one statement, before anything is compared; a right code is used up and opens
 * a new session. The attempt that opened it may be repeated until the code would have expired, and gets the same session.
 */
export async function verifyCode(
  context: ShopContext,
  input: {
    readonly phone: PhoneNumber;
    readonly code: string;
    /** The attempt's id, which this browser alone knows; null: the attempt cannot be repeated. */
    readonly attempt: string | null;
    readonly browserHash: string | null;
    readonly address: string;
    /**
     * The response that this browser has come back to, by its signed link or by its address: verifying the response's own number
     * makes this browser its owner, any other number changes nothing.
     */
    readonly resumes: string | null;
    readonly lead: LeadDetails;
  },
): Promise<CodeVerified> {
  const { db, serverKey } = context;
  const { failuresPerNumber, verifiesPerAddress } = CODE_POLICY.limits;
  const number = wholeNumber(input.phone);
  const address = await takeFromBucket(db, verifiesPerAddress, input.address);
  if (address.kind === "full") return { kind: "address-limit", retryAfter: address.retryAfter };
  if (!input.browserHash) return { kind: "wrong-code" };
  const failures = await lookIntoBucket(db, failuresPerNumber, number);
  if (failures.kind === "full") return { kind: "number-limit", retryAfter: failures.retryAfter };

  const id = challengeOf(number, input.browserHash);
  const challenge = await countTry(db, id);
  if (!challenge) return (await openedBefore(context, { ...input, id })) ?? whyNoTry(db, id);
  const given = hashCode(serverKey, { salt: challenge.salt, number, code: input.code });
  if (!sameText(given, challenge.code_hash)) {
    await takeFromBucket(db, failuresPerNumber, number);
    return { kind: "wrong-code" };
  }
  const opened = await redeem(context, { ...input, browserHash: input.browserHash, id, number, salt: challenge.salt });
  return opened ?? (await openedBefore(context, { ...input, id })) ?? { kind: "wrong-code" };
}

/** The session that the same attempt has opened before with the code now in place; null without one. Only who knows the attempt's id finds it. */
async function openedBefore(
  { db, serverKey }: ShopContext,
  input: {
    readonly id: string;
    readonly code: string;
    readonly attempt: string | null;
    readonly browserHash: string | null;
  },
): Promise<CodeVerified | null> {
  const { attempt, code, browserHash } = input;
  if (attempt === null) return null;
  const used = await db
    .selectFrom("challenges")
    .select("salt")
    .where("tenant_id", "=", TENANT)
    .where("id", "=", input.id)
    .where("expires_at", ">", sql<Date>`now()`)
    .where("used_at", "is not", null)
    .executeTakeFirst();
  if (!used) return null;
  const tokens = tokensOfAttempt(serverKey, { salt: used.salt, attempt, code });
  const session = await readSession(db, { sessionToken: tokens.sessionToken, browserHash });
  return session && { kind: "verified", ...tokens };
}

function countTry(db: Db, id: string) {
  return db
    .updateTable("challenges")
    .set({ tries: sql`challenges.tries + 1` })
    .where("tenant_id", "=", TENANT)
    .where("id", "=", id)
    .where("tries", "<", CODE_POLICY.triesPerCode)
    .where("expires_at", ">", sql<Date>`now()`)
    .where("used_at", "is", null)
    .returning(["salt", "code_hash"])
    .executeTakeFirst();
}

/** Why no try could be counted: the code's tries are used up, its time is over, or (told as a wrong code) it was used or never issued. */
async function whyNoTry(db: Db, id: string): Promise<CodeVerified> {
  const row = await db
    .selectFrom("challenges")
    .select(sql<number>`ceil(extract(epoch from expires_at - now()))::int`.as("seconds"))
    .where("tenant_id", "=", TENANT)
    .where("id", "=", id)
    .where("used_at", "is", null)
    .executeTakeFirst();
  if (!row) return { kind: "wrong-code" };
  return row.seconds > 0 ? { kind: "locked", retryAfter: row.seconds } : { kind: "expired-code" };
}

/** Uses the code up and opens a session; null when another verification was first. */
async function redeem(
  { db, random, serverKey }: ShopContext,
  input: {
    readonly id: string;
    readonly number: string;
    readonly salt: string;
    readonly code: string;
    readonly attempt: string | null;
    readonly phone: PhoneNumber;
    readonly browserHash: string;
    readonly resumes: string | null;
    readonly lead: LeadDetails;
  },
): Promise<CodeVerified | null> {
  const { attempt } = input;
  const tokens = attempt === null ? randomTokens(random) : tokensOfAttempt(serverKey, { ...input, attempt });
  return inTransaction(db, async (trx) => {
    const used = await trx
      .updateTable("challenges")
      .set({ used_at: sql<Date>`now()`, sends: 1 })
      .where("tenant_id", "=", TENANT)
      .where("id", "=", input.id)
      .where("salt", "=", input.salt)
      .where("used_at", "is", null)
      .returning("id")
      .executeTakeFirst();
    if (!used) return null;
    await trx
      .updateTable("leads")
      .set({
        verified_at: sql<Date>`now()`,
        updated_at: new Date(),
        doc: JSON.stringify({ ...input.lead, ...LEAD_CONSTANTS }),
      })
      .where("tenant_id", "=", TENANT)
      .where("id", "=", input.id)
      .execute();
    await countDialCodeVerification(trx, input.phone.isd);
    if (input.resumes) await ownResumed(trx, { ...input, responseId: input.resumes });
    await startSession(trx, random, tokens, { phone: input.phone, browserHash: input.browserHash });
    return { kind: "verified", ...tokens };
  });
}
