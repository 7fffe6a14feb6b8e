import { sql } from "kysely";
import { sha256 } from "#platform/digest.ts";
import { type Db, TENANT } from "#platform/postgres/tables.ts";

/** At most `limit` events of a kind per subject within a window of `window` seconds that starts with its first event. */
export type RateLimit = { readonly kind: string; readonly limit: number; readonly window: number };

export type Taken = { readonly kind: "taken" } | { readonly kind: "full"; readonly retryAfter: number };

/** Counts one event and says whether it was still within the limit; in one statement, so that processes can share the bucket. */
export async function takeFromBucket(db: Db, rate: RateLimit, subject: string): Promise<Taken> {
  const window = sql`make_interval(secs => ${rate.window})`;
  const over = sql<boolean>`rate_buckets.expires_at <= now()`;
  const row = await db
    .insertInto("rate_buckets")
    .values({ tenant_id: TENANT, id: bucketId(rate, subject), count: 1, expires_at: sql`now() + ${window}` })
    .onConflict((conflict) =>
      conflict.columns(["tenant_id", "id"]).doUpdateSet({
        count: sql`case when ${over} then 1 else rate_buckets.count + 1 end`,
        window_started_at: sql`case when ${over} then now() else rate_buckets.window_started_at end`,
        expires_at: sql`case when ${over} then now() + ${window} else rate_buckets.expires_at end`,
      }),
    )
    .returning(["count", secondsLeft.as("retry_after")])
    .executeTakeFirstOrThrow();
  return row.count <= rate.limit ? { kind: "taken" } : { kind: "full", retryAfter: Math.max(1, row.retry_after) };
}

/** Whether one more event would still be within the limit; counts nothing. */
export async function lookIntoBucket(db: Db, rate: RateLimit, subject: string): Promise<Taken> {
  const row = await db
    .selectFrom("rate_buckets")
    .select(["count", secondsLeft.as("retry_after")])
    .where("tenant_id", "=", TENANT)
    .where("id", "=", bucketId(rate, subject))
    .where("expires_at", ">", sql<Date>`now()`)
    .executeTakeFirst();
  return !row || row.count < rate.limit
    ? { kind: "taken" }
    : { kind: "full", retryAfter: Math.max(1, row.retry_after) };
}

const secondsLeft = sql<number>`ceil(extract(epoch from rate_buckets.expires_at - now()))::int`;

/** Subjects are phone numbers and network addresses, so only their hash is kept. */
function bucketId(rate: RateLimit, subject: string): string {
  return `${rate.kind}:${sha256(subject)}`;
}
