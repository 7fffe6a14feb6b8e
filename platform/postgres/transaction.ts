import { setTimeout as delay } from "node:timers/promises";
import type { Kysely, Transaction } from "kysely";

/**
 * Failures after which nothing of the transaction has happened and the same work may simply run again:
 * a lost race (40001), a deadlock (40P01), a server that has just become a standby (25006) or is shutting down (57P01).
 */
const RETRYABLE = new Set(["40001", "40P01", "25006", "57P01"]);
const ATTEMPTS = 6;

/** Runs the work in one transaction, and again after a failure that allows it; so the work must touch nothing but `trx`. */
export function inTransaction<Tables, Result>(
  db: Kysely<Tables>,
  work: (trx: Transaction<Tables>) => Promise<Result>,
): Promise<Result> {
  return withRetry(() => db.transaction().execute(work));
}

/** Repeats the work on retryable failures, six tries with pauses from 50 ms to 800 ms; any other failure is thrown at once. */
export async function withRetry<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (attempt === ATTEMPTS || !isRetryable(error)) throw error;
      await delay(25 * 2 ** attempt);
    }
  }
}

export function isRetryable(error: unknown): boolean {
  return error instanceof Error && "code" in error && RETRYABLE.has(String(error.code));
}
