import { sql } from "kysely";
import { afterAll, inject } from "vitest";
import { openDatabase } from "#platform/postgres/database.ts";
import type { Tables } from "#platform/postgres/tables.ts";

const { db, close } = openDatabase<Tables>(inject("appDatabaseUrl"));
afterAll(close);

/** Makes the timed offer of a number (with its dial code) end so many seconds from now; below 0 it is over. */
export async function offerEndsIn(number: string, seconds: number): Promise<void> {
  const ends = sql<Date>`now() + make_interval(secs => ${seconds})`;
  await db.updateTable("offers").set({ ends_at: ends }).where("id", "=", number).execute();
}

/** Makes the one-time codes of a number look as if they were sent so many seconds ago. */
export async function codesSentAgo(number: string, seconds: number): Promise<void> {
  const sent = sql<Date>`now() - make_interval(secs => ${seconds})`;
  await db.updateTable("challenges").set({ sent_at: sent }).where("number", "=", number).execute();
}

/** Makes late payments arrive now: the sandbox tells of them within its next second. */
export async function latePaymentsArrive(): Promise<void> {
  const now = sql<Date>`clock_timestamp()`;
  await db.updateTable("sandbox_events").set({ due_at: now }).where("due_at", ">", now).execute();
}
