import { sql } from "kysely";
import { hmacSha256, sha256 } from "#platform/digest.ts";
import { type Db, TENANT } from "#platform/postgres/tables.ts";
import { inTransaction } from "#platform/postgres/transaction.ts";
import type { Language, ShopContext } from "../context.ts";
import { CODE_POLICY, type SendLimits } from "./code-policy.ts";
import { codeText } from "./code-words.ts";
import { countDialCodeSend, isDialCodePaused } from "./dial-code.ts";
import { queueMessage } from "./message.ts";
import { type PhoneNumber, wholeNumber } from "./phone-number.ts";
import { type RateLimit, takeFromBucket } from "./rate-bucket.ts";

/** What visitors say about themselves; kept with the lead, never put into a message. */
export type LeadDetails = {
  readonly name: string;
  readonly email: string;
  readonly utm: { readonly source: string; readonly medium: string; readonly campaign: string };
};

export type CodeSent =
  | { readonly kind: "sent"; readonly resendAfter: number }
  /** Asked again too soon. `standing`: the earlier code may still be typed in, as where only the answer to its request was lost. */
  | { readonly kind: "wait"; readonly retryAfter: number; readonly standing: boolean }
  | { readonly kind: "number-limit" | "address-limit" | "dial-code-limit"; readonly retryAfter: number }
  | { readonly kind: "dial-code-closed" };
export type CodeRefused = Exclude<CodeSent, { readonly kind: "sent" }>;

/**
 * Sends a one-time code to a number, bound to this browser; a resend replaces the earlier code. Everything happens in one
 * transaction: a send that a limit refuses counts towards no limit and leaves the earlier code as it was.
 */
export async function sendCode(
  context: ShopContext & { readonly sendLimits: SendLimits },
  input: {
    readonly phone: PhoneNumber;
    readonly browserHash: string;
    readonly address: string;
    /** The page's language; the message is written in it. */
    readonly language: Language;
    readonly lead: LeadDetails;
  },
): Promise<CodeSent> {
  const { db, random, sendLimits, serverKey } = context;
  const number = wholeNumber(input.phone);
  const { isd } = input.phone;
  if (sendLimits.dialCodes && !sendLimits.dialCodes.includes(isd)) return { kind: "dial-code-closed" };

  const code = random.digits(CODE_POLICY.length);
  const salt = random.token(16);
  const challengeId = challengeOf(number, input.browserHash);
  try {
    return await inTransaction(db, async (trx) => {
      const challenge = await replaceCode(trx, {
        id: challengeId,
        number,
        salt,
        codeHash: hashCode(serverKey, { salt, number, code }),
      });
      if (challenge.kind !== "replaced") return challenge;
      for (const [kind, rate, subject] of ratesOf(sendLimits, number, input.address, isd)) {
        const taken = await takeFromBucket(trx, rate, subject);
        if (taken.kind === "full") throw new Refused({ kind, retryAfter: taken.retryAfter });
      }
      if (await isDialCodePaused(trx, isd)) throw new Refused({ kind: "dial-code-limit", retryAfter: 3600 });
      await countDialCodeSend(trx, isd);
      await keepLead(trx, challengeId, number, input.lead);
      await queueMessage(context, trx, {
        channel: "sms",
        to: number,
        template: "one-time-code",
        language: input.language,
        text: codeText(input.language, code),
        links: [],
        idempotencyKey: `code:${salt}`,
      });
      return { kind: "sent", resendAfter: resendWait(challenge.sends) };
    });
  } catch (error) {
    if (error instanceof Refused) return error.outcome;
    throw error;
  }
}

/** Carries a refusal out of the transaction, so that nothing of the send remains. */
class Refused extends Error {
  readonly outcome: CodeRefused;
  constructor(outcome: CodeRefused) {
    super(outcome.kind);
    this.outcome = outcome;
  }
}

/** The rate limits of one send, always taken in this order, so that two sends never wait for each other in a circle. */
function ratesOf(
  limits: SendLimits,
  number: string,
  address: string,
  isd: string,
): readonly (readonly ["number-limit" | "address-limit" | "dial-code-limit", RateLimit, string])[] {
  return [
    ["number-limit", CODE_POLICY.limits.sendsPerNumberSoon, number],
    ["number-limit", CODE_POLICY.limits.sendsPerNumberDaily, number],
    ["address-limit", { kind: "sends-address-hour", limit: limits.perAddressHourly, window: 3600 }, address],
    ["address-limit", { kind: "sends-address-day", limit: limits.perAddressDaily, window: 86_400 }, address],
    ["dial-code-limit", { kind: "sends-dial-code-day", limit: limits.perDialCodeDaily, window: 86_400 }, isd],
  ];
}

/** Puts the new code in place once the wait since the last one is over; one statement decides among racing sends. */
async function replaceCode(
  trx: Db,
  code: { readonly id: string; readonly number: string; readonly salt: string; readonly codeHash: string },
): Promise<
  | { readonly kind: "replaced"; readonly sends: number }
  | { readonly kind: "wait"; readonly retryAfter: number; readonly standing: boolean }
> {
  const expires = sql<Date>`now() + make_interval(secs => ${CODE_POLICY.life})`;
  const row = await trx
    .insertInto("challenges")
    .values({
      tenant_id: TENANT,
      id: code.id,
      number: code.number,
      code_hash: code.codeHash,
      salt: code.salt,
      tries: 0,
      sends: 1,
      expires_at: expires,
      used_at: null,
    })
    .onConflict((conflict) =>
      conflict
        .columns(["tenant_id", "id"])
        .doUpdateSet({
          code_hash: code.codeHash,
          salt: code.salt,
          tries: 0,
          sends: sql`case when ${forgotten} then 1 else challenges.sends + 1 end`,
          sent_at: sql`now()`,
          expires_at: expires,
          used_at: null,
        })
        .where(sql<boolean>`${waitOver} <= now()`),
    )
    .returning("sends")
    .executeTakeFirst();
  if (row) return { kind: "replaced", sends: row.sends };
  const waiting = await trx
    .selectFrom("challenges")
    .select([
      sql<number>`ceil(extract(epoch from ${waitOver} - now()))::int`.as("seconds"),
      sql<boolean>`challenges.used_at is null and challenges.expires_at > now()
        and challenges.tries < ${CODE_POLICY.triesPerCode}`.as("standing"),
    ])
    .where("tenant_id", "=", TENANT)
    .where("id", "=", code.id)
    .executeTakeFirstOrThrow();
  return { kind: "wait", retryAfter: Math.max(1, waiting.seconds), standing: waiting.standing };
}

const forgotten = sql`challenges.sent_at < now() - make_interval(secs => ${CODE_POLICY.resendMemory})`;
const [firstWait, secondWait, laterWait] = CODE_POLICY.resendWaits;
const waitOver = sql`challenges.sent_at + make_interval(secs => case
  when challenges.sends <= 1 then ${firstWait}::int when challenges.sends = 2 then ${secondWait}::int else ${laterWait}::int end)`;

function resendWait(sends: number): number {
  return CODE_POLICY.resendWaits[Math.min(sends, CODE_POLICY.resendWaits.length) - 1] ?? laterWait;
}

async function keepLead(trx: Db, id: string, number: string, lead: LeadDetails): Promise<void> {
  const doc = JSON.stringify(lead);
  await trx
    .insertInto("leads")
    .values({ tenant_id: TENANT, id, number, verified_at: null, doc })
    .onConflict((conflict) => conflict.columns(["tenant_id", "id"]).doUpdateSet({ doc, updated_at: new Date() }))
    .execute();
}

/** The id of a number's challenge and lead in a browser: there is one code at a time for the two. */
export function challengeOf(number: string, browserHash: string): string {
  return sha256(`${number}|${browserHash}`);
}

export function hashCode(
  serverKey: string,
  code: { readonly salt: string; readonly number: string; readonly code: string },
): string {
  return hmacSha256(`codes:${serverKey}`, `${code.salt}|${code.number}|${code.code}`);
}
