import path from "node:path";
import { openDatabase } from "#platform/postgres/database.ts";
import { migrateToLatest } from "#platform/postgres/migrate.ts";
import { installQueues } from "#platform/queue/install.ts";

export const MIGRATIONS = path.join(import.meta.dirname, "../migrations");

/** Brings the database at `url` to the newest schema, the job queues included; safe to run from several processes at once. */
export async function migrate(url: string): Promise<readonly string[]> {
  const { db, close } = openDatabase(url, { connections: 2 });
  try {
    const applied = await migrateToLatest(db, MIGRATIONS);
    await installQueues(url);
    return applied;
  } finally {
    await close();
  }
}
